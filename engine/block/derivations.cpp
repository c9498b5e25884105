#include "engine/block/derivations.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace casefile::engine {

LedgerProvenance derivation(Rule rule, LedgerCell left)
{
    LedgerProvenance result;
    result.rule = rule;
    result.terms.push_back({std::move(left), 0.0, {}, 0.0});
    return result;
}

LedgerProvenance derivation(Rule rule, LedgerCell left, LedgerCell right)
{
    LedgerProvenance result;
    result.rule = rule;
    result.terms.push_back({std::move(left), 0.0, std::move(right), 0.0});
    return result;
}

LedgerProvenance hiddenAs(double value)
{
    LedgerProvenance result;
    result.rule = Rule::Hidden;
    result.hidden = value;
    return result;
}

Ledger::Derive unlessHidden(std::vector<Matrix> masked, double written, Ledger::Derive visible)
{
    const auto values = std::make_shared<const std::vector<Matrix>>(std::move(masked));
    return [=, visible = std::move(visible)](const LedgerCell& cell) {
        const bool hidden = std::isinf((*values)[cell.part](cell.row, cell.column));
        return hidden ? hiddenAs(written) : visible(cell);
    };
}

LedgerCell samePlace(const LedgerCell& cell, const std::string& tensor)
{
    return {tensor, cell.part, cell.row, cell.column};
}

Ledger::Derive cellByCell(Rule rule, const std::string& left)
{
    return [=](const LedgerCell& cell) { return derivation(rule, samePlace(cell, left)); };
}

Ledger::Derive cellByCell(Rule rule, const std::string& left, const std::string& right)
{
    return [=](const LedgerCell& cell) {
        return derivation(rule, samePlace(cell, left), samePlace(cell, right));
    };
}

Ledger::Derive sumOf(const std::string& left, const std::string& right)
{
    return [=](const LedgerCell& cell) {
        LedgerProvenance result = derivation(Rule::Sum, samePlace(cell, left));
        result.terms.push_back({samePlace(cell, right), 0.0, {}, 0.0});
        return result;
    };
}

Ledger::Derive activated(Activation activation, const std::string& tensor)
{
    return [=](const LedgerCell& cell) {
        LedgerProvenance result = derivation(Rule::Activation, samePlace(cell, tensor));
        result.activation = activation;
        return result;
    };
}

Ledger::Derive overRow(Rule rule, const std::string& tensor, std::size_t columns)
{
    return [=](const LedgerCell& cell) {
        LedgerProvenance result;
        result.rule = rule;
        for (std::size_t column = 0; column < columns; ++column)
            result.terms.push_back({{tensor, cell.part, cell.row, column}, 0.0, {}, 0.0});
        return result;
    };
}

Ledger::Derive withRowNumber(Rule rule, const std::string& tensor, const std::string& rowNumber)
{
    return [=](const LedgerCell& cell) {
        return derivation(rule, samePlace(cell, tensor), {rowNumber, cell.part, cell.row, 0});
    };
}

Ledger::Derive affine(const std::string& input, const std::string& weights, std::size_t inputs,
                      std::vector<double> bias)
{
    return [=, bias = std::move(bias)](const LedgerCell& cell) {
        LedgerProvenance result;
        result.rule = Rule::SumOfProducts;
        result.terms.resize(inputs);
        for (std::size_t t = 0; t < inputs; ++t) {
            result.terms[t].left = {input, 0, cell.row, t};
            result.terms[t].right.emplace(LedgerCell{weights, 0, t, cell.column});
        }
        if (!bias.empty())
            result.bias = bias[cell.column];
        return result;
    };
}

Matrix shiftedScores(Matrix masked, const std::vector<double>& maximum)
{
    for (std::size_t i = 0; i < masked.rows(); ++i)
        for (double& value : masked.row(i))
            if (std::isfinite(value))
                value -= maximum[i];
    return masked;
}

Matrix exponentials(Matrix shifted)
{
    for (double& value : shifted.values())
        value = std::exp(value);
    return shifted;
}

Matrix asColumn(const std::vector<double>& values)
{
    Matrix column(values.size(), 1);
    std::ranges::copy(values, column.values().begin());
    return column;
}

Matrix asRow(const std::vector<double>& values)
{
    Matrix row(1, values.size());
    std::ranges::copy(values, row.values().begin());
    return row;
}

} // namespace casefile::engine
