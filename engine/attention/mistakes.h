#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace casefile::engine {

/// Named mistakes that the engine can be run with.
enum class Mistake {
    NoScaling,          ///< softmax of the raw scores
    SoftmaxOverColumns, ///< each column sums to 1 instead of each row
    MaskAfterSoftmax,   ///< hidden weights set to 0 after the softmax, the row not renormalised
    MaskWithZero,       ///< hidden scores set to 0 instead of minus infinity
    NoMask,             ///< the mask is forgotten
    SwappedQueryKey,    ///< scores transposed: keys ask, queries answer
    NoExponential,      ///< scores divided by their sum
    SelfExcluded,       ///< a token may not look at itself
    HeadsNotSplit,      ///< one head over all columns
};

struct MistakeRow
{
    Mistake mistake;
    std::string_view name; ///< "no-scaling", as in quiz files
};

/// THE table of mistakes.
const std::vector<MistakeRow>& mistakeTable();
std::optional<Mistake> mistakeNamed(std::string_view name);

} // namespace casefile::engine
