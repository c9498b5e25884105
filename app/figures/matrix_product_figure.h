#pragma once

#include "app/figures/figure.h"
#include "app/figures/product_operands.h"

namespace casefile::figures {

/// A product of two matrices taken apart: one cell term by term, then its row, then the rest in one sweep.
/// The left matrix stands below left, the right one above right, so that a result lies where its row and
/// column meet.
class MatrixProductFigure : public Figure
{
public:
    explicit MatrixProductFigure(Product product = Product::Query)
        : m_product(product)
    {}
    Scene layout(const Frame& frame) const override;

private:
    Product m_product;
};

} // namespace casefile::figures
