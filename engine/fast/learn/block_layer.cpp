#include "engine/fast/learn/block_layer.h"

#include <algorithm>

namespace casefile::engine::fast {

BlockLayer::BlockLayer(Isa isa, const EncoderBlockView& view, const AttentionRules& rules)
    : m_kernels(learningKernelsFor(isa))
    , m_place(view.place)
    , m_dModel(view.attention.weights.dModel)
    , m_rows(rules.sequences * rules.queries)
    , m_attention(isa, view.attention.weights, rules)
    , m_feedForward(isa, view.feedForward, m_rows)
    , m_attentionNorm(isa, view.attention.norm, m_rows)
    , m_feedForwardNorm(isa, view.feedForwardNorm, m_rows)
{
    for (Buffer* const buffer :
         {&m_sum, &m_middle, &m_toInner, &m_toSum, m_place == NormPlace::Before ? &m_normed : &m_end})
        buffer->reserve(m_rows * m_dModel);
    if (m_place == NormPlace::After)
        m_toEnd.reserve(m_rows * m_dModel);
}

void BlockLayer::setFactors(std::span<const float> attention, std::span<const float> feedForward)
{
    for (auto& [from, to] :
         {std::pair{attention, &m_attentionFactors}, {feedForward, &m_feedForwardFactors}}) {
        to->reserve(from.size());
        std::ranges::copy(from, to->data());
    }
    m_thinnedEnd.reserve(attention.size());
    m_thinnedSum.reserve(attention.size());
}

/// The update of a sublayer becomes x plus it, after dropout.
void BlockLayer::updated(Rows rows, const Buffer& factors, const float* x, float* update)
{
    const std::size_t first = rows.first * m_dModel, count = rows.count() * m_dModel;
    if (factors.size() > 0)
        m_kernels.multiplyCells(update + first, factors.data() + first, count);
    m_kernels.addCells(update + first, x + first, count);
}

// [block-there]
void BlockLayer::forward(const float* x, float* y, unsigned threads)
{
    Stages stages;
    stages.addRows(m_rows, [=, this](Rows rows, unsigned) {
        if (m_place == NormPlace::Before)
            m_attentionNorm.forward(rows, x, m_normed.data());
        m_attention.project(rows, m_place == NormPlace::Before ? m_normed.data() : x);
    });
    stages.next();
    m_attention.addAttend(stages);
    stages.next();
    stages.addRows(m_rows, [=, this](Rows rows, unsigned) { finishForward(rows, x, y); });
    stages.run(threads, m_attention.operations() + m_feedForward.operations());
}

/// From the context of attention to the end of the block.
void BlockLayer::finishForward(Rows rows, const float* x, float* y)
{
    m_attention.output(rows, m_sum.data());
    updated(rows, m_attentionFactors, x, m_sum.data());
    if (m_place == NormPlace::Before) {
        m_feedForwardNorm.forward(rows, m_sum.data(), m_middle.data());
        m_feedForward.forward(rows, m_middle.data(), y);
        updated(rows, m_feedForwardFactors, m_sum.data(), y);
    } else {
        m_attentionNorm.forward(rows, m_sum.data(), m_middle.data());
        m_feedForward.forward(rows, m_middle.data(), m_end.data());
        updated(rows, m_feedForwardFactors, m_middle.data(), m_end.data());
        m_feedForwardNorm.forward(rows, m_end.data(), y);
    }
}
// [/block-there]

/// The gradient of an update: that of the sum, through dropout.
const float* BlockLayer::thinned(Rows rows, const Buffer& factors, const float* gradient, Buffer& to)
{
    if (factors.size() == 0)
        return gradient;
    const std::size_t first = rows.first * m_dModel, count = rows.count() * m_dModel;
    std::copy_n(gradient + first, count, to.data() + first);
    m_kernels.multiplyCells(to.data() + first, factors.data() + first, count);
    return to.data();
}

// [block-back]
void BlockLayer::backward(const float* x, const float* toY, float* toX, unsigned threads)
{
    const bool before = m_place == NormPlace::Before;
    const float* const toEnd = before ? toY : m_toEnd.data();
    const float* const toFeedForward = m_feedForwardFactors.size() == 0 ? toEnd : m_thinnedEnd.data();
    const float* const toAttention = m_attentionFactors.size() == 0 ? m_toSum.data() : m_thinnedSum.data();
    Stages stages;
    stages.addRows(m_rows, [=, this](Rows rows, unsigned) { beginBackward(rows, toY); });
    stages.next();
    m_attention.addAttendBack(stages);
    stages.next();
    stages.addRows(m_rows, [=, this](Rows rows, unsigned) { endBackward(rows, x, toX); });
    stages.next();
    m_feedForward.addGradients(stages, m_middle.data(), toFeedForward);
    m_attention.addGradients(stages, before ? m_normed.data() : x, nullptr, toAttention);
    m_attentionNorm.addGradients(stages);
    m_feedForwardNorm.addGradients(stages);
    stages.run(threads, 2.0 * (m_attention.operations() + m_feedForward.operations()));
}

/// From the end of the block back to the context of attention.
void BlockLayer::beginBackward(Rows rows, const float* toY)
{
    float* const toSum = m_toSum.data();
    float* const toInner = m_toInner.data();
    if (m_place == NormPlace::Before) {
        m_feedForward.backward(rows, thinned(rows, m_feedForwardFactors, toY, m_thinnedEnd), toInner);
        m_feedForwardNorm.backward(rows, m_sum.data(), toInner, toY, toSum);
    } else {
        float* const toEnd = m_toEnd.data();
        m_feedForwardNorm.backward(rows, m_end.data(), toY, nullptr, toEnd);
        m_feedForward.backward(rows, thinned(rows, m_feedForwardFactors, toEnd, m_thinnedEnd), toInner);
        m_kernels.addCells(cells(m_toInner, rows), cells(m_toEnd, rows), rows.count() * m_dModel);
        m_attentionNorm.backward(rows, m_sum.data(), toInner, nullptr, toSum);
    }
    m_attention.outputBack(rows, thinned(rows, m_attentionFactors, toSum, m_thinnedSum));
}

/// From the gradients of queries, keys and values back to x.
void BlockLayer::endBackward(Rows rows, const float* x, float* toX)
{
    if (m_place == NormPlace::Before) {
        m_attention.projectBack(rows, m_toInner.data());
        m_attentionNorm.backward(rows, x, m_toInner.data(), m_toSum.data(), toX);
    } else {
        m_attention.projectBack(rows, toX);
        m_kernels.addCells(toX + rows.first * m_dModel, cells(m_toSum, rows), rows.count() * m_dModel);
    }
}
// [/block-back]

} // namespace casefile::engine::fast
