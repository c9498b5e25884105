#include "engine/measure/head_reshape.h"

#include "engine/input_error.h"

#include <string>

namespace casefile::engine {

Matrix labelMatrix(std::size_t n, std::size_t columns)
{
    Matrix labels(n, columns);
    for (std::size_t token = 0; token < n; ++token)
        for (std::size_t column = 0; column < columns; ++column)
            labels(token, column) = double(token * 100 + column);
    return labels;
}

std::vector<Matrix> cutIntoHeads(const Matrix& table, std::size_t heads, Cut cut)
{
    if (heads == 0 || table.columns() % heads != 0)
        throw InputError(std::to_string(heads) + " heads cannot share " + std::to_string(table.columns()) +
                         " columns");
    const std::size_t n = table.rows(), dK = table.columns() / heads;
    std::vector<Matrix> parts(heads, Matrix(n, dK));
    // [reshape]
    for (std::size_t head = 0; head < heads; ++head)
        for (std::size_t row = 0; row < n; ++row)
            for (std::size_t column = 0; column < dK; ++column)
                parts[head](row, column) = cut == Cut::ColumnsOfEachToken
                                               ? table(row, head * dK + column)
                                               : table.values()[(head * n + row) * dK + column];
    // [/reshape]
    return parts;
}

} // namespace casefile::engine
