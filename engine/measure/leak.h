#pragma once

#include "engine/attention/trace.h"

#include <cstdint>
#include <vector>

namespace casefile::engine {

/// The leak test of a language model: one token of the input is taken out (its row of X becomes zero), and
/// nothing before it may move. For each of the first `rows` rows of the output, how far it moves (length of
/// the difference), when the layer of this pass runs again under `mask`; only these rows are computed. The
/// pass must be self-attention; changed < n. Throws InputError for a mask that does not fit [rows, n].
std::vector<double> outputShift(const AttentionTrace& trace, std::size_t changed, const Mask& mask,
                                std::size_t rows = SIZE_MAX);

/// How many rows before `changed` moved at all: 0 means that nothing leaks.
std::size_t leakingRows(const std::vector<double>& shift, std::size_t changed);

} // namespace casefile::engine
