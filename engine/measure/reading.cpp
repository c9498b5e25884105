#include "engine/measure/reading.h"

#include "engine/input_error.h"
#include "engine/matrix/vectors.h"
#include "engine/models/gaussian.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace casefile::engine {

namespace {

constexpr std::size_t hiddenSize = 16;

/// Back through the tanh of a state: each column of `left` [rows, state] times the slope at that cell.
Matrix through(const Matrix& left, std::span<const double> state)
{
    Matrix product = left;
    for (std::size_t row = 0; row < left.rows(); ++row)
        for (std::size_t to = 0; to < left.columns(); ++to)
            product(row, to) *= 1.0 - state[to] * state[to]; // slope of tanh
    return product;
}

Matrix product(const Matrix& left, const Matrix& right)
{
    Matrix result(left.rows(), right.columns());
    for (std::size_t row = 0; row < left.rows(); ++row)
        for (std::size_t via = 0; via < right.rows(); ++via)
            for (std::size_t column = 0; column < right.columns(); ++column)
                result(row, column) += left(row, via) * right(via, column);
    return result;
}

Matrix identity()
{
    Matrix one(hiddenSize, hiddenSize);
    for (std::size_t place = 0; place < hiddenSize; ++place)
        one(place, place) = 1.0;
    return one;
}

/// |d h_last / d x_t| of each word, from the last to the first.
std::vector<double> changes(const ElmanTrace& trace)
{
    const Gate& gate = trace.weights.state;
    std::vector<double> sizes(trace.states.rows());
    Matrix onwards = identity(); // d h_last / d h_t
    for (std::size_t t = sizes.size(); t-- > 0;) {
        sizes[t] = lengthOf(product(through(gate.input, trace.states.row(t)), onwards).values());
        onwards = product(through(gate.recurrent, trace.states.row(t)), onwards);
    }
    return sizes;
}

} // namespace

Reading readWordByWord(const Matrix& x, std::size_t words, std::uint64_t seed)
{
    if (words == 0 || words > x.rows())
        throw InputError("cannot read " + std::to_string(words) + " of " + std::to_string(x.rows()) +
                         " words");
    Gaussian gaussian(seed);
    const Gate gate{gaussianMatrix(x.columns(), hiddenSize, 1.0 / std::sqrt(double(x.columns())), gaussian),
                    gaussianMatrix(hiddenSize, hiddenSize, 1.0 / std::sqrt(double(hiddenSize)), gaussian),
                    {}};
    const Matrix read = firstRows(x, words);
    // [reading]
    Reading reading;
    reading.cell = runElman(read, {gate}); // n steps: each state needs the one before
    reading.share = changes(reading.cell);
    // [/reading]
    const double all = std::accumulate(reading.share.begin(), reading.share.end(), 0.0);
    for (double& share : reading.share)
        share = all > 0.0 ? share / all : 1.0 / double(words);
    return reading;
}

} // namespace casefile::engine
