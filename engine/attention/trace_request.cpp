#include "engine/attention/trace_request.h"

#include "engine/attention/attend.h"
#include "engine/attention/request_mask.h"
#include "engine/input_error.h"
#include "engine/nearest_name.h"
#include "engine/request/kind_request.h"
#include "engine/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace casefile::engine {

namespace {

using Json = nlohmann::json;

const std::vector<std::string_view> matrixForm{"x",  "memory", "wq", "wk", "wv",   "wo",
                                               "bq", "bk",     "bv", "bo", "heads"};
const std::vector<std::string_view> sentenceForm{"sentence", "model", "seed", "position"};
const std::vector<std::string_view> eitherForm{"version", "mask", "scale", "temperature"};
const std::string_view laterForm = "kind"; // a request of version 2 (engine/request/)

bool holds(const std::vector<std::string_view>& keys, std::string_view key)
{
    return std::ranges::find(keys, key) != keys.end();
}

double number(const std::string& key, const Json& value)
{
    if (!value.is_number())
        throw InputError(key + " must be a number");
    return value.get<double>();
}

std::size_t wholeNumber(const std::string& key, const Json& value)
{
    if (!value.is_number_unsigned())
        throw InputError(key + " must be a whole number, 0 or more");
    return value.get<std::size_t>();
}

std::string text(const std::string& key, const Json& value)
{
    if (!value.is_string())
        throw InputError(key + " must be text in quotes");
    return value.get<std::string>();
}

/// A list with something in it.
const Json& list(const std::string& key, const Json& value, const std::string& what)
{
    if (!value.is_array() || value.empty())
        throw InputError(key + " must be a list of " + what + " and not empty");
    return value;
}

std::vector<double> numbers(const std::string& key, const Json& value)
{
    std::vector<double> result;
    for (const Json& one : list(key, value, "numbers"))
        result.push_back(number(key + "[" + std::to_string(result.size()) + "]", one));
    return result;
}

Matrix matrix(const std::string& key, const Json& value)
{
    std::vector<std::vector<double>> rows;
    for (const Json& row : list(key, value, "rows of numbers"))
        rows.push_back(numbers(key + "[" + std::to_string(rows.size()) + "]", row));
    Matrix result(rows.size(), rows.front().size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].size() != result.columns())
            throw InputError(key + " is ragged: row 0 has " + std::to_string(result.columns()) +
                             " numbers but row " + std::to_string(i) + " has " +
                             std::to_string(rows[i].size()));
        std::ranges::copy(rows[i], result.row(i).begin());
    }
    return result;
}

Mask cellMask(const Json& value)
{
    Mask mask;
    mask.rule = "cells";
    for (const Json& row : value) {
        auto& cells = mask.cells.emplace_back();
        const std::string key = "\"mask\"[" + std::to_string(mask.cells.size() - 1) + "]";
        for (const Json& cell : list(key, row, "true and false")) {
            if (!cell.is_boolean())
                throw InputError(key + "[" + std::to_string(cells.size()) + "] must be true or false");
            cells.push_back(cell.get<bool>());
        }
    }
    return mask;
}

Mask readMask(const Json& value);

/// {"window": 2}, {"padding": 3} or {"all": [mask, …]}
Mask objectMask(const Json& value)
{
    std::vector<std::string_view> names{"all"};
    for (const MaskRule& row : maskTable())
        if (!row.parameterName.empty())
            names.push_back(row.name);
    if (value.size() != 1)
        throw InputError("\"mask\" must have exactly one key when it is an object");

    const std::string rule = value.begin().key();
    if (!holds(names, rule))
        throw InputError("\"mask\": " + quoted(rule) + " is not a mask with a number" +
                         didYouMean(rule, names));
    Mask mask;
    mask.rule = rule;
    if (rule != "all") {
        mask.parameter = wholeNumber("\"mask\": \"" + rule + "\"", value.begin().value());
        return mask;
    }
    if (!value.begin().value().is_array())
        throw InputError("\"mask\": \"all\" must be a list of masks");
    for (const Json& one : value.begin().value())
        mask.all.push_back(readMask(one));
    return mask;
}

Mask namedMask(const std::string& name)
{
    std::vector<std::string_view> names;
    for (const MaskRule& row : maskTable()) {
        if (row.parameterName.empty())
            names.push_back(row.name);
        else if (row.name == name)
            throw InputError("\"mask\": \"" + name + "\" needs its number: {\"" + name + "\": 2}");
    }
    if (!holds(names, name))
        throw InputError("\"mask\": " + quoted(name) + " is not a mask" + didYouMean(name, names));
    return {name, 0, {}, {}};
}

Mask readMask(const Json& value)
{
    if (value.is_string())
        return namedMask(value.get<std::string>());
    if (value.is_object())
        return objectMask(value);
    if (value.is_array())
        return cellMask(value);
    throw InputError("\"mask\" must be a name, an object or rows of true and false");
}

PositionScheme readPosition(const Json& value)
{
    const std::string name = text("\"position\"", value);
    if (name == "none")
        return PositionScheme::None;
    if (name == "sinusoidal")
        return PositionScheme::Sinusoidal;
    throw InputError("\"position\": " + quoted(name) + " is not a scheme" +
                     didYouMean(name, {"none", "sinusoidal"}));
}

AttentionSettings readSettings(const Json& request)
{
    AttentionSettings settings;
    if (request.contains("mask"))
        settings.mask = readMask(request["mask"]);
    if (request.contains("temperature"))
        settings.temperature = number("\"temperature\"", request["temperature"]);
    if (request.contains("position"))
        settings.position = readPosition(request["position"]);
    if (request.contains("scale")) {
        if (!request["scale"].is_boolean())
            throw InputError("\"scale\" must be true or false");
        settings.scale = request["scale"].get<bool>();
    }
    return settings;
}

/// Every key must be known, and belong to the form of this request.
void checkKeys(const Json& request)
{
    std::vector<std::string_view> known = eitherForm;
    known.insert(known.end(), matrixForm.begin(), matrixForm.end());
    known.insert(known.end(), sentenceForm.begin(), sentenceForm.end());
    known.push_back(laterForm);
    for (const auto& [key, value] : request.items())
        if (!holds(known, key))
            throw InputError(quoted(key) + " is not a key of a trace request" + didYouMean(key, known));

    const bool hasSentence = request.contains("sentence");
    if (!hasSentence && !request.contains("x"))
        throw InputError("the request needs \"x\" with \"wq\", \"wk\" and \"wv\", or a \"sentence\"");
    for (const auto& [key, value] : request.items())
        if (holds(hasSentence ? matrixForm : sentenceForm, key))
            throw InputError("\"" + key + "\" cannot stand beside \"" + (hasSentence ? "sentence" : "x") +
                             "\"");
    if (request.contains("version") && request["version"] != 1)
        throw InputError("\"version\" must be 1, or 2 with a \"kind\"");
}

TracePtr sentenceTrace(const Json& request)
{
    const std::string sentence = text("\"sentence\"", request["sentence"]);
    const std::string model = request.contains("model") ? text("\"model\"", request["model"]) : "hand-set";
    const std::uint64_t seed = request.contains("seed") ? wholeNumber("\"seed\"", request["seed"]) : 0;
    return attendSentence(sentence, modelNamed(model, seed), readSettings(request));
}

TracePtr matrixTrace(const Json& request)
{
    AttentionWeights weights;
    Matrix x, memory;
    const std::pair<const char*, Matrix*> matrices[]{{"x", &x},           {"memory", &memory},
                                                     {"wq", &weights.wq}, {"wk", &weights.wk},
                                                     {"wv", &weights.wv}, {"wo", &weights.wo}};
    for (const auto& [key, target] : matrices)
        if (request.contains(key))
            *target = matrix("\"" + std::string(key) + "\"", request[key]);
    const std::pair<const char*, std::vector<double>*> biases[]{
        {"bq", &weights.bq}, {"bk", &weights.bk}, {"bv", &weights.bv}, {"bo", &weights.bo}};
    for (const auto& [key, target] : biases)
        if (request.contains(key))
            *target = numbers("\"" + std::string(key) + "\"", request[key]);
    if (request.contains("heads"))
        weights.heads = wholeNumber("\"heads\"", request["heads"]);
    return attend(
        {x, memory, std::make_shared<const AttentionWeights>(std::move(weights)), readSettings(request)});
}

} // namespace

TracePtr traceOfRequest(std::string_view json)
{
    requireStrictJson(json);
    const Json request = Json::parse(json);
    if (!request.is_object())
        throw InputError("a trace request must be a JSON object");
    checkKeys(request);
    return request.contains("sentence") ? sentenceTrace(request) : matrixTrace(request);
}

Mask maskOfRequest(const std::string& json)
{
    return readMask(Json::parse(json));
}

std::string runTraceRequest(std::string_view json)
{
    const JsonValue request(json);
    if (request.has(std::string(laterForm)))
        return runKindRequest(request);
    return traceAnswer(*traceOfRequest(json));
}

} // namespace casefile::engine
