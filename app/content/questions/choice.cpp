#include "app/content/questions/choice.h"

#include "app/content/grading/marks.h"
#include "app/content/questions/task_reader.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

Option readOption(const JsonReader& place, bool isSeveral)
{
    Option option;
    option.id = place.member(u"id"_s).asId().value_or(QString());
    option.text = place.member(u"text"_s).asLocalized();
    option.feedback = place.member(u"feedback"_s).asLocalized();
    option.right = place.member(u"right"_s, Need::Optional).asBool().value_or(false);
    const JsonReader misconception = place.member(u"misconception"_s, Need::Optional);
    option.misconception = misconception.asId().value_or(QString());
    if (option.right && misconception.isThere() && !isSeveral)
        misconception.fault(u"a right option has no misconception"_s);
    if (!option.right && !misconception.isThere() && !place.isOwn())
        place.fault(u"a wrong option must have a \"misconception\""_s);
    if (!isSeveral)
        return option;
    const JsonReader missed = place.member(u"missed"_s, Need::Optional);
    option.missed = missed.asLocalized();
    if (option.right && !missed.isThere() && !place.isOwn())
        place.fault(u"a right option must say in \"missed\" what to tell who leaves it out"_s);
    if (!option.right && missed.isThere())
        missed.fault(u"only a right option can be missed"_s);
    return option;
}

QList<Option> readOptions(const JsonReader& list, bool isSeveral)
{
    QStringList keys{u"id"_s, u"text"_s, u"feedback"_s, u"right"_s, u"misconception"_s};
    if (isSeveral)
        keys.append(u"missed"_s);
    QList<Option> options;
    QList<Localized> texts;
    QStringList seen;
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject(keys))
            continue;
        const Option option = readOption(place, isSeveral);
        if (!option.id.isEmpty())
            expectNew(option.id, place.member(u"id"_s), seen);
        options.append(option);
        texts.append(option.text);
    }
    if (list.value().isArray() && options.size() < 2)
        list.fault(u"must have at least two options"_s);
    expectDifferentTexts(texts, list);
    return options;
}

/// Right options share the whole mark; wrong ones take as much away, so that choosing all is worth nothing.
double markOf(const QList<Option>& options, const QStringList& given)
{
    const auto right = double(std::ranges::count(options, true, &Option::right));
    const double wrong = double(options.size()) - right;
    std::vector<double> percents;
    std::vector<int> chosen;
    for (int i = 0; i < int(options.size()); ++i) {
        percents.push_back(options[i].right ? 100.0 / right : -100.0 / wrong);
        if (given.contains(options[i].id))
            chosen.push_back(i);
    }
    return markChoices(percents, chosen);
}

/// What was chosen wrongly tells more than what was left out.
QString beliefBehind(const QList<Option>& options, const QStringList& given)
{
    for (const bool right : {false, true}) {
        for (const Option& option : options) {
            if (option.right == right && given.contains(option.id) != right &&
                !option.misconception.isEmpty())
                return option.misconception;
        }
    }
    return {};
}

Verdict gradeSeveral(const ChoiceTask& task, const Answer& answer)
{
    Verdict verdict;
    verdict.unreadable = answer.parts.isEmpty();
    if (verdict.unreadable)
        return verdict;
    verdict.right = std::ranges::all_of(
        task.options, [&](const Option& option) { return option.right == answer.parts.contains(option.id); });
    if (verdict.right)
        return verdict;
    verdict.mark = markOf(task.options, answer.parts);
    verdict.misconception = beliefBehind(task.options, answer.parts);
    return verdict;
}

} // namespace

QStringList choiceKeys()
{
    return {u"options"_s};
}

ChoiceTask readChoice(const JsonReader& question)
{
    ChoiceTask task;
    const JsonReader list = question.member(u"options"_s);
    task.options = readOptions(list, false);
    const auto right = std::ranges::count(task.options, true, &Option::right);
    if (list.value().isArray() && right != 1)
        list.fault(u"must have exactly one right option, but has %1"_s.arg(right));
    return task;
}

QStringList choicesKeys()
{
    return {u"options"_s};
}

ChoiceTask readChoices(const JsonReader& question)
{
    ChoiceTask task;
    task.isSeveral = true;
    const JsonReader list = question.member(u"options"_s);
    task.options = readOptions(list, true);
    const auto right = std::ranges::count(task.options, true, &Option::right);
    if (list.value().isArray() && (right == 0 || right == task.options.size()))
        list.fault(u"must have right options and wrong ones, but %1 of %2 are right"_s.arg(right).arg(
            task.options.size()));
    return task;
}

Verdict grade(const ChoiceTask& task, const Question&, const Answer& answer, const engine::AttentionTrace&)
{
    if (task.isSeveral)
        return gradeSeveral(task, answer);
    Verdict verdict;
    const auto chosen = std::ranges::find(task.options, answer.optionId, &Option::id);
    if (chosen == task.options.cend()) {
        verdict.unreadable = true;
        return verdict;
    }
    verdict.right = chosen->right;
    verdict.misconception = chosen->right ? QString() : chosen->misconception;
    verdict.feedback = chosen->feedback;
    return verdict;
}

} // namespace casefile::content
