#pragma once

#include "app/learner/review_round.h"
#include "app/playback/quiz_session.h"

#include <QTimeZone>

namespace casefile::content {
struct Library;
}

namespace casefile::shell {

class OwnShelf;

/// Puts the question on the table that the card of the round asks, as a variant of its own each time, and
/// takes what was answered back to the round. The deck is here.
class ReviewDesk : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>;

    /// Library, store and own questions outlive it.
    ReviewDesk(const content::Library& library, learner::Store& store, const OwnShelf& own,
               const Clock& clock, QObject* parent = nullptr);

    learner::Deck& deck() { return m_deck; }
    learner::ReviewRound& round() { return m_round; }
    playback::QuizSession& session() { return m_session; }

    void setLanguage(const QString& language);
    void setOwnSentence(const QString& sentence); ///< that questions about the learner's own are asked of
    void reloadLibrary();
    void reloadStore(); ///< the store was opened again: its cards, and the learner's choices
    void applyChoices();

    /// The step that repairs what a card asks, with the sentence and settings it was asked under if it is on
    /// the table; nothing when the course has none.
    std::optional<content::State> repairOf(qint64 card) const;

    /// After a repair: a fresh variant of the question, then the belief that was repaired. False when there
    /// is no card of that question.
    bool askAfterRepair(const QString& question, const QString& misconception);

private:
    void putOnTable();
    void takeAnswer(const content::AnswerRecord& answer);
    std::optional<content::Question> question(const QString& item, const QString& chapter,
                                              quint64 seed) const;

    const content::Library& m_library;
    learner::Store& m_store;
    const OwnShelf& m_own;
    Clock m_clock;
    QString m_language;
    QString m_ownSentence;
    learner::Deck m_deck;
    learner::ReviewRound m_round;
    playback::QuizSession m_session;
};

} // namespace casefile::shell
