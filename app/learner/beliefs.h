#pragma once

#include "app/content/answer_record.h"

#include <QList>
#include <QString>

namespace casefile::learner {

/// How a misconception stands with a learner.
enum class BeliefState {
    Trace,  ///< it showed, but not often or not surely enough to be called a belief
    Active, ///< one sure hit, or two likely ones
    Fading, ///< since the last hit one right answer to a question at which it had shown
    Cured,  ///< since then two
};

/// What the log says of one misconception.
struct Belief
{
    static constexpr int activeFrom = 2; ///< evidence
    static constexpr int curedFrom = 2;  ///< right answers since the last hit

    QString misconception;
    QString chapter; ///< of the last hit
    int hits = 0;    ///< first answers that showed it
    int evidence =
        0; ///< since it was last cured: a sure hit 2, a likely one 1; a guess shows a gap, not a belief
    int rightSince = 0; ///< right first answers since the last hit, to questions at which it had shown
    QDateTime lastHit;
    QStringList questions; ///< at which it showed

    BeliefState state() const;
};

/// All that showed in the log (oldest first), those with the latest hit first. First tries count.
QList<Belief> beliefsOf(const QList<content::AnswerRecord>& log);

/// How active a belief is after this answer; Trace when the answer shows none. log: the answers before it
/// that are evidence of its misconception.
BeliefState stateAfter(const QList<content::AnswerRecord>& log, const content::AnswerRecord& answer);

} // namespace casefile::learner
