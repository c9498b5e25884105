#include "engine/measure/sink.h"

#include "engine/matrix/vectors.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace casefile::engine {

Sink withSink(const AttentionTrace& trace, std::size_t head, double scaled)
{
    const HeadTrace& plain = trace.heads[head];
    const Matrix masked = trace.tensor(TensorId::Masked, head); // n x m
    const std::size_t n = masked.rows(), m = masked.columns();
    Sink sink{Matrix(n, m + 1), Matrix(n, plain.value.columns()), {}, {}};
    // [sink]
    for (std::size_t i = 0; i < n; ++i) {
        const double most = std::max(scaled, std::ranges::max(masked.row(i)));
        double sum = sink.weights(i, 0) = std::exp(scaled - most);
        for (std::size_t j = 0; j < m; ++j)
            sum += sink.weights(i, j + 1) = std::exp(masked(i, j) - most);
        for (double& weight : sink.weights.row(i))
            weight /= sum;
        for (std::size_t j = 0; j < m; ++j) // the value of the sink is zero: it adds nothing
            for (std::size_t column = 0; column < sink.context.columns(); ++column)
                sink.context(i, column) += sink.weights(i, j + 1) * plain.value(j, column);
    }
    // [/sink]
    for (std::size_t i = 0; i < n; ++i) {
        const std::span<const double> with = sink.context.row(i), without = plain.context.row(i);
        const double lengths = std::sqrt(dot(with, with) * dot(without, without));
        sink.kept.push_back(dot(without, without) > 0.0 ? std::sqrt(dot(with, with) / dot(without, without))
                                                        : 0.0);
        sink.cosine.push_back(lengths > 0.0 ? dot(with, without) / lengths : 0.0);
    }
    return sink;
}

} // namespace casefile::engine
