#include "engine/measure/spectrum.h"

#include "engine/matrix/arma_bridge.h"

#include <armadillo>

#include <limits>

namespace casefile::engine {

Spectrum spectrumOf(const Matrix& matrix)
{
    Spectrum spectrum;
    if (matrix.empty())
        return spectrum;
    const arma::vec values = arma::svd(toArma(matrix)); // falling
    spectrum.values.assign(values.begin(), values.end());
    const double rounding = double(std::max(matrix.rows(), matrix.columns())) *
                            std::numeric_limits<double>::epsilon() * spectrum.values.front();
    for (const double value : spectrum.values)
        spectrum.rank += value > rounding ? 1 : 0;
    return spectrum;
}

} // namespace casefile::engine
