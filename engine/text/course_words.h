#pragma once

#include "engine/text/lexicon.h"

#include <span>
#include <string_view>

namespace casefile::engine {

/// One row of the course's word tables: words with the same traits that resemble each other.
struct WordRow
{
    Traits traits;
    std::string_view similarTo; ///< the word that heads the similarity group; empty: each word stands alone
    std::string_view words;     ///< separated by spaces
};

/// The set of the traits named: traits(Noun, Animate).
template <typename... Names>
constexpr Traits traits(Names... names)
{
    return Traits((... | (1ULL << static_cast<unsigned>(names))));
}

std::span<const WordRow> chineseWords();
std::span<const WordRow> englishWords();

} // namespace casefile::engine
