#include "app/playback/prose_measures.h"

#include <algorithm>
#include <cmath>

namespace casefile::playback {

double lengthOf(const engine::Matrix& rows, std::size_t row)
{
    double squares = 0.0;
    for (const double number : rows.row(row))
        squares += number * number;
    return std::sqrt(squares);
}

double cosineOf(const engine::Matrix& left, std::size_t leftRow, const engine::Matrix& right,
                std::size_t rightRow)
{
    const double lengths = lengthOf(left, leftRow) * lengthOf(right, rightRow);
    if (lengths == 0.0)
        return 0.0;
    double product = 0.0;
    for (std::size_t column = 0; column < std::min(left.columns(), right.columns()); ++column)
        product += left(leftRow, column) * right(rightRow, column);
    return product / lengths;
}

double deviationOf(const engine::Matrix& numbers)
{
    const double count = double(numbers.rows() * numbers.columns());
    if (count == 0.0)
        return 0.0;
    double sum = 0.0;
    for (std::size_t row = 0; row < numbers.rows(); ++row)
        for (const double number : numbers.row(row))
            sum += number;
    double squares = 0.0;
    for (std::size_t row = 0; row < numbers.rows(); ++row)
        for (const double number : numbers.row(row))
            squares += (number - sum / count) * (number - sum / count);
    return std::sqrt(squares / count);
}

double entropyOf(const engine::Matrix& weights, std::size_t row)
{
    double entropy = 0.0;
    for (const double weight : weights.row(row))
        if (weight > 0.0)
            entropy -= weight * std::log(weight);
    return entropy;
}

std::size_t visibleKeys(const engine::AttentionTrace& trace, std::size_t query)
{
    std::size_t count = 0;
    for (std::size_t key = 0; key < trace.keys(); ++key)
        count += trace.hides(query, key) ? 0 : 1;
    return count;
}

double contributionOf(const engine::AttentionTrace& trace, std::size_t head, std::size_t query,
                      std::size_t key)
{
    return trace.heads[head].weights(query, key) * lengthOf(trace.heads[head].value, key);
}

} // namespace casefile::playback
