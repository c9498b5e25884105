#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace casefile::bench {

/// The tensors of the benchmark protocol, by number.
enum Tensor : std::uint64_t { X, Wq, Wk, Wv, Wo, W1, W2, G };

/// `count` numbers of a tensor between -amplitude and amplitude: the same bits in every program that speaks
/// the protocol.
std::vector<float> benchInput(Tensor tensor, std::size_t count, double amplitude);

} // namespace casefile::bench
