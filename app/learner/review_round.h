#pragma once

#include "app/content/answer_record.h"
#include "app/learner/deck.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <functional>

namespace casefile::learner {

/// Where the reviewing stands.
enum class RoundPhase {
    NoCards,    ///< no question was answered yet
    NothingDue, ///< all that is for now is done
    Asking,     ///< a card is up, its answer hidden
    Revealed,   ///< the answer is shown: a grade is wanted
};

/// What the card on screen showed, when its answer is revealed.
struct Revealed
{
    CardAnswer shown; ///< without grade and duration; proposed: what the grader says
    std::optional<content::AnswerRecord> record; ///< of a question that was answered, not only looked up
    QList<NewCard> alsoAsked;                    ///< beliefs that it showed
};

/// Goes through the cards that are due, one after the other. Knows neither widgets nor what is on a card;
/// time comes from the clock.
class ReviewRound : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>;

    ReviewRound(Deck& deck, Clock clock, QObject* parent = nullptr);

    RoundPhase phase() const;
    const Card* card() const; ///< the one on screen; nullptr when there is none
    const Revealed& revealed() const { return m_revealed; }
    Outcomes outcomes() const { return m_deck.preview(m_card, m_clock()); } ///< of the card on screen
    const DayPlan& left() const;              ///< planned anew when the deck or the time wants it
    int dueCount() const;                     ///< for today, the card on screen among them
    std::optional<QDateTime> nextDue() const; ///< when something is due again; nothing: never
    QDateTime now() const { return m_clock(); }
    const Deck& deck() const { return m_deck; }

    bool isCramming() const { return m_isCramming; }
    int unknownCount() const { return int(m_unknown.size()); } ///< left out: not in the course
    bool isWanted() const { return m_isWanted; }               ///< the card on screen was asked for: ask()
    bool couldNotKeep() const { return m_couldNotKeep; }       ///< the last grade, undo or redo
    qint64 leech() const { return m_leech; } ///< a card that has just failed too often, or 0
    int answered() const { return m_answered; }
    bool canUndo() const { return m_deck.undoable().has_value(); }
    bool canRedo() const { return m_deck.redoable().has_value(); }

public slots:
    void refresh();                     ///< plans anew; the card on screen stays while it is there
    void ask(const QStringList& items); ///< these now, due or not, in this order
    void leaveOut();                    ///< the card on screen: what it asks is not in the course
    void askAllAgain();                 ///< the course was read again
    void reveal(const casefile::learner::Revealed& revealed);
    void grade(casefile::learner::Grade grade);
    void undo();
    void redo();
    void setCramming(bool on); ///< all cards, the least known first; moves none
    void dismissLeech();

signals:
    void changed();
    void cardChanged(); ///< another one is up, or the same anew

private:
    void next();
    void show(qint64 card);
    void turned(bool wasPossible);
    std::optional<qint64> wanted();
    void startCram();
    void waitForStep();

    Deck& m_deck;
    Clock m_clock;
    qint64 m_card = 0; ///< 0: none
    bool m_isRevealed = false;
    Revealed m_revealed;
    QDateTime m_shownAt;
    qint64 m_thinkingMs = 0; ///< until the answer was shown
    QList<qint64> m_wanted;
    bool m_isWanted = false;
    bool m_isCramming = false;
    QList<qint64> m_cram; ///< still to be asked
    QSet<qint64> m_unknown;
    mutable std::optional<DayPlan> m_plan; ///< of m_planRevision and m_plannedAt
    mutable int m_planRevision = 0;
    mutable QDateTime m_plannedAt;
    bool m_couldNotKeep = false;
    qint64 m_leech = 0;
    int m_answered = 0; ///< in this run of the program
    QTimer m_timer;     ///< until the next step is due
};

} // namespace casefile::learner
