#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace casefile::engine {

/// What a grapheme cluster is to the tokenizer.
enum class ClusterKind {
    Separator, ///< white space, control and invisible format characters
    Letter,    ///< of a script that writes words: Latin, Cyrillic, Arabic, Hangul, …
    Ideograph, ///< Han, kana, bopomofo, Yi: written without spaces
    Digit,     ///< of any script
    Joiner,    ///< apostrophe or hyphen: part of a word when letters stand on both sides
    Punctuation,
    Other, ///< emoji, flags, symbols, a combining mark without a base
};

/// What a reader calls one character: a base with all its marks, a flag, a joined emoji.
struct Cluster
{
    std::size_t firstByte = 0; ///< [firstByte, lastByte) in the text
    std::size_t lastByte = 0;
    ClusterKind kind = ClusterKind::Other;
    std::string form; ///< as normalizedForm()
};

/// The grapheme clusters of a text, in order; together they are the text.
/// Throws InputError, naming the byte offset, for bytes that are not UTF-8.
std::vector<Cluster> graphemeClusters(std::string_view text);

/// NFC and case-folded, with ’ as '. Text that utf8proc cannot map is returned unchanged.
std::string normalizedForm(std::string_view text);

} // namespace casefile::engine
