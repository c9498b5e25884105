#include "engine/measure/fading.h"

#include "engine/block/recurrent.h"
#include "engine/matrix/vectors.h"
#include "engine/models/gaussian.h"

#include <cmath>

namespace casefile::engine {

namespace {

constexpr std::size_t hiddenSize = 16;
constexpr std::size_t inputSize = 8;
constexpr double inputDeviation = 0.1; ///< small inputs keep tanh in its middle, where it shrinks little

/// Rows of length 1 that are square to one another, times `scale`: Gram and Schmidt, of normal draws.
Matrix scaledRotation(double scale, Gaussian& gaussian)
{
    Matrix u = gaussianMatrix(hiddenSize, hiddenSize, 1.0, gaussian);
    for (std::size_t row = 0; row < hiddenSize; ++row) {
        const auto own = u.row(row);
        for (std::size_t other = 0; other < row; ++other) {
            const auto done = u.row(other);
            const double share = dot(own, done);
            for (std::size_t column = 0; column < hiddenSize; ++column)
                own[column] -= share * done[column];
        }
        const double length = lengthOf(own);
        for (double& cell : own)
            cell /= length;
    }
    for (double& cell : u.values())
        cell *= scale;
    return u;
}

Matrix identity()
{
    Matrix one(hiddenSize, hiddenSize);
    for (std::size_t place = 0; place < hiddenSize; ++place)
        one(place, place) = 1.0;
    return one;
}

/// Root mean square over directions: the Frobenius norm over the root of the size.
double sizeOf(const Matrix& change)
{
    return lengthOf(change.values()) / std::sqrt(double(hiddenSize));
}

// [fading]
/// change [hidden, hidden] = d h_t / d h_1, one step on: change * U * diag(slope).
Matrix oneStepOn(const Matrix& change, const Matrix& u, const std::vector<double>& slope)
{
    Matrix next(hiddenSize, hiddenSize);
    for (std::size_t from = 0; from < hiddenSize; ++from)
        for (std::size_t via = 0; via < hiddenSize; ++via)
            for (std::size_t to = 0; to < hiddenSize; ++to)
                next(from, to) += change(from, via) * u(via, to) * slope[to];
    return next;
}
// [/fading]

std::vector<double> slopes(std::span<const double> state)
{
    std::vector<double> slope;
    for (const double h : state)
        slope.push_back(1.0 - h * h); // of tanh
    return slope;
}

} // namespace

Fading measureFading(const FadingSettings& settings)
{
    Gaussian gaussian(settings.seed);
    const Gate gate{gaussianMatrix(inputSize, hiddenSize, 1.0 / std::sqrt(double(inputSize)), gaussian),
                    scaledRotation(settings.scale, gaussian),
                    {}};
    const Matrix x = gaussianMatrix(settings.steps + 1, inputSize, inputDeviation, gaussian);
    const ElmanTrace trace = runElman(x, {gate});
    const std::vector<double> straight(hiddenSize, 1.0);
    Matrix linear = identity(), cell = identity();
    Fading fading;
    for (std::size_t step = 0; step <= settings.steps; ++step) {
        if (step > 0) {
            linear = oneStepOn(linear, gate.recurrent, straight);
            cell = oneStepOn(cell, gate.recurrent, slopes(trace.states.row(step)));
        }
        fading.linear.push_back(sizeOf(linear));
        fading.cell.push_back(sizeOf(cell));
        fading.evenAttention.push_back(1.0 / double(step + 1));
        const double ahead = std::exp(settings.lead);
        fading.leadingAttention.push_back(ahead / (ahead + double(step)));
    }
    return fading;
}

} // namespace casefile::engine
