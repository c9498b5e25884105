#pragma once

#include "engine/block/transformer_block.h"
#include "engine/fast/learn/attention_layer.h"
#include "engine/fast/learn/feed_forward_layer.h"
#include "engine/fast/learn/norm_layer.h"

#include <span>

namespace casefile::engine::fast {

/// An encoder block, x + f(norm(x)) or norm(x + f(x)) for attention and for the feed-forward layer, in
/// float32 with its way back. Tasks take rows through as many layers as they can, so that numbers are used
/// while near: three stages there, four back.
class BlockLayer
{
public:
    BlockLayer(Isa isa, const EncoderBlockView& view, const AttentionRules& rules);

    /// Dropout of the two updates: [rows, d_model], what each cell is multiplied by.
    void setFactors(std::span<const float> attention, std::span<const float> feedForward);

    /// x, y, toY, toX: [rows, d_model]. The way back reads the same x again. `threads` 0: as many as
    /// worthwhile.
    void forward(const float* x, float* y, unsigned threads);
    void backward(const float* x, const float* toY, float* toX, unsigned threads);

    AttentionLayer& attention() { return m_attention; }
    const AttentionLayer& attention() const { return m_attention; }
    const FeedForwardLayer& feedForward() const { return m_feedForward; }
    const NormLayer& attentionNorm() const { return m_attentionNorm; }
    const NormLayer& feedForwardNorm() const { return m_feedForwardNorm; }

private:
    void updated(Rows rows, const Buffer& factors, const float* x, float* update);
    void finishForward(Rows rows, const float* x, float* y);
    void beginBackward(Rows rows, const float* toY);
    void endBackward(Rows rows, const float* x, float* toX);
    const float* thinned(Rows rows, const Buffer& factors, const float* gradient, Buffer& to);
    float* cells(Buffer& buffer, Rows rows) { return buffer.data() + rows.first * m_dModel; }

    const LearningKernels& m_kernels;
    NormPlace m_place;
    std::size_t m_dModel, m_rows;
    AttentionLayer m_attention;
    FeedForwardLayer m_feedForward;
    NormLayer m_attentionNorm, m_feedForwardNorm;
    Buffer m_attentionFactors, m_feedForwardFactors; ///< of dropout; empty: none
    // All [rows, d_model].
    Buffer m_normed;                   ///< norm before: what goes into attention
    Buffer m_sum;                      ///< x + attention: before its norm when the norm comes after
    Buffer m_middle;                   ///< what goes into the feed-forward layer
    Buffer m_end;                      ///< norm after: middle + feed-forward
    Buffer m_toInner;                  ///< gradient of what went into a layer
    Buffer m_toSum;                    ///< gradient of m_sum
    Buffer m_toEnd;                    ///< norm after: gradient of m_end
    Buffer m_thinnedEnd, m_thinnedSum; ///< gradients of the updates, after dropout
};

} // namespace casefile::engine::fast
