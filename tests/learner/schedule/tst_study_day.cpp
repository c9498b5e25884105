#include "app/learner/schedule/study_day.h"

#include <QTest>

using namespace casefile::learner;

namespace {

QDateTime at(const QTimeZone& zone, int month, int day, int hour, int minute)
{
    return QDateTime(QDate(2026, month, day), QTime(hour, minute), zone);
}

} // namespace

class TestStudyDay : public QObject
{
    Q_OBJECT

private slots:
    void aDayEndsAtFourInTheMorning()
    {
        const QTimeZone shanghai("Asia/Shanghai");
        const StudyCalendar calendar(shanghai);
        const StudyDay day = calendar.dayOf(at(shanghai, 3, 1, 12, 0));
        QCOMPARE(calendar.dayOf(at(shanghai, 3, 1, 4, 0)), day);
        QCOMPARE(calendar.dayOf(at(shanghai, 3, 2, 3, 59)), day);
        QCOMPARE(calendar.dayOf(at(shanghai, 3, 2, 4, 0)), day + 1);
    }

    void theZoneIsAValueNotThatOfTheMachine()
    {
        const QDateTime noonInGreenwich(QDate(2026, 3, 1), QTime(19, 0), Qt::UTC);
        QCOMPARE(StudyCalendar(QTimeZone("Asia/Shanghai")).dayOf(noonInGreenwich),
                 StudyCalendar(QTimeZone::utc()).dayOf(noonInGreenwich)); // 3 a.m. of the next date there
        QCOMPARE(StudyCalendar(QTimeZone("Asia/Tokyo")).dayOf(noonInGreenwich),
                 StudyCalendar(QTimeZone::utc()).dayOf(noonInGreenwich) + 1);
    }

    void theCountBeginsIn1970()
    {
        const StudyCalendar calendar(QTimeZone::utc());
        QCOMPARE(calendar.dayOf(QDateTime(QDate(1970, 1, 1), QTime(4, 0), Qt::UTC)), 0);
        QCOMPARE(calendar.dayOf(QDateTime(QDate(1970, 1, 1), QTime(3, 0), Qt::UTC)), -1);
    }

    /// Also where the clock is put forward or back, on any rollover hour, each day is one that follows.
    void everyDayBeginsInItself()
    {
        for (const char* name :
             {"Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"}) {
            for (const int hour : {0, 2, 3, 4, 12}) {
                const StudyCalendar calendar(QTimeZone(name), hour);
                const StudyDay first = calendar.dayOf(QDateTime(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC));
                for (StudyDay day = first; day < first + 366; ++day) {
                    QCOMPARE(calendar.dayOf(calendar.startOf(day)), day);
                    QCOMPARE(calendar.dayOf(calendar.startOf(day + 1).addMSecs(-1)), day);
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestStudyDay)
#include "tst_study_day.moc"
