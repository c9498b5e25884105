#include "app/learner/beliefs.h"

#include <QHash>

#include <algorithm>

namespace casefile::learner {

namespace {

int weightOf(content::Certainty certainty)
{
    return int(certainty) - int(content::Certainty::Guess);
}

void addHit(Belief& belief, const content::AnswerRecord& answer)
{
    if (belief.state() == BeliefState::Cured)
        belief.evidence = 0;
    belief.misconception = answer.misconception;
    belief.chapter = answer.chapter;
    belief.evidence += weightOf(answer.certainty);
    belief.rightSince = 0;
    belief.lastHit = answer.when;
    ++belief.hits;
    if (!belief.questions.contains(answer.questionId))
        belief.questions.append(answer.questionId);
}

} // namespace

BeliefState Belief::state() const
{
    if (evidence < activeFrom)
        return BeliefState::Trace;
    if (rightSince == 0)
        return BeliefState::Active;
    return rightSince < curedFrom ? BeliefState::Fading : BeliefState::Cured;
}

QList<Belief> beliefsOf(const QList<content::AnswerRecord>& log)
{
    QHash<QString, Belief> beliefs;
    QHash<QString, QStringList> shownAt; // question -> misconceptions
    for (const content::AnswerRecord& answer : log) {
        if (answer.attempt > 1)
            continue;
        if (answer.right) {
            for (const QString& misconception : shownAt.value(answer.questionId))
                ++beliefs[misconception].rightSince;
        } else if (!answer.misconception.isEmpty()) {
            addHit(beliefs[answer.misconception], answer);
            QStringList& shown = shownAt[answer.questionId];
            if (!shown.contains(answer.misconception))
                shown.append(answer.misconception);
        }
    }
    QList<Belief> sorted = beliefs.values();
    std::ranges::sort(sorted, [](const Belief& one, const Belief& other) {
        return one.lastHit != other.lastHit ? one.lastHit > other.lastHit
                                            : one.misconception < other.misconception;
    });
    return sorted;
}

BeliefState stateAfter(const QList<content::AnswerRecord>& log, const content::AnswerRecord& answer)
{
    const QList<Belief> beliefs = beliefsOf(log + QList<content::AnswerRecord>{answer});
    const auto belief = std::ranges::find(beliefs, answer.misconception, &Belief::misconception);
    return belief == beliefs.end() || answer.misconception.isEmpty() ? BeliefState::Trace : belief->state();
}

} // namespace casefile::learner
