#include "app/learner/interview/interview_practice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

InterviewPractice::InterviewPractice(MsClock clock, QObject* parent)
    : QObject(parent)
    , m_watch(clock)
    , m_timer(clock)
{}

void InterviewPractice::setQuestions(const QList<content::InterviewQuestion>& questions)
{
    const QString kept = toJson();
    m_questions = questions;
    m_index = -1;
    restore(kept);
}

void InterviewPractice::setFilter(const InterviewFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    followFilter();
    emit changed();
}

void InterviewPractice::followFilter()
{
    m_shown.clear();
    for (int i = 0; i < int(m_questions.size()); ++i) {
        if (m_filter.admits(m_questions[i]))
            m_shown.append(i);
    }
    if (!m_shown.contains(m_index))
        show(m_shown.isEmpty() ? -1 : m_shown.first());
}

const content::InterviewQuestion* InterviewPractice::question() const
{
    return m_index >= 0 && m_index < m_questions.size() ? &m_questions[m_index] : nullptr;
}

PracticePhase InterviewPractice::phase() const
{
    return question() ? m_phase : PracticePhase::Empty;
}

int InterviewPractice::indexOf(const QString& id) const
{
    const auto found = std::ranges::find(m_questions, id, &content::InterviewQuestion::id);
    return found == m_questions.cend() ? -1 : int(found - m_questions.cbegin());
}

/// What was begun is found again by who comes back.
void InterviewPractice::putAside()
{
    const content::InterviewQuestion* left = question();
    if (!left)
        return;
    if (m_phase == PracticePhase::Answering && m_typed.isEmpty())
        m_drafts.remove(left->id);
    else
        m_drafts[left->id] = {m_phase, m_typed, m_sheet, m_watch.elapsed()};
}

void InterviewPractice::show(int index)
{
    if (index != m_index)
        putAside();
    m_index = index;
    QStringList points;
    if (const content::InterviewQuestion* shown = question()) {
        for (const content::InterviewPoint& point : shown->points)
            points.append(point.id);
    }
    const Draft draft = question() ? m_drafts.take(question()->id) : Draft();
    m_phase = draft.phase;
    m_typed = draft.typed;
    m_sheet = m_phase == PracticePhase::Answering ? AnswerSheet(points) : draft.sheet;
    m_watch.reset(draft.ms);
    m_timer.reset();
    m_timerSeconds = 0;
    if (m_isOnScreen && m_phase == PracticePhase::Answering)
        m_watch.start();
    emit questionChanged();
}

void InterviewPractice::open(const QString& id)
{
    const int found = indexOf(id);
    if (found < 0)
        return;
    if (!m_filter.admits(m_questions[found])) {
        m_filter = {};
        followFilter();
    }
    show(found);
    emit changed();
}

bool InterviewPractice::canGo(int by) const
{
    const int to = place() + by;
    return place() >= 0 && to >= 0 && to < m_shown.size();
}

void InterviewPractice::go(int by)
{
    if (!canGo(by))
        return;
    show(m_shown[place() + by]);
    emit changed();
}

void InterviewPractice::setTyped(const QString& words)
{
    if (m_phase == PracticePhase::Answering)
        m_typed = words;
}

void InterviewPractice::reveal()
{
    if (phase() != PracticePhase::Answering)
        return;
    m_watch.stop();
    m_timerSeconds = 0;
    m_phase = PracticePhase::Comparing;
    emit changed();
}

void InterviewPractice::tick(const QString& point, bool on)
{
    if (m_phase != PracticePhase::Comparing)
        return;
    m_sheet.tick(point, on);
    emit changed();
}

void InterviewPractice::chooseLevel(int level)
{
    if (m_phase != PracticePhase::Comparing)
        return;
    m_sheet.chooseLevel(level);
    emit changed();
}

void InterviewPractice::undo()
{
    if (m_phase != PracticePhase::Comparing)
        return;
    m_sheet.undo();
    emit changed();
}

void InterviewPractice::redo()
{
    if (m_phase != PracticePhase::Comparing)
        return;
    m_sheet.redo();
    emit changed();
}

std::optional<InterviewAnswer> InterviewPractice::answer(Grade grade, const QDateTime& now) const
{
    const content::InterviewQuestion* asked = question();
    if (!asked || m_phase != PracticePhase::Comparing)
        return std::nullopt;
    InterviewAnswer answer;
    answer.question = asked->id;
    answer.version = asked->version;
    answer.chapter = asked->chapter;
    answer.typed = m_typed.trimmed();
    answer.points = m_sheet.ticked();
    answer.level = m_sheet.level();
    answer.grade = grade;
    answer.proposed = m_sheet.suggestedGrade();
    answer.answerMs = m_watch.elapsed();
    answer.when = now;
    return answer;
}

void InterviewPractice::markGraded()
{
    if (m_phase != PracticePhase::Comparing)
        return;
    m_phase = PracticePhase::Graded;
    emit changed();
}

void InterviewPractice::again()
{
    show(m_index);
    emit changed();
}

void InterviewPractice::startTimer(int seconds)
{
    m_timerSeconds = phase() == PracticePhase::Answering ? seconds : 0;
    m_timer.reset();
    if (m_timerSeconds > 0)
        m_timer.start();
    emit changed();
}

qint64 InterviewPractice::remainingMs() const
{
    constexpr qint64 msPerSecond = 1000;
    return std::max<qint64>(0, m_timerSeconds * msPerSecond - m_timer.elapsed());
}

void InterviewPractice::setOnScreen(bool on)
{
    if (on == m_isOnScreen)
        return;
    m_isOnScreen = on;
    if (!on)
        m_watch.stop();
    else if (phase() == PracticePhase::Answering)
        m_watch.start();
}

QString InterviewPractice::toJson() const
{
    const QJsonObject object{
        {u"chapter"_s, m_filter.chapter},
        {u"level"_s, m_filter.level},
        {u"kind"_s, m_filter.kind},
        {u"words"_s, m_filter.words},
        {u"question"_s, question() ? question()->id : QString()},
        {u"phase"_s, int(m_phase)},
        {u"typed"_s, m_typed},
        {u"points"_s, QJsonArray::fromStringList(m_sheet.ticked())},
        {u"rubric"_s, m_sheet.isLevelChosen() ? m_sheet.level() : 0},
        {u"ms"_s, m_watch.elapsed()},
    };
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// What is no longer there is left out: then the first question that fits is shown.
void InterviewPractice::restore(const QString& json)
{
    const QJsonObject object = QJsonDocument::fromJson(json.toUtf8()).object();
    m_filter = {object[u"chapter"_s].toString(), object[u"level"_s].toString(), object[u"kind"_s].toString(),
                object[u"words"_s].toString()};
    followFilter();
    const int found = indexOf(object[u"question"_s].toString());
    if (m_shown.contains(found)) {
        show(found);
        const int phase = object[u"phase"_s].toInt();
        if (phase == int(PracticePhase::Comparing) || phase == int(PracticePhase::Graded))
            m_phase = PracticePhase(phase);
        m_typed = object[u"typed"_s].toString();
        QStringList points;
        for (const QJsonValue& point : object[u"points"_s].toArray())
            points.append(point.toString());
        m_sheet.restore(points, object[u"rubric"_s].toInt());
        m_watch.reset(object[u"ms"_s].toInteger());
        if (m_isOnScreen && m_phase == PracticePhase::Answering)
            m_watch.start();
    }
    emit questionChanged();
    emit changed();
}

} // namespace casefile::learner
