#include "engine/measure/online_softmax.h"

#include "engine/block/streaming.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace casefile::engine {

namespace {

Matrix rowsOf(const Matrix& matrix, std::size_t first, std::size_t count)
{
    Matrix rows(count, matrix.columns());
    for (std::size_t i = 0; i < count; ++i)
        std::ranges::copy(matrix.row(first + i), rows.row(i).begin());
    return rows;
}

/// One query over the keys [first, first + count), as one tile.
SoftmaxPart runOver(const AttentionTrace& trace, std::size_t head, std::size_t query, std::size_t first,
                    std::size_t count)
{
    Mask mask{"cells", 0, {std::vector<bool>(count)}, {}};
    for (std::size_t j = 0; j < count; ++j)
        mask.cells[0][j] = allows(trace.settings.mask, query, first + j, trace.keys());
    const HeadTrace& one = trace.heads[head];
    const StreamingTrace run = attendStreaming(rowsOf(one.query, query, 1), rowsOf(one.key, first, count),
                                               rowsOf(one.value, first, count), trace.divisor(), mask, count);
    const TileStep& tile = run.tiles.front();
    const auto scores = tile.masked.row(0), blend = tile.blend.row(0);
    return {
        first, {scores.begin(), scores.end()}, tile.maximum[0], tile.sum[0], {blend.begin(), blend.end()}};
}

// [merge]
/// How much a half shrinks when the larger maximum takes over; nothing is left of one that sees no key.
double correctionTo(double maximum, const SoftmaxPart& part)
{
    const bool isBlind = part.maximum == -std::numeric_limits<double>::infinity();
    return isBlind ? 0.0 : std::exp(part.maximum - maximum);
}

SoftmaxPart merge(const SoftmaxPart& left, const SoftmaxPart& right)
{
    SoftmaxPart both = left;
    both.scores.insert(both.scores.end(), right.scores.begin(), right.scores.end());
    both.maximum = std::max(left.maximum, right.maximum);
    const double l = correctionTo(both.maximum, left), r = correctionTo(both.maximum, right);
    both.sum = l * left.sum + r * right.sum;
    for (std::size_t column = 0; column < both.blend.size(); ++column)
        both.blend[column] = l * left.blend[column] + r * right.blend[column];
    return both;
}
// [/merge]

} // namespace

MergedHalves mergeHalves(const AttentionTrace& trace, std::size_t head, std::size_t query, std::size_t cut)
{
    MergedHalves halves;
    halves.left = runOver(trace, head, query, 0, cut);
    halves.right = runOver(trace, head, query, cut, trace.keys() - cut);
    halves.merged = merge(halves.left, halves.right);
    halves.leftCorrection = correctionTo(halves.merged.maximum, halves.left);
    halves.rightCorrection = correctionTo(halves.merged.maximum, halves.right);
    const auto whole = trace.heads[head].context.row(query);
    for (std::size_t column = 0; column < whole.size(); ++column) {
        const double blend = halves.merged.blend[column];
        const double merged = halves.merged.sum == 0.0 ? 0.0 : blend / halves.merged.sum;
        halves.disagreement = std::max(halves.disagreement, std::abs(merged - whole[column]));
    }
    return halves;
}

} // namespace casefile::engine
