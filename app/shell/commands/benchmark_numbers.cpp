#include "app/shell/commands/benchmark_numbers.h"

#include "engine/models/gaussian.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace casefile::shell {

using namespace engine;

/// Normally distributed with deviation 1 / sqrt(inputs).
static std::vector<float> drawn(std::size_t count, std::size_t inputs)
{
    constexpr std::uint64_t seed = 1;
    Gaussian gaussian(seed);
    std::vector<float> values(count);
    std::ranges::generate(values, [&] { return float(gaussian.next() / std::sqrt(double(inputs))); });
    return values;
}

BenchmarkNumbers::BenchmarkNumbers(const BenchmarkSize& size)
    : d(size.d)
    , heads(size.h)
    , x(drawn(size.batch * size.n * d, 1))
    , weights(drawn(4 * d * d, d))
    , expand(drawn(widening * d * d, d))
    , contract(drawn(widening * d * d, widening * d))
    , gamma(d, 1.0f)
{}

fast::WeightsView BenchmarkNumbers::attention() const
{
    const auto matrix = [this](std::size_t i) {
        return std::span<const float>(weights).subspan(i * d * d, d * d);
    };
    return {d, heads, 0, d / heads, d / heads, matrix(0), matrix(1), matrix(2), matrix(3), {}, {}, {}, {}};
}

fast::EncoderBlockView BenchmarkNumbers::block() const
{
    const fast::NormView norm{NormKind::Layer, gamma, {}, 1e-5f};
    fast::FeedForwardView feedForward;
    feedForward.dHidden = widening * d;
    feedForward.expand = expand;
    feedForward.contract = contract;
    feedForward.activation = Activation::Gelu;
    return {NormPlace::Before, {norm, attention()}, norm, feedForward};
}

} // namespace casefile::shell
