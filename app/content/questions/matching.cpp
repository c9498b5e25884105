#include "app/content/questions/matching.h"

#include "app/content/grading/marks.h"
#include "app/content/questions/task_reader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

Pair readPair(const JsonReader& place)
{
    return {place.member(u"id"_s).asId().value_or(QString()), place.member(u"left"_s).asLocalized(),
            place.member(u"right"_s).asLocalized(), place.member(u"feedback"_s).asLocalized()};
}

QList<Pair> readPairs(const JsonReader& list, QStringList& ids)
{
    QList<Pair> pairs;
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({u"id"_s, u"left"_s, u"right"_s, u"feedback"_s}))
            continue;
        pairs.append(readPair(place));
        expectNew(pairs.last().id, place.member(u"id"_s), ids);
    }
    if (list.value().isArray() && pairs.size() < 2)
        list.fault(u"must have at least two pairs"_s);
    return pairs;
}

/// The mixup that was made at this left side; nullptr if there is none.
const Mixup* mixupBehind(const MatchingTask& task, const QString& left, const QString& right)
{
    const auto found = std::ranges::find_if(
        task.mixups, [&](const Mixup& mixup) { return mixup.first == left && mixup.second == right; });
    return found == task.mixups.cend() ? nullptr : &*found;
}

} // namespace

QStringList matchingKeys()
{
    return {u"pairs"_s, u"spares"_s, u"mixups"_s, u"feedback"_s, u"misconception"_s};
}

MatchingTask readMatching(const JsonReader& question)
{
    MatchingTask task;
    readFeedback(question, task);
    QStringList lefts;
    const JsonReader pairs = question.member(u"pairs"_s);
    task.pairs = readPairs(pairs, lefts);
    const JsonReader spares = question.member(u"spares"_s, Need::Optional);
    task.spares = readSpares(spares, 1);
    QStringList rights = lefts;
    QList<Localized> texts;
    for (const Pair& pair : task.pairs)
        texts.append(pair.right);
    for (const Spare& spare : task.spares) {
        expectNew(spare.id, spares, rights);
        texts.append(spare.text);
    }
    expectDifferentTexts(texts, pairs);
    task.mixups =
        readMixups(question.member(u"mixups"_s, Need::Optional), u"left"_s, lefts, u"right"_s, rights);
    return task;
}

Verdict grade(const MatchingTask& task, const Question&, const Answer& answer, const engine::AttentionTrace&)
{
    Verdict verdict;
    int right = 0;
    for (qsizetype i = 0; i < task.pairs.size(); ++i) {
        const Pair& pair = task.pairs[i];
        const QString given = answer.parts.value(i);
        PartVerdict part{given == pair.id, pair.feedback};
        right += part.right ? 1 : 0;
        if (const Mixup* mixup = mixupBehind(task, pair.id, given)) {
            part.feedback = mixup->feedback;
            if (verdict.misconception.isEmpty())
                verdict.misconception = mixup->misconception;
        }
        verdict.parts.append(part);
    }
    verdict.unreadable = answer.parts.isEmpty();
    verdict.right = right == task.pairs.size();
    verdict.mark = markPairs(right, int(task.pairs.size()));
    verdict.feedback = verdict.right ? task.feedbackRight : task.feedbackWrong;
    return verdict;
}

} // namespace casefile::content
