#include "app/content/questions/cloze.h"

#include "app/content/grading/marks.h"
#include "app/content/grading/short_text.h"
#include "app/content/questions/task_reader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

Option readGapOption(const JsonReader& place)
{
    Option option;
    option.id = place.member(u"id"_s).asId().value_or(QString());
    option.text = place.member(u"text"_s).asLocalized();
    option.feedback = place.member(u"feedback"_s).asLocalized();
    option.right = place.member(u"right"_s, Need::Optional).asBool().value_or(false);
    option.misconception = place.member(u"misconception"_s, Need::Optional).asId().value_or(QString());
    if (option.right && !option.misconception.isEmpty())
        place.fault(u"a right option has no misconception"_s);
    return option;
}

QList<Option> readGapOptions(const JsonReader& list)
{
    QList<Option> options;
    QList<Localized> texts;
    QStringList seen;
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({u"id"_s, u"text"_s, u"feedback"_s, u"right"_s, u"misconception"_s}))
            continue;
        options.append(readGapOption(place));
        texts.append(options.last().text);
        expectNew(options.last().id, place.member(u"id"_s), seen);
    }
    const auto right = std::ranges::count(options, true, &Option::right);
    if (list.value().isArray() && (right != 1 || options.size() < 2))
        list.fault(u"must have exactly one right option and at least one wrong one"_s);
    expectDifferentTexts(texts, list);
    return options;
}

Gap readGap(const JsonReader& place)
{
    Gap gap;
    gap.id = place.member(u"id"_s).asId().value_or(QString());
    const JsonReader options = place.member(u"options"_s, Need::Optional);
    const JsonReader accepted = place.member(u"accepted"_s, Need::Optional);
    if (options.isThere() == accepted.isThere())
        place.fault(u"must have either \"options\" to choose from or \"accepted\" words"_s);
    gap.options = readGapOptions(options);
    if (!accepted.isThere())
        return gap;
    gap.accepted = readSpellings(accepted);
    gap.feedback = place.member(u"feedback"_s).asLocalized();
    return gap;
}

/// Each gap stands once in the text of each language.
void expectGaps(const JsonReader& text, const ClozeTask& task)
{
    for (const QString& language : requiredLanguages()) {
        const QString words = task.text.value(language);
        for (const Gap& gap : task.gaps) {
            const auto count = words.count(u"⟦%1⟧"_s.arg(gap.id));
            if (!words.isEmpty() && count != 1)
                text.fault(
                    u"\"%1\" must hold ⟦%2⟧ once, but holds it %3 times"_s.arg(language, gap.id).arg(count));
        }
        if (words.count(u'⟦') > task.gaps.size())
            text.fault(u"\"%1\" holds a gap that is not in \"gaps\""_s.arg(language));
    }
}

const Option* chosenIn(const Gap& gap, const QString& given)
{
    const auto found = std::ranges::find(gap.options, given, &Option::id);
    return found == gap.options.cend() ? nullptr : &*found;
}

PartVerdict gradeGap(const Gap& gap, const QString& given, QString& misconception)
{
    if (gap.options.isEmpty()) {
        const TextVerdict text = gradeText(given, everySpelling(gap.accepted));
        return {text == TextVerdict::Right || text == TextVerdict::RightButAccents, gap.feedback};
    }
    const Option* chosen = chosenIn(gap, given);
    if (!chosen)
        return {};
    if (misconception.isEmpty())
        misconception = chosen->misconception;
    return {chosen->right, chosen->feedback};
}

} // namespace

QStringList clozeKeys()
{
    return {u"text"_s, u"gaps"_s, u"feedback"_s, u"misconception"_s};
}

ClozeTask readCloze(const JsonReader& question)
{
    ClozeTask task;
    readFeedback(question, task);
    const JsonReader text = question.member(u"text"_s);
    task.text = text.asLocalized();
    const JsonReader list = question.member(u"gaps"_s);
    QStringList seen;
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({u"id"_s, u"options"_s, u"accepted"_s, u"feedback"_s}))
            continue;
        task.gaps.append(readGap(place));
        expectNew(task.gaps.last().id, place.member(u"id"_s), seen);
    }
    if (list.value().isArray() && task.gaps.isEmpty())
        list.fault(u"must have at least one gap"_s);
    expectGaps(text, task);
    return task;
}

Localized solutionOf(const Gap& gap)
{
    const auto right = std::ranges::find(gap.options, true, &Option::right);
    return right == gap.options.cend() ? firstSpelling(gap.accepted) : right->text;
}

Verdict grade(const ClozeTask& task, const Question&, const Answer& answer, const engine::AttentionTrace&)
{
    Verdict verdict;
    verdict.unreadable = answer.parts.isEmpty();
    int right = 0;
    for (qsizetype i = 0; i < task.gaps.size(); ++i) {
        const PartVerdict part = gradeGap(task.gaps[i], answer.parts.value(i), verdict.misconception);
        right += part.right ? 1 : 0;
        verdict.parts.append(part);
    }
    verdict.right = right == task.gaps.size();
    verdict.mark = markPairs(right, int(task.gaps.size()));
    verdict.feedback = verdict.right ? task.feedbackRight : task.feedbackWrong;
    return verdict;
}

} // namespace casefile::content
