#include "app/playback/quiz_run.h"

#include <QJsonArray>

#include <algorithm>
#include <variant>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

/// The order in which these ids were shown; nothing when the question has others now.
std::optional<QList<int>> orderOf(const content::Task& task, const QStringList& shown)
{
    const QStringList ids = shuffledIds(task);
    QList<int> order;
    for (const QString& id : shown) {
        const int index = int(ids.indexOf(id));
        if (index < 0 || order.contains(index))
            return std::nullopt;
        order.append(index);
    }
    return order.size() == ids.size() ? std::optional(order) : std::nullopt;
}

/// The item as it was when this answer had been judged. Its verdict is found again from the trace.
void apply(const content::AnswerRecord& answer, QuizItem& item)
{
    if (item.question.isDrawn && answer.seed != item.seed) { // of a variant before: it counts, and is gone
        if (!item.first)
            item.first = answer;
        item.attempt = answer.attempt + 1;
        return;
    }
    const auto order = orderOf(item.question.task, answer.optionIds);
    if (!order)
        return;
    item.order = *order;
    content::Faults faults;
    item.state = content::stateFromJson(answer.state, u"log"_s, faults, item.question.state);
    item.seed = answer.seed;
    item.answer = answerFromText(answer.given, item.question);
    item.certainty = item.answer ? std::optional(answer.certainty) : std::nullopt;
    item.hintsUsed = answer.hintsUsed;
    item.attempt = answer.attempt;
    item.phase = answer.right ? QuizPhase::Right : item.answer ? QuizPhase::Wrong : QuizPhase::GivenUp;
    if (!item.first)
        item.first = answer;
}

} // namespace

QJsonObject toJson(const QuizRun& run)
{
    QJsonObject hints;
    for (auto taken = run.hints.cbegin(); taken != run.hints.cend(); ++taken)
        hints.insert(taken.key(), taken.value());
    QJsonObject variants;
    for (auto drawn = run.variants.cbegin(); drawn != run.variants.cend(); ++drawn)
        variants.insert(drawn.key(), drawn.value());
    return {
        {u"version"_s, 1},
        {u"chapter"_s, run.chapter},
        {u"seed"_s, QString::number(run.seed)}, // 64 bits: a JSON number cannot hold it
        {u"sentence"_s, run.sentence},
        {u"question"_s, run.question},
        {u"hints"_s, hints},
        {u"variants"_s, variants},
        {u"shown"_s, QJsonArray::fromStringList(run.shown)},
    };
}

std::optional<QuizRun> quizRunFromJson(const QJsonObject& object)
{
    QuizRun run;
    bool isSeed = false;
    run.seed = object[u"seed"_s].toString().toULongLong(&isSeed);
    run.chapter = object[u"chapter"_s].toString();
    if (object[u"version"_s].toInt() != 1 || !isSeed || run.chapter.isEmpty())
        return std::nullopt;
    run.sentence = object[u"sentence"_s].toString();
    run.question = object[u"question"_s].toString();
    const QJsonObject hints = object[u"hints"_s].toObject();
    for (const QString& id : hints.keys())
        run.hints.insert(id, hints[id].toInt());
    const QJsonObject variants = object[u"variants"_s].toObject();
    for (const QString& id : variants.keys())
        run.variants.insert(id, variants[id].toInt());
    for (const QJsonValue& id : object[u"shown"_s].toArray())
        run.shown.append(id.toString());
    return run;
}

void restore(QList<QuizItem>& items, const QuizRun& run, const QList<content::AnswerRecord>& answers)
{
    for (QuizItem& item : items) {
        for (const content::AnswerRecord& answer : answers) {
            if (answer.questionId == item.question.id && answer.questionVersion == item.question.version)
                apply(answer, item);
        }
        const int mostHints = int(item.question.hints.size());
        item.hintsUsed = std::clamp(run.hints.value(item.question.id), item.hintsUsed,
                                    std::max(mostHints, item.hintsUsed));
        if (item.phase == QuizPhase::Wrong && run.shown.contains(item.question.id))
            item.phase = QuizPhase::GivenUp;
    }
}

} // namespace casefile::playback
