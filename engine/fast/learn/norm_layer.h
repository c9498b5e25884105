#pragma once

#include "engine/fast/block_kernels.h"
#include "engine/fast/learn/column_sums.h"
#include "engine/fast/packed_block.h"

#include <cstddef>
#include <span>

namespace casefile::engine::fast {

/// Layer norm or RMS norm of rows in float32, with its way back.
class NormLayer
{
public:
    NormLayer(Isa isa, const NormView& norm, std::size_t rows);

    void forward(Rows rows, const float* x, float* y); ///< [rows, columns] both

    /// toX = the gradient of x, plus the residual if it is not null.
    void backward(Rows rows, const float* x, const float* toY, const float* residual, float* toX);

    void addGradients(Stages& stages); ///< a stage after all rows have gone back
    std::span<const float> toGamma() const { return m_toBoth.total().first(m_columns); }
    std::span<const float> toBeta() const { return m_toBoth.total().subspan(m_columns); }

private:
    const BlockKernels& m_kernels;
    const LearningKernels& m_learning;
    NormKind m_kind;
    float m_epsilon;
    std::size_t m_columns;
    Buffer m_both;       ///< gamma, beta
    Buffer m_mean;       ///< [rows]
    Buffer m_inverse;    ///< [rows]
    ColumnSums m_toBoth; ///< gradients of gamma and beta
};

} // namespace casefile::engine::fast
