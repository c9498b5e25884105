#pragma once

#include "engine/attention/trace.h"

#include <cstdint>

namespace casefile::engine {

/// The same two words at the same places, in two sentences.
struct OtherCompany
{
    Tokens tokens;      ///< of the other sentence
    TracePtr here;      ///< layer 1 over the sentence
    TracePtr there;     ///< layer 1 over the other
    TracePtr hereNext;  ///< layer 2: the same weights again, over x + output of layer 1
    TracePtr thereNext; ///< likewise of the other
};

/// The first `most` tokens of a sentence, and the same with every token but `query` and `key` replaced by a
/// word of other traits and the same script, drawn from the seed. Tokens that the model does not
/// know stay. A causal mask is kept, other masks and a memory are left aside. In layer 1 the score of the
/// pair cannot change; its weight can, and in layer 2 everything can. Throws InputError when query or key is
/// not among the first `most`, or when the trace is of a bare matrix.
OtherCompany inOtherCompany(const AttentionTrace& trace, std::size_t most, std::size_t query, std::size_t key,
                            std::uint64_t seed);

} // namespace casefile::engine
