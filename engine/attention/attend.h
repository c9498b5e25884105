#pragma once

#include "engine/attention/trace.h"

#include <string>

namespace casefile::engine {

enum class Mistake;

/// The most scores (heads * queries * keys) of one pass: 64 heads over the longest sentence.
inline constexpr std::size_t maximumScores = 64 * maximumTokens * maximumTokens;

/// Everything that a bare forward pass needs.
struct AttentionInput
{
    Matrix x;      ///< [n, d_model]
    Matrix memory; ///< [m, d_model], empty for self-attention
    std::shared_ptr<const AttentionWeights> weights;
    AttentionSettings settings;
};

/// Multi-head attention, every intermediate kept (Vaswani et al. 2017, section 3.2).
/// Throws InputError, naming keys and shapes, for mismatched or non-finite input and for a temperature <= 0.
TracePtr attend(const AttentionInput& input);

/// Tokenizes, embeds, adds positions and attends. With `memory`, a text of its own, keys and values come from
/// that (cross-attention); its places are counted from its own first token. Throws InputError for no tokens
/// or more than maximumTokens.
TracePtr attendSentence(const std::string& sentence, const Model& model,
                        const AttentionSettings& settings = {}, const std::string& memory = {});

/// The same pass with one named mistake switched on: what quiz options and counterexamples are made of.
TracePtr attendWithMistake(const AttentionTrace& correct, Mistake mistake);

} // namespace casefile::engine
