#pragma once

#include "app/figures/figure.h"

#include "engine/attention/provenance.h"

#include <QStringList>

namespace casefile::figures {

/// Which product of the forward pass is taken apart.
enum class Product {
    Query,   ///< X W_Q
    Key,     ///< X W_K (memory in cross-attention)
    Value,   ///< X W_V
    Scores,  ///< Q K^T
    Context, ///< A V
    Output,  ///< concat W_O
};

/// One matrix of a product as it stands on screen.
struct Operand
{
    engine::TensorId tensor = engine::TensorId::X;
    bool transposed = false; ///< K stands on screen as K^T
    QString letter;          ///< "X", "W_Q", "K^T"
    Role frame = Role::Muted;
    Role ramp = Role::Diverging;
    double largest = 1.0;  ///< the level 1 of the ramp
    engine::Matrix values; ///< as on screen: transposed if need be
};

/// left [rows, inner] times right [inner, columns] gives result [rows, columns].
struct ProductOperands
{
    Operand left;
    Operand right;
    Operand result;
    QStringList rows;    ///< names: tokens
    QStringList inner;   ///< names of the dimension that is summed over
    QStringList columns; ///< names: dimensions or tokens
    std::size_t head = 0;

    bool empty() const { return left.values.empty() || right.values.empty(); }
    /// The cell of the trace that stands at this place of an operand on screen.
    engine::CellRef cell(const Operand& operand, std::size_t row, std::size_t column) const;
};

/// The matrices of a product in this frame; empty when the model has no such product (no W_O).
ProductOperands operandsOf(const Frame& frame, Product product);

/// The cell that is taken apart first: the focus where it names one, else the one of the focused row with
/// most terms.
engine::CellRef firstCell(const Frame& frame, const ProductOperands& operands);

/// The products of a cell that are not zero, in order.
std::vector<engine::Term> liveTerms(const engine::Provenance& provenance);

} // namespace casefile::figures
