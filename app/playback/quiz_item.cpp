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

content::Answer readAnswer(const QString& text, const content::ChoiceTask&)
{
    return {text, {}, -1, -1};
}

content::Answer readAnswer(const QString& text, const content::NumberTask&)
{
    return {{}, text, -1, -1};
}

content::Answer readAnswer(const QString& text, const content::CellTask&)
{
    bool isRow = false;
    bool isColumn = false;
    const int row = text.section(u',', 0, 0).toInt(&isRow);
    const int column = text.section(u',', 1).toInt(&isColumn);
    return isRow && isColumn ? content::Answer{{}, {}, row, column} : content::Answer{};
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

std::optional<content::Answer> answerFromText(const QString& text, const content::Question& question)
{
    const content::Answer answer =
        std::visit([&](const auto& task) { return readAnswer(text, task); }, question.task);
    return isComplete(answer, question) ? std::optional(answer) : std::nullopt;
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
