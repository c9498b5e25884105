#pragma once

#include <cstddef>

namespace casefile::engine {

/// The sizes of the bundled models. As in the paper, the heads share d_model: 4 heads of 8 columns make 32.
namespace model_sizes {
inline constexpr std::size_t dModel = 32;
inline constexpr std::size_t heads = 4;
inline constexpr std::size_t dK = 8;
inline constexpr std::size_t dV = 8;
static_assert(heads * dK == dModel && heads * dV == dModel);
} // namespace model_sizes

} // namespace casefile::engine
