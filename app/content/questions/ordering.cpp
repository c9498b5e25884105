#include "app/content/questions/ordering.h"

#include "app/content/grading/marks.h"
#include "app/content/questions/task_reader.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr int fewestItems = 3;

QStringList idsOf(const QList<Spare>& items)
{
    QStringList ids;
    for (const Spare& item : items)
        ids.append(item.id);
    return ids;
}

} // namespace

QStringList orderingKeys()
{
    return {u"items"_s, u"mixups"_s, u"feedback"_s, u"misconception"_s};
}

OrderingTask readOrdering(const JsonReader& question)
{
    OrderingTask task;
    readFeedback(question, task);
    task.items = readSpares(question.member(u"items"_s), fewestItems);
    const QStringList ids = idsOf(task.items);
    const JsonReader mixups = question.member(u"mixups"_s, Need::Optional);
    task.mixups = readMixups(mixups, u"first"_s, ids, u"then"_s, ids);
    for (const Mixup& mixup : task.mixups) {
        if (ids.indexOf(mixup.first) <= ids.indexOf(mixup.second))
            mixups.fault(u"\"%1\" before \"%2\" is right"_s.arg(mixup.first, mixup.second));
    }
    return task;
}

Verdict grade(const OrderingTask& task, const Question&, const Answer& answer, const engine::AttentionTrace&)
{
    Verdict verdict;
    const QStringList ids = idsOf(task.items);
    std::vector<int> given;
    for (const QString& id : answer.parts)
        given.push_back(int(ids.indexOf(id)));
    verdict.unreadable = given.size() != std::size_t(ids.size()) || std::ranges::count(given, -1) > 0;
    if (verdict.unreadable)
        return verdict;
    const std::vector<int> moved = itemsToMove(given);
    for (const int item : given)
        verdict.parts.append(PartVerdict{std::ranges::count(moved, item) == 0, {}});
    verdict.right = moved.empty();
    verdict.mark = markOrder(given, OrderMarking::LongestOrdered);
    verdict.feedback = verdict.right ? task.feedbackRight : task.feedbackWrong;
    for (const Mixup& mixup : task.mixups) {
        if (answer.parts.indexOf(mixup.first) > answer.parts.indexOf(mixup.second))
            continue;
        verdict.misconception = mixup.misconception;
        verdict.feedback = mixup.feedback;
        break;
    }
    return verdict;
}

} // namespace casefile::content
