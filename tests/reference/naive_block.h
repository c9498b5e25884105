#pragma once

#include "engine/block/recurrent.h"
#include "engine/block/transformer_block.h"

namespace casefile::reference {

/// A second implementation of the block, written from the papers as plain loops: no Armadillo, no function of
/// engine/block. Attention inside the blocks is the naive one.

engine::Matrix normalise(const engine::Matrix& x, const engine::NormWeights& weights);
engine::Matrix feedForward(const engine::Matrix& x, const engine::FeedForwardWeights& weights);
engine::Matrix encoderBlock(const engine::Matrix& x, const engine::EncoderBlockWeights& weights);
engine::Matrix decoderBlock(const engine::Matrix& x, const engine::Matrix& memory,
                            const engine::DecoderBlockWeights& weights);

/// The last states, as a matrix [n, hidden], of recurrent passes that recompute everything from the start for
/// each token.
engine::Matrix elmanStates(const engine::Matrix& x, const engine::ElmanWeights& weights);
engine::Matrix gruStates(const engine::Matrix& x, const engine::GruWeights& weights);
engine::Matrix lstmStates(const engine::Matrix& x, const engine::LstmWeights& weights);

/// The largest difference of two matrices of one shape, relative to 1 or the larger size; infinity when the
/// shapes differ.
double largestDifference(const engine::Matrix& left, const engine::Matrix& right);

} // namespace casefile::reference
