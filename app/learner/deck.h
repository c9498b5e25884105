#pragma once

#include "app/learner/schedule/day_plan.h"
#include "app/learner/schedule/scheduler.h"
#include "app/learner/store.h"
#include "app/learner/undo_stack.h"

#include <vector>

namespace casefile::learner {

/// What a new card asks.
struct NewCard
{
    QString item;
    QString chapter;
};

/// A card after an answer.
struct Answered
{
    Card card;
    bool leadsToLesson = false; ///< it has just become a leech: open the step that repairs it
};

/// The cards of a learner and their schedule. Every action is one transaction of the store, and can be
/// undone, also after a restart. The store must be open, and outlive the deck.
class Deck
{
public:
    Deck(Store& store, const StudyCalendar& calendar);

    /// Those of later answers; earlier ones stay scheduled as they are. By default FSRS-6 as published. They
    /// are taken as the log will read them, parameters inside their bounds; false, and nothing changes, where
    /// it could not.
    bool setSettings(const ScheduleSettings& settings);
    void setLimits(const DailyLimits& limits) { m_limits = limits; }

    const std::vector<Card>& cards() const { return m_cards; } ///< by number
    const Card* find(qint64 number) const;
    /// The log of a card, oldest first.
    QList<Review> reviews(qint64 number) const;

    DayPlan plan(const QDateTime& now) const;
    /// What the four buttons would do; the card must be there.
    Outcomes preview(qint64 number, const QDateTime& now) const;

    /// Items that have a card already are left out. False when the others could not be kept.
    bool add(const QList<NewCard>& items);
    /// Nothing when there is no such card, or when the answer could not be kept.
    std::optional<Answered> answer(qint64 number, const CardAnswer& answer);
    /// Schedules every card again from its log; how many were not as their log says.
    std::optional<int> recompute();

    std::optional<ActionKind> undoable() const;
    std::optional<ActionKind> redoable() const;
    bool undo();
    bool redo();

private:
    std::vector<Card> withoutCards(const QList<NewCard>& items) const;
    void read();
    void readAgain(const QList<qint64>& numbers);
    Review reviewOf(const Card& card, const CardAnswer& answer) const;
    bool turn(std::optional<QList<qint64>> (UndoStack::*way)());

    Store& m_store;
    StudyCalendar m_calendar;
    Scheduler m_scheduler;
    DailyLimits m_limits;
    std::vector<Card> m_cards;
};

} // namespace casefile::learner
