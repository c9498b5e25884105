#include "app/content/question.h"

#include "app/content/questions/cell.h"
#include "app/content/questions/choice.h"
#include "app/content/questions/number.h"

#include <variant>

namespace casefile::content {

Verdict grade(const Question& question, const Answer& answer, const engine::AttentionTrace& trace)
{
    return std::visit([&](const auto& task) { return grade(task, question, answer, trace); }, question.task);
}

QString topicOf(const Question& question)
{
    return std::visit(
        [](const auto& task) {
            if constexpr (requires { task.misconception; })
                return task.misconception;
            else
                return QString();
        },
        question.task);
}

State stateOf(const Question& question, const QString& language)
{
    State state = question.state;
    state.sentence = inLanguage(question.sentence, language);
    return state;
}

} // namespace casefile::content
