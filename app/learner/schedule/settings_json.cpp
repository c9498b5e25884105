#include "app/learner/schedule/settings_json.h"

#include "app/learner/schedule/rounding.h"

#include <QJsonArray>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

using content::JsonReader;
using content::Need;

constexpr double leastRetention = 0.7;
constexpr double mostRetention = 0.99;
constexpr int longestInterval = 36500;
constexpr int mostStepDigits = 5;

QJsonArray stepsToJson(const std::vector<int>& steps)
{
    QJsonArray words;
    for (const int minutes : steps)
        words.append(u"%1m"_s.arg(minutes));
    return words;
}

/// The published ones by their name, because those that are given may be brought inside narrower bounds.
QJsonValue parametersToJson(const Parameters& parameters)
{
    if (parameters == defaultParameters)
        return u"default"_s;
    QJsonArray numbers;
    for (const double parameter : parameters)
        numbers.append(parameter);
    return numbers;
}

/// "10m", "8h", "1d" as minutes.
std::optional<int> readStep(const JsonReader& place)
{
    static const QRegularExpression form(uR"(\A([1-9]\d{0,%1})([mhd])\z)"_s.arg(mostStepDigits - 1));
    const auto words = place.asString();
    if (!words)
        return std::nullopt;
    const auto match = form.match(*words);
    if (!match.hasMatch()) {
        place.fault(u"\"%1\" is not a step, such as \"10m\", \"8h\" or \"1d\""_s.arg(*words));
        return std::nullopt;
    }
    const QChar unit = match.captured(2).front();
    return match.captured(1).toInt() * (unit == u'm' ? 1 : unit == u'h' ? 60 : 24 * 60);
}

std::vector<int> readSteps(const JsonReader& place, const std::vector<int>& fallback)
{
    if (!place.isThere())
        return fallback;
    std::vector<int> steps;
    for (const JsonReader& step : place.asArray()) {
        if (const auto minutes = readStep(step))
            steps.push_back(*minutes);
    }
    return steps;
}

/// "default", a list, or what was given with what became of it: {"given": […], "effective": […]}.
Parameters readParameters(const JsonReader& place, const ScheduleSettings& settings)
{
    if (!place.isThere() || place.value() == u"default"_s)
        return defaultParameters;
    const JsonReader list = place.value().isObject() ? place.member(u"given"_s) : place;
    std::vector<double> given;
    for (const JsonReader& number : list.asArray())
        given.push_back(number.asNumber().value_or(0.0));
    const auto parameters = parametersFrom(given, settings.shortTerm, int(settings.relearningSteps.size()));
    if (!parameters)
        list.fault(u"must be 17, 19 or 21 numbers"_s);
    return parameters.value_or(defaultParameters);
}

/// It follows from the others; who gives it must mean the same, to 8 decimals.
void checkIntervalModifier(const JsonReader& place, const ScheduleSettings& settings)
{
    const auto given = place.asNumber();
    if (!given || !place.faults().isEmpty())
        return;
    const double modifier =
        MemoryModel(settings.parameters, settings.shortTerm).intervalModifier(settings.desiredRetention);
    if (rounded8(*given) != rounded8(modifier))
        place.fault(u"is %1 with these settings"_s.arg(modifier, 0, 'f', 8));
}

} // namespace

QJsonObject toJson(const ScheduleSettings& settings)
{
    return {
        {u"enable_short_term"_s, settings.shortTerm},
        {u"enable_fuzz"_s, settings.fuzz},
        {u"request_retention"_s, settings.desiredRetention},
        {u"maximum_interval"_s, settings.maximumInterval},
        {u"learning_steps"_s, stepsToJson(settings.learningSteps)},
        {u"relearning_steps"_s, stepsToJson(settings.relearningSteps)},
        {u"w"_s, parametersToJson(settings.parameters)},
    };
}

ScheduleSettings readScheduleSettings(const JsonReader& place)
{
    ScheduleSettings settings;
    settings.fuzz = false;
    if (!place.expectObject({u"enable_short_term"_s, u"enable_fuzz"_s, u"request_retention"_s,
                             u"maximum_interval"_s, u"interval_modifier"_s, u"learning_steps"_s,
                             u"relearning_steps"_s, u"w"_s}))
        return settings;
    const auto optional = [&place](const QString& key) { return place.member(key, Need::Optional); };
    settings.shortTerm = optional(u"enable_short_term"_s).asBool().value_or(settings.shortTerm);
    settings.fuzz = optional(u"enable_fuzz"_s).asBool().value_or(settings.fuzz);
    const JsonReader retention = optional(u"request_retention"_s);
    settings.desiredRetention = retention.asNumber().value_or(settings.desiredRetention);
    if (!(settings.desiredRetention >= leastRetention && settings.desiredRetention <= mostRetention))
        retention.fault(u"must be from %1 to %2"_s.arg(leastRetention).arg(mostRetention));
    settings.maximumInterval =
        optional(u"maximum_interval"_s).asInteger(1, longestInterval).value_or(settings.maximumInterval);
    settings.learningSteps = readSteps(optional(u"learning_steps"_s), settings.learningSteps);
    settings.relearningSteps = readSteps(optional(u"relearning_steps"_s), settings.relearningSteps);
    settings.parameters = readParameters(optional(u"w"_s), settings);
    checkIntervalModifier(optional(u"interval_modifier"_s), settings);
    return settings;
}

} // namespace casefile::learner
