#pragma once

#include "app/figures/product_plan.h"

#include <vector>

namespace casefile::figures {

/// One cell of a product, taken apart.
struct TermList
{
    const Frame& frame;
    const ProductOperands& operands;
    const ProductPlan& plan;
    const engine::Provenance& provenance;
    const std::vector<engine::Term>& terms;
    int shown = 0; ///< terms that stand at this moment; one more: the sum too
};

/// Adds the products that are not zero, one under the other with their running sum, and the sum below.
void addTerms(Scene& scene, const TermList& list);

} // namespace casefile::figures
