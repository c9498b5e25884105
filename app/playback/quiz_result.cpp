#include "app/playback/quiz_result.h"

#include <algorithm>

namespace casefile::playback {

namespace {

int weightOf(content::Certainty certainty)
{
    return int(certainty) - int(content::Certainty::Guess);
}

void addFinding(QList<Finding>& findings, const content::AnswerRecord& answer)
{
    if (answer.misconception.isEmpty())
        return;
    auto finding = std::ranges::find(findings, answer.misconception, &Finding::misconception);
    if (finding == findings.end())
        finding = findings.insert(findings.end(), {answer.misconception, 0, {}});
    finding->evidence += weightOf(answer.certainty);
    finding->questionIds.append(answer.questionId);
}

void addRepair(QList<Repair>& repairs, const content::Question& question)
{
    if (question.repairStep.isEmpty())
        return;
    auto repair = std::ranges::find_if(repairs, [&](const Repair& r) {
        return r.chapter == question.repairChapter && r.step == question.repairStep;
    });
    if (repair == repairs.end())
        repair = repairs.insert(repairs.end(), {question.repairChapter, question.repairStep, {}});
    repair->questionIds.append(question.id);
}

void count(QuizResult& result, const QuizItem& item)
{
    ++result.answered;
    if (item.first->right && item.first->hintsUsed == 0)
        ++result.right;
    else if (item.first->right || item.phase == QuizPhase::Right)
        ++result.rightWithHelp;
    else
        ++result.wrong;
}

} // namespace

QuizResult resultOf(const QList<QuizItem>& items)
{
    QuizResult result;
    result.questions = int(items.size());
    for (const QuizItem& item : items) {
        if (!item.isJudged())
            continue;
        count(result, item);
        if (!item.first->right) {
            addFinding(result.findings, *item.first);
            addRepair(result.repairs, item.question);
        }
    }
    std::ranges::stable_sort(result.findings, std::ranges::greater(), &Finding::evidence);
    return result;
}

} // namespace casefile::playback
