#pragma once

#include "engine/block/grouped_attention.h"
#include "engine/fast/attention.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace casefile::reference {

/// One float32 request with the numbers that it borrows.
struct FastCase
{
    engine::fast::WeightsView sizes; ///< without the spans
    std::vector<float> x, memory, wq, wk, wv, wo, bq, bk, bv, bo;
    engine::fast::Request settings; ///< without the spans

    engine::fast::WeightsView weights() const;
    engine::fast::Request request() const;
    std::size_t keys() const;
    std::size_t sharedHeads() const; ///< key-value heads

    engine::GroupedInput readable() const; ///< the same request for the readable engine, in double
};

/// What may be given instead of drawn.
struct CaseSizes
{
    std::size_t dModel, queries, memoryRows;
};

/// Sizes, mask, biases, grouping, positions, temperature and wanted weights drawn from the seed, at unit
/// scale: inputs, queries and keys have variance 1.
FastCase randomCase(std::uint64_t seed, const std::optional<CaseSizes>& given = {});

/// A case without mask, bias or memory: heads side by side, d_k = d_v = columns / heads.
FastCase plainCase(std::size_t queries, std::size_t columns, std::size_t heads, std::uint64_t seed = 1);

/// What a case must give, in double: plain loops from the definitions.
struct NaiveResult
{
    std::vector<double> output;  ///< [queries, columns of the output]
    std::vector<double> weights; ///< [heads, queries, keys], all of them
    std::vector<std::size_t> fullyMaskedRows;
};
NaiveResult naive(const FastCase& one);

/// The first number that differs by more than tolerance * max(1, |right number|), in words; empty if none
/// does.
std::string firstDifference(const FastCase& one, const engine::fast::Result& result, const NaiveResult& right,
                            double tolerance);

} // namespace casefile::reference
