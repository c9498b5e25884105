#include "engine/attention/trace_request.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>

namespace casefile::engine {

namespace {

/// Shortest digits that read back as the same double; null for what JSON cannot hold (minus infinity).
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

void writeMatrix(std::string& out, const Matrix& matrix)
{
    writeList(out, matrix.rows(), [&](std::size_t row) {
        writeList(out, matrix.columns(), [&](std::size_t column) { writeNumber(out, matrix(row, column)); });
    });
}

/// , "name": one matrix, or a list of one for each head.
void writeTensor(std::string& out, const AttentionTrace& trace, TensorId tensor)
{
    out += ",\n\"" + std::string(tensorName(tensor)) + "\": ";
    if (isPerHead(tensor))
        writeList(out, trace.headCount(),
                  [&](std::size_t head) { writeMatrix(out, trace.tensor(tensor, head)); });
    else
        writeMatrix(out, trace.tensor(tensor));
}

} // namespace

std::string traceAnswer(const AttentionTrace& trace)
{
    using enum TensorId;
    std::string out = "{\"version\": 1,\n\"tokens\": ";
    writeList(out, trace.tokens.size(),
              [&](std::size_t i) { out += nlohmann::json(trace.tokens[i].text).dump(); });
    for (const TensorId tensor :
         {Query, Key, Value, Scores, Scaled, Masked, Weights, Context, Concat, Output})
        writeTensor(out, trace, tensor);
    out += ",\n\"fully_masked_rows\": ";
    writeList(out, trace.fullyMaskedRows.size(),
              [&](std::size_t i) { out += std::to_string(trace.fullyMaskedRows[i]); });
    return out + "}\n";
}

} // namespace casefile::engine
