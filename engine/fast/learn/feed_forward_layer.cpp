#include "engine/fast/learn/feed_forward_layer.h"

#include <algorithm>

namespace casefile::engine::fast {

FeedForwardLayer::FeedForwardLayer(Isa isa, const FeedForwardView& view, std::size_t rows)
    : m_kernels(learningKernelsFor(isa))
    , m_activation(view.activation)
    , m_dModel(view.expand.size() / view.dHidden)
    , m_hidden(view.dHidden)
    , m_expand(isa, view.expand, view.expandBias, m_dModel, m_hidden, rows)
    , m_contract(isa, view.contract, view.contractBias, m_hidden, view.contract.size() / m_hidden, rows)
    , m_values(rows * m_hidden)
    , m_slopes(rows * m_hidden)
    , m_toHidden(rows * m_hidden)
{
    if (view.gate.empty())
        return;
    m_gate.emplace(isa, view.gate, view.gateBias, m_dModel, m_hidden, rows);
    for (Buffer* const buffer : {&m_expanded, &m_activated, &m_toGate})
        buffer->reserve(rows * m_hidden);
    m_throughGate.reserve(rows * m_dModel);
}

double FeedForwardLayer::operations() const
{
    return m_expand.operations() + m_contract.operations() + (m_gate ? m_gate->operations() : 0.0);
}

// [forward]
void FeedForwardLayer::forward(Rows rows, const float* x, float* y)
{
    const std::size_t cells = rows.count() * m_hidden;
    Buffer& activated = m_gate ? m_activated : m_values;
    (m_gate ? *m_gate : m_expand).forward(rows, x, activated.data());
    m_kernels.activate(m_activation, hiddenRows(activated, rows), hiddenRows(m_slopes, rows), cells);
    if (m_gate) {
        m_expand.forward(rows, x, m_expanded.data());
        std::copy_n(hiddenRows(m_activated, rows), cells, hiddenRows(m_values, rows));
        m_kernels.multiplyCells(hiddenRows(m_values, rows), hiddenRows(m_expanded, rows), cells);
    }
    m_contract.forward(rows, m_values.data(), y);
}
// [/forward]

// [backward]
void FeedForwardLayer::backward(Rows rows, const float* toY, float* toX)
{
    const std::size_t cells = rows.count() * m_hidden;
    m_contract.backward(rows, toY, m_toHidden.data());
    float* const toHidden = hiddenRows(m_toHidden, rows);
    if (!m_gate) {
        m_kernels.multiplyCells(toHidden, hiddenRows(m_slopes, rows), cells);
        m_expand.backward(rows, m_toHidden.data(), toX);
        return;
    }
    float* const toGate = hiddenRows(m_toGate, rows);
    std::copy_n(toHidden, cells, toGate);
    m_kernels.multiplyCells(toGate, hiddenRows(m_expanded, rows), cells);
    m_kernels.multiplyCells(toGate, hiddenRows(m_slopes, rows), cells);
    m_kernels.multiplyCells(toHidden, hiddenRows(m_activated, rows), cells);
    m_expand.backward(rows, m_toHidden.data(), toX);
    m_gate->backward(rows, m_toGate.data(), m_throughGate.data());
    const std::size_t first = rows.first * m_dModel;
    m_kernels.addCells(toX + first, m_throughGate.data() + first, rows.count() * m_dModel);
}

void FeedForwardLayer::addGradients(Stages& stages, const float* x, const float* toY)
{
    m_contract.addGradients(stages, m_values.data(), toY);
    m_expand.addGradients(stages, x, m_toHidden.data());
    if (m_gate)
        m_gate->addGradients(stages, x, m_toGate.data());
}
// [/backward]

} // namespace casefile::engine::fast
