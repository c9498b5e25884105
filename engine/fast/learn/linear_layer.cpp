#include "engine/fast/learn/linear_layer.h"

namespace casefile::engine::fast {

BothWays packBothWays(Isa isa, std::span<const float> matrix, std::span<const float> bias, std::size_t inputs,
                      std::size_t outputs)
{
    const std::size_t width = kernelsFor(isa).width;
    Buffer turned(inputs * outputs); // [outputs, inputs]
    learningKernelsFor(isa).transpose({matrix.data(), outputs}, inputs, outputs, {turned.data(), inputs});
    return {packMatrix(matrix, bias, inputs, outputs, width),
            packMatrix({turned.data(), inputs * outputs}, {}, outputs, inputs, width)};
}

void multiplyRows(const Kernels& kernels, const PackedMatrix& matrix, Rows rows, const float* left,
                  float* out)
{
    const MultiplyJob job{
        left, matrix.panels.data(), matrix.bias.data(), matrix.depth, matrix.columns, out, matrix.columns,
        0,    matrix.columns};
    kernels.multiply(job, {rows.first, rows.last, 0, (matrix.columns + kernels.width - 1) / kernels.width});
}

LinearLayer::LinearLayer(Isa isa, std::span<const float> weights, std::span<const float> bias,
                         std::size_t inputs, std::size_t outputs, std::size_t rows)
    : m_kernels(kernelsFor(isa))
    , m_learning(learningKernelsFor(isa))
    , m_inputs(inputs)
    , m_outputs(outputs)
    , m_rows(rows)
    , m_hasBias(!bias.empty())
    , m_packed(packBothWays(isa, weights, bias, inputs, outputs))
    , m_toWeights(inputs * outputs)
{
    if (m_hasBias)
        m_toBias = ColumnSums(rows, outputs);
}

// [forward]
void LinearLayer::forward(Rows rows, const float* x, float* y) const
{
    multiplyRows(m_kernels, m_packed.there, rows, x, y);
}
// [/forward]

// [backward]
void LinearLayer::backward(Rows rows, const float* toY, float* toX)
{
    if (m_hasBias)
        m_learning.addColumns({toY, m_outputs}, rows, m_outputs, m_toBias.part(rows));
    multiplyRows(m_kernels, m_packed.back, rows, toY, toX); // gradient of y times W^T
}

void LinearLayer::addGradients(Stages& stages, const float* x, const float* toY)
{
    const TransposedJob job{{x, m_inputs}, {toY, m_outputs}, m_rows, {m_toWeights.data(), m_outputs}};
    addTransposed(stages, m_learning, job, m_inputs, m_outputs); // x^T times the gradient of y
    if (m_hasBias)
        stages.add([this](unsigned) { m_toBias.addUp(); });
}
// [/backward]

} // namespace casefile::engine::fast
