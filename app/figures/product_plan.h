#pragma once

#include "app/figures/column_labels.h"
#include "app/figures/plot_tools.h"
#include "app/figures/product_operands.h"

namespace casefile::figures {

/// A stretch of rows or columns that is shown when there is no room for all.
struct Span
{
    int first = 0;
    int count = 0;
    bool contains(int index) const { return index >= first && index < first + count; }
};

/// Where the parts of a product stand, and which rows, columns and inner dimensions have room.
struct ProductPlan
{
    TypeScale type;
    Span rows;
    Span inner;
    Span columns;
    ColumnLabels labels;
    QRectF list; ///< the terms of the cell that is taken apart
    QRectF left;
    QRectF right;
    QRectF result;
    QRectF rowLabels;
    QRectF columnLabels;
    QRectF innerLabels; ///< of the rows of the right matrix, where there are few; else empty
    QRectF leftTitle;
    QRectF rightTitle;
    QRectF resultTitle;

    QRectF leftCell(int row, int inner) const;
    QRectF rightCell(int inner, int column) const;
    QRectF resultCell(int row, int column) const;
};

/// Rows and columns are kept near the cell that is taken apart.
ProductPlan planProduct(const Frame& frame, const ProductOperands& operands, const engine::CellRef& first);

} // namespace casefile::figures
