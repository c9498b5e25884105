#include "app/playback/quiz_item.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <variant>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

bool areAllGiven(const QStringList& parts, qsizetype count)
{
    return parts.size() == count &&
           std::ranges::none_of(parts, [](const QString& part) { return part.trimmed().isEmpty(); });
}

bool isTyped(const content::Answer& answer)
{
    return !answer.typed.trimmed().isEmpty();
}

/// Says of each kind of task when something was given that fits it.
struct Completeness
{
    const content::Answer& answer;

    bool operator()(const content::ChoiceTask& task) const
    {
        const auto isOption = [&](const QString& id) {
            return std::ranges::find(task.options, id, &content::Option::id) != task.options.end();
        };
        if (task.isSeveral)
            return !answer.parts.isEmpty() && std::ranges::all_of(answer.parts, isOption);
        return isOption(answer.optionId);
    }
    bool operator()(const content::NumberTask&) const { return isTyped(answer); }
    bool operator()(const content::TextTask&) const { return isTyped(answer); }
    bool operator()(const content::ShapeTask&) const { return isTyped(answer); }
    bool operator()(const content::SliderTask&) const { return isTyped(answer); }
    bool operator()(const content::FreeTextTask&) const { return isTyped(answer); }
    bool operator()(const content::CellTask&) const { return answer.row >= 0 && answer.column >= 0; }
    bool operator()(const content::MaskTask&) const { return !answer.parts.isEmpty(); }
    bool operator()(const content::MatchingTask& task) const
    {
        return areAllGiven(answer.parts, task.pairs.size());
    }
    bool operator()(const content::OrderingTask& task) const
    {
        return areAllGiven(answer.parts, task.items.size());
    }
    bool operator()(const content::ClozeTask& task) const
    {
        return areAllGiven(answer.parts, task.gaps.size());
    }
};

/// Reads of each kind of task what toText() wrote.
struct AnswerReader
{
    const QString& text;

    QStringList list() const
    {
        QStringList strings;
        for (const QJsonValue& value : QJsonDocument::fromJson(text.toUtf8()).array())
            strings.append(value.toString());
        return strings;
    }
    content::Answer ofParts() const { return {{}, {}, -1, -1, list()}; }
    content::Answer ofTyped() const { return {{}, text, -1, -1}; }

    content::Answer operator()(const content::ChoiceTask& task) const
    {
        return task.isSeveral ? ofParts() : content::Answer{text, {}, -1, -1};
    }
    content::Answer operator()(const content::NumberTask&) const { return ofTyped(); }
    content::Answer operator()(const content::TextTask&) const { return ofTyped(); }
    content::Answer operator()(const content::ShapeTask&) const { return ofTyped(); }
    content::Answer operator()(const content::SliderTask&) const { return ofTyped(); }
    content::Answer operator()(const content::MatchingTask&) const { return ofParts(); }
    content::Answer operator()(const content::OrderingTask&) const { return ofParts(); }
    content::Answer operator()(const content::ClozeTask&) const { return ofParts(); }
    content::Answer operator()(const content::MaskTask&) const { return ofParts(); }
    content::Answer operator()(const content::FreeTextTask&) const
    {
        const QStringList written = list(); // the words, then a tick for each point
        return {{}, written.value(0), -1, -1, written.mid(1)};
    }
    content::Answer operator()(const content::CellTask&) const
    {
        bool isRow = false;
        bool isColumn = false;
        const int row = text.section(u',', 0, 0).toInt(&isRow);
        const int column = text.section(u',', 1).toInt(&isColumn);
        return isRow && isColumn ? content::Answer{{}, {}, row, column} : content::Answer{};
    }
};

QStringList idsOf(const content::MatchingTask& task)
{
    QStringList ids;
    for (const content::Pair& pair : task.pairs)
        ids.append(pair.id);
    for (const content::Spare& spare : task.spares)
        ids.append(spare.id);
    return ids;
}

} // namespace

QString toText(const content::Answer& answer)
{
    if (!answer.parts.isEmpty()) {
        QJsonArray list = QJsonArray::fromStringList(answer.parts);
        if (!answer.typed.isEmpty())
            list.prepend(answer.typed);
        return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
    }
    if (!answer.optionId.isEmpty())
        return answer.optionId;
    if (answer.row >= 0 && answer.column >= 0)
        return u"%1,%2"_s.arg(answer.row).arg(answer.column);
    return answer.typed;
}

std::optional<content::Answer> answerFromText(const QString& text, const content::Question& question)
{
    const content::Answer answer = std::visit(AnswerReader{text}, question.task);
    return isComplete(answer, question) ? std::optional(answer) : std::nullopt;
}

bool isComplete(const content::Answer& answer, const content::Question& question)
{
    return std::visit(Completeness{answer}, question.task);
}

bool isBlank(const content::Answer& answer)
{
    return answer.optionId.isEmpty() && !isTyped(answer) && answer.row < 0 &&
           std::ranges::all_of(answer.parts, &QString::isEmpty);
}

bool QuizItem::isAnswered() const
{
    return answer && isComplete(*answer, question);
}

QStringList shuffledIds(const content::Task& task)
{
    QStringList ids;
    if (const auto* choice = std::get_if<content::ChoiceTask>(&task)) {
        for (const content::Option& option : choice->options)
            ids.append(option.id);
    } else if (const auto* ordering = std::get_if<content::OrderingTask>(&task)) {
        for (const content::Spare& item : ordering->items)
            ids.append(item.id);
    } else if (const auto* matching = std::get_if<content::MatchingTask>(&task)) {
        ids = idsOf(*matching);
    }
    return ids;
}

QStringList optionIds(const QuizItem& item)
{
    const QStringList all = shuffledIds(item.question.task);
    QStringList shown;
    for (const int index : item.order)
        shown.append(all.value(index));
    return shown;
}

} // namespace casefile::playback
