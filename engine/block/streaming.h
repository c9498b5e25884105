#pragma once

#include "engine/attention/mask.h"
#include "engine/matrix/matrix.h"

#include <vector>

namespace casefile::engine {

/// What is known after one more tile of keys (Milakov and Gimelshein 2018): never more than one tile of
/// scores exists at a time.
struct TileStep
{
    std::size_t firstKey = 0;
    Matrix scores;                  ///< [n, t] q . k of the keys of this tile
    Matrix masked;                  ///< [n, t] scores / divisor, minus infinity where hidden
    std::vector<double> maximum;    ///< n; largest score so far
    std::vector<double> correction; ///< n; exp(old maximum - new maximum): how much the old sums shrink
    std::vector<double> sum;        ///< n; sum of exp(score - maximum) so far
    Matrix blend;                   ///< [n, d_v] sum of exp(score - maximum) * value so far
};

/// Attention of one head, tile by tile.
struct StreamingTrace
{
    Matrix query, key, value; ///< [n, d_k], [m, d_k], [m, d_v]
    double divisor = 1.0;     ///< what scores are divided by
    std::size_t tileSize = 1; ///< keys of a tile; the last one may have fewer
    std::vector<TileStep> tiles;
    Matrix context; ///< [n, d_v] last blend / last sum; zero for a fully masked row
};

/// The same context as softmax over the whole row. query [n, d_k], key [m, d_k], value [m, d_v]. Throws
/// InputError for shapes that do not fit, tiles of no keys, a trace of more than maximumScores numbers, and
/// scores beyond a double.
StreamingTrace attendStreaming(const Matrix& query, const Matrix& key, const Matrix& value, double divisor,
                               const Mask& mask, std::size_t tileSize);

} // namespace casefile::engine
