#include "engine/models/model_card.h"

#include "engine/input_error.h"
#include "engine/models/write_file.h"
#include "engine/nearest_name.h"
#include "engine/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

namespace casefile::engine {

using Json = nlohmann::json;

namespace {

constexpr std::array<std::string_view, 8> keys{"task", "sizes",    "seed", "steps",
                                               "loss", "accuracy", "date", "engine"};

std::string text(const Json& card, const std::string& key)
{
    if (!card[key].is_string())
        throw InputError("\"" + key + "\" must be text");
    return card[key].get<std::string>();
}

std::uint64_t wholeNumber(const std::string& key, const Json& value)
{
    if (!value.is_number_unsigned())
        throw InputError("\"" + key + "\" must be a whole number, 0 or greater");
    return value.get<std::uint64_t>();
}

double number(const Json& card, const std::string& key)
{
    if (!card[key].is_number())
        throw InputError("\"" + key + "\" must be a number");
    return card[key].get<double>();
}

std::map<std::string, std::uint64_t> readSizes(const Json& value)
{
    if (!value.is_object())
        throw InputError("\"sizes\" must be an object");
    std::map<std::string, std::uint64_t> sizes;
    for (const auto& [name, size] : value.items())
        sizes[name] = wholeNumber("sizes." + name, size);
    return sizes;
}

void checkKeys(const Json& card)
{
    if (!card.is_object())
        throw InputError("a model card must be a JSON object");
    for (const auto& [key, value] : card.items())
        if (std::ranges::find(keys, key) == keys.end())
            throw InputError(quoted(key) + " is not a key of a model card" +
                             didYouMean(key, {keys.begin(), keys.end()}));
    for (const std::string_view key : keys)
        if (!card.contains(key))
            throw InputError("\"" + std::string(key) + "\" is missing");
}

void check(const ModelCard& card)
{
    if (card.task.empty())
        throw InputError("\"task\" is empty");
    if (card.date.empty())
        throw InputError("\"date\" is empty");
    if (!std::isfinite(card.loss))
        throw InputError("\"loss\" must be a finite number");
    if (!(card.accuracy >= 0.0 && card.accuracy <= 1.0))
        throw InputError("\"accuracy\" must be between 0 and 1");
}

} // namespace

std::string engineVersion()
{
    return CASEFILE_ENGINE_VERSION;
}

std::string cardPath(const std::string& weightsPath)
{
    return std::filesystem::path(weightsPath).replace_extension(".json").string();
}

ModelCard parseCard(const std::string& source)
{
    requireStrictJson(source);
    const Json json = Json::parse(source);
    checkKeys(json);
    ModelCard card;
    card.task = text(json, "task");
    card.sizes = readSizes(json["sizes"]);
    card.seed = wholeNumber("seed", json["seed"]);
    card.steps = wholeNumber("steps", json["steps"]);
    card.loss = number(json, "loss");
    card.accuracy = number(json, "accuracy");
    card.date = text(json, "date");
    card.engine = text(json, "engine");
    check(card);
    return card;
}

ModelCard readCard(const std::string& path)
{
    constexpr std::size_t largest = 1 << 20;
    const std::string source = readTextFile(path, largest);
    try {
        return parseCard(source);
    } catch (const InputError& error) {
        throw InputError("\"" + path + "\": " + error.what());
    }
}

std::string formatCard(const ModelCard& card)
{
    check(card);
    nlohmann::ordered_json json;
    json["task"] = card.task;
    json["sizes"] = card.sizes;
    json["seed"] = card.seed;
    json["steps"] = card.steps;
    json["loss"] = card.loss;
    json["accuracy"] = card.accuracy;
    json["date"] = card.date;
    json["engine"] = card.engine;
    try {
        return json.dump(2) + "\n";
    } catch (const Json::exception&) {
        throw InputError("the text of a model card is not UTF-8");
    }
}

void writeCard(const std::string& path, const ModelCard& card)
{
    const std::string source = formatCard(card);
    writeFile(path, std::as_bytes(std::span(source)));
}

} // namespace casefile::engine
