#pragma once

#include "app/shell/commands/engine_benchmark.h"

#include "engine/fast/packed_block.h"

#include <vector>

namespace casefile::shell {

/// What an encoder block is measured with: input and weights of the usual sizes, and the views that the
/// engine takes. Norms come before, hidden columns are four times d, the activation is the exact GELU.
struct BenchmarkNumbers
{
    static constexpr std::size_t widening = 4; ///< hidden columns, in d

    explicit BenchmarkNumbers(const BenchmarkSize& size);

    engine::fast::WeightsView attention() const;
    engine::fast::EncoderBlockView block() const;

    std::size_t d, heads;
    std::vector<float> x; ///< [batch * n, d]
    std::vector<float> weights, expand, contract, gamma;
};

} // namespace casefile::shell
