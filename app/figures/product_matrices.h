#pragma once

#include "app/figures/product_plan.h"

namespace casefile::figures {

/// The colour of a number of this matrix.
Ink inkOf(const Operand& operand, double value);

/// The ground of a matrix, on which only numbers other than 0 are drawn.
void addGround(Scene& scene, const Operand& operand, const QRectF& rect);

/// The left and the right matrix, with what each of their cells says.
void addOperands(Scene& scene, const ProductOperands& operands, const ProductPlan& plan);

/// Names and shapes of the three matrices, labels of rows and columns; those of the first cell are lit.
void addTitles(Scene& scene, const ProductOperands& operands, const ProductPlan& plan,
               const engine::CellRef& first);

} // namespace casefile::figures
