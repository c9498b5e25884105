#include "engine/attention/rule.h"

#include "engine/attention/trace.h"
#include "engine/block/ledger.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace casefile::engine {

std::string_view ruleName(Rule rule)
{
    constexpr std::array<std::string_view, 15> names{
        "given",      "sum",         "sum-of-products", "divide", "hidden", "maximum",
        "difference", "exponential", "quotient",        "copy",   "mean",   "mean-of-squares",
        "root",       "activation",  "complement"};
    return names[static_cast<std::size_t>(rule)];
}

/// Sum of left * right over all terms; the left number alone where there is no right one.
template <typename Ref>
static double sumOfProducts(const std::vector<TermOf<Ref>>& terms)
{
    double sum = 0.0;
    for (const auto& term : terms)
        sum += term.right ? term.leftValue * term.rightValue : term.leftValue;
    return sum;
}

/// Mean of power(left) over all terms.
template <typename Ref>
static double mean(const std::vector<TermOf<Ref>>& terms, bool squared)
{
    double sum = 0.0;
    for (const auto& term : terms)
        sum += squared ? term.leftValue * term.leftValue : term.leftValue;
    return sum / double(terms.size());
}

template <typename Ref>
double rebuild(const ProvenanceOf<Ref>& provenance)
{
    const auto& terms = provenance.terms;
    switch (provenance.rule) {
    case Rule::Given:
        return provenance.value;
    case Rule::Hidden:
        return provenance.hidden;
    case Rule::Copy:
        return terms.front().leftValue;
    case Rule::Divide:
        return terms.front().leftValue / provenance.divisor;
    case Rule::Difference:
        return terms.front().leftValue - terms.front().rightValue;
    case Rule::Quotient:
        return terms.front().leftValue / terms.front().rightValue;
    case Rule::Exponential:
        return std::exp(terms.front().leftValue);
    case Rule::Maximum:
        return std::ranges::max_element(terms, {}, &TermOf<Ref>::leftValue)->leftValue;
    case Rule::Sum:
    case Rule::SumOfProducts:
        return sumOfProducts(terms) + provenance.bias;
    case Rule::Mean:
        return mean(terms, false);
    case Rule::MeanOfSquares:
        return mean(terms, true);
    case Rule::Root:
        return std::sqrt(terms.front().leftValue + provenance.bias);
    case Rule::Activation:
        return rowOf(provenance.activation).value(terms.front().leftValue);
    case Rule::Complement:
        return 1.0 - terms.front().leftValue;
    }
    return provenance.value;
}

template double rebuild(const ProvenanceOf<CellRef>& provenance);
template double rebuild(const ProvenanceOf<LedgerCell>& provenance);

} // namespace casefile::engine
