#pragma once

#include "engine/request/json_value.h"
#include "engine/train/parameters.h"

#include <string>
#include <vector>

namespace casefile::engine {

/// Private to engine/. One parameter that a kind of request knows, under its name in files of weights.
struct ParameterName
{
    std::string name;      ///< "attention.wq"
    bool required = false; ///< biases, betas, gates and wo may be left out
    bool isRow = false;    ///< a bias, beta or gamma: one row
};

/// The names of wq … bo under a prefix, of gamma and beta, of a linear layer, of a gate.
std::vector<ParameterName> attentionNames(const std::string& prefix);
std::vector<ParameterName> normNames(const std::string& prefix);
std::vector<ParameterName> feedForwardNames(const std::string& prefix);
std::vector<ParameterName> gateNames(const std::string& prefix);

/// "parameters" of a request, each under "block." + its name as the readers of train/readable.h want it.
/// Throws InputError for a name that is unknown (with the nearest), missing, or more than one row where one
/// is meant.
Parameters readParameters(const JsonValue& request, const std::vector<ParameterName>& names);

} // namespace casefile::engine
