#pragma once

#include "engine/block/activation.h"
#include "engine/block/norm.h"
#include "engine/fast/kernel_table.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace casefile::engine::fast {

/// Private to engine/fast: the kernels of a block beside attention. All memory is float32 and row-major;
/// nothing here checks, throws or allocates.

/// out = activation(left * right + bias) + residual, in one pass over the output. Gated (SwiGLU and its
/// kin): out = activation(left * gate + bias) * (left * right + bias) + residual.
struct LinearJob
{
    const float* left = nullptr; ///< [rows, depth], row r begins at left[r * leftStride]
    std::size_t leftStride = 0;
    const float* panels =
        nullptr;                 ///< [panels][depth][width], padded with zeros; gated: half gate, half right
    const float* bias = nullptr; ///< [panels][width]
    std::size_t depth = 0;
    std::size_t columns = 0; ///< of the output
    float* out = nullptr;
    std::size_t outStride = 0;
    std::optional<Activation> activation{};
    bool gated = false;
    const float* residual = nullptr; ///< [rows, columns] or null
    std::size_t residualStride = 0;
    float* before =
        nullptr; ///< null, or where left * right + bias goes; gated: the gate, then at + columns the rest
    std::size_t beforeStride = 0;
};

/// Rows brought to mean 0 (not for the root mean square) and size 1, times gamma, plus beta.
struct NormJob
{
    const float* in = nullptr;
    std::size_t inStride = 0;
    float* out = nullptr;
    std::size_t outStride = 0;
    std::size_t columns = 0;
    const float* gamma = nullptr; ///< [columns]
    const float* beta = nullptr;  ///< [columns] or null
    NormKind kind = NormKind::Layer;
    float epsilon = 0.0f;
    float* mean = nullptr;    ///< [rows] or null: what was subtracted
    float* inverse = nullptr; ///< [rows] or null: what the difference was multiplied by, before gamma
};

/// The kernels of one instruction set. Each returns the largest |number| that it met, as bits: they order as
/// the numbers do, with infinity and NaN above all others.
struct BlockKernels
{
    /// Of the sums before any activation, and of the numbers written.
    std::uint32_t (*linear)(const LinearJob&, const MultiplyPart&);
    /// Of the numbers written, for the rows [first, last).
    std::uint32_t (*normalise)(const NormJob&, std::size_t first, std::size_t last);
    /// out[i] = activation(in[i]); in and out may be the same. Of the numbers read.
    std::uint32_t (*activate)(Activation, const float* in, float* out, std::size_t count);
    /// out[i] = a[i] + b[i]; all may be the same. Of the numbers written.
    std::uint32_t (*add)(const float* a, const float* b, float* out, std::size_t count);
};

/// The table of an instruction set that availableIsas() lists; panels are Kernels::width wide.
const BlockKernels& blockKernelsFor(Isa isa);

extern const BlockKernels portableBlockKernels; ///< plain loops

/// A row that float32 cannot square and sum, or whose squares vanish, in double; used by all tables.
void normaliseInDouble(const NormJob& job, std::size_t row);

} // namespace casefile::engine::fast
