#include "engine/train/tape.h"

#include "engine/input_error.h"

#include <cassert>
#include <utility>

namespace casefile::engine {

Variable Tape::input(Matrix value)
{
    return record(std::move(value), nullptr);
}

Variable Tape::record(Matrix value, Backward backward)
{
    m_nodes.push_back({std::move(value), {}, std::move(backward)});
    return {m_nodes.size() - 1};
}

Matrix Tape::gradient(Variable variable) const
{
    const Node& node = m_nodes[variable.index];
    return node.gradient.empty() ? Matrix(node.value.rows(), node.value.columns()) : node.gradient;
}

void Tape::addGradient(Variable variable, Matrix gradient)
{
    Node& node = m_nodes[variable.index];
    assert(gradient.shape() == node.value.shape() && "a gradient has the shape of its value");
    if (node.gradient.empty()) {
        node.gradient = std::move(gradient);
        return;
    }
    const auto sum = node.gradient.values();
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += gradient.values()[i];
}

// [backward]
void Tape::backward(Variable loss)
{
    if (value(loss).shape() != Shape{1, 1})
        throw InputError("the loss is " + toString(value(loss).shape()) + " but must be a single number");
    for (Node& node : m_nodes)
        node.gradient = {};
    addGradient(loss, Matrix(1, 1, 1.0)); // d loss / d loss
    for (std::size_t i = loss.index + 1; i-- > 0;) {
        // An operation adds only to nodes before it, so its own gradient stands still meanwhile.
        if (!m_nodes[i].gradient.empty() && m_nodes[i].backward)
            m_nodes[i].backward(*this, m_nodes[i].gradient);
    }
}
// [/backward]

} // namespace casefile::engine
