#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace casefile::engine {

/// What a masked language model is given in place of a token, and whether it is asked about it.
enum class MaskedWord {
    Left,     ///< not chosen: as it was, no loss
    Hidden,   ///< chosen, replaced by [MASK]
    Swapped,  ///< chosen, replaced by a random token
    Unchanged ///< chosen, as it was
};

/// One draw for n tokens: each is chosen with probability `rate`; of the chosen, 80 % become [MASK], 10 % a
/// random token and 10 % stay (Devlin et al. 2019, section 3.1). The seed decides.
std::vector<MaskedWord> drawMaskedWords(std::size_t n, double rate, std::uint64_t seed);

/// How many of n tokens meet each fate, on average.
struct MaskedShares
{
    double chosen = 0.0;
    double hidden = 0.0;
    double swapped = 0.0;
    double unchanged = 0.0;
};
MaskedShares expectedMaskedWords(double n, double rate);

/// Which token stands in for a swapped one: drawn from the seed and the place, until it is another word.
/// `words`: an equal number for equal words. The token itself where there is no other word.
std::size_t standIn(std::size_t place, std::span<const std::size_t> words, std::uint64_t seed);

} // namespace casefile::engine
