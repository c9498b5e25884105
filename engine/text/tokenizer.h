#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace casefile::engine {

class Lexicon;

/// What rule made a token; a word of the lexicon is known to the model, all others bring identity and
/// position only.
enum class TokenKind { Word, LatinWord, Number, Punctuation, Grapheme };

/// One clue: a piece of the sentence exactly as typed.
struct Token
{
    std::string text;          ///< the bytes as typed
    std::string form;          ///< NFC, case-folded, with ’ as ': what is compared and looked up
    std::size_t firstByte = 0; ///< [firstByte, lastByte) in the sentence as typed
    std::size_t lastByte = 0;
    TokenKind kind = TokenKind::Grapheme;

    bool isKnown() const { return kind == TokenKind::Word; }
    bool operator==(const Token&) const = default;
};

using Tokens = std::vector<Token>;

inline constexpr std::size_t maximumTokens = 512;

/// Cuts a UTF-8 sentence: longest word of the lexicon first, else a Latin word, a number, a punctuation mark
/// or one grapheme. White space separates and is never a token. An empty sentence gives no tokens. Throws
/// InputError for bytes that are not UTF-8 (naming the byte offset). Does not limit the count.
Tokens tokenize(std::string_view sentence, const Lexicon& lexicon);

} // namespace casefile::engine
