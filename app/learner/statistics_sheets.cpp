#include "app/learner/statistics_sheets.h"

#include "app/content/library.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

constexpr int weeksShown = 12;
constexpr int daysShown = 30;
constexpr int calendarDays = 26 * 7;
constexpr int daysInWeek = 7;
constexpr double msInMinute = 60000.0;

QString say(const char* words)
{
    return QCoreApplication::translate("statistics", words);
}

double percent(int part, int whole)
{
    return whole > 0 ? 100.0 * part / whole : 0.0;
}

Sheet dueSheet(const Statistics& all)
{
    Sheet sheet{
        u"due"_s,
        SheetKind::Bars,
        say(QT_TRANSLATE_NOOP("statistics", "What is due")),
        say(QT_TRANSLATE_NOOP("statistics", "Cards by the day on which they are due, in the next 30 "
                                            "days. What is overdue is due today.")),
        say(QT_TRANSLATE_NOOP("statistics", "No card is scheduled in the next 30 days.")),
        {{say(QT_TRANSLATE_NOOP("statistics", "Day")),
          say(QT_TRANSLATE_NOOP("statistics", "A day of study: it begins at the hour that you set."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Due")),
          say(QT_TRANSLATE_NOOP("statistics", "Cards that were answered before and are due that day; "
                                              "new cards are not counted."))}},
        {}};
    for (int day = 0; day < all.due.size(); ++day)
        sheet.rows.append({all.dateOf(all.today + day), all.due[day]});
    if (std::ranges::all_of(all.due, [](int due) { return due == 0; }))
        sheet.rows.clear();
    return sheet;
}

Sheet retentionSheet(const Statistics& all)
{
    Sheet sheet{
        u"retention"_s,
        SheetKind::Lines,
        say(QT_TRANSLATE_NOOP("statistics", "Remembered, and wanted")),
        say(QT_TRANSLATE_NOOP("statistics", "Of the cards that were reviewed in a week, how many were "
                                            "remembered; beside it what you want.")),
        say(QT_TRANSLATE_NOOP("statistics", "No card was reviewed a day or more after it was learned.")),
        {{say(QT_TRANSLATE_NOOP("statistics", "Week from")),
          say(QT_TRANSLATE_NOOP("statistics", "The first of seven days; the last week ends today."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Reviews")),
          say(QT_TRANSLATE_NOOP("statistics", "Answers to cards in review, which had waited a day at least. "
                                              "Learning steps and cramming do not count."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Remembered %")),
          say(QT_TRANSLATE_NOOP("statistics",
                                "True retention: the share of those reviews that was not graded "
                                "“Again”."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Wanted %")),
          say(QT_TRANSLATE_NOOP("statistics",
                                "How likely a card shall be known when it is due, as set now."))}},
        {}};
    for (int week = weeksShown - 1; week >= 0; --week) {
        const StudyDay last = all.today - week * daysInWeek;
        int reviews = 0, passed = 0;
        for (const DayWork& day : all.work)
            if (day.day > last - daysInWeek && day.day <= last) {
                reviews += day.reviews;
                passed += day.passed;
            }
        if (reviews > 0)
            sheet.rows.append({all.dateOf(last - daysInWeek + 1), reviews, percent(passed, reviews),
                               100.0 * all.wantedRecall});
    }
    return sheet;
}

Sheet chapterSheet(const Statistics& all, const content::Library& library, const QString& language)
{
    Sheet sheet{
        u"chapters"_s,
        SheetKind::Stacked,
        say(QT_TRANSLATE_NOOP("statistics", "Mastery by chapter")),
        say(QT_TRANSLATE_NOOP("statistics", "The cards of each chapter by how well they are known.")),
        say(QT_TRANSLATE_NOOP("statistics", "There are no cards yet.")),
        {{say(QT_TRANSLATE_NOOP("statistics", "Chapter")),
          say(QT_TRANSLATE_NOOP("statistics", "The chapter whose questions or beliefs the cards ask."))},
         {say(QT_TRANSLATE_NOOP("statistics", "New")),
          say(QT_TRANSLATE_NOOP("statistics", "Cards that were never answered."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Learning")),
          say(QT_TRANSLATE_NOOP("statistics",
                                "Cards on a step of minutes, after a first or a failed answer."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Young")),
          say(QT_TRANSLATE_NOOP("statistics",
                                "Cards in review with a stability below 21 days: recall would fall "
                                "to 90% within that time."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Mature")),
          say(QT_TRANSLATE_NOOP("statistics", "Cards in review with a stability of 21 days or more."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Recall %")),
          say(QT_TRANSLATE_NOOP("statistics",
                                "How likely an answered card is known now, by FSRS-6; the mean over "
                                "them."))}},
        {}};
    for (const ChapterMastery& here : all.chapters) {
        const content::Chapter* chapter = library.chapter(here.chapter);
        const bool isAnswered = here.cards() > here.fresh;
        sheet.rows.append({chapter ? chapter->titles.value(language, here.chapter) : here.chapter, here.fresh,
                           here.learning, here.young, here.mature,
                           isAnswered ? QVariant(100.0 * here.recall) : QVariant()});
    }
    return sheet;
}

QString stateWords(BeliefState state)
{
    switch (state) {
    case BeliefState::Trace:
        return say(QT_TRANSLATE_NOOP("statistics", "a trace"));
    case BeliefState::Active:
        return say(QT_TRANSLATE_NOOP("statistics", "active"));
    case BeliefState::Fading:
        return say(QT_TRANSLATE_NOOP("statistics", "fading"));
    case BeliefState::Cured:
        return say(QT_TRANSLATE_NOOP("statistics", "cured"));
    }
    return {};
}

Sheet beliefSheet(const Statistics& all, const content::Library& library, const QString& language)
{
    Sheet sheet{
        u"misconceptions"_s,
        SheetKind::Counts,
        say(QT_TRANSLATE_NOOP("statistics", "Misconceptions")),
        say(QT_TRANSLATE_NOOP("statistics",
                              "Beliefs that showed in wrong answers, and what became of them.")),
        say(QT_TRANSLATE_NOOP("statistics", "No wrong answer has shown a misconception.")),
        {{say(QT_TRANSLATE_NOOP("statistics", "Belief")),
          say(QT_TRANSLATE_NOOP("statistics", "The misconception to which the chosen answers belong."))},
         {say(QT_TRANSLATE_NOOP("statistics", "State")),
          say(QT_TRANSLATE_NOOP(
              "statistics",
              "Active: shown once when you were sure, or twice when you thought so. Fading: since "
              "then one right answer to such a question; cured: two. Less is a trace."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Shown")),
          say(QT_TRANSLATE_NOOP("statistics", "First answers to a question that showed it."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Last")),
          say(QT_TRANSLATE_NOOP("statistics", "The day on which it showed last."))}},
        {}};
    for (const Belief& belief : all.beliefs) {
        const content::Misconception* known = library.misconception(belief.misconception);
        sheet.rows.append({known ? content::inLanguage(known->belief, language) : belief.misconception,
                           stateWords(belief.state()), belief.hits, belief.lastHit.toLocalTime().date()});
    }
    return sheet;
}

Sheet timeSheet(const Statistics& all)
{
    Sheet sheet{
        u"time"_s,
        SheetKind::Bars,
        say(QT_TRANSLATE_NOOP("statistics", "Time spent")),
        say(QT_TRANSLATE_NOOP("statistics", "Minutes spent on cards on each of the last 30 days.")),
        say(QT_TRANSLATE_NOOP("statistics", "No card was answered in the last 30 days.")),
        {{say(QT_TRANSLATE_NOOP("statistics", "Day")),
          say(QT_TRANSLATE_NOOP("statistics", "A day of study: it begins at the hour that you set."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Minutes")),
          say(QT_TRANSLATE_NOOP("statistics", "From the question to its answer, at most ten minutes each; "
                                              "cramming left out."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Answers")),
          say(QT_TRANSLATE_NOOP("statistics", "Graded answers to cards, in quizzes and in reviews; cramming "
                                              "left out."))}},
        {}};
    for (StudyDay day = all.today - daysShown + 1; day <= all.today; ++day) {
        const auto work = std::ranges::find(all.work, day, &DayWork::day);
        const DayWork done = work != all.work.end() ? *work : DayWork{};
        if (done.answers > 0 || !sheet.rows.isEmpty()) // from the first of those days on which there was some
            sheet.rows.append({all.dateOf(day), double(done.ms) / msInMinute, done.answers});
    }
    return sheet;
}

Sheet calendarSheet(const Statistics& all)
{
    Sheet sheet{
        u"calendar"_s,
        SheetKind::Calendar,
        say(QT_TRANSLATE_NOOP("statistics", "Calendar")),
        say(QT_TRANSLATE_NOOP("statistics", "On which days of the last half year you answered cards, and how "
                                            "many: the fuller, the more.")),
        say(QT_TRANSLATE_NOOP("statistics", "No card was answered in the last half year.")),
        {{say(QT_TRANSLATE_NOOP("statistics", "Day")),
          say(QT_TRANSLATE_NOOP("statistics", "A day of study: it begins at the hour that you set."))},
         {say(QT_TRANSLATE_NOOP("statistics", "Answers")),
          say(QT_TRANSLATE_NOOP("statistics", "Graded answers to cards, in quizzes and in reviews; cramming "
                                              "left out."))}},
        {}};
    for (const DayWork& day : all.work)
        if (day.day > all.today - calendarDays && day.day <= all.today)
            sheet.rows.append({all.dateOf(day.day), day.answers});
    return sheet;
}

QString csvField(const QVariant& value)
{
    QString text = value.toString();
    if (value.typeId() == QMetaType::QDate)
        text = value.toDate().toString(Qt::ISODate);
    else if (value.typeId() == QMetaType::Double)
        text = QLocale::c().toString(value.toDouble(), 'f', 2);
    if (!text.contains(u'"') && !text.contains(u',') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + text.replace(u"\""_s, u"\"\""_s) + u'"';
}

} // namespace

QList<Sheet> sheetsOf(const Statistics& statistics, const content::Library& library, const QString& language)
{
    return {dueSheet(statistics),
            retentionSheet(statistics),
            chapterSheet(statistics, library, language),
            beliefSheet(statistics, library, language),
            timeSheet(statistics),
            calendarSheet(statistics)};
}

QByteArray toCsv(const Sheet& sheet)
{
    QStringList names;
    for (const SheetColumn& column : sheet.columns)
        names.append(csvField(column.name));
    QStringList lines{names.join(u',')};
    for (const QVariantList& row : sheet.rows) {
        QStringList fields;
        for (const QVariant& value : row)
            fields.append(csvField(value));
        lines.append(fields.join(u','));
    }
    return (lines.join(u"\r\n"_s) + u"\r\n"_s).toUtf8();
}

} // namespace casefile::learner
