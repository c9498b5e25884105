#include "engine/block/rotary.h"

#include "engine/block/position.h"
#include "engine/input_error.h"

#include <cmath>

namespace casefile::engine {

// [rotary]
double rotaryAngle(std::size_t place, std::size_t pair, std::size_t dK)
{
    return double(place) * positionFrequency(pair, dK);
}

/// Turns by sign * angle.
static Matrix turn(const Matrix& all, std::size_t heads, std::size_t firstPlace, double sign)
{
    if (heads == 0 || all.columns() % heads != 0 || all.columns() / heads % 2 != 0)
        throw InputError("rotary positions need an even number of columns in each head, but " +
                         std::to_string(all.columns()) + " columns were given for " + std::to_string(heads) +
                         " heads");
    const std::size_t dK = all.columns() / heads;
    Matrix turned(all.rows(), all.columns()); // n x (heads * d_k)
    for (std::size_t row = 0; row < all.rows(); ++row)
        for (std::size_t column = 0; column < all.columns(); column += 2) {
            const double angle = sign * rotaryAngle(firstPlace + row, column % dK / 2, dK);
            const double c = std::cos(angle), s = std::sin(angle);
            turned(row, column) = c * all(row, column) - s * all(row, column + 1);
            turned(row, column + 1) = s * all(row, column) + c * all(row, column + 1);
        }
    return turned;
}
// [/rotary]

Matrix rotate(const Matrix& all, std::size_t heads, std::size_t firstPlace)
{
    return turn(all, heads, firstPlace, 1.0);
}

Matrix rotateBack(const Matrix& all, std::size_t heads, std::size_t firstPlace)
{
    return turn(all, heads, firstPlace, -1.0);
}

} // namespace casefile::engine
