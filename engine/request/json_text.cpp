#include "engine/request/json_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace casefile::engine {

void writeNumber(std::string& out, double value)
{
    if (!std::isfinite(value)) {
        out += "null";
        return;
    }
    std::array<char, 32> digits;
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), end);
}

void writeMatrix(std::string& out, const Matrix& matrix)
{
    writeList(out, matrix.rows(), [&](std::size_t row) {
        writeList(out, matrix.columns(), [&](std::size_t column) { writeNumber(out, matrix(row, column)); });
    });
}

} // namespace casefile::engine
