#include "app/figures/product_operands.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/tensor_symbol.h"
#include "engine/attention/weight_edit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace casefile::figures {

using engine::TensorId;

namespace {

/// What stands where in one product.
struct ProductRow
{
    Product product;
    TensorId left;
    TensorId right;
    bool rightTransposed;
    TensorId result;
    Role leftFrame;
    Role rightFrame;
    Role resultFrame;
};

constexpr std::array productTable{
    ProductRow{Product::Query, TensorId::X, TensorId::Wq, false, TensorId::Query, Role::Muted, Role::Query,
               Role::Query},
    ProductRow{Product::Key, TensorId::X, TensorId::Wk, false, TensorId::Key, Role::Muted, Role::Key,
               Role::Key},
    ProductRow{Product::Value, TensorId::X, TensorId::Wv, false, TensorId::Value, Role::Muted, Role::Value,
               Role::Value},
    ProductRow{Product::Scores, TensorId::Query, TensorId::Key, true, TensorId::Scores, Role::Query,
               Role::Key, Role::Muted},
    ProductRow{Product::Context, TensorId::Weights, TensorId::Value, false, TensorId::Context, Role::Muted,
               Role::Value, Role::Value},
    ProductRow{Product::Output, TensorId::Concat, TensorId::Wo, false, TensorId::Output, Role::Value,
               Role::Muted, Role::Muted},
};

const ProductRow& rowOf(Product product)
{
    return *std::ranges::find(productTable, product, &ProductRow::product);
}

engine::Matrix transposed(const engine::Matrix& matrix)
{
    engine::Matrix result(matrix.columns(), matrix.rows());
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        for (std::size_t column = 0; column < matrix.columns(); ++column)
            result(column, row) = matrix(row, column);
    }
    return result;
}

Operand operand(const engine::AttentionTrace& trace, std::size_t head, TensorId tensor, bool isTransposed,
                Role frame)
{
    Operand made;
    made.tensor = tensor;
    made.transposed = isTransposed;
    made.letter = isTransposed ? tensorSymbol(tensor) + u'ᵀ' : tensorSymbol(tensor);
    made.frame = frame;
    made.values = trace.tensor(tensor, head);
    if (isTransposed)
        made.values = transposed(made.values);
    if (tensor == TensorId::Weights) {
        made.ramp = Role::Sequential;
        return made;
    }
    made.largest = 1e-12;
    for (const double value : made.values.values())
        made.largest = std::max(made.largest, std::abs(value));
    return made;
}

/// In cross-attention, keys and values come from the memory.
TensorId sourceOf(const engine::AttentionTrace& trace, const ProductRow& row)
{
    const bool fromMemory = row.product == Product::Key || row.product == Product::Value;
    return fromMemory && !trace.memory.empty() ? TensorId::Memory : row.left;
}

QStringList columnNames(const engine::AttentionTrace& trace, TensorId tensor, std::size_t head,
                        std::size_t count)
{
    QStringList names;
    for (std::size_t column = 0; column < count; ++column)
        names << columnName(trace, tensor, head, column);
    return names;
}

/// The column whose cell in this row is made of most products, and is the largest among those.
std::size_t mostTerms(const ProductOperands& operands, std::size_t row)
{
    const engine::Matrix& left = operands.left.values;
    const engine::Matrix& right = operands.right.values;
    std::size_t best = 0;
    std::pair<int, double> most{-1, 0.0};
    for (std::size_t column = 0; column < right.columns(); ++column) {
        std::pair<int, double> found{0, std::abs(operands.result.values(row, column))};
        for (std::size_t inner = 0; inner < left.columns(); ++inner)
            found.first += left(row, inner) * right(inner, column) != 0.0 ? 1 : 0;
        if (found > most) {
            most = found;
            best = column;
        }
    }
    return best;
}

const engine::Matrix* editedMatrix(const engine::AttentionWeights& weights, TensorId tensor)
{
    return tensor == TensorId::Wo ? nullptr : engine::weightMatrix(weights, tensor);
}

/// The first column of a projection in which an entry was set by hand; none: as the model had it.
std::optional<std::size_t> editedColumn(const engine::AttentionTrace& trace, const ProductOperands& operands)
{
    if (!trace.model.unedited)
        return std::nullopt;
    const engine::Matrix* before = editedMatrix(*trace.model.unedited, operands.right.tensor);
    const engine::Matrix* after = editedMatrix(trace.weights(), operands.right.tensor);
    if (!before || before->columns() != after->columns())
        return std::nullopt;
    const std::size_t width = operands.right.values.columns();
    const std::size_t parts = before->columns() / width; // fewer than heads where these share keys
    const std::size_t first = operands.head * parts / trace.headCount() * width;
    for (std::size_t column = 0; column < width; ++column)
        for (std::size_t row = 0; row < before->rows(); ++row)
            if ((*before)(row, first + column) != (*after)(row, first + column))
                return column;
    return std::nullopt;
}

} // namespace

engine::CellRef ProductOperands::cell(const Operand& operand, std::size_t row, std::size_t column) const
{
    const std::size_t ofHead = engine::isPerHead(operand.tensor) ? head : 0;
    return operand.transposed ? engine::CellRef{operand.tensor, ofHead, column, row}
                              : engine::CellRef{operand.tensor, ofHead, row, column};
}

ProductOperands operandsOf(const Frame& frame, Product product)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const ProductRow& row = rowOf(product);
    ProductOperands made;
    made.head = std::size_t(shownHead(frame));
    if (product == Product::Output && trace.weights().wo.empty())
        return made;
    const TensorId source = sourceOf(trace, row);
    made.left = operand(trace, made.head, source, false, row.leftFrame);
    made.right = operand(trace, made.head, row.right, row.rightTransposed, row.rightFrame);
    made.result = operand(trace, made.head, row.result, false, row.resultFrame);
    const bool rowsAreKeys = product == Product::Key || product == Product::Value;
    made.rows = rowsAreKeys ? keyTexts(trace) : queryTexts(trace);
    made.inner = columnNames(trace, source, made.head, made.left.values.columns());
    made.columns = columnNames(trace, row.result, made.head, made.result.values.columns());
    return made;
}

engine::CellRef firstCell(const Frame& frame, const ProductOperands& operands)
{
    const engine::Matrix& result = operands.result.values;
    const bool rowIsKey =
        operands.result.tensor == TensorId::Key || operands.result.tensor == TensorId::Value;
    const int wanted = rowIsKey && focusedKey(frame) >= 0 ? focusedKey(frame) : focusedQuery(frame);
    const auto row = std::min(static_cast<std::size_t>(wanted), result.rows() - 1);
    if (operands.result.tensor == TensorId::Scores && focusedKey(frame) >= 0)
        return operands.cell(operands.result, row, static_cast<std::size_t>(focusedKey(frame)));
    // Without a key in focus, a row of scores speaks of its highest: so do the words beside it.
    if (operands.result.tensor == TensorId::Scores && frame.revealed) {
        const auto scores = result.row(row);
        const auto highest = std::ranges::max_element(scores) - scores.begin();
        return operands.cell(operands.result, row, static_cast<std::size_t>(highest));
    }
    if (const auto edited = editedColumn(*frame.trace, operands))
        return operands.cell(operands.result, row, *edited);
    // While a prediction is open, the choice must not betray which result is large.
    return operands.cell(operands.result, row, frame.revealed ? mostTerms(operands, row) : 0);
}

std::vector<engine::Term> liveTerms(const engine::Provenance& provenance)
{
    std::vector<engine::Term> live;
    for (const engine::Term& term : provenance.terms) {
        if (term.right && term.leftValue * term.rightValue != 0.0)
            live.push_back(term);
    }
    return live;
}

} // namespace casefile::figures
