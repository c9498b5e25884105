#include "app/playback/quiz_run.h"

#include <QJsonArray>

#include <algorithm>
#include <variant>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

/// The order in which these options were shown; nothing when the question has other options now.
std::optional<QList<int>> orderOf(const content::ChoiceTask& task, const QStringList& optionIds)
{
    QList<int> order;
    for (const QString& id : optionIds) {
        const auto option = std::ranges::find(task.options, id, &content::Option::id);
        const int index = int(option - task.options.begin());
        if (option == task.options.end() || order.contains(index))
            return std::nullopt;
        order.append(index);
    }
    return order.size() == task.options.size() ? std::optional(order) : std::nullopt;
}

/// The item as it was when this answer had been judged. Its verdict is found again from the trace.
void apply(const content::AnswerRecord& answer, QuizItem& item)
{
    if (const auto* choice = std::get_if<content::ChoiceTask>(&item.question.task)) {
        const auto order = orderOf(*choice, answer.optionIds);
        if (!order)
            return;
        item.order = *order;
    }
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
    return {
        {u"version"_s, 1},
        {u"chapter"_s, run.chapter},
        {u"seed"_s, QString::number(run.seed)}, // 64 bits: a JSON number cannot hold it
        {u"sentence"_s, run.sentence},
        {u"question"_s, run.question},
        {u"hints"_s, hints},
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
