#pragma once

#include "engine/attention/mask.h"
#include "engine/matrix/matrix.h"
#include "engine/models/model.h"

#include <cstddef>
#include <vector>

namespace casefile::engine {

struct AttentionTrace;

/// The stages of attention as plain functions, private to engine/: each lives in its own .cpp, named after
/// it, and is what the code panel shows. n queries, m keys, one token per row everywhere. Shapes must have
/// been checked.

/// All heads side by side.
struct Projection
{
    Matrix query; ///< [n, heads * d_k]
    Matrix key;   ///< [m, heads * d_k]
    Matrix value; ///< [m, heads * d_v]
};

/// Queries from x; keys and values from source, which is x itself or the memory.
Projection project(const Matrix& x, const Matrix& source, const AttentionWeights& weights);

/// The columns [d * head, d * (head + 1)) of a matrix in which all heads lie side by side, d = columns /
/// heads.
Matrix columnsOfHead(const Matrix& all, std::size_t head, std::size_t heads);

/// [n, m]: how well each query fits each key.
Matrix scores(const Matrix& query, const Matrix& key);

/// [n, m]: scores / divisor.
Matrix scaled(const Matrix& scores, double divisor);

/// What scores are divided by: sqrt(d_k) (or 1 when not scaled) times the temperature.
double scoreDivisor(std::size_t dK, bool scale, double temperature);

/// [n, m]: minus infinity where the mask hides a key.
Matrix masked(Matrix scaled, const Mask& mask);

/// The weights and the two numbers of each row that made them.
struct Softmax
{
    std::vector<double> rowMaximum; ///< n; minus infinity for a fully masked row
    std::vector<double> rowSum;     ///< n; 0 for a fully masked row
    Matrix weights;                 ///< [n, m]
};

/// Row by row; a fully masked row gets weights 0.
Softmax softmax(const Matrix& masked);

/// [n, d_v]: the values, blended by the weights.
Matrix context(const Matrix& weights, const Matrix& value);

/// [n, heads * d_v]: the contexts of all heads side by side.
Matrix concat(const std::vector<Matrix>& contexts);

/// [n, d_model]: concat * wo + bo; concat itself when there is no wo.
Matrix output(const Matrix& concat, const AttentionWeights& weights);

/// All stages in order, on a trace that has its input, weights and settings; fills in the rest.
void runForward(AttentionTrace& trace);

} // namespace casefile::engine
