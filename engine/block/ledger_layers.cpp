#include "engine/block/derivations.h"
#include "engine/block/ledger_entries.h"
#include "engine/block/ledgers.h"

#include <cmath>

namespace casefile::engine {

/// [n, d]: x - mean of its row.
static Matrix centred(const NormTrace& trace)
{
    Matrix result = trace.x;
    for (std::size_t i = 0; i < result.rows(); ++i)
        for (double& value : result.row(i))
            value -= trace.mean[i];
    return result;
}

/// [n, 1]: what the centred numbers of a row are divided by.
static Matrix deviation(const NormTrace& trace)
{
    Matrix result = asColumn(trace.variance);
    for (double& value : result.values())
        value = std::sqrt(value + trace.weights.epsilon);
    return result;
}

void enterNorm(Ledger& ledger, const std::string& prefix, const NormTrace& trace, const std::string& input)
{
    const NormWeights& weights = trace.weights;
    const std::size_t d = trace.x.columns();
    ledger.give(prefix + "gamma", asRow(weights.gamma));
    if (weights.kind == NormKind::Layer) {
        ledger.add(prefix + "mean", asColumn(trace.mean), overRow(Rule::Mean, input, d));
        ledger.add(prefix + "centred", centred(trace),
                   withRowNumber(Rule::Difference, input, prefix + "mean"));
    } else {
        ledger.add(prefix + "centred", centred(trace), cellByCell(Rule::Copy, input));
    }
    ledger.add(prefix + "variance", asColumn(trace.variance),
               overRow(Rule::MeanOfSquares, prefix + "centred", d));
    ledger.add(prefix + "deviation", deviation(trace),
               [from = prefix + "variance", epsilon = weights.epsilon](const LedgerCell& cell) {
                   LedgerProvenance root = derivation(Rule::Root, samePlace(cell, from));
                   root.bias = epsilon;
                   return root;
               });
    ledger.add(prefix + "normalised", trace.normalised,
               withRowNumber(Rule::Quotient, prefix + "centred", prefix + "deviation"));
    ledger.add(prefix + "output", trace.output, [prefix, beta = weights.beta](const LedgerCell& cell) {
        LedgerProvenance scaled = derivation(Rule::SumOfProducts, samePlace(cell, prefix + "normalised"),
                                             {prefix + "gamma", 0, 0, cell.column});
        if (!beta.empty())
            scaled.bias = beta[cell.column];
        return scaled;
    });
}

/// Parameters of one linear layer and its result.
static void enterLinear(Ledger& ledger, const std::string& name, const Linear& layer,
                        const std::string& input, const std::string& result, const Matrix& values)
{
    ledger.give(name + ".weights", layer.weights);
    ledger.add(result, values, affine(input, name + ".weights", layer.weights.rows(), layer.bias));
}

void enterFeedForward(Ledger& ledger, const std::string& prefix, const FeedForwardTrace& trace,
                      const std::string& input)
{
    const FeedForwardWeights& weights = trace.weights;
    const bool gated = weights.isGated();
    enterLinear(ledger, prefix + "expand", weights.expand, input, prefix + "expanded", trace.expanded);
    if (gated)
        enterLinear(ledger, prefix + "gate", weights.gate, input, prefix + "gate", trace.gate);
    ledger.add(prefix + "activated", trace.activated,
               activated(weights.activation, prefix + (gated ? "gate" : "expanded")));
    ledger.add(prefix + "hidden", trace.hidden,
               gated ? cellByCell(Rule::SumOfProducts, prefix + "activated", prefix + "expanded")
                     : cellByCell(Rule::Copy, prefix + "activated"));
    enterLinear(ledger, prefix + "contract", weights.contract, prefix + "hidden", prefix + "output",
                trace.output);
}

Ledger ledgerOf(const NormTrace& trace)
{
    Ledger ledger;
    ledger.give("x", trace.x);
    enterNorm(ledger, "", trace, "x");
    return ledger;
}

Ledger ledgerOf(const FeedForwardTrace& trace)
{
    Ledger ledger;
    ledger.give("x", trace.x);
    enterFeedForward(ledger, "", trace, "x");
    return ledger;
}

} // namespace casefile::engine
