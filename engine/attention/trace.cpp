#include "engine/attention/trace.h"

#include "engine/attention/forward.h"
#include "engine/attention/mistakes.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>

namespace casefile::engine {

namespace {

struct TensorRow
{
    TensorId tensor;
    std::string_view name;
    bool isPerHead;
};

/// THE table of tensors, in the order of TensorId.
constexpr std::array tensorTable{
    TensorRow{TensorId::Embedding, "embedding", false},
    TensorRow{TensorId::Position, "position", false},
    TensorRow{TensorId::X, "x", false},
    TensorRow{TensorId::Memory, "memory", false},
    TensorRow{TensorId::Wq, "wq", true},
    TensorRow{TensorId::Wk, "wk", true},
    TensorRow{TensorId::Wv, "wv", true},
    TensorRow{TensorId::Wo, "wo", false},
    TensorRow{TensorId::Query, "q", true},
    TensorRow{TensorId::Key, "k", true},
    TensorRow{TensorId::Value, "v", true},
    TensorRow{TensorId::Scores, "scores", true},
    TensorRow{TensorId::Scaled, "scaled", true},
    TensorRow{TensorId::Masked, "masked", true},
    TensorRow{TensorId::RowMaximum, "row_maximum", true},
    TensorRow{TensorId::Shifted, "shifted", true},
    TensorRow{TensorId::Exponential, "exponential", true},
    TensorRow{TensorId::RowSum, "row_sum", true},
    TensorRow{TensorId::Weights, "weights", true},
    TensorRow{TensorId::Context, "context", true},
    TensorRow{TensorId::Concat, "concat", false},
    TensorRow{TensorId::Output, "output", false},
};

constexpr double minusInfinity = -std::numeric_limits<double>::infinity();

/// The matrix of the trace that holds this tensor as it is; nullptr if it is cut out of another or derived.
const Matrix* storedMatrix(const AttentionTrace& trace, TensorId tensor, std::size_t head)
{
    switch (tensor) {
    case TensorId::Embedding:
        return &trace.embedding;
    case TensorId::Position:
        return &trace.position;
    case TensorId::X:
        return &trace.x;
    case TensorId::Memory:
        return &trace.memory;
    case TensorId::Wo:
        return &trace.weights().wo;
    case TensorId::Query:
        return &trace.heads[head].query;
    case TensorId::Key:
        return &trace.heads[head].key;
    case TensorId::Value:
        return &trace.heads[head].value;
    case TensorId::Scores:
        return &trace.heads[head].scores;
    case TensorId::Weights:
        return &trace.heads[head].weights;
    case TensorId::Context:
        return &trace.heads[head].context;
    case TensorId::Concat:
        return &trace.concat;
    case TensorId::Output:
        return &trace.output;
    default:
        return nullptr;
    }
}

bool overColumns(const AttentionTrace& trace)
{
    return trace.mistake == Mistake::SoftmaxOverColumns;
}

double maskedAt(const AttentionTrace& trace, const CellRef& cell)
{
    if (trace.hides(cell.row, cell.column))
        return trace.mistake == Mistake::MaskWithZero ? 0.0 : minusInfinity;
    return trace.heads[cell.head].scores(cell.row, cell.column) / trace.divisor();
}

double shiftedAt(const AttentionTrace& trace, const CellRef& cell)
{
    const double value = maskedAt(trace, cell);
    if (value == minusInfinity)
        return value; // also where the row maximum is minus infinity and the difference would be undefined
    return value - trace.heads[cell.head].rowMaximum[overColumns(trace) ? cell.column : cell.row];
}

/// The cell of a tensor that no matrix of the trace holds as it is.
double derivedAt(const AttentionTrace& trace, const CellRef& cell)
{
    const AttentionWeights& weights = trace.weights();
    const std::size_t keyColumn = cell.head * weights.dK() + cell.column;
    switch (cell.tensor) {
    case TensorId::Wq:
        return weights.wq(cell.row, keyColumn);
    case TensorId::Wk:
        return weights.wk(cell.row, keyColumn);
    case TensorId::Wv:
        return weights.wv(cell.row, cell.head * weights.dV() + cell.column);
    case TensorId::Scaled:
        return trace.heads[cell.head].scores(cell.row, cell.column) / trace.divisor();
    case TensorId::Masked:
        return maskedAt(trace, cell);
    case TensorId::RowMaximum:
        return trace.heads[cell.head].rowMaximum[overColumns(trace) ? cell.column : cell.row];
    case TensorId::Shifted:
        return shiftedAt(trace, cell);
    case TensorId::Exponential:
        return std::exp(shiftedAt(trace, cell));
    case TensorId::RowSum:
        return trace.heads[cell.head].rowSum[overColumns(trace) ? cell.column : cell.row];
    default:
        break;
    }
    assert(false && "not a derived tensor");
    return 0.0;
}

/// [n, 1], or [1, m] when the softmax ran over columns.
Shape normaliserShape(const AttentionTrace& trace, const std::vector<double>& values)
{
    return overColumns(trace) ? Shape{1, values.size()} : Shape{values.size(), values.empty() ? 0u : 1u};
}

} // namespace

std::string_view tensorName(TensorId tensor)
{
    return tensorTable[std::size_t(tensor)].name;
}

bool isPerHead(TensorId tensor)
{
    return tensorTable[std::size_t(tensor)].isPerHead;
}

std::optional<TensorId> tensorNamed(std::string_view name)
{
    const auto row = std::ranges::find(tensorTable, name, &TensorRow::name);
    return row == tensorTable.end() ? std::nullopt : std::optional(row->tensor);
}

const std::vector<TensorId>& allTensors()
{
    static const std::vector<TensorId> all = [] {
        std::vector<TensorId> tensors;
        for (const TensorRow& row : tensorTable)
            tensors.push_back(row.tensor);
        return tensors;
    }();
    return all;
}

bool AttentionTrace::hides(std::size_t query, std::size_t key) const
{
    return mistake != Mistake::MaskAfterSoftmax && !allows(settings.mask, query, key, keys());
}

double AttentionTrace::divisor() const
{
    return scoreDivisor(weights().dK(), settings.scale, settings.temperature);
}

Shape AttentionTrace::shape(TensorId tensor) const
{
    if (heads.empty())
        return {};
    if (const Matrix* stored = storedMatrix(*this, tensor, 0))
        return stored->shape();
    const HeadTrace& first = heads.front();
    switch (tensor) {
    case TensorId::Wq:
    case TensorId::Wk:
        return {weights().dModel(), weights().dK()};
    case TensorId::Wv:
        return {weights().dModel(), weights().dV()};
    case TensorId::RowMaximum:
        return normaliserShape(*this, first.rowMaximum);
    case TensorId::RowSum:
        return normaliserShape(*this, first.rowSum);
    case TensorId::Shifted:
    case TensorId::Exponential:
        return first.rowMaximum.empty() ? Shape{} : first.scores.shape();
    default:
        return first.scores.shape(); // scaled, masked
    }
}

double AttentionTrace::at(const CellRef& cell) const
{
    assert(cell.row < shape(cell.tensor).rows && cell.column < shape(cell.tensor).columns);
    const std::size_t head = isPerHead(cell.tensor) ? cell.head : 0;
    assert(head < heads.size());
    if (const Matrix* stored = storedMatrix(*this, cell.tensor, head))
        return (*stored)(cell.row, cell.column);
    return derivedAt(*this, {cell.tensor, head, cell.row, cell.column});
}

Matrix AttentionTrace::tensor(TensorId tensor, std::size_t head) const
{
    const Shape size = shape(tensor);
    if (size == Shape{})
        return {};
    if (const Matrix* stored = storedMatrix(*this, tensor, isPerHead(tensor) ? head : 0))
        return *stored;
    Matrix result(size.rows, size.columns);
    for (std::size_t row = 0; row < size.rows; ++row)
        for (std::size_t column = 0; column < size.columns; ++column)
            result(row, column) = at({tensor, head, row, column});
    return result;
}

} // namespace casefile::engine
