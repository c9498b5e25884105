#include "engine/block/streaming.h"

#include "engine/attention/attend.h"
#include "engine/block/shape_check.h"
#include "engine/input_error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace casefile::engine {

constexpr double hidden = -std::numeric_limits<double>::infinity();

/// Scores and masked scores of the keys [step.firstKey, step.firstKey + t), each [n, t].
static void scoreTile(TileStep& step, const StreamingTrace& trace, std::size_t t, const Mask& mask)
{
    const Matrix &query = trace.query, &key = trace.key;
    // [tile-scores]
    step.scores = Matrix(query.rows(), t);         // n x t
    step.masked = Matrix(query.rows(), t, hidden); // n x t
    for (std::size_t i = 0; i < query.rows(); ++i)
        for (std::size_t j = 0; j < t; ++j) {
            double dot = 0.0;
            for (std::size_t column = 0; column < query.columns(); ++column)
                dot += query(i, column) * key(step.firstKey + j, column);
            step.scores(i, j) = dot;
            if (!std::isfinite(dot / trace.divisor))
                throw InputError("the numbers are too large: a score cannot be held in double precision");
            if (allows(mask, i, step.firstKey + j, key.rows()))
                step.masked(i, j) = dot / trace.divisor;
        }
    // [/tile-scores]
}

/// Row i of one more tile: the step holds what was known before and then what is known after.
static void takeRow(TileStep& step, const Matrix& value, std::size_t i)
{
    // [streaming]
    const auto scores = step.masked.row(i); // 1 x t
    const double before = step.maximum[i];
    const double maximum = std::max(before, *std::ranges::max_element(scores));
    // Before the first visible key there is nothing to shrink, and minus infinity has no difference.
    const double correction = before == hidden ? 0.0 : std::exp(before - maximum);
    step.maximum[i] = maximum;
    step.correction[i] = correction;
    step.sum[i] *= correction;
    for (double& cell : step.blend.row(i))
        cell *= correction;
    for (std::size_t j = 0; j < scores.size(); ++j) {
        if (scores[j] == hidden)
            continue;
        const double e = std::exp(scores[j] - maximum); // at most 1
        step.sum[i] += e;
        for (std::size_t column = 0; column < value.columns(); ++column)
            step.blend(i, column) += e * value(step.firstKey + j, column);
    }
    // [/streaming]
}

static void check(const Matrix& query, const Matrix& key, const Matrix& value, double divisor,
                  std::size_t tileSize)
{
    requireUsable("query", query);
    requireShape("key", key, {key.rows(), query.columns()});
    requireShape("value", value, {key.rows(), value.columns()});
    if (!(divisor > 0.0) || !std::isfinite(divisor))
        throw InputError("the divisor of scores must be a finite number greater than 0");
    if (tileSize == 0)
        throw InputError("a tile needs at least one key");
    const std::size_t tiles = (key.rows() - 1) / tileSize + 1;
    if (query.rows() > maximumScores / (2 * key.rows() + tiles * value.columns()))
        throw InputError("a trace of " + std::to_string(query.rows()) + " queries over " +
                         std::to_string(tiles) + " tiles needs more than " + std::to_string(maximumScores) +
                         " numbers");
}

StreamingTrace attendStreaming(const Matrix& query, const Matrix& key, const Matrix& value, double divisor,
                               const Mask& mask, std::size_t tileSize)
{
    check(query, key, value, divisor, tileSize);
    check(mask, query.rows(), key.rows());
    const std::size_t n = query.rows(), m = key.rows();
    StreamingTrace trace{query, key, value, divisor, tileSize, {}, {}};
    // [tiles]
    TileStep step;
    step.maximum = std::vector(n, hidden);
    step.correction = step.sum = std::vector(n, 0.0);
    step.blend = Matrix(n, value.columns());
    for (std::size_t first = 0; first < m; first += tileSize) {
        step.firstKey = first;
        scoreTile(step, trace, std::min(tileSize, m - first), mask);
        for (std::size_t i = 0; i < n; ++i)
            takeRow(step, value, i);
        trace.tiles.push_back(step);
    }
    trace.context = step.blend; // n x d_v
    for (std::size_t i = 0; i < n; ++i)
        for (double& cell : trace.context.row(i))
            cell = step.sum[i] == 0.0 ? 0.0 : cell / step.sum[i];
    // [/tiles]
    return trace;
}

} // namespace casefile::engine
