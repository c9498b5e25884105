#include "app/views/review/interval_words.h"

#include <QCoreApplication>

namespace casefile::views {

namespace {

constexpr double daysInMonth = 30.4;
constexpr double daysInYear = 365.25;
constexpr int minutesInHour = 60;

QString say(const char* words, int count)
{
    return QCoreApplication::translate("interval", words, nullptr, count);
}

/// With one decimal, where it is not 0.
QString decimal(double number)
{
    const double rounded = qRound(10 * number) / 10.0;
    return shownLocale().toString(rounded, 'f', rounded == qRound(rounded) ? 0 : 1);
}

} // namespace

QLocale shownLocale()
{
    return QLocale(QCoreApplication::translate("interval", "en", "code of the language: en or zh"));
}

QString intervalWords(const learner::CardState& state)
{
    const int days = state.intervalDays;
    if (days == 0 && state.intervalMinutes < minutesInHour)
        return say(QT_TRANSLATE_N_NOOP("interval", "%n min"), state.intervalMinutes);
    if (days == 0)
        return QCoreApplication::translate("interval", "%1 h").arg(decimal(state.intervalMinutes / 60.0));
    if (days < daysInMonth)
        return say(QT_TRANSLATE_N_NOOP("interval", "%n day(s)"), days);
    if (days < daysInYear)
        return QCoreApplication::translate("interval", "%1 months").arg(decimal(days / daysInMonth));
    return QCoreApplication::translate("interval", "%1 years").arg(decimal(days / daysInYear));
}

QString dueWords(const QDateTime& when, const QDateTime& now)
{
    const qint64 days = now.toLocalTime().date().daysTo(when.toLocalTime().date());
    if (days <= 0)
        return QCoreApplication::translate("interval", "at %1", "time of day")
            .arg(shownLocale().toString(when.toLocalTime().time(), QLocale::ShortFormat));
    if (days == 1)
        return QCoreApplication::translate("interval", "tomorrow");
    return QCoreApplication::translate("interval", "on %1", "date")
        .arg(shownLocale().toString(when.toLocalTime().date(), QLocale::LongFormat));
}

QString gradeWords(learner::Grade grade)
{
    switch (grade) {
    case learner::Grade::Again:
        return QCoreApplication::translate("interval", "Again", "a grade");
    case learner::Grade::Hard:
        return QCoreApplication::translate("interval", "Hard", "a grade");
    case learner::Grade::Good:
        return QCoreApplication::translate("interval", "Good", "a grade");
    case learner::Grade::Easy:
        return QCoreApplication::translate("interval", "Easy", "a grade");
    }
    return {};
}

} // namespace casefile::views
