#include "app/content/questions/choice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

Option readOption(const JsonReader& place)
{
    Option option;
    option.id = place.member(u"id"_s).asId().value_or(QString());
    option.text = place.member(u"text"_s).asLocalized();
    option.feedback = place.member(u"feedback"_s).asLocalized();
    option.right = place.member(u"right"_s, Need::Optional).asBool().value_or(false);
    const JsonReader misconception = place.member(u"misconception"_s, Need::Optional);
    option.misconception = misconception.asId().value_or(QString());
    if (option.right && misconception.isThere())
        misconception.fault(u"a right option has no misconception"_s);
    if (!option.right && !misconception.isThere())
        place.fault(u"a wrong option must have a \"misconception\""_s);
    return option;
}

/// Two options that read alike cannot be told apart.
void expectDifferentTexts(const QList<Option>& options, const JsonReader& list)
{
    for (const QString& language : requiredLanguages()) {
        QStringList seen;
        for (const Option& option : options) {
            const QString text = option.text.value(language).simplified();
            if (!text.isEmpty() && seen.contains(text))
                list.fault(u"two options read \"%1\""_s.arg(text));
            seen.append(text);
        }
    }
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
    QStringList seen;
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({u"id"_s, u"text"_s, u"feedback"_s, u"right"_s, u"misconception"_s}))
            continue;
        const Option option = readOption(place);
        if (!option.id.isEmpty())
            expectNew(option.id, place.member(u"id"_s), seen);
        task.options.append(option);
    }
    if (!list.value().isArray())
        return task;
    const auto right = std::ranges::count(task.options, true, &Option::right);
    if (right != 1)
        list.fault(u"must have exactly one right option, but has %1"_s.arg(right));
    if (task.options.size() < 2)
        list.fault(u"must have at least two options"_s);
    expectDifferentTexts(task.options, list);
    return task;
}

Verdict grade(const ChoiceTask& task, const Question&, const Answer& answer, const engine::AttentionTrace&)
{
    Verdict verdict;
    const auto chosen = std::ranges::find(task.options, answer.optionId, &Option::id);
    if (chosen == task.options.cend()) {
        verdict.unreadable = true;
        return verdict;
    }
    verdict.right = chosen->right;
    verdict.misconception = chosen->misconception;
    verdict.feedback = chosen->feedback;
    return verdict;
}

} // namespace casefile::content
