#pragma once

#include "engine/block/activation.h"
#include "engine/block/norm.h"
#include "engine/fast/kernel_table.h"

#include <cstddef>

namespace casefile::engine::fast {

/// Private to engine/fast: what every instruction set implements for learning, beside the forward kernels.
/// All memory is float32 and row-major; nothing here checks, throws or allocates. Sums run in an order that
/// depends on the sizes alone.

/// A half-open range of rows.
struct Rows
{
    std::size_t first, last;
    std::size_t count() const { return last - first; }
};

/// Rows of numbers somewhere in memory; row r begins at values[r * stride].
struct ConstRowsView
{
    const float* values = nullptr;
    std::size_t stride = 0;
    const float* row(std::size_t r) const { return values + r * stride; }
};

struct RowsView
{
    float* values = nullptr;
    std::size_t stride = 0;
    float* row(std::size_t r) const { return values + r * stride; }
    operator ConstRowsView() const { return {values, stride}; }
};

/// out = left^T right, summed over the rows: the gradient of a weight matrix. Nothing is packed.
struct TransposedJob
{
    ConstRowsView left;   ///< [rows, rows of out]
    ConstRowsView right;  ///< [rows, columns of out]
    std::size_t rows = 0; ///< how many products are summed
    RowsView out;
};

/// A rectangle of `out`, half-open.
struct TransposedPart
{
    std::size_t firstRow, lastRow, firstColumn, lastColumn;
};

/// One panel of queries on its way there, and back (HeadJob, PanelJob: kernel_table.h). Lanes are queries.
struct KeptPanel
{
    float* base = nullptr;   ///< [width], kept from the way there: what is taken off scores before exp,
    float* factor = nullptr; ///< [width], and what brings the weights to the sum 1
    const float* factors = nullptr; ///< [keys][width], what dropout multiplies the weights by; null: nothing
    ConstRowsView toContext;        ///< gradient of the context, [queries, dV]
    RowsView toQuery;               ///< gradients: written, [queries, dK]
    RowsView toKey;                 ///< added to, [keys, dK]
    RowsView toValue;               ///< added to, [keys, dV]
};

/// The way back of rows that BlockKernels::normalise has normalised. All matrices are [rows, columns].
struct NormBackJob
{
    NormKind kind = NormKind::Layer;
    std::size_t columns = 0;
    const float* gamma = nullptr;
    const float* mean = nullptr;    ///< [rows], kept from the way there
    const float* inverse = nullptr; ///< [rows], kept from the way there
    const float* x = nullptr;
    const float* toY = nullptr;
    const float* residual = nullptr; ///< added to toX; null: nothing
    float* toX = nullptr;
    float* toGamma = nullptr; ///< [columns], added to
    float* toBeta = nullptr;  ///< [columns], added to
};

/// The kernels of one instruction set.
struct LearningKernels
{
    std::size_t lanes; ///< panels of so few queries are so wide; all others are Kernels::width wide
    void (*transposedMultiply)(const TransposedJob&, const TransposedPart&);
    /// [rows, columns] -> [columns, rows].
    void (*transpose)(ConstRowsView from, std::size_t rows, std::size_t columns, RowsView to);
    void (*attendKeeping)(const HeadJob&, const PanelJob&, const KeptPanel&);
    void (*attendBack)(const HeadJob&, const PanelJob&, const KeptPanel&);
    void (*normaliseBack)(const NormBackJob&, Rows);
    /// Values become their activation, slopes its derivative there.
    void (*activate)(Activation, float* values, float* slopes, std::size_t count);
    void (*multiplyCells)(float* to, const float* by, std::size_t count);
    void (*addCells)(float* to, const float* what, std::size_t count);
    /// sums[c] += the column's numbers.
    void (*addColumns)(ConstRowsView from, Rows rows, std::size_t columns, float* sums);
};

/// How much scratch the attention kernels need.
inline std::size_t learningScratchFloats(const Kernels& kernels, std::size_t dK, std::size_t dV,
                                         std::size_t keys)
{
    return kernels.width * (dK + 2 * dV + 2 * keys);
}

/// The width of a panel of so many queries, in numbers.
inline std::size_t widthOfPanel(const Kernels& kernels, const LearningKernels& learning, std::size_t queries)
{
    return queries > learning.lanes ? kernels.width : learning.lanes;
}

/// The table of an instruction set that availableIsas() lists.
const LearningKernels& learningKernelsFor(Isa isa);

extern const LearningKernels portableLearningKernels; ///< plain loops

} // namespace casefile::engine::fast
