#include "app/content/settings_reader.h"

#include "app/content/edits_json.h"
#include "app/content/engine_names.h"
#include "app/content/mask_json.h"

#include <climits>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr int mostHeads = 1024;
constexpr int lastToken = INT_MAX;

std::optional<int> readFocusIndex(const JsonReader& place)
{
    if (!place.value().isString())
        return place.asInteger();
    const auto index = focusIndex(place.value().toString());
    if (!index)
        place.fault(u"must be a number from 0 up, \"first\", \"last\" or \"none\""_s);
    return index;
}

std::optional<Focus> readFocus(const JsonReader& place)
{
    if (!place.expectObject({u"query"_s, u"key"_s}))
        return std::nullopt;
    Focus focus;
    focus.query = readFocusIndex(place.member(u"query"_s, Need::Optional)).value_or(focus.query);
    focus.key = readFocusIndex(place.member(u"key"_s, Need::Optional)).value_or(focus.key);
    return focus;
}

/// One head is always named: all of them drawn together is a setting of its own.
std::optional<int> readHead(const JsonReader& place)
{
    if (!place.value().isString())
        return place.asInteger(0, mostHeads - 1);
    place.fault(
        u"must be a whole number from 0 to %1; to draw all heads together, write \"allHeads\": true"_s.arg(
            mostHeads - 1));
    return std::nullopt;
}

/// Seeds above 2^53 are written as strings, because a JSON number cannot hold them.
std::optional<quint64> readSeed(const JsonReader& place)
{
    bool ok = place.value().isString();
    if (ok) {
        const quint64 seed = place.value().toString().toULongLong(&ok);
        if (ok)
            return seed;
    }
    const qint64 seed = place.value().toInteger(-1);
    if (seed >= 0)
        return quint64(seed);
    if (place.isThere())
        place.fault(u"must be a whole number from 0 up"_s);
    return std::nullopt;
}

std::optional<double> readTemperature(const JsonReader& place)
{
    const auto temperature = place.asNumber();
    if (!temperature || (*temperature > 0.0 && std::isfinite(*temperature)))
        return temperature;
    place.fault(u"must be greater than 0"_s);
    return std::nullopt;
}

/// Each knob by its name, within its range.
KnobValues readKnobs(const JsonReader& place)
{
    KnobValues values;
    if (!place.isThere() || !place.expectObject(knobNames()))
        return values;
    for (const Knob& knob : knobTable()) {
        const JsonReader member = place.member(knob.id, Need::Optional);
        const auto value = member.asNumber();
        if (!value)
            continue;
        if (*value < knob.least || *value > knob.most)
            member.fault(u"must be from %1 to %2"_s.arg(knob.least).arg(knob.most));
        else
            values.insert(knob.id, *value);
    }
    return values;
}

} // namespace

QStringList settingsKeys()
{
    return {u"model"_s,       u"seed"_s,     u"head"_s,  u"allHeads"_s, u"mask"_s, u"scale"_s,
            u"temperature"_s, u"position"_s, u"focus"_s, u"knobs"_s,    u"edits"_s};
}

StepState readSettings(const JsonReader& object)
{
    const auto optional = [&](const QString& key) { return object.member(key, Need::Optional); };
    StepState settings;
    settings.model = optional(u"model"_s).asName(modelNames(), u"a model"_s);
    settings.seed = readSeed(optional(u"seed"_s));
    settings.head = readHead(optional(u"head"_s));
    settings.allHeads = optional(u"allHeads"_s).asBool();
    settings.mask = readMask(optional(u"mask"_s));
    settings.scale = optional(u"scale"_s).asBool();
    settings.temperature = readTemperature(optional(u"temperature"_s));
    if (const auto name = optional(u"position"_s).asName(positionNames(), u"a position scheme"_s))
        settings.position = positionNamed(*name);
    settings.focus = readFocus(optional(u"focus"_s));
    settings.knobs = readKnobs(optional(u"knobs"_s));
    settings.edits = readEdits(optional(u"edits"_s));
    return settings;
}

std::optional<int> focusIndex(const QString& word)
{
    if (word == "none"_L1)
        return -1;
    if (word == "first"_L1)
        return 0;
    if (word == "last"_L1)
        return lastToken;
    bool ok = false;
    const int index = word.toInt(&ok);
    return ok && index >= 0 ? std::optional(index) : std::nullopt;
}

QString focusWord(int index)
{
    if (index == lastToken)
        return u"last"_s;
    return index < 0 ? u"none"_s : QString::number(index);
}

} // namespace casefile::content
