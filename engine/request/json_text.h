#pragma once

#include "engine/matrix/matrix.h"

#include <string>

namespace casefile::engine {

/// Private to engine/. Shortest digits that read back as the same double; null for what JSON cannot hold
/// (minus infinity).
void writeNumber(std::string& out, double value);

/// [item, item, …], each written by `write(index)`.
template <typename Write>
void writeList(std::string& out, std::size_t count, Write write)
{
    out += '[';
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0)
            out += ", ";
        write(i);
    }
    out += ']';
}

/// A list of rows.
void writeMatrix(std::string& out, const Matrix& matrix);

} // namespace casefile::engine
