#pragma once

#include "engine/text/lexicon.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace casefile::engine {

struct AttentionWeights;

/// Writes W_Q and W_K of one head of the hand-set model, column by column. A gain is what a full match adds
/// to the scaled score: W_Q carries gain * sqrt(d_k), so that the division by sqrt(d_k) leaves the gain.
class HeadBuilder
{
public:
    /// A trait and how much of it counts.
    using Shares = std::vector<std::pair<Trait, double>>;

    HeadBuilder(AttentionWeights& weights, std::size_t head);

    /// The next column of d_k: a query with these traits looks for keys with those traits.
    void traits(double gain, const Shares& asks, const Shares& answers);

    /// The next two columns: the wave `pair` of the query, turned back by `steps` tokens, against that of the
    /// key. They add gain * cos(frequency * (i - steps - j)) to the scaled score: most where j = i - steps.
    void place(double gain, std::size_t pair, double steps);

    /// The next column: one column of identity against the same.
    void identity(double gain, std::size_t column);

private:
    AttentionWeights& m_weights;
    std::size_t m_column;
};

} // namespace casefile::engine
