#include "app/learner/statistics.h"

#include "app/learner/database.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

QList<int> dueByDay(const Deck& deck, StudyDay today)
{
    QList<int> due(Statistics::forecastDays, 0);
    for (const Card& card : deck.cards()) {
        const int day = card.isOnStep() ? 0 : std::max(card.dueDay - today, 0);
        if (card.state.phase != Phase::New && day < due.size() && !deck.isResting(card.number))
            ++due[day];
    }
    return due;
}

int& placeOf(const Card& card, ChapterMastery& chapter)
{
    if (card.state.phase == Phase::New)
        return chapter.fresh;
    if (card.isOnStep())
        return chapter.learning;
    return card.state.memory.stability < ChapterMastery::matureFrom ? chapter.young : chapter.mature;
}

QList<ChapterMastery> masteryOf(const std::vector<Card>& cards, StudyDay today, const MemoryModel& model)
{
    QList<ChapterMastery> chapters;
    for (const Card& card : cards) {
        auto chapter = std::ranges::find(chapters, card.chapter, &ChapterMastery::chapter);
        if (chapter == chapters.end()) {
            chapters.append(ChapterMastery());
            chapter = chapters.end() - 1;
            chapter->chapter = card.chapter;
        }
        ++placeOf(card, *chapter);
        if (card.state.phase != Phase::New)
            chapter->recall +=
                model.retrievability(std::max(today - card.lastDay, 0), card.state.memory.stability);
    }
    for (ChapterMastery& chapter : chapters)
        chapter.recall /= std::max(chapter.cards() - chapter.fresh, 1);
    return chapters;
}

} // namespace

QList<DayWork> Deck::workByDay() const
{
    QList<DayWork> work;
    if (!m_store.database().isOpen())
        return work;
    const QString sql =
        u"SELECT study_day, count(*), sum(kind = %1), sum(kind = %1 AND grade > 1),"
        " sum(duration_ms) FROM review WHERE kind <> %2 GROUP BY study_day ORDER BY study_day"_s
            .arg(int(ReviewKind::Review))
            .arg(int(ReviewKind::Cram));
    for (const QVariantList& row : m_store.database().rows(sql))
        work.append({row[0].toInt(), row[1].toInt(), row[2].toInt(), row[3].toInt(), row[4].toLongLong()});
    return work;
}

int Statistics::reviews() const
{
    return std::accumulate(work.begin(), work.end(), 0,
                           [](int sum, const DayWork& day) { return sum + day.reviews; });
}

int Statistics::passed() const
{
    return std::accumulate(work.begin(), work.end(), 0,
                           [](int sum, const DayWork& day) { return sum + day.passed; });
}

Statistics statisticsOf(const Deck& deck, const Store& store, const QDateTime& now)
{
    Statistics all;
    all.today = deck.calendar().dayOf(now);
    all.firstDate = QDate(1970, 1, 1);
    all.due = dueByDay(deck, all.today);
    all.work = deck.workByDay();
    all.wantedRecall = deck.settings().desiredRetention;
    const MemoryModel model(deck.settings().parameters, deck.settings().shortTerm);
    all.chapters = masteryOf(deck.cards(), all.today, model);
    all.beliefs = beliefsOf(store.answersAtBeliefs());
    return all;
}

} // namespace casefile::learner
