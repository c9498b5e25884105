#pragma once

#include "app/playback/quiz_run.h"

#include <optional>

namespace casefile::learner {
class Deck;
class Store;
} // namespace casefile::learner

namespace casefile::shell {

/// What the store keeps of quizzes: the answer log, and where the run of each chapter stands, so that it goes
/// on after the program was closed.
class QuizLog
{
public:
    QuizLog(learner::Store& store, learner::Deck& deck);

    struct Kept
    {
        playback::QuizRun run;
        QList<content::AnswerRecord> answers; ///< given in that run, oldest first
        qsizetype firstAnswer = 0;            ///< of the run, in the chapter's log
    };

    void begin(const QString& chapter); ///< a new run: answers before this moment are of others
    void goOn(const Kept& kept);
    void keep(const playback::QuizRun& run); ///< writes when it stands elsewhere than before
    /// The answer and, of a first try, its card: both or none.
    bool record(const content::AnswerRecord& answer);
    std::optional<Kept> kept(const QString& chapter) const; ///< nothing when it is done, or there was none

private:
    learner::Store& m_store;
    learner::Deck& m_deck;
    playback::QuizRun m_last; ///< as written
    qsizetype m_firstAnswer = 0;
};

} // namespace casefile::shell
