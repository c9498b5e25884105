#pragma once

#include "engine/block/recurrent.h"

#include <cstdint>
#include <vector>

namespace casefile::engine {

/// A sentence read word by word by an untrained recurrent cell: what attention does in one step, in n.
struct Reading
{
    ElmanTrace cell;           ///< states [words, 16]: one after each word
    std::vector<double> share; ///< words: how much of the change of the last state is due to each word; sum 1
};

/// Reads the first `words` rows of x [n, d], weights drawn from the seed. `share` compares the Frobenius
/// norms of the Jacobians d h_last / d x_t (Bengio, Simard and Frasconi 1994). Throws InputError when x has
/// fewer rows or `words` is 0.
Reading readWordByWord(const Matrix& x, std::size_t words, std::uint64_t seed);

} // namespace casefile::engine
