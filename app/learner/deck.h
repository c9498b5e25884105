#pragma once

#include "app/learner/schedule/day_plan.h"
#include "app/learner/schedule/scheduler.h"
#include "app/learner/store.h"
#include "app/learner/undo_stack.h"

#include <QSet>

#include <functional>
#include <vector>

namespace casefile::learner {

/// What a new card asks.
struct NewCard
{
    QString item;
    QString chapter;
};

/// One answer and all that follows from it: kept together, or not at all.
struct GivenAnswer
{
    NewCard asked; ///< its card is made if there is none
    CardAnswer answer;
    std::optional<content::AnswerRecord> record = {}; ///< for the log of answers, which is never undone
    QList<NewCard> alsoAsked = {};                    ///< what the answer showed: gets cards of its own
    std::function<bool(Database&)> also = {}; ///< what else is written with it; false: nothing is kept
};

/// What was done on one day; cramming is left out.
struct DayWork
{
    StudyDay day = 0;
    int answers = 0; ///< of cards
    int reviews = 0; ///< of those, of cards that were known for a day at least
    int passed = 0;  ///< of the reviews: not Again
    qint64 ms = 0;   ///< until the answers were shown, each at most content::AnswerRecord::longestMs

    bool operator==(const DayWork&) const = default;
};

/// A card after an answer.
struct Answered
{
    Card card;
    bool leadsToLesson = false; ///< it has just become a leech: open the step that repairs it
};

/// The cards of a learner and their schedule. Every action is one transaction of the store, and can be
/// undone, also after a restart. The store must outlive the deck; while it is closed there are no cards.
class Deck
{
public:
    Deck(Store& store, const StudyCalendar& calendar);

    /// Those of later answers; earlier ones stay scheduled as they are. By default FSRS-6 as published. They
    /// are taken as the log will read them, parameters inside their bounds; false, and nothing changes, where
    /// it could not.
    bool setSettings(const ScheduleSettings& settings);
    void setLimits(const DailyLimits& limits);
    void setCalendar(const StudyCalendar& calendar);
    void reload(); ///< the store was opened again

    const ScheduleSettings& settings() const { return m_scheduler.settings(); }
    const DailyLimits& limits() const { return m_limits; }
    const StudyCalendar& calendar() const { return m_calendar; }

    const std::vector<Card>& cards() const { return m_cards; } ///< by number
    const Card* find(qint64 number) const;
    const Card* find(const QString& item) const;
    /// An own question that was removed: its card is not asked, until it is there again.
    bool isResting(qint64 number) const { return m_resting.contains(number); }
    void readOwnQuestions(); ///< some were added or removed: which cards rest
    /// Called when undo or redo has perhaps changed them.
    void setOwnChanged(const std::function<void()>& changed) { m_ownChanged = changed; }
    /// The log of a card, oldest first.
    QList<Review> reviews(qint64 number) const;

    DayPlan plan(const QDateTime& now, const QSet<qint64>& without = {}) const; ///< leaves those cards out
    int revision() const { return m_revision; } ///< another one: a plan may be another too
    DayTally done(StudyDay day) const;
    QList<DayWork> workByDay() const; ///< days on which something was done, oldest first
    /// What the four buttons would do; the card must be there.
    Outcomes preview(qint64 number, const QDateTime& now) const;

    /// Items that have a card already are left out. False when the others could not be kept.
    bool add(const QList<NewCard>& items);
    /// Nothing when there is no such card, or when the answer could not be kept.
    std::optional<Answered> answer(qint64 number, const CardAnswer& answer);
    /// The same together with what belongs to it.
    std::optional<Answered> keep(const GivenAnswer& given);
    /// Schedules every card again from its log; how many were not as their log says.
    std::optional<int> recompute();

    std::optional<ActionKind> undoable() const;
    std::optional<ActionKind> redoable() const;
    /// The numbers of the cards that were changed; nothing when it was not possible.
    std::optional<QList<qint64>> undo();
    std::optional<QList<qint64>> redo();

private:
    std::vector<Card> withoutCards(const QList<NewCard>& items) const;
    bool writeAnswer(Database& database, UndoStack& undo, const CardAnswer& answer, Card& card) const;
    void readAgain(const QList<qint64>& numbers);
    Review reviewOf(const Card& card, const CardAnswer& answer) const;
    std::optional<QList<qint64>> turn(std::optional<QList<qint64>> (UndoStack::*way)());

    Store& m_store;
    StudyCalendar m_calendar;
    Scheduler m_scheduler;
    DailyLimits m_limits;
    std::vector<Card> m_cards;
    int m_revision = 0;
    QSet<qint64> m_resting;
    std::function<void()> m_ownChanged;
};

} // namespace casefile::learner
