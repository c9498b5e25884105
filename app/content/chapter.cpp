#include "app/content/chapter.h"

#include "app/content/engine_names.h"
#include "app/content/json_reader.h"
#include "app/content/nearest_name.h"
#include "app/content/prose.h"
#include "app/content/settings_reader.h"
#include "engine/attention/stages.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr double longestStep = 600.0; // seconds

/// Reads chapter.json.
class ChapterReader
{
public:
    ChapterReader(const QString& folder, const KnownNames& names)
        : m_names(names)
    {
        m_chapter.folder = folder;
    }

    Chapter read(const JsonReader& top)
    {
        if (!top.expectObject({u"version"_s, u"id"_s, u"examples"_s, u"steps"_s}))
            return m_chapter;
        top.expectVersion(1);
        m_chapter.id = top.member(u"id"_s).asId().value_or(QString());
        for (const JsonReader& example : top.member(u"examples"_s, Need::Optional).asArray())
            readExample(example);
        const JsonReader list = top.member(u"steps"_s);
        const QList<JsonReader> steps = list.asArray();
        if (steps.isEmpty() && list.value().isArray())
            list.fault(u"must have at least one step"_s);
        for (int i = 0; i < int(steps.size()); ++i)
            readStep(steps[i], i);
        return m_chapter;
    }

    /// False when the ids of the steps cannot be used to check the prose.
    bool idsAreSound() const { return m_idsAreSound && !m_chapter.steps.isEmpty(); }

private:
    void readExample(const JsonReader& place)
    {
        if (!place.expectObject({u"id"_s, u"text"_s}))
            return;
        const JsonReader idPlace = place.member(u"id"_s);
        const auto id = idPlace.asId();
        const Localized text = place.member(u"text"_s).asLocalized();
        if (!id)
            return;
        expectNew(*id, idPlace, m_exampleIds);
        m_chapter.examples.append({*id, text});
    }

    void readStep(const JsonReader& place, int position)
    {
        if (!place.expectObject({u"id"_s, u"stage"_s, u"figures"_s, u"seconds"_s, u"pause"_s, u"state"_s,
                                 u"formula"_s, u"formulaPart"_s, u"formulaAnswers"_s, u"code"_s, u"numpy"_s,
                                 u"numpyFirst"_s, u"walk"_s, u"predict"_s, u"freePlay"_s}))
            return;
        Step step;
        step.position = position;
        const JsonReader idPlace = place.member(u"id"_s);
        const auto id = idPlace.asId();
        const auto stage = place.member(u"stage"_s).asName(stageNames(), u"a stage"_s);
        if (stage)
            setDefaults(step, *stage);
        readPanels(place, step);
        readTiming(place, step);
        readState(place.member(u"state"_s, Need::Optional), step.state);
        if (!id || m_stepIds.contains(*id))
            m_idsAreSound = false;
        if (!id)
            return;
        const bool isNew = !m_stepIds.contains(*id);
        expectNew(*id, idPlace, m_stepIds);
        step.id = *id;
        if (isNew)
            m_chapter.steps.append(step);
    }

    static void setDefaults(Step& step, const QString& stage)
    {
        step.stage = stage;
        const engine::Stage* row = engine::stageNamed(stage.toStdString());
        if (!row)
            return;
        step.figures = {toQString(row->figure)};
        step.formula = toQString(row->formula);
        step.formulaPart = toQString(row->formulaPart);
        step.sourceFile = toQString(row->sourceFile);
        step.codeTag = toQString(row->codeTag);
    }

    void readPanels(const JsonReader& place, Step& step)
    {
        if (place.has(u"figures"_s))
            step.figures = readFigures(place.member(u"figures"_s));
        if (const auto formula = place.member(u"formula"_s, Need::Optional).asId()) {
            if (step.formula != *formula)
                step.formulaPart.clear();
            step.formula = *formula;
        }
        step.formulaPart = place.member(u"formulaPart"_s, Need::Optional).asId().value_or(step.formulaPart);
        const JsonReader code = place.member(u"code"_s, Need::Optional);
        if (code.expectObject({u"file"_s, u"tag"_s})) {
            step.sourceFile = readSource(code.member(u"file"_s)).value_or(step.sourceFile);
            step.codeTag = code.member(u"tag"_s).asString().value_or(step.codeTag);
        }
        step.listing = readListing(place.member(u"numpy"_s, Need::Optional));
        step.isNumpyFirst = readNumpyFirst(place.member(u"numpyFirst"_s, Need::Optional), step);
        if (const auto walk = place.member(u"walk"_s, Need::Optional).asId())
            step.walk = std::make_shared<const CodeWalk>(
                readCodeWalk(m_chapter.folder, u"walk/%1.json"_s.arg(*walk), place.faults()));
        const JsonReader predict = place.member(u"predict"_s, Need::Optional);
        predict.asName(m_names.predictions, u"a prediction"_s);
        step.prediction = predict.value().toString();
        step.formulaAnswers = place.member(u"formulaAnswers"_s, Need::Optional).asBool().value_or(false);
        if (step.formulaAnswers && step.prediction.isEmpty())
            place.member(u"formulaAnswers"_s).fault(u"needs \"predict\""_s);
        step.freePlay = place.member(u"freePlay"_s, Need::Optional).asBool().value_or(false);
    }

    static bool readNumpyFirst(const JsonReader& place, const Step& step)
    {
        const bool isFirst = place.asBool().value_or(false);
        if (isFirst && step.listing.isEmpty())
            place.fault(u"needs \"numpy\""_s);
        return isFirst;
    }

    static std::optional<QString> readSource(const JsonReader& place)
    {
        const auto file = place.asString();
        if (!file || file->startsWith("engine/"_L1))
            return file;
        place.fault(u"\"%1\" is not a source of the engine: engine/…"_s.arg(*file));
        return std::nullopt;
    }

    /// The path of a listing, which must lie in the folder of the chapter; empty when there is none.
    QString readListing(const JsonReader& place) const
    {
        const QString file = place.asString().value_or(QString());
        if (file.isEmpty())
            return {};
        if (!QDir::isAbsolutePath(file) && !QDir::cleanPath(file).startsWith(".."_L1))
            return u"%1/%2"_s.arg(m_chapter.folder, file);
        place.fault(u"\"%1\" is outside of the folder of the chapter"_s.arg(file));
        return {};
    }

    QStringList readFigures(const JsonReader& list) const
    {
        QStringList figures;
        for (const JsonReader& item : list.asArray()) {
            if (const auto figure = item.asName(m_names.figures, u"a figure"_s))
                figures.append(*figure);
        }
        if (list.value().isArray() && list.asArray().isEmpty())
            list.fault(u"must name at least one figure"_s);
        return figures;
    }

    static void readTiming(const JsonReader& place, Step& step)
    {
        const JsonReader secondsPlace = place.member(u"seconds"_s, Need::Optional);
        const auto seconds = secondsPlace.asNumber();
        if (seconds && *seconds > 0.0 && *seconds <= longestStep)
            step.seconds = *seconds;
        else if (seconds)
            secondsPlace.fault(u"must be more than 0 and at most %1"_s.arg(longestStep));
        step.pauseAfter = place.member(u"pause"_s, Need::Optional).asBool().value_or(step.pauseAfter);
    }

    void readState(const JsonReader& place, StepState& state) const
    {
        if (!place.expectObject(settingsKeys() + QStringList{u"sentence"_s, u"memory"_s}))
            return;
        state = readSettings(place);
        if (state.head && !state.allHeads)
            state.allHeads = false; // who names a head wants to see that one
        state.sentence = readExampleId(place.member(u"sentence"_s, Need::Optional));
        const JsonReader memory = place.member(u"memory"_s, Need::Optional);
        state.memory = memory.value() == QJsonValue(QString()) ? QString() : readExampleId(memory);
    }

    /// Id of an example of this chapter; none, and a fault, for another name.
    std::optional<QString> readExampleId(const JsonReader& place) const
    {
        const auto id = place.asString();
        if (!id || m_exampleIds.contains(*id))
            return id;
        place.fault(unknownName(*id, u"an example of this chapter"_s, m_exampleIds));
        return std::nullopt;
    }

    const KnownNames& m_names;
    Chapter m_chapter;
    QStringList m_exampleIds;
    QStringList m_stepIds;
    bool m_idsAreSound = true;
};

/// Takes out what was kept only to check the prose against: steps without a known stage, unknown predictions.
void dropUnusable(Chapter& chapter, const KnownNames& names)
{
    chapter.steps.removeIf([](const Step& step) { return step.stage.isEmpty(); });
    for (Step& step : chapter.steps) {
        if (!names.predictions.isEmpty() && !names.predictions.contains(step.prediction))
            step.prediction.clear();
    }
}

/// The languages that the folder has a text for, and those that it must have.
QStringList languagesOf(const QString& folder)
{
    QStringList languages = requiredLanguages();
    for (const QString& file : QDir(folder).entryList({u"text.*.md"_s}, QDir::Files, QDir::Name)) {
        const QString language = file.section(u'.', 1, -2);
        if (!languages.contains(language))
            languages.append(language);
    }
    return languages;
}

} // namespace

int Chapter::indexOf(const QString& stepId) const
{
    const auto found = std::ranges::find(steps, stepId, &Step::id);
    return found == steps.cend() ? -1 : int(found - steps.cbegin());
}

const StepText& Chapter::words(const QString& language, const QString& stepId) const
{
    static const StepText none;
    const auto in = [&](const QString& name) -> const StepText* {
        const auto byLanguage = text.constFind(name);
        if (byLanguage == text.cend())
            return nullptr;
        const auto found = byLanguage->constFind(stepId);
        return found == byLanguage->cend() ? nullptr : &*found;
    };
    if (const StepText* found = in(language))
        return *found;
    for (const QString& other : text.keys()) {
        if (const StepText* found = in(other))
            return *found;
    }
    return none;
}

QString Chapter::example(const QString& exampleId, const QString& language) const
{
    const auto found = std::ranges::find(examples, exampleId, &Example::id);
    return found == examples.cend() ? QString() : inLanguage(found->text, language);
}

Chapter readChapter(const QString& folder, const KnownNames& names, Faults& faults)
{
    const JsonReader top = JsonReader::fromFile(u"%1/chapter.json"_s.arg(folder), faults);
    ChapterReader reader(folder, names);
    Chapter chapter = reader.read(top);
    if (!top.isThere())
        return chapter;
    for (const QString& language : languagesOf(folder)) {
        const ProseFile file{u"%1/text.%2.md"_s.arg(folder, language), language, reader.idsAreSound()};
        readProse(file, names, chapter, faults);
    }
    dropUnusable(chapter, names);
    return chapter;
}

} // namespace casefile::content
