#include "app/playback/quiz_item.h"

#include <algorithm>
#include <variant>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

bool isComplete(const content::Answer& answer, const content::ChoiceTask& task)
{
    return std::ranges::find(task.options, answer.optionId, &content::Option::id) != task.options.end();
}

bool isComplete(const content::Answer& answer, const content::NumberTask&)
{
    return !answer.typed.trimmed().isEmpty();
}

bool isComplete(const content::Answer& answer, const content::CellTask&)
{
    return answer.row >= 0 && answer.column >= 0;
}

} // namespace

QString toText(const content::Answer& answer)
{
    if (!answer.optionId.isEmpty())
        return answer.optionId;
    if (answer.row >= 0 && answer.column >= 0)
        return u"%1,%2"_s.arg(answer.row).arg(answer.column);
    return answer.typed;
}

bool isComplete(const content::Answer& answer, const content::Question& question)
{
    return std::visit([&](const auto& task) { return isComplete(answer, task); }, question.task);
}

QStringList optionIds(const QuizItem& item)
{
    QStringList ids;
    if (const auto* choice = std::get_if<content::ChoiceTask>(&item.question.task)) {
        for (const int index : item.order)
            ids.append(choice->options[index].id);
    }
    return ids;
}

} // namespace casefile::playback
