#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace casefile::engine {

/// Which query may look at which key: a value that can be written down (architecture: the trace request).
/// One named rule of the mask table, or custom cells, or several masks that must all allow.
struct Mask
{
    std::string rule = "none";            ///< a name of the mask table, "cells" or "all"
    std::size_t parameter = 0;            ///< radius of "window", count of hidden keys of "padding"
    std::vector<std::vector<bool>> cells; ///< for "cells": [query][key], true = may look
    std::vector<Mask> all;                ///< for "all"

    bool operator==(const Mask&) const = default;
};

/// One row of the mask table.
struct MaskRule
{
    std::string_view name;
    std::string_view parameterName; ///< "radius", "hidden keys" or empty
    bool (*allows)(std::size_t query, std::size_t key, std::size_t keys, std::size_t parameter);
};

/// THE table of masks: adding one is adding a row here.
const std::vector<MaskRule>& maskTable();

/// True when `query` may look at `key` (of `keys` keys). The mask must have been checked.
bool allows(const Mask& mask, std::size_t query, std::size_t key, std::size_t keys);

/// Throws InputError when a rule is unknown or cells are not [queries, keys].
void check(const Mask& mask, std::size_t queries, std::size_t keys);

} // namespace casefile::engine
