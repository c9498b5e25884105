#pragma once

#include "engine/attention/mask.h"

#include <string_view>
#include <vector>

namespace casefile::engine {

/// How a system lays out its attention over a source of n tokens and a target of m tokens.
enum class Arrangement {
    Encoder,        ///< the source alone, both sides visible
    Decoder,        ///< source and target in one causal row
    PrefixDecoder,  ///< one row; the source sees all of itself, the target looks back
    EncoderDecoder, ///< an encoder, a causal decoder, and cross-attention from target to source
    TwoTowers,      ///< source and target never look at each other; the source sees all of itself, the target
                    ///< looks back, as the image and the text of CLIP (Radford et al. 2021, section 2.4)
};

/// Which attention lets a query look at a key.
enum class Visibility { Hidden, Within, Across };

/// Who may look at whom, in one square table of all tokens, source first.
struct VisibilityTable
{
    std::size_t tokens = 0;
    std::vector<Visibility> cells; ///< tokens * tokens, [query][key]
    Visibility at(std::size_t query, std::size_t key) const { return cells[query * tokens + key]; }
    std::size_t count(Visibility visibility) const;
    std::size_t visible() const { return count(Visibility::Within) + count(Visibility::Across); }
};

/// Worked out with the mask table (mask.h): each attention of the arrangement is one of its rules. "Across"
/// is cross-attention; the encoder alone leaves the target out (m = 0).
VisibilityTable visibilityTable(Arrangement arrangement, std::size_t source, std::size_t target);

/// One table of scores: its queries and keys as stretches of the row of all tokens, source first. Each row
/// has a softmax of its own; what lies in no table is never scored.
struct ScoreTable
{
    std::size_t firstQuery = 0;
    std::size_t queries = 0;
    std::size_t firstKey = 0;
    std::size_t keys = 0;
};

/// The tables that an arrangement computes: encoder, decoder and cross-attention have one each, a joined row
/// has one.
std::vector<ScoreTable> scoreTables(Arrangement arrangement, std::size_t source, std::size_t target);

/// The scores that one head computes in one layer of all tables together, hidden ones too: without the
/// table of who may look, for lengths of real images and texts.
std::size_t scoreCount(Arrangement arrangement, std::size_t source, std::size_t target);

/// The cells that a decoder computes at one step of writing, with a key-value cache: the row of the newest
/// token, one cell for each token so far; and without it: the whole triangle again.
std::size_t cellsWithCache(std::size_t tokens);
std::size_t cellsWithoutCache(std::size_t tokens);

/// The length of the sequence that an image becomes: side / patch squared, and one class token in front
/// (Dosovitskiy et al. 2021, section 3.1). patch divides side.
std::size_t imageTokens(std::size_t side, std::size_t patch);

/// How far one changed symbol moves the mean of n symbols: what even attention passes on of it.
double shareOfOne(std::size_t n);

} // namespace casefile::engine
