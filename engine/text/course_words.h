#pragma once

#include "engine/text/lexicon.h"

#include <string_view>
#include <vector>

namespace casefile::engine {

/// One row of the course's word tables: words with the same traits that resemble each other.
struct WordRow
{
    std::vector<Trait> traits;
    std::string_view similarTo; ///< the word that heads the similarity group; empty: each word stands alone
    std::string_view words;     ///< separated by spaces
};

std::vector<WordRow> chineseWords();
std::vector<WordRow> englishWords();

} // namespace casefile::engine
