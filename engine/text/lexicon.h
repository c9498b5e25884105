#pragma once

#include <bitset>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace casefile::engine {

/// The named embedding dimensions of the hand-set model, in the order of their columns.
/// Speaker marks the first and second person (I, you, 我们): pronouns that no noun of the sentence explains.
enum class Trait { Noun, Verb, Adjective, Pronoun, FunctionWord, Animate, Plural, Speaker };
inline constexpr std::size_t traitCount = 8;
std::string_view traitName(Trait trait); ///< "noun", "verb", "function word", …

using Traits = std::bitset<traitCount>;

/// A word that the hand-set model knows.
struct LexiconEntry
{
    std::string form; ///< NFC, case-folded
    Traits traits;
    std::string similarTo; ///< form of the word that heads its similarity group; empty if none
};

/// The words of a model, found by their NFC case-folded form.
class Lexicon
{
public:
    Lexicon() = default;
    explicit Lexicon(std::vector<LexiconEntry> entries);

    const LexiconEntry* find(std::string_view form) const; ///< nullptr if unknown
    std::size_t longestForm() const
    {
        return m_longestForm;
    } ///< in bytes: where a longest match may stop trying
    const std::vector<LexiconEntry>& entries() const { return m_entries; }

private:
    std::vector<LexiconEntry> m_entries;
    std::unordered_map<std::string, std::size_t> m_index;
    std::size_t m_longestForm = 0;
};

/// The Chinese and English words of the course: all example sentences and some hundred common words.
const Lexicon& courseLexicon();
std::shared_ptr<const Lexicon> sharedCourseLexicon(); ///< the same, as models hold it

} // namespace casefile::engine
