#pragma once

#include "engine/fast/isa.h"

#include <cstddef>
#include <cstdint>

namespace casefile::engine::fast {

/// Private to engine/fast: what every instruction set implements. All memory is float32 and row-major;
/// nothing here checks, throws or allocates.

/// out = left * right + bias. The right matrix is packed once into panels of Kernels::width columns.
struct MultiplyJob
{
    const float* left = nullptr;   ///< [rows, depth]
    const float* panels = nullptr; ///< [ceil(columns / width)][depth][width], padded with zeros
    const float* bias = nullptr;   ///< [columns rounded up to width]
    std::size_t depth = 0;
    std::size_t columns = 0;
    float* out = nullptr; ///< row r, column c is at out[c / group * groupStride + r * rowStride + c % group]
    std::size_t group = 0;
    std::size_t groupStride = 0;
    std::size_t rowStride = 0;
};

/// A rectangle of a product: rows and panels, each half-open.
struct MultiplyPart
{
    std::size_t firstRow, lastRow, firstPanel, lastPanel;
};

/// One head: queries look at keys and blend values.
struct HeadJob
{
    const float* query = nullptr; ///< [queries, dK]
    const float* key = nullptr;   ///< [keys, dK]
    const float* value = nullptr; ///< [keys, dV]
    std::size_t keys = 0;
    std::size_t dK = 0;
    std::size_t dV = 0;
    float scale = 1.0f; ///< multiplies q . k
    float slope = 0.0f; ///< ALiBi: this times |query position - key position| is taken off each score
    std::int32_t firstPosition = 0; ///< the position of query 0
    float* context = nullptr;       ///< row i begins at context[i * contextStride]
    std::size_t contextStride = 0;
};

/// Up to Kernels::width queries of a head, and the keys that they may look at. Query lane l sees key j when
/// first[l] <= j < last[l] and, if there are cells, bit l of cells[j] is set.
struct PanelJob
{
    std::size_t firstQuery = 0;
    std::size_t count = 0;                ///< queries of this panel
    const std::int32_t* first = nullptr;  ///< [width]; lanes from count on repeat the last query
    const std::int32_t* last = nullptr;   ///< [width]
    const std::uint32_t* cells = nullptr; ///< [keys] or null
    std::size_t begin = 0;                ///< no lane sees a key outside [begin, end)
    std::size_t end = 0;
    std::size_t fullBegin = 0; ///< all lanes see all keys of [fullBegin, fullEnd), cells apart
    std::size_t fullEnd = 0;
    bool keepWeights = false; ///< the weights of all keys stay in scratch until the end
    bool huge = false; ///< with keepWeights: numbers so large that values are blended by whole weights only
    /// [count] or null: where the weights of [begin, end) of a query go, counted from key 0; null: nowhere
    float* const* weightRows = nullptr;
    bool around = false;      ///< weights go to memory without a stay in the caches, where that is possible
    float* scratch = nullptr; ///< scratchFloats(), aligned to 64 bytes
};

/// The kernels of one instruction set.
struct Kernels
{
    Isa isa;
    std::size_t width; ///< columns of a packed panel, and queries of an attention panel
    bool streams;      ///< false: needs scratch for all keys even when the weights are not kept
    /// Returns the largest |number| that it wrote, as bits: they order as the numbers do, with infinity and
    /// NaN above all others.
    std::uint32_t (*multiply)(const MultiplyJob&, const MultiplyPart&);
    void (*attend)(const HeadJob&, const PanelJob&);
};

inline constexpr std::size_t keyBlock =
    96; ///< keys that are scored, then blended, while in the nearest cache
inline constexpr std::size_t depthBlock = 256; ///< longest chain of additions, for the digits

/// How much scratch `attend` needs for keys as many as given.
inline std::size_t scratchFloats(const Kernels& kernels, std::size_t dK, std::size_t dV, std::size_t keys,
                                 bool keepWeights)
{
    return kernels.width * (dK + dV + (keepWeights || !kernels.streams ? keys : keyBlock));
}

/// The table of an instruction set that availableIsas() lists.
const Kernels& kernelsFor(Isa isa);

extern const Kernels portableKernels; ///< plain loops

} // namespace casefile::engine::fast
