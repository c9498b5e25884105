#include "engine/text/tokenizer.h"

#include "engine/text/lexicon.h"
#include "engine/text/unicode.h"

namespace casefile::engine {

namespace {

using Clusters = std::vector<Cluster>;

/// A candidate token: the clusters [first, last), and the rule that found it.
struct Piece
{
    std::size_t last;
    TokenKind kind;
};

bool isKind(const Clusters& clusters, std::size_t at, ClusterKind kind)
{
    return at < clusters.size() && clusters[at].kind == kind;
}

bool isWordPart(const Clusters& clusters, std::size_t at)
{
    return isKind(clusters, at, ClusterKind::Letter) || isKind(clusters, at, ClusterKind::Digit);
}

/// A word in letters must end where the letters end: "cat" is no part of "catalog". Ideographs may be cut
/// anywhere.
bool isWordEnd(const Clusters& clusters, std::size_t last)
{
    return !isKind(clusters, last - 1, ClusterKind::Letter) || !isWordPart(clusters, last);
}

/// Where the longest word of the lexicon that begins at `first` ends; `first` itself if there is none.
std::size_t lexiconWordEnd(const Clusters& clusters, std::size_t first, const Lexicon& lexicon)
{
    std::size_t end = first;
    std::string form;
    for (std::size_t at = first; at < clusters.size() && clusters[at].kind != ClusterKind::Separator; ++at) {
        form += clusters[at].form;
        if (form.size() > lexicon.longestForm())
            break;
        if (isWordEnd(clusters, at + 1) && lexicon.find(form))
            end = at + 1;
    }
    return end;
}

/// Letters and digits; an apostrophe or hyphen belongs to the word when a letter follows it.
std::size_t wordEnd(const Clusters& clusters, std::size_t first)
{
    std::size_t at = first + 1;
    while (isWordPart(clusters, at) ||
           (isKind(clusters, at, ClusterKind::Joiner) && isKind(clusters, at + 1, ClusterKind::Letter)))
        ++at;
    return at;
}

/// Digits; a point or comma belongs to the number when a digit follows it: 3.14, 1,000.
std::size_t numberEnd(const Clusters& clusters, std::size_t first)
{
    const auto isMark = [&](std::size_t at) {
        return at < clusters.size() && (clusters[at].form == "." || clusters[at].form == "," ||
                                        clusters[at].form == "\u066B" || clusters[at].form == "\u066C");
    };
    std::size_t at = first + 1;
    while (isKind(clusters, at, ClusterKind::Digit) ||
           (isMark(at) && isKind(clusters, at + 1, ClusterKind::Digit)))
        ++at;
    return at;
}

// [tokens]
/// The token that begins at `first`: the first rule that fits decides.
Piece nextPiece(const Clusters& clusters, std::size_t first, const Lexicon& lexicon)
{
    if (const auto end = lexiconWordEnd(clusters, first, lexicon); end > first)
        return {end, TokenKind::Word};
    switch (clusters[first].kind) {
    case ClusterKind::Letter:
        return {wordEnd(clusters, first), TokenKind::LatinWord};
    case ClusterKind::Digit:
        return {numberEnd(clusters, first), TokenKind::Number};
    case ClusterKind::Joiner:
    case ClusterKind::Punctuation:
        return {first + 1, TokenKind::Punctuation};
    default:
        return {first + 1, TokenKind::Grapheme};
    }
}
// [/tokens]

} // namespace

Tokens tokenize(std::string_view sentence, const Lexicon& lexicon)
{
    const auto clusters = graphemeClusters(sentence);
    Tokens tokens;
    for (std::size_t at = 0; at < clusters.size();) {
        if (clusters[at].kind == ClusterKind::Separator) {
            ++at;
            continue;
        }
        const auto piece = nextPiece(clusters, at, lexicon);
        Token token;
        token.firstByte = clusters[at].firstByte;
        token.lastByte = clusters[piece.last - 1].lastByte;
        token.text = sentence.substr(token.firstByte, token.lastByte - token.firstByte);
        token.kind = piece.kind;
        for (; at < piece.last; ++at)
            token.form += clusters[at].form;
        tokens.push_back(std::move(token));
    }
    return tokens;
}

} // namespace casefile::engine
