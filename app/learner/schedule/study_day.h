#pragma once

#include <QDateTime>
#include <QTimeZone>

namespace casefile::learner {

/// A day of study, counted from 1 January 1970 in the learner's own calendar.
using StudyDay = int;

/// Says which study day a moment belongs to: one that begins some hours after midnight, so that who learns
/// late at night is still in the same day. By the clock on the wall, also where that is put forward or back.
class StudyCalendar
{
public:
    static constexpr int usualRollover = 4; ///< 4 a.m.

    explicit StudyCalendar(const QTimeZone& zone, int rolloverHour = usualRollover);

    StudyDay dayOf(const QDateTime& when) const;
    QDateTime startOf(StudyDay day) const;

private:
    QTimeZone m_zone;
    int m_rolloverHour;
};

} // namespace casefile::learner
