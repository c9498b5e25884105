#include "engine/measure/masked_words.h"

#include "engine/models/gaussian.h"

#include <algorithm>
#include <random>
#include <string>

namespace casefile::engine {

namespace {

constexpr double hiddenShare = 0.8; ///< of the chosen (Devlin et al. 2019, section 3.1)
constexpr double swappedShare = 0.1;

} // namespace

std::vector<MaskedWord> drawMaskedWords(std::size_t n, double rate, std::uint64_t seed)
{
    std::mt19937_64 bits(seed);
    const auto uniform = [&bits] { return double(bits() >> 11) * 0x1p-53; }; // in [0, 1)
    std::vector<MaskedWord> words;
    // [masked-words]
    for (std::size_t token = 0; token < n; ++token) {
        const bool chosen = uniform() < rate;
        const double lot = uniform();
        if (!chosen)
            words.push_back(MaskedWord::Left);
        else
            words.push_back(lot < hiddenShare                  ? MaskedWord::Hidden
                            : lot < hiddenShare + swappedShare ? MaskedWord::Swapped
                                                               : MaskedWord::Unchanged);
    }
    // [/masked-words]
    return words;
}

MaskedShares expectedMaskedWords(double n, double rate)
{
    const double chosen = rate * n;
    return {chosen, hiddenShare * chosen, swappedShare * chosen, (1.0 - hiddenShare - swappedShare) * chosen};
}

std::size_t standIn(std::size_t place, std::span<const std::size_t> words, std::uint64_t seed)
{
    if (std::ranges::all_of(words, [&](std::size_t word) { return word == words[place]; }))
        return place;
    std::uint64_t lot = hashOf(std::to_string(place), seed);
    while (words[lot % words.size()] == words[place])
        lot = hashOf(std::to_string(place), lot);
    return std::size_t(lot % words.size());
}

} // namespace casefile::engine
