#pragma once

#include "engine/fast/learn/block_layer.h"
#include "tests/bench/bench_block.h"

#include <string>
#include <vector>

namespace casefile::bench {

/// What both measurements of training begin with.
struct TrainingInputs
{
    std::vector<float> x, g, wq, wk, wv, wo;

    explicit TrainingInputs(const BlockSizes& sizes);
    engine::fast::WeightsView attention(const BlockSizes& sizes) const;
};

/// Forward and backward pass of attention ("mha_train"): the gradients of X and of all weights. Weights are
/// packed, both ways, and buffers made before the first call.
class AttentionTraining
{
public:
    explicit AttentionTraining(const BlockSizes& sizes);

    void call();
    void dump(const std::string& file) const; ///< Y, gradients of X, Wq, Wk, Wv, Wo as raw float32

private:
    unsigned m_threads;
    TrainingInputs m_inputs;
    engine::fast::AttentionLayer m_layer;
    std::vector<float> m_y, m_toX;
};

/// The same of an encoder block ("block_train"), its norms before, exact GELU, 4d hidden columns.
class BlockTraining
{
public:
    explicit BlockTraining(const BlockSizes& sizes);

    void call();
    void dump(const std::string& file) const; ///< the same, then the gradients of W1, W2

private:
    engine::fast::BlockLayer makeLayer(const BlockSizes& sizes) const;

    unsigned m_threads;
    TrainingInputs m_inputs;
    std::vector<float> m_w1, m_w2;
    engine::fast::BlockLayer m_layer;
    std::vector<float> m_y, m_toX;
};

} // namespace casefile::bench
