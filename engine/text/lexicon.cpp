#include "engine/text/lexicon.h"

#include "engine/text/course_words.h"
#include "engine/text/unicode.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <sstream>

namespace casefile::engine {

namespace {

/// The words of the tables; a word that stands in two rows has the traits of both and the group of the first.
std::vector<LexiconEntry> entriesOf(std::initializer_list<std::span<const WordRow>> tables)
{
    std::vector<LexiconEntry> entries;
    std::unordered_map<std::string, std::size_t> index;
    for (const auto& table : tables) {
        for (const auto& row : table) {
            std::istringstream words{std::string(row.words)};
            for (std::string word; words >> word;) {
                const auto [known, isNew] = index.emplace(word, entries.size());
                if (isNew)
                    entries.push_back({word, row.traits, std::string(row.similarTo)});
                else
                    entries[known->second].traits |= row.traits;
            }
        }
    }
    return entries;
}

} // namespace

std::string_view traitName(Trait trait)
{
    constexpr std::array<std::string_view, traitCount> names{
        "noun", "verb", "adjective", "pronoun", "function word", "animate", "plural", "I or you"};
    return names[static_cast<std::size_t>(trait)];
}

Lexicon::Lexicon(std::vector<LexiconEntry> entries)
    : m_entries(std::move(entries))
{
    for (std::size_t index = 0; index < m_entries.size(); ++index) {
        auto& form = m_entries[index].form;
        form = normalizedForm(form);
        m_longestForm = std::max(m_longestForm, form.size());
        m_index.emplace(form, index);
    }
}

const LexiconEntry* Lexicon::find(std::string_view form) const
{
    const auto found = m_index.find(std::string(form));
    return found == m_index.end() ? nullptr : &m_entries[found->second];
}

const Lexicon& courseLexicon()
{
    static const Lexicon lexicon(entriesOf({chineseWords(), englishWords()}));
    return lexicon;
}

std::shared_ptr<const Lexicon> sharedCourseLexicon()
{
    return {std::shared_ptr<void>(), &courseLexicon()}; // static: nobody owns it
}

} // namespace casefile::engine
