#pragma once

#include "app/learner/beliefs.h"
#include "app/learner/deck.h"

#include <QList>

namespace casefile::learner {

/// How the cards of a chapter stand.
struct ChapterMastery
{
    static constexpr double matureFrom = 21.0; ///< days of stability

    QString chapter;
    int fresh = 0;       ///< never answered
    int learning = 0;    ///< on a step of minutes
    int young = 0;       ///< in review, recall falls to 0.9 within three weeks
    int mature = 0;      ///< later than that
    double recall = 0.0; ///< mean over the answered cards, now; 0 when there is none

    int cards() const { return fresh + learning + young + mature; }
};

/// All that the page of what was learned shows, as numbers.
struct Statistics
{
    static constexpr int forecastDays = 30;

    StudyDay today = 0;
    QDate firstDate;     ///< of study day 0
    QList<int> due;      ///< by day, from today; what is overdue is due today; new cards are not in it
    QList<DayWork> work; ///< days on which there was something, oldest first
    double wantedRecall = 0.9;
    QList<ChapterMastery> chapters; ///< in the order of their first card
    QList<Belief> beliefs;

    int reviews() const;
    int passed() const;
    bool isEmpty() const { return work.isEmpty() && chapters.isEmpty() && beliefs.isEmpty(); }
    QDate dateOf(StudyDay day) const { return firstDate.addDays(day); }
};

Statistics statisticsOf(const Deck& deck, const Store& store, const QDateTime& now);

} // namespace casefile::learner
