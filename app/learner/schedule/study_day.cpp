#include "app/learner/schedule/study_day.h"

#include <algorithm>

namespace casefile::learner {

static const QDate firstStudyDay(1970, 1, 1);

StudyCalendar::StudyCalendar(const QTimeZone& zone, int rolloverHour)
    : m_zone(zone)
    , m_rolloverHour(rolloverHour)
{}

StudyDay StudyCalendar::dayOf(const QDateTime& when) const
{
    const QDateTime here = when.toTimeZone(m_zone);
    const int day = int(firstStudyDay.daysTo(here.date()));
    return here.time().hour() < m_rolloverHour ? day - 1 : day;
}

/// Where the clock is put forward over the rollover hour, or back so that it comes twice, the offsets before
/// and after are tried: the day begins at the first moment that belongs to it.
QDateTime StudyCalendar::startOf(StudyDay day) const
{
    constexpr int dayMs = 24 * 60 * 60 * 1000;
    const QDateTime wall(firstStudyDay.addDays(day), QTime(m_rolloverHour, 0), Qt::UTC);
    const auto startWith = [&](const QDateTime& other) {
        return wall.addSecs(-m_zone.offsetFromUtc(other)).toTimeZone(m_zone);
    };
    const QDateTime before = startWith(wall.addMSecs(-dayMs));
    const QDateTime after = startWith(wall.addMSecs(dayMs));
    const auto [first, second] = std::minmax(before, after);
    return dayOf(first) == day ? first : second;
}

} // namespace casefile::learner
