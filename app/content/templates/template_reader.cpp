// Reads the templates of a chapter.
#include "app/content/engine_names.h"
#include "app/content/json_reader.h"
#include "app/content/templates/engine_call.h"
#include "app/content/templates/parameter.h"
#include "app/content/templates/template_numbers.h"

#include <QDir>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

const QStringList& levels()
{
    static const QStringList names{u"junior"_s, u"mid"_s, u"senior"_s};
    return names;
}

Recipe readEngineRecipe(const JsonReader& place)
{
    Recipe recipe;
    if (!place.expectObject({u"engine"_s, u"of"_s, u"mistake"_s, u"temperature"_s}))
        return recipe;
    recipe.call =
        place.member(u"engine"_s).asName(engineCallNames(), u"an engine call"_s).value_or(QString());
    for (const JsonReader& name : place.member(u"of"_s).asArray())
        recipe.of.append(name.asString().value_or(QString()));
    const auto mistake = place.member(u"mistake"_s, Need::Optional).asName(mistakeNames(), u"a mistake"_s);
    if (mistake)
        recipe.mistake = engine::mistakeNamed(mistake->toStdString());
    recipe.temperature = place.member(u"temperature"_s, Need::Optional).asString().value_or(QString());
    return recipe;
}

/// "n^2", ["a_0", "a_1"] or {"engine": "weights", "of": ["q", "K"]}
Recipe readRecipe(const JsonReader& place)
{
    if (place.value().isObject())
        return readEngineRecipe(place);
    Recipe recipe;
    recipe.isRow = place.value().isArray();
    const QList<JsonReader> formulas = recipe.isRow ? place.asArray() : QList{place};
    for (const JsonReader& formula : formulas)
        recipe.formulas.append(formula.asString().value_or(QString()));
    if (recipe.isRow && formulas.isEmpty())
        place.fault(u"must have at least one formula"_s);
    return recipe;
}

void readParameters(const JsonReader& list, QuestionTemplate& read)
{
    QStringList seen;
    for (const JsonReader& place : list.asArray()) {
        const auto parameter = readParameter(place);
        if (!parameter)
            continue;
        expectNew(parameter->name, place.member(u"name"_s), seen);
        read.parameters.append(*parameter);
    }
    if (list.value().isArray() && list.asArray().isEmpty())
        list.fault(u"must have at least one parameter"_s);
}

void readValues(const JsonReader& list, QuestionTemplate& read)
{
    QStringList seen;
    for (const Parameter& parameter : read.parameters)
        seen.append(parameter.name);
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({u"name"_s, u"is"_s}))
            continue;
        const JsonReader namePlace = place.member(u"name"_s);
        const QString name = readNumberName(namePlace).value_or(QString());
        if (!name.isEmpty())
            expectNew(name, namePlace, seen);
        read.values.append({name, readRecipe(place.member(u"is"_s))});
    }
}

void readTolerance(const JsonReader& place, QuestionTemplate& read)
{
    read.isWhole = place.value().isString();
    if (read.isWhole) {
        place.asName({u"exact"_s}, u"a tolerance"_s);
        return;
    }
    if (!place.expectObject({u"absolute"_s, u"relative"_s}))
        return;
    read.absoluteTolerance = place.member(u"absolute"_s, Need::Optional).asNumber().value_or(0.0);
    read.relativeTolerance = place.member(u"relative"_s, Need::Optional).asNumber().value_or(0.0);
    if (read.absoluteTolerance < 0.0 || read.relativeTolerance < 0.0)
        place.fault(u"must not be negative"_s);
    else if (read.absoluteTolerance + read.relativeTolerance == 0.0)
        place.fault(u"must be \"exact\", or more than 0"_s);
}

/// Where it is asked which way led to the result that is shown.
void readRightWay(const JsonReader& place, QuestionTemplate& read)
{
    if (!place.isThere() || !place.expectObject({u"id"_s, u"name"_s, u"feedback"_s}))
        return;
    read.right.id = place.member(u"id"_s).asId().value_or(QString());
    read.right.name = place.member(u"name"_s).asLocalized();
    read.right.feedback = place.member(u"feedback"_s).asLocalized();
}

void readMistakes(const JsonReader& list, QuestionTemplate& read)
{
    QStringList seen{read.asksWhichWay() ? read.right.id : u"right"_s}; // the id of the right option
    const Need needsName = read.asksWhichWay() ? Need::Required : Need::Optional;
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject(
                {u"id"_s, u"when"_s, u"answer"_s, u"misconception"_s, u"name"_s, u"feedback"_s}))
            continue;
        TemplateMistake mistake;
        const JsonReader idPlace = place.member(u"id"_s);
        mistake.id = idPlace.asId().value_or(QString());
        if (!mistake.id.isEmpty())
            expectNew(mistake.id, idPlace, seen);
        mistake.when = place.member(u"when"_s, Need::Optional).asString().value_or(QString());
        mistake.answer = readRecipe(place.member(u"answer"_s));
        mistake.misconception = place.member(u"misconception"_s, Need::Optional).asId().value_or(QString());
        mistake.name = place.member(u"name"_s, needsName).asLocalized();
        if (!read.asksWhichWay() && place.member(u"name"_s, Need::Optional).isThere())
            place.member(u"name"_s).fault(u"is an option of a template with \"right\" only"_s);
        mistake.feedback = place.member(u"feedback"_s).asLocalized();
        read.mistakes.append(mistake);
    }
    if (list.value().isArray() && list.asArray().isEmpty())
        list.fault(u"must have at least one mistake"_s);
}

/// The numbers of a worked instance, in the order of the parameters.
void readWorkedNumbers(const JsonReader& place, const QuestionTemplate& read, WorkedInstance& instance)
{
    QStringList names;
    for (const Parameter& parameter : read.parameters)
        names.append(parameter.name);
    if (!place.expectObject(names))
        return;
    for (const Parameter& parameter : read.parameters) {
        const JsonReader numbersPlace = place.member(parameter.name);
        const auto numbers = readNumbers(numbersPlace);
        if (numbers && !admits(parameter, *numbers))
            numbersPlace.fault(u"is never drawn for \"%1\""_s.arg(parameter.name));
        else if (numbers)
            instance.parameters.append(*numbers);
    }
}

void readWorked(const JsonReader& list, QuestionTemplate& read)
{
    for (const JsonReader& place : list.asArray()) {
        if (!place.expectObject({u"parameters"_s, u"answer"_s}))
            continue;
        WorkedInstance instance;
        readWorkedNumbers(place.member(u"parameters"_s), read, instance);
        const auto answer = readNumbers(place.member(u"answer"_s));
        if (!answer || instance.parameters.size() != read.parameters.size())
            continue;
        instance.answer = *answer;
        read.worked.append(instance);
    }
    if (list.value().isArray() && list.asArray().isEmpty())
        list.fault(u"must have at least one worked instance"_s);
}

void readWords(const JsonReader& place, QuestionTemplate& read)
{
    read.unit = place.member(u"unit"_s, Need::Optional).asLocalized();
    read.prompt = place.member(u"prompt"_s).asLocalized();
    read.hint = place.member(u"hint"_s).asLocalized();
    const JsonReader steps = place.member(u"steps"_s);
    for (const JsonReader& step : steps.asArray())
        read.steps.append(step.asLocalized());
    if (steps.value().isArray() && read.steps.isEmpty())
        steps.fault(u"must have at least one step"_s);
    const JsonReader repair = place.member(u"repair"_s);
    if (repair.expectObject({u"chapter"_s, u"step"_s})) {
        read.repairChapter = repair.member(u"chapter"_s).asId().value_or(QString());
        read.repairStep = repair.member(u"step"_s).asId().value_or(QString());
    }
}

QuestionTemplate readTemplate(const JsonReader& place, QStringList& seen)
{
    QuestionTemplate read;
    if (!place.expectObject({u"id"_s, u"version"_s, u"level"_s, u"unit"_s, u"prompt"_s, u"parameters"_s,
                             u"conditions"_s, u"values"_s, u"answer"_s, u"tolerance"_s, u"as"_s, u"right"_s,
                             u"mistakes"_s, u"misconception"_s, u"hint"_s, u"steps"_s, u"repair"_s,
                             u"worked"_s}))
        return read;
    const JsonReader idPlace = place.member(u"id"_s);
    read.id = idPlace.asId().value_or(QString());
    if (!read.id.isEmpty())
        expectNew(read.id, idPlace, seen);
    read.version = place.member(u"version"_s).asInteger(1).value_or(1);
    read.level = place.member(u"level"_s).asName(levels(), u"a level"_s).value_or(QString());
    readParameters(place.member(u"parameters"_s), read);
    for (const JsonReader& condition : place.member(u"conditions"_s, Need::Optional).asArray())
        read.conditions.append(condition.asString().value_or(QString()));
    readValues(place.member(u"values"_s, Need::Optional), read);
    read.answer = readRecipe(place.member(u"answer"_s));
    readTolerance(place.member(u"tolerance"_s), read);
    const auto as = place.member(u"as"_s, Need::Optional).asName({u"choice"_s}, u"a way to answer"_s);
    read.isChoice = as.has_value();
    readRightWay(place.member(u"right"_s, Need::Optional), read);
    readMistakes(place.member(u"mistakes"_s), read);
    read.misconception = place.member(u"misconception"_s).asId().value_or(QString());
    readWords(place, read);
    readWorked(place.member(u"worked"_s), read);
    return read;
}

} // namespace

TemplateFile readTemplates(const QString& file, Faults& faults)
{
    TemplateFile read;
    read.file = file;
    const JsonReader top = JsonReader::fromFile(file, faults);
    if (!top.expectObject({u"version"_s, u"chapter"_s, u"templates"_s}))
        return read;
    top.expectVersion(1);
    read.chapter = top.member(u"chapter"_s).asId().value_or(QString());
    QStringList seen;
    const QList<JsonReader> places = top.member(u"templates"_s).asArray();
    for (int i = 0; i < int(places.size()); ++i) {
        const qsizetype faultsBefore = faults.size();
        QuestionTemplate one = readTemplate(places[i], seen);
        one.position = i;
        if (faults.size() == faultsBefore)
            read.templates.append(one);
    }
    return read;
}

QStringList templateFiles(const QString& quizzesRoot)
{
    const QDir folder(u"%1/templates"_s.arg(quizzesRoot));
    QStringList files;
    for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name))
        files.append(folder.filePath(name));
    return files;
}

} // namespace casefile::content
