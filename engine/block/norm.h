#pragma once

#include "engine/matrix/matrix.h"

#include <vector>

namespace casefile::engine {

enum class NormKind {
    Layer,          ///< Ba et al. 2016: subtract the mean, divide by the standard deviation
    RootMeanSquare, ///< Zhang and Sennrich 2019: divide by the root mean square only
};

/// The parameters of a normalisation over rows of d numbers.
struct NormWeights
{
    NormKind kind = NormKind::Layer;
    std::vector<double> gamma; ///< d
    std::vector<double> beta;  ///< d, empty when there is none
    double epsilon = 1e-5;     ///< >= 0, keeps the division finite
};

/// Every number of one normalisation.
struct NormTrace
{
    NormWeights weights;
    Matrix x;                     ///< [n, d]
    std::vector<double> mean;     ///< n; 0 for the root mean square
    std::vector<double> variance; ///< n; mean of (x - mean)^2, thus the mean square when the mean is left out
    Matrix normalised;            ///< [n, d] (x - mean) / sqrt(variance + epsilon)
    Matrix output;                ///< [n, d] gamma * normalised + beta
};

/// Row by row, each token by itself. Throws InputError for shapes that do not fit and for epsilon < 0, and
/// when a row of equal numbers leaves nothing to divide by (epsilon 0).
NormTrace normalise(const Matrix& x, const NormWeights& weights);

} // namespace casefile::engine
