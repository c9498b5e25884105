// bench_deck [CARDS REVIEWS]: makes a learner's file of that size (10000 and 100000) in a temporary folder,
// and prints as JSON lines how many milliseconds the actions on it take: median and longest of some runs. No
// test: times depend on the machine.
#include "tests/learner/deck_answers.h"

#include "app/learner/card_rows.h"
#include "app/learner/database.h"
#include "app/learner/review_round.h"
#include "app/learner/schedule/settings_json.h"
#include "app/learner/statistics.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int runs = 9;

void measure(const char* name, const std::function<void()>& action)
{
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        QElapsedTimer timer;
        timer.start();
        action();
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    std::printf("{\"case\":\"%s\",\"median_ms\":%.2f,\"longest_ms\":%.2f}\n", name, times[runs / 2],
                times.back());
    std::fflush(stdout);
}

void insert(Database& database, const QString& table, const QString& columns, const QVariantList& row)
{
    const QString places = QStringList(row.size(), u"?"_s).join(u", "_s);
    if (!database.execute(u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(table, columns, places), row))
        qFatal("a row was refused");
}

/// Every card is answered `rounds` times, a round every 20 days; all in one transaction, which no learner
/// does.
void fill(const QString& file, int cardCount, int rounds)
{
    Database database;
    if (!database.open(file, Database::Access::ReadWrite))
        qFatal("cannot open the file");
    Transaction whole(database);
    const Scheduler scheduler{ScheduleSettings{}};
    const QByteArray settings = QJsonDocument(toJson(scheduler.settings())).toJson(QJsonDocument::Compact);
    insert(database, u"schedule_settings"_s, u"id, algorithm, settings"_s,
           {1, u"FSRS-6"_s, QString::fromUtf8(settings)});
    std::vector<Card> cards(static_cast<std::size_t>(cardCount));
    for (int n = 0; n < cardCount; ++n) {
        cards[n].number = n + 1;
        cards[n].item = u"item-%1"_s.arg(n + 1);
        cards[n].chapter = u"overview"_s;
        insert(database, u"card"_s, cardColumns(), toRow(cards[n]));
    }
    for (int round = 0; round < rounds; ++round) {
        for (Card& card : cards) {
            Review review;
            review.card = card.number;
            review.answer = cardAnswer(Grade(1 + (card.number * 7 + round * 3) % 4), round * 20);
            review.kind = kindOf(card.state.phase, false);
            review.day = calendar.dayOf(review.answer.when);
            review.elapsedDays = round == 0 ? 0 : review.day - card.lastDay;
            review.scheduledDays = card.state.intervalDays;
            review.settings = 1;
            review.before = card.state;
            const CardState after =
                scheduler.after(card.state, review.answer.grade, review.elapsedDays, card.number);
            card = dueAfter(card, after, review.answer.when.toMSecsSinceEpoch(), review.day);
            review.after = card.state;
            insert(database, u"review"_s, reviewColumns(), toRow(review));
        }
    }
    for (const Card& card : cards)
        database.execute(
            u"UPDATE card SET (%1) = (%2) WHERE id = %3"_s.arg(
                cardColumns(), QStringList(14, u"?"_s).join(u", "_s), QString::number(card.number)),
            toRow(card));
    if (!whole.commit())
        qFatal("the file could not be written");
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int cardCount = arguments.size() > 2 ? arguments[1].toInt() : 10'000;
    const int rounds = (arguments.size() > 2 ? arguments[2].toInt() : 100'000) / std::max(cardCount, 1);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"learner.sqlite"_s);
    Store store;
    store.open(file);
    store.close();
    fill(file, cardCount, rounds);
    std::printf("{\"case\":\"file\",\"cards\":%d,\"reviews\":%d,\"bytes\":%lld}\n", cardCount,
                cardCount * rounds, static_cast<long long>(QFileInfo(file).size()));

    measure("open", [&] {
        store.close();
        if (store.open(file) != StoreState::Ready)
            qFatal("the file does not open");
        const Deck deck(store, calendar);
    });
    Deck deck(store, calendar);
    QDateTime now = cardAnswer(Grade::Good, rounds * 20 + 30).when;
    measure("next card", [&] { deck.plan(now); });
    measure("answer", [&] {
        const auto next = deck.plan(now).next();
        now = now.addSecs(30);
        CardAnswer answer = cardAnswer(Grade::Good, 0);
        answer.when = now;
        if (next && !deck.answer(*next, answer))
            qFatal("the answer was not kept");
    });
    ReviewRound round(deck, [&now] { return now; });
    round.refresh();
    measure("next card of a round", [&] {
        now = now.addSecs(30);
        round.reveal({});
        round.grade(Grade::Good);
    });
    measure("undo", [&] { deck.undo(); });
    measure("statistics", [&] { statisticsOf(deck, store, now); });
    measure("recompute", [&] {
        if (deck.recompute() != 0)
            qFatal("the log does not give the cards");
    });
    measure("backup", [&] {
        store.setPreference(u"now"_s, now.toString());
        now = now.addDays(1);
        if (store.backUpDaily(now) != BackupResult::Made)
            qFatal("no backup was made");
    });
    return 0;
}
