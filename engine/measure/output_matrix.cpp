#include "engine/measure/output_matrix.h"

#include "engine/attention/forward.h"
#include "engine/models/gaussian.h"

#include <algorithm>
#include <cmath>

namespace casefile::engine {

namespace {

constexpr std::uint64_t seed = 1;

Matrix drawn(OutputMatrix kind, std::size_t rows, std::size_t columns)
{
    if (kind == OutputMatrix::Drawn) {
        Gaussian gaussian(seed);
        return gaussianMatrix(rows, columns, 1.0 / std::sqrt(double(rows)), gaussian);
    }
    Matrix identity(rows, columns);
    for (std::size_t place = 0; place < std::min(rows, columns); ++place)
        identity(place, place) = 1.0;
    return identity;
}

} // namespace

TracePtr withOutputMatrix(const TracePtr& trace, OutputMatrix matrix)
{
    if (matrix == OutputMatrix::Own)
        return trace;
    auto weights = std::make_shared<AttentionWeights>(trace->weights());
    weights->wo = drawn(matrix, weights->wv.columns(), weights->dModel());
    weights->bo.clear();
    auto changed = std::make_shared<AttentionTrace>(*trace); // up to the concatenation nothing changes
    changed->model.weights = weights;
    changed->output = output(changed->concat, *weights); // n x d_model
    return changed;
}

} // namespace casefile::engine
