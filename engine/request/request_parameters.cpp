#include "engine/request/request_parameters.h"

#include "engine/input_error.h"
#include "engine/strict_json.h"

#include <algorithm>

namespace casefile::engine {

std::vector<ParameterName> attentionNames(const std::string& prefix)
{
    return {{prefix + "wq", true, false},  {prefix + "wk", true, false}, {prefix + "wv", true, false},
            {prefix + "wo", false, false}, {prefix + "bq", false, true}, {prefix + "bk", false, true},
            {prefix + "bv", false, true},  {prefix + "bo", false, true}};
}

std::vector<ParameterName> normNames(const std::string& prefix)
{
    return {{prefix + "gamma", true, true}, {prefix + "beta", false, true}};
}

std::vector<ParameterName> feedForwardNames(const std::string& prefix)
{
    return {{prefix + "expand.weights", true, false},   {prefix + "expand.bias", false, true},
            {prefix + "gate.weights", false, false},    {prefix + "gate.bias", false, true},
            {prefix + "contract.weights", true, false}, {prefix + "contract.bias", false, true}};
}

std::vector<ParameterName> gateNames(const std::string& prefix)
{
    return {
        {prefix + "input", true, false}, {prefix + "recurrent", true, false}, {prefix + "bias", false, true}};
}

Parameters readParameters(const JsonValue& request, const std::vector<ParameterName>& names)
{
    const JsonValue given = request["parameters"];
    std::vector<std::string_view> known;
    for (const ParameterName& one : names)
        known.push_back(one.name);
    given.requireKeys(known, "this kind's parameters");
    Parameters parameters;
    for (const ParameterName& one : names) {
        if (!given.has(one.name) && !one.required)
            continue;
        const JsonValue value = given[one.name];
        Matrix matrix;
        if (value.isListOfNumbers()) {
            const std::vector<double> row = value.numbers();
            matrix = Matrix(1, row.size());
            std::ranges::copy(row, matrix.values().begin());
        } else {
            matrix = value.matrix();
        }
        if (one.isRow && matrix.rows() != 1)
            throw InputError(quoted(value.path()) + " is " + toString(matrix.shape()) +
                             " but must be one row");
        parameters["block." + one.name] = std::move(matrix);
    }
    return parameters;
}

} // namespace casefile::engine
