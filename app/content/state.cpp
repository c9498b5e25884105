#include "app/content/state.h"

#include "app/content/edits_json.h"
#include "app/content/engine_names.h"
#include "app/content/json_reader.h"
#include "app/content/mask_json.h"
#include "app/content/settings_reader.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr std::array depths{
    std::pair{Depth::Story, "story"},
    std::pair{Depth::Numbers, "numbers"},
    std::pair{Depth::Formula, "formula"},
    std::pair{Depth::Code, "code"},
};
constexpr quint64 largestJsonInteger = quint64(1) << 53;

QJsonValue seedJson(quint64 seed)
{
    return seed <= largestJsonInteger ? QJsonValue(qint64(seed)) : QJsonValue(QString::number(seed));
}

QJsonValue focusJson(int index)
{
    return index < 0 || focusWord(index) == "last"_L1 ? QJsonValue(focusWord(index)) : QJsonValue(index);
}

QJsonObject toJson(const KnobValues& knobs)
{
    QJsonObject object;
    for (auto knob = knobs.cbegin(); knob != knobs.cend(); ++knob)
        object.insert(knob.key(), knob.value());
    return object;
}

void set(QString& target, const std::optional<QString>& value)
{
    target = value.value_or(target);
}

/// A frozen state is a link of ours, or empty; one frozen state does not hold another.
std::optional<QString> readFrozen(const JsonReader& place)
{
    const auto link = place.asString();
    Faults faults;
    if (!link || link->isEmpty() || (stateFromLink(QUrl(*link), faults).frozen.isEmpty() && faults.isEmpty()))
        return link;
    place.fault(faults.isEmpty() ? u"must not hold another frozen state"_s
                                 : u"must be the link of a state: %1"_s.arg(toString(faults.first())));
    return std::nullopt;
}

} // namespace

QString depthName(Depth depth)
{
    for (const auto& [value, name] : depths) {
        if (value == depth)
            return QString::fromLatin1(name);
    }
    return {};
}

QStringList depthNames()
{
    QStringList names;
    for (const auto& [value, name] : depths)
        names.append(QString::fromLatin1(name));
    return names;
}

std::optional<Depth> depthNamed(const QString& name)
{
    const auto index = depthNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(depths[std::size_t(index)].first);
}

void applySettings(const StepState& change, State& state)
{
    state.model = change.model.value_or(state.model);
    state.seed = change.seed.value_or(state.seed);
    state.head = change.head.value_or(state.head);
    state.allHeads = change.allHeads.value_or(state.allHeads);
    state.mask = change.mask.value_or(state.mask);
    state.scale = change.scale.value_or(state.scale);
    state.temperature = change.temperature.value_or(state.temperature);
    state.position = change.position.value_or(state.position);
    state.focus = change.focus.value_or(state.focus);
    state.edits = change.edits.value_or(state.edits);
    for (auto knob = change.knobs.cbegin(); knob != change.knobs.cend(); ++knob)
        setKnob(state, knob.key(), knob.value());
}

void setKnob(State& state, const QString& id, double value)
{
    const Knob* knob = knobNamed(id);
    if (!knob)
        return;
    const double now = rounded(*knob, value);
    if (now == knob->initial)
        state.knobs.remove(id);
    else
        state.knobs.insert(id, now);
}

void setEdit(State& state, const engine::WeightEdit& edit)
{
    removeEdit(state, edit);
    state.edits.push_back(edit);
}

void removeEdit(State& state, const engine::WeightEdit& place)
{
    std::erase_if(state.edits, [&](const engine::WeightEdit& edit) { return edit.isAt(place); });
}

QJsonObject toJson(const State& state)
{
    return {
        {u"chapter"_s, state.chapter},
        {u"step"_s, state.step},
        {u"sentence"_s, state.sentence},
        {u"memory"_s, state.memory},
        {u"model"_s, state.model},
        {u"seed"_s, seedJson(state.seed)},
        {u"head"_s, state.head},
        {u"allHeads"_s, state.allHeads},
        {u"mask"_s, toJson(state.mask)},
        {u"scale"_s, state.scale},
        {u"temperature"_s, state.temperature},
        {u"position"_s, positionName(state.position)},
        {u"focus"_s,
         QJsonObject{{u"query"_s, focusJson(state.focus.query)}, {u"key"_s, focusJson(state.focus.key)}}},
        {u"knobs"_s, toJson(state.knobs)},
        {u"edits"_s, toJson(state.edits)},
        {u"depth"_s, depthName(state.depth)},
        {u"frozen"_s, state.frozen},
    };
}

State stateFromJson(const QJsonObject& object, const QString& file, Faults& faults, const State& base)
{
    const JsonReader top(object, file, faults);
    top.expectObject(settingsKeys() + QStringList{u"chapter"_s, u"step"_s, u"sentence"_s, u"memory"_s,
                                                  u"depth"_s, u"frozen"_s});
    State state = base;
    if (object.contains(u"knobs"_s))
        state.knobs.clear(); // a state names all that are turned
    applySettings(readSettings(top), state);
    set(state.chapter, top.member(u"chapter"_s, Need::Optional).asString());
    set(state.step, top.member(u"step"_s, Need::Optional).asString());
    set(state.sentence, top.member(u"sentence"_s, Need::Optional).asString());
    set(state.memory, top.member(u"memory"_s, Need::Optional).asString());
    if (const auto name = top.member(u"depth"_s, Need::Optional).asName(depthNames(), u"a depth"_s))
        state.depth = depthNamed(*name).value_or(state.depth);
    set(state.frozen, readFrozen(top.member(u"frozen"_s, Need::Optional)));
    return state;
}

engine::AttentionSettings settingsOf(const State& state)
{
    engine::AttentionSettings settings;
    settings.mask = state.mask;
    settings.scale = state.scale;
    settings.temperature = state.temperature;
    settings.position = state.position;
    return settings;
}

} // namespace casefile::content
