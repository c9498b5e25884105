// A state set aside to be compared with the present one.
#include "app/playback/lesson_session.h"

#include <utility>

namespace casefile::playback {

namespace {

content::State stateOf(const QString& frozen)
{
    content::Faults faults;
    return content::stateFromLink(QUrl(frozen), faults);
}

} // namespace

content::State LessonSession::frozenState() const
{
    return isFrozen() ? stateOf(m_frozen) : content::State();
}

engine::TracePtr LessonSession::frozenTrace() const
{
    const bool isThere = m_frozenSource && !m_frozenSource->isComputing() &&
                         m_frozenSource->problem().kind == TraceProblem::Kind::None;
    return isThere ? m_frozenSource->trace() : nullptr;
}

bool LessonSession::isComputingFrozen() const
{
    return m_frozenSource && m_frozenSource->isComputing();
}

/// The frozen state has a source of its own, which goes with it: a long sentence takes memory.
void LessonSession::followFrozen()
{
    if (!isFrozen()) {
        m_frozenSource.reset();
        return;
    }
    if (!m_frozenSource) {
        m_frozenSource = std::make_unique<TraceSource>();
        connect(m_frozenSource.get(), &TraceSource::arrived, this, &LessonSession::publish);
    }
    m_frozenSource->request(stateOf(m_frozen));
}

void LessonSession::setFrozen(const QString& frozen)
{
    if (frozen == m_frozen)
        return;
    Edit edit;
    edit.part = Edit::Part::Frozen;
    edit.step = step().id;
    edit.frozenBefore = std::exchange(m_frozen, frozen);
    edit.frozenAfter = frozen;
    m_history.record(edit);
    m_isComparing = m_isComparing && isFrozen();
    refresh();
    publish();
}

void LessonSession::freeze()
{
    if (!trace() || !problem().isEmpty())
        return;
    content::State state = m_state;
    state.frozen.clear();
    setFrozen(content::deepLink(state).toString(QUrl::FullyEncoded));
}

void LessonSession::release()
{
    setFrozen({});
}

void LessonSession::setComparing(bool on)
{
    m_isComparing = on && isFrozen();
    publish();
}

} // namespace casefile::playback
