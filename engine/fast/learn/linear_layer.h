#pragma once

#include "engine/fast/learn/column_sums.h"
#include "engine/fast/packed_weights.h"

#include <cstddef>
#include <span>

namespace casefile::engine::fast {

/// A matrix [inputs, outputs] packed for x W (with its bias) and, turned around, for the way back.
struct BothWays
{
    PackedMatrix there; ///< depth inputs
    PackedMatrix back;  ///< depth outputs
};
BothWays packBothWays(Isa isa, std::span<const float> matrix, std::span<const float> bias, std::size_t inputs,
                      std::size_t outputs);

/// out [rows, matrix.columns] = left [rows, matrix.depth] times the matrix, plus its bias.
void multiplyRows(const Kernels& kernels, const PackedMatrix& matrix, Rows rows, const float* left,
                  float* out);

/// y = x W + b in float32, with its way back. Each call takes a range of rows, so that threads can share the
/// work and layers can follow each other while the rows are near.
class LinearLayer
{
public:
    /// W [inputs, outputs]; the bias may be empty. `rows` as many as will come.
    LinearLayer(Isa isa, std::span<const float> weights, std::span<const float> bias, std::size_t inputs,
                std::size_t outputs, std::size_t rows);

    void forward(Rows rows, const float* x, float* y) const; ///< [rows, inputs] -> [rows, outputs]
    void backward(Rows rows, const float* toY, float* toX);  ///< gradient of y -> gradient of x

    /// A stage after all rows have gone back.
    void addGradients(Stages& stages, const float* x, const float* toY);
    std::span<const float> toWeights() const { return {m_toWeights.data(), m_inputs * m_outputs}; }
    std::span<const float> toBias() const { return m_toBias.total(); } ///< empty without bias

    double operations() const { return 2.0 * double(m_inputs) * double(m_outputs) * double(m_rows); }

private:
    const Kernels& m_kernels;
    const LearningKernels& m_learning;
    std::size_t m_inputs, m_outputs, m_rows;
    bool m_hasBias;
    BothWays m_packed;
    Buffer m_toWeights;
    ColumnSums m_toBias;
};

} // namespace casefile::engine::fast
