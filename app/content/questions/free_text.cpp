#include "app/content/questions/free_text.h"

#include "app/content/grading/marks.h"
#include "app/content/questions/task_reader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {

QStringList freeTextKeys()
{
    return {u"model"_s, u"points"_s, u"enough"_s, u"misconception"_s};
}

FreeTextTask readFreeText(const JsonReader& question)
{
    FreeTextTask task;
    task.model = question.member(u"model"_s).asLocalized();
    const JsonReader points = question.member(u"points"_s);
    task.points = readSpares(points, 2);
    const int most = std::max(1, int(task.points.size()));
    task.enough = question.member(u"enough"_s, Need::Optional).asInteger(1, most).value_or(most);
    task.misconception = question.member(u"misconception"_s).asId().value_or(QString());
    return task;
}

Verdict grade(const FreeTextTask& task, const Question&, const Answer& answer, const engine::AttentionTrace&)
{
    Verdict verdict;
    verdict.unreadable = answer.typed.trimmed().isEmpty();
    verdict.isUnrated = !verdict.unreadable && answer.parts.size() != task.points.size();
    if (verdict.unreadable || verdict.isUnrated)
        return verdict;
    const int ticked = int(answer.parts.count(u"1"_s));
    verdict.right = ticked >= task.enough;
    verdict.mark = markPairs(std::min(ticked, task.enough), task.enough);
    return verdict;
}

} // namespace casefile::content
