#pragma once

#include "engine/block/grouped_attention.h"
#include "engine/block/recurrent.h"
#include "engine/block/transformer_block.h"

#include <cstdint>
#include <random>

namespace casefile::reference {

/// Parameters of the right shapes, drawn so that every machine gets the same.
class BlockDraw
{
public:
    explicit BlockDraw(std::uint64_t seed)
        : m_bits(seed)
    {}

    std::size_t whole(std::size_t first, std::size_t last) { return first + m_bits() % (last - first + 1); }
    bool coin() { return whole(0, 1) == 1; }
    double real() { return double(m_bits() >> 11) / double(1ull << 53) * 2.0 - 1.0; } ///< -1 … 1

    engine::Matrix matrix(std::size_t rows, std::size_t columns);
    std::vector<double> numbers(std::size_t size);
    std::vector<double> bias(std::size_t size) { return coin() ? numbers(size) : std::vector<double>{}; }
    engine::NormWeights norm(std::size_t d);
    engine::FeedForwardWeights feedForward(std::size_t d, std::size_t hidden);
    engine::AttentionSublayer attention(std::size_t d);
    engine::EncoderBlockWeights encoder(std::size_t d);
    engine::DecoderBlockWeights decoder(std::size_t d);
    engine::Gate gate(std::size_t d, std::size_t hidden);
    engine::GroupedInput grouped(std::size_t n, engine::ScorePosition position);

private:
    std::mt19937_64 m_bits;
};

} // namespace casefile::reference
