#include "app/learner/schedule/day_plan.h"
#include "app/learner/schedule/scheduler.h"

#include <QTest>

#include <algorithm>

using namespace casefile::learner;

namespace {

const StudyCalendar calendar(QTimeZone::utc());
const QDateTime now(QDate(2026, 5, 4), QTime(10, 0), Qt::UTC);
const StudyDay today = calendar.dayOf(now);

Card newCard(qint64 number)
{
    Card card;
    card.number = number;
    return card;
}

/// In review, last answered `elapsed` days ago, due `late` days ago.
Card reviewCard(qint64 number, double stability, int elapsed, int late)
{
    Card card = newCard(number);
    card.state.phase = Phase::Review;
    card.state.memory = {stability, 5.0};
    card.lastDay = today - elapsed;
    card.dueDay = today - late;
    return card;
}

Card stepCard(qint64 number, int minutesAgo)
{
    Card card = newCard(number);
    card.state.phase = Phase::Learning;
    card.dueUtcMs = now.toMSecsSinceEpoch() - minutesAgo * 60 * 1000;
    return card;
}

DayPlan plan(const std::vector<Card>& cards, const DailyLimits& limits = {}, const DayTally& done = {})
{
    return planDay(cards, limits, done, now, calendar);
}

using Numbers = std::vector<qint64>;

} // namespace

class TestDayPlan : public QObject
{
    Q_OBJECT

private slots:
    void stepsThenReviewsThenNewCards()
    {
        std::vector<Card> cards{newCard(1), reviewCard(2, 10, 10, 0), stepCard(3, 1)};
        QCOMPARE(*plan(cards).next(), 3);
        cards.pop_back();
        QCOMPARE(*plan(cards).next(), 2);
        cards.pop_back();
        QCOMPARE(*plan(cards).next(), 1);
        QVERIFY(!plan({}).next());
    }

    void whatIsMostNearlyForgottenComesFirst()
    {
        const std::vector<Card> cards{reviewCard(1, 100, 100, 0), reviewCard(2, 1, 5, 4),
                                      reviewCard(3, 10, 20, 10), reviewCard(4, 10, 20, 10),
                                      reviewCard(5, 10, 5, -1)};
        QCOMPARE(plan(cards).reviews, (Numbers{2, 3, 4, 1}));
        const MemoryModel model(defaultParameters, true);
        QVERIFY(model.retrievability(5, 1) < model.retrievability(20, 10));
        QVERIFY(model.retrievability(20, 10) < model.retrievability(100, 100));
    }

    void aStepIsShownWhenItsMinutesAreOver()
    {
        const DayPlan steps = plan({stepCard(1, -5), stepCard(2, 0), stepCard(3, 20), stepCard(4, -2)});
        QCOMPARE(steps.steps, (Numbers{3, 2}));
        QCOMPARE(*steps.nextStepUtcMs, now.addSecs(2 * 60).toMSecsSinceEpoch());
    }

    void limitsOfTheDayCountWhatIsDone()
    {
        std::vector<Card> cards;
        for (int n = 1; n <= 30; ++n) {
            cards.push_back(newCard(n));
            cards.push_back(reviewCard(100 + n, n, 10, 0));
        }
        DailyLimits limits;
        limits.newCards = 5;
        limits.reviews = 12;
        const DayPlan fresh = plan(cards, limits);
        QCOMPARE(fresh.newCards, (Numbers{1, 2, 3, 4, 5}));
        QCOMPARE(fresh.reviews.size(), std::size_t(12));
        QCOMPARE(fresh.putOff, 18);
        const DayPlan later = plan(cards, limits, {4, 11, 0});
        QCOMPARE(later.newCards, Numbers{1});
        QCOMPARE(later.reviews.size(), std::size_t(1));
        const DayPlan over = plan(cards, limits, {9, 40, 0});
        QVERIFY(over.newCards.empty() && over.reviews.empty());
    }

    void aBacklogIsDoneAfterTheDaysOfItsPlan()
    {
        constexpr int overdue = 103;
        constexpr int days = 7;
        DailyLimits limits;
        limits.reviews = 1000;
        limits.backlog = BacklogPlan{today, days};
        std::vector<Card> cards;
        for (int n = 1; n <= overdue; ++n)
            cards.push_back(reviewCard(n, 10, 40 + n, 30 + n));
        for (int day = 0; day < days; ++day) {
            const DayPlan share = planDay(cards, limits, {}, now.addDays(day), calendar);
            QVERIFY2(std::abs(int(share.reviews.size()) - overdue / days) <= 1,
                     qPrintable(QString::number(share.reviews.size())));
            for (const qint64 done : share.reviews)
                std::erase_if(cards, [done](const Card& card) { return card.number == done; });
        }
        QVERIFY(cards.empty());
    }

    void whatWasDoneOfTheBacklogTodayBelongsToTheShareOfToday()
    {
        DailyLimits limits;
        limits.backlog = BacklogPlan{today, 5};
        std::vector<Card> cards;
        for (int n = 1; n <= 50; ++n)
            cards.push_back(reviewCard(n, 10, 40, 30));
        QCOMPARE(plan(cards, limits).reviews.size(), std::size_t(10));
        cards.resize(46);
        QCOMPARE(plan(cards, limits, {0, 4, 4}).reviews.size(), std::size_t(6));
        cards.resize(40);
        QVERIFY(plan(cards, limits, {0, 10, 10}).reviews.empty());
    }

    void cardsDueTodayAreNoBacklog()
    {
        DailyLimits limits;
        limits.backlog = BacklogPlan{today, 10};
        std::vector<Card> cards;
        for (int n = 1; n <= 20; ++n)
            cards.push_back(reviewCard(n, 10, 10, 0));
        QCOMPARE(plan(cards, limits).reviews.size(), std::size_t(20));
    }

    void crammingIsCountedNowhere()
    {
        Review review;
        review.day = today;
        review.kind = ReviewKind::Review;
        review.before.phase = Phase::Review;
        review.elapsedDays = 5;
        review.scheduledDays = 3;
        Review cram = review;
        cram.kind = ReviewKind::Cram;
        Review learnt;
        learnt.day = today;
        Review yesterday = review;
        --yesterday.day;
        const std::vector<Review> reviews{review, cram, learnt, yesterday};
        QCOMPARE(tallyOf(reviews, today), (DayTally{1, 1, 1}));
        QCOMPARE(kindOf(Phase::Review, true), ReviewKind::Cram);
    }

    void aCardThatIsFailedTooOftenLeadsToItsLesson()
    {
        const auto leads = [](int lapses) {
            CardState before, after;
            before.lapses = lapses - 1;
            after.lapses = lapses;
            return isLeechNow(before, after, 8);
        };
        for (const int lapses : {8, 12, 16})
            QVERIFY(leads(lapses));
        for (const int lapses : {1, 7, 9, 11, 13})
            QVERIFY(!leads(lapses));
        CardState leech;
        leech.lapses = 8;
        QVERIFY(!isLeechNow(leech, leech, 8)); // known this time
        QVERIFY(!isLeechNow({}, leech, 0));
    }

    void aCardIsDueAfterItsStepOrOnItsDay()
    {
        const Scheduler scheduler{ScheduleSettings{}};
        Card card = newCard(1);
        card = dueAfter(card, scheduler.after(card.state, Grade::Good, 0, 1), now.toMSecsSinceEpoch(), today);
        QCOMPARE(card.dueUtcMs, now.addSecs(10 * 60).toMSecsSinceEpoch());
        const QDateTime late = now.addSecs(17 * 3600); // 3 a.m.: still the same study day
        card = dueAfter(card, scheduler.after(card.state, Grade::Good, 0, 1), late.toMSecsSinceEpoch(),
                        calendar.dayOf(late));
        QCOMPARE(card.lastDay, today);
        QCOMPARE(card.dueDay, today + card.state.intervalDays);
    }
};

QTEST_APPLESS_MAIN(TestDayPlan)
#include "tst_day_plan.moc"
