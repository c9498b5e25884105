#pragma once

#include "app/figures/altered_pass.h"
#include "app/figures/matrix_product_figure.h"

namespace casefile::figures {

/// A product taken apart as it is after what the knob "alteration" does to the weights. Its cells are not
/// those of the trace, so none leads to where a number of the trace comes from.
class AlteredProductFigure : public Figure
{
public:
    explicit AlteredProductFigure(Product product)
        : m_product(product)
    {}
    Scene layout(const Frame& frame) const override;

private:
    MatrixProductFigure m_product;
    AlteredPass m_altered;
};

} // namespace casefile::figures
