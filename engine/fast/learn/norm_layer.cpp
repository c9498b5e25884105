#include "engine/fast/learn/norm_layer.h"

#include <algorithm>

namespace casefile::engine::fast {

NormLayer::NormLayer(Isa isa, const NormView& norm, std::size_t rows)
    : m_kernels(blockKernelsFor(isa))
    , m_learning(learningKernelsFor(isa))
    , m_kind(norm.kind)
    , m_epsilon(norm.epsilon)
    , m_columns(norm.gamma.size())
    , m_both(2 * m_columns)
    , m_mean(rows)
    , m_inverse(rows)
    , m_toBoth(rows, 2 * m_columns)
{
    std::ranges::copy(norm.gamma, m_both.data());
    std::fill_n(m_both.data() + m_columns, m_columns, 0.0f);
    std::ranges::copy(norm.beta, m_both.data() + m_columns);
}

void NormLayer::forward(Rows rows, const float* x, float* y)
{
    const NormJob job{x,
                      m_columns,
                      y,
                      m_columns,
                      m_columns,
                      m_both.data(),
                      m_both.data() + m_columns,
                      m_kind,
                      m_epsilon,
                      m_mean.data(),
                      m_inverse.data()};
    m_kernels.normalise(job, rows.first, rows.last);
}

void NormLayer::backward(Rows rows, const float* x, const float* toY, const float* residual, float* toX)
{
    float* const sums = m_toBoth.part(rows);
    const NormBackJob job{m_kind, m_columns, m_both.data(), m_mean.data(), m_inverse.data(), x,
                          toY,    residual,  toX,           sums,          sums + m_columns};
    m_learning.normaliseBack(job, rows);
}

void NormLayer::addGradients(Stages& stages)
{
    stages.add([this](unsigned) { m_toBoth.addUp(); });
}

} // namespace casefile::engine::fast
