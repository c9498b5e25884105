#include "engine/train/training_card.h"

#include "engine/input_error.h"
#include "engine/models/model_card.h"
#include "engine/nearest_name.h"
#include "engine/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

namespace casefile::engine {

using Json = nlohmann::ordered_json;

namespace {

/// One number of the card: its key, its place and what it may be.
struct NumberRow
{
    std::string_view key;
    std::function<double&(TrainingSettings&)> of;
    double least, most; ///< both allowed
};

constexpr double anything = std::numeric_limits<double>::max();

/// THE table of numbers that settings are made of.
const std::vector<NumberRow>& numberTable()
{
    constexpr double belowOne = 1.0 - 0x1.0p-53;
    static const std::vector<NumberRow> table{
        {"first_rate", [](TrainingSettings& s) -> double& { return s.adam.firstRate; }, 0.0, belowOne},
        {"second_rate", [](TrainingSettings& s) -> double& { return s.adam.secondRate; }, 0.0, belowOne},
        {"epsilon", [](TrainingSettings& s) -> double& { return s.adam.epsilon; }, 0.0, anything},
        {"decay", [](TrainingSettings& s) -> double& { return s.adam.decay; }, 0.0, anything},
        {"peak", [](TrainingSettings& s) -> double& { return s.schedule.peak; }, 0.0, anything},
        {"floor", [](TrainingSettings& s) -> double& { return s.schedule.floor; }, 0.0, anything},
        {"largest_norm", [](TrainingSettings& s) -> double& { return s.largestNorm; }, 0.0, anything},
        {"dropout", [](TrainingSettings& s) -> double& { return s.dropout; }, 0.0, belowOne},
    };
    return table;
}

/// One whole number of the card.
struct CountRow
{
    std::string_view key;
    std::function<std::uint64_t&(TrainingRun&)> of;
};

const std::vector<CountRow>& countTable()
{
    static const std::vector<CountRow> table{
        {"seed", [](TrainingRun& r) -> std::uint64_t& { return r.state.seed; }},
        {"step", [](TrainingRun& r) -> std::uint64_t& { return r.state.step; }},
        {"adam_step", [](TrainingRun& r) -> std::uint64_t& { return r.state.adam.step; }},
        {"warm_up", [](TrainingRun& r) -> std::uint64_t& { return r.settings.schedule.warmUp; }},
        {"total", [](TrainingRun& r) -> std::uint64_t& { return r.settings.schedule.total; }},
    };
    return table;
}

constexpr std::array<std::string_view, 2> decayNames{"in-gradient", "decoupled"}; // enum Decay
constexpr std::array<std::string_view, 2> precisionNames{"double", "single"};     // enum Precision
constexpr std::array<std::string_view, 4> otherKeys{"version", "engine", "decay_kind", "precision"};

void checkKeys(const Json& card)
{
    std::vector<std::string_view> keys(otherKeys.begin(), otherKeys.end());
    for (const NumberRow& row : numberTable())
        keys.push_back(row.key);
    for (const CountRow& row : countTable())
        keys.push_back(row.key);
    for (const auto& [key, value] : card.items())
        if (std::ranges::find(keys, key) == keys.end())
            throw InputError(quoted(key) + " is not a key of a training card" + didYouMean(key, keys));
    for (const std::string_view key : keys)
        if (!card.contains(std::string(key)))
            throw InputError("\"" + std::string(key) + "\" is missing");
}

std::uint64_t count(const Json& card, std::string_view key)
{
    const Json& value = card[std::string(key)];
    if (!value.is_number_unsigned())
        throw InputError("\"" + std::string(key) + "\" must be a whole number, 0 or greater");
    return value.get<std::uint64_t>();
}

double number(const Json& card, const NumberRow& row)
{
    const Json& value = card[std::string(row.key)];
    const double found = value.is_number() ? value.get<double>() : std::nan("");
    if (!(found >= row.least && found <= row.most))
        throw InputError("\"" + std::string(row.key) + "\" must be a number of at least 0" +
                         (row.most < 1.0 ? " and below 1" : ""));
    return found;
}

/// The place of a name among others.
template <std::size_t Count>
std::size_t oneOf(const Json& card, const std::string& key, const std::array<std::string_view, Count>& names)
{
    const std::string name = card[key].is_string() ? card[key].get<std::string>() : "";
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        throw InputError("\"" + key + "\" is " + quoted(name) + ", which it cannot be" +
                         didYouMean(name, {names.begin(), names.end()}));
    return std::size_t(found - names.begin());
}

} // namespace

std::string formatTrainingCard(const TrainingRun& run)
{
    TrainingRun copy{{{}, {{}, {}, run.state.adam.step}, run.state.seed, run.state.step}, run.settings};
    Json card;
    card["version"] = trainingFileVersion;
    card["engine"] = engineVersion();
    for (const CountRow& row : countTable())
        card[std::string(row.key)] = row.of(copy);
    for (const NumberRow& row : numberTable())
        card[std::string(row.key)] = row.of(copy.settings);
    card["decay_kind"] = decayNames[std::size_t(run.settings.adam.kind)];
    card["precision"] = precisionNames[std::size_t(run.settings.precision)];
    return card.dump(2) + "\n";
}

void parseTrainingCard(const std::string& text, TrainingRun& run)
{
    requireStrictJson(text);
    const Json card = Json::parse(text);
    if (!card.is_object())
        throw InputError("a training card must be a JSON object");
    if (!card.contains("version"))
        throw InputError("\"version\" is missing");
    if (const std::uint64_t version = count(card, "version"); version != trainingFileVersion)
        throw InputError("\"version\" is " + std::to_string(version) + " but only " +
                         std::to_string(trainingFileVersion) + " can be read");
    checkKeys(card);
    if (!card["engine"].is_string())
        throw InputError("\"engine\" must be text");
    for (const CountRow& row : countTable())
        row.of(run) = count(card, row.key);
    for (const NumberRow& row : numberTable())
        row.of(run.settings) = number(card, row);
    run.settings.adam.kind = Decay(oneOf(card, "decay_kind", decayNames));
    run.settings.precision = Precision(oneOf(card, "precision", precisionNames));
}

} // namespace casefile::engine
