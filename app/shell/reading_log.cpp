#include "app/shell/reading_log.h"

#include "app/learner/store.h"

#include <utility>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int delayMs = 300; ///< writing makes the disk wait for some milliseconds

QString placeRow(const QString& chapter)
{
    return u"place/"_s + chapter;
}

QString freePlayRow(const QString& chapter)
{
    return u"free-play/"_s + chapter;
}

} // namespace

ReadingLog::ReadingLog(learner::Store& store)
    : m_store(store)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delayMs);
    m_timer.callOnTimeout([this] { write(); });
}

ReadingLog::~ReadingLog()
{
    write();
}

void ReadingLog::keep(const QString& chapter, const Kept& reading)
{
    if (kept(chapter) == reading)
        return;
    m_waiting.insert(chapter, reading);
    if (!m_timer.isActive())
        m_timer.start();
}

ReadingLog::Kept ReadingLog::kept(const QString& chapter) const
{
    const auto waiting = m_waiting.constFind(chapter);
    if (waiting != m_waiting.cend())
        return *waiting;
    return {QUrl(m_store.preference(placeRow(chapter))), QUrl(m_store.preference(freePlayRow(chapter)))};
}

void ReadingLog::write()
{
    m_timer.stop();
    if (!m_store.isWritable())
        return;
    m_waiting.removeIf([this](const std::pair<const QString&, Kept&>& reading) {
        const auto& [chapter, kept] = reading;
        return m_store.setPreference(placeRow(chapter), kept.place.toString(QUrl::FullyEncoded)) &&
               m_store.setPreference(freePlayRow(chapter), kept.freePlay.toString(QUrl::FullyEncoded));
    });
}

} // namespace casefile::shell
