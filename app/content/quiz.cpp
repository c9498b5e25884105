// Reads quiz files.
#include "app/content/nearest_name.h"
#include "app/content/prose_lint.h"
#include "app/content/question.h"
#include "app/content/questions/cell.h"
#include "app/content/questions/choice.h"
#include "app/content/questions/cloze.h"
#include "app/content/questions/free_text.h"
#include "app/content/questions/mask.h"
#include "app/content/questions/matching.h"
#include "app/content/questions/number.h"
#include "app/content/questions/ordering.h"
#include "app/content/questions/question_reader.h"
#include "app/content/questions/shape.h"
#include "app/content/questions/slider.h"
#include "app/content/questions/text.h"
#include "app/content/settings_reader.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// A row of the table of question types.
struct TaskType
{
    QString name;
    QStringList (*keys)();
    Task (*read)(const JsonReader& question);
};

/// A reader of one kind of task as one of any.
template <auto read>
Task asTask(const JsonReader& question)
{
    return read(question);
}

/// THE table of question types.
const QList<TaskType>& taskTable()
{
    static const QList<TaskType> table{
        {u"choice"_s, choiceKeys, asTask<readChoice>},
        {u"choices"_s, choicesKeys, asTask<readChoices>},
        {u"true-false"_s, trueFalseKeys, asTask<readTrueFalse>},
        {u"number"_s, numberKeys, asTask<readNumber>},
        {u"text"_s, textKeys, asTask<readText>},
        {u"matching"_s, matchingKeys, asTask<readMatching>},
        {u"ordering"_s, orderingKeys, asTask<readOrdering>},
        {u"cloze"_s, clozeKeys, asTask<readCloze>},
        {u"shape"_s, shapeKeys, asTask<readShape>},
        {u"cell"_s, cellKeys, asTask<readCell>},
        {u"mask"_s, maskKeys, asTask<readMaskTask>},
        {u"slider"_s, sliderKeys, asTask<readSlider>},
        {u"code-line"_s, codeLineKeys, asTask<readCodeLine>},
        {u"free-text"_s, freeTextKeys, asTask<readFreeText>},
    };
    return table;
}

const TaskType* typeNamed(const QString& name)
{
    for (const TaskType& type : taskTable()) {
        if (type.name == name)
            return &type;
    }
    return nullptr;
}

} // namespace

QStringList questionTypes()
{
    QStringList names;
    for (const TaskType& type : taskTable())
        names.append(type.name);
    return names;
}

namespace {

/// Checks the fields and Markdown of every text in a question, wherever it stands; of an own one only the
/// fields, because what is written like one is filled in.
void lintTexts(const JsonReader& place, const KnownNames& names)
{
    if (place.value().isString()) {
        const QString text = place.value().toString();
        const QList<ProseNote> notes = place.isOwn() ? lintFields(text, names) : lintProse(text, {}, names);
        for (const ProseNote& note : notes)
            place.fault(note.message);
    } else if (place.value().isArray()) {
        for (const JsonReader& item : place.asArray())
            lintTexts(item, names);
    } else if (place.value().isObject()) {
        for (const QString& key : place.value().toObject().keys())
            lintTexts(place.member(key), names);
    }
}

void readState(const JsonReader& place, Question& question)
{
    if (!place.expectObject(settingsKeys() + QStringList{u"sentence"_s}))
        return;
    applySettings(readSettings(place), question.state);
    question.sentence = place.member(u"sentence"_s, Need::Optional).asLocalized();
}

void readHints(const JsonReader& list, Question& question)
{
    const QList<JsonReader> hints = list.asArray();
    for (const JsonReader& hint : hints)
        question.hints.append(hint.asLocalized());
    if (list.value().isArray() && hints.isEmpty() && !list.isOwn())
        list.fault(u"must have at least one hint"_s);
}

void readRepair(const JsonReader& place, Question& question)
{
    if (!place.expectObject({u"chapter"_s, u"step"_s}))
        return;
    question.repairChapter = place.member(u"chapter"_s).asId().value_or(QString());
    question.repairStep = place.member(u"step"_s).asId().value_or(QString());
}

} // namespace

std::optional<Question> readQuestion(const JsonReader& place, const KnownNames& names, QStringList& seen)
{
    if (!place.value().isObject()) {
        place.expectObject({});
        return std::nullopt;
    }
    const auto typeName = place.member(u"type"_s).asName(questionTypes(), u"a type of question"_s);
    const TaskType* type = typeName ? typeNamed(*typeName) : nullptr;
    if (!type)
        return std::nullopt;
    place.expectObject(
        QStringList{u"id"_s, u"version"_s, u"type"_s, u"prompt"_s, u"hints"_s, u"repair"_s, u"state"_s} +
        type->keys());
    Question question;
    question.isOwn = place.isOwn();
    question.type = type->name;
    const JsonReader idPlace = place.member(u"id"_s);
    question.id = idPlace.asId().value_or(QString());
    question.version = place.member(u"version"_s).asInteger(1).value_or(1);
    question.prompt = place.member(u"prompt"_s).asLocalized();
    readHints(place.member(u"hints"_s), question);
    readRepair(place.member(u"repair"_s), question);
    readState(place.member(u"state"_s, Need::Optional), question);
    question.working = place.member(u"working"_s, Need::Optional).asLocalized();
    question.task = type->read(place);
    lintTexts(place, names);
    if (question.id.isEmpty())
        return std::nullopt;
    expectNew(question.id, idPlace, seen);
    return question;
}

std::optional<Question> readOwnQuestion(const QJsonObject& object, const KnownNames& names, Faults& faults)
{
    const qsizetype before = faults.size();
    QStringList seen;
    const auto question = readQuestion({object, {}, faults, {}, Rules::Own}, names, seen);
    return faults.size() == before ? question : std::nullopt;
}

Quiz readQuiz(const QString& file, const KnownNames& names, Faults& faults)
{
    Quiz quiz;
    quiz.file = file;
    const JsonReader top = JsonReader::fromFile(file, faults);
    if (!top.expectObject({u"version"_s, u"chapter"_s, u"questions"_s}))
        return quiz;
    top.expectVersion(1);
    quiz.chapter = top.member(u"chapter"_s).asId().value_or(QString());
    QStringList seen;
    const QList<JsonReader> places = top.member(u"questions"_s).asArray();
    for (int i = 0; i < int(places.size()); ++i) {
        auto question = readQuestion(places[i], names, seen);
        if (!question)
            continue;
        question->position = i;
        quiz.questions.append(*question);
    }
    return quiz;
}

} // namespace casefile::content
