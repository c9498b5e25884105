#include "app/content/question.h"

#include "app/content/quantity.h"
#include "app/content/questions/cell.h"
#include "app/content/questions/choice.h"
#include "app/content/questions/cloze.h"
#include "app/content/questions/free_text.h"
#include "app/content/questions/mask.h"
#include "app/content/questions/matching.h"
#include "app/content/questions/number.h"
#include "app/content/questions/ordering.h"
#include "app/content/questions/shape.h"
#include "app/content/questions/slider.h"
#include "app/content/questions/text.h"

#include <algorithm>
#include <variant>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

bool hasField(const Localized& words)
{
    return std::ranges::any_of(words, [](const QString& text) { return text.contains("{{"_L1); });
}

Source sourceOf(const Question& question, const ChoiceTask& task)
{
    const bool isFilled =
        hasField(question.prompt) || std::ranges::any_of(task.options, [](const Option& option) {
            return hasField(option.text) || hasField(option.feedback);
        });
    return isFilled ? Source::Head : Source::Nothing;
}

Source sourceOf(const Quantity* quantity)
{
    if (!quantity || quantity->place != Place::Nothing)
        return Source::Head;
    return quantity->isOfSentence ? Source::Sentence : Source::Sizes;
}

} // namespace

Verdict grade(const Question& question, const Answer& answer, const engine::AttentionTrace& trace)
{
    Verdict verdict =
        std::visit([&](const auto& task) { return grade(task, question, answer, trace); }, question.task);
    if (verdict.right)
        verdict.mark = 1.0;
    return verdict;
}

QString topicOf(const Question& question)
{
    return std::visit([](const auto& task) { return task.misconception; }, question.task);
}

Source sourceOf(const Question& question)
{
    if (question.isDrawn)
        return Source::Nothing;
    if (const auto* choice = std::get_if<ChoiceTask>(&question.task))
        return sourceOf(question, *choice);
    if (const auto* number = std::get_if<NumberTask>(&question.task); number && !number->drawn)
        return sourceOf(quantityNamed(number->quantity));
    if (std::holds_alternative<CellTask>(question.task) || std::holds_alternative<SliderTask>(question.task))
        return Source::Head;
    const bool isOfCells =
        std::holds_alternative<ShapeTask>(question.task) || std::holds_alternative<MaskTask>(question.task);
    return isOfCells || hasField(question.prompt) ? Source::Sentence : Source::Nothing;
}

State stateOf(const Question& question, const QString& language)
{
    State state = question.state;
    state.sentence = inLanguage(question.sentence, language);
    return state;
}

} // namespace casefile::content
