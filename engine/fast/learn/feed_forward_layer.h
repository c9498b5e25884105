#pragma once

#include "engine/fast/learn/linear_layer.h"
#include "engine/fast/packed_block.h"

#include <optional>

namespace casefile::engine::fast {

/// activation(x W1 + b1) W2 + b2, or with a gate (activation(gate) * expand) W2 + b2, in float32 with its way
/// back. The slopes of the activation are kept from the way there.
class FeedForwardLayer
{
public:
    FeedForwardLayer(Isa isa, const FeedForwardView& view, std::size_t rows);

    void forward(Rows rows, const float* x, float* y);      ///< [rows, d_model] -> [rows, outputs]
    void backward(Rows rows, const float* toY, float* toX); ///< gradient of y -> gradient of x

    /// A stage after all rows have gone back, with what went in and what came back.
    void addGradients(Stages& stages, const float* x, const float* toY);

    const LinearLayer& expand() const { return m_expand; }
    const std::optional<LinearLayer>& gate() const { return m_gate; }
    const LinearLayer& contract() const { return m_contract; }
    double operations() const;

private:
    float* hiddenRows(Buffer& buffer, Rows rows) { return buffer.data() + rows.first * m_hidden; }

    const LearningKernels& m_kernels;
    Activation m_activation;
    std::size_t m_dModel, m_hidden;
    LinearLayer m_expand, m_contract;
    std::optional<LinearLayer> m_gate;
    Buffer m_values;      ///< [rows, hidden]: what is contracted
    Buffer m_slopes;      ///< [rows, hidden]: of the activation
    Buffer m_toHidden;    ///< [rows, hidden]: gradient of what was expanded
    Buffer m_expanded;    ///< with a gate, [rows, hidden]
    Buffer m_activated;   ///< with a gate, [rows, hidden]: the gate after its activation
    Buffer m_toGate;      ///< with a gate, [rows, hidden]: gradient of the gate before its activation
    Buffer m_throughGate; ///< with a gate, [rows, d_model]
};

} // namespace casefile::engine::fast
