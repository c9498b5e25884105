#include "engine/block/derivations.h"
#include "engine/block/ledgers.h"

#include <limits>
#include <utility>

namespace casefile::engine {

namespace {

constexpr double minusInfinity = -std::numeric_limits<double>::infinity();

/// One matrix for each tile.
template <typename OfTile>
std::vector<Matrix> tiles(const StreamingTrace& trace, const OfTile& ofTile)
{
    std::vector<Matrix> parts;
    for (const TileStep& tile : trace.tiles)
        parts.push_back(ofTile(tile));
    return parts;
}

/// The same cell, one tile earlier.
LedgerCell before(const LedgerCell& cell, const std::string& tensor)
{
    return {tensor, cell.part - 1, cell.row, cell.column};
}

void enterScores(Ledger& ledger, const StreamingTrace& trace)
{
    ledger.addParts("scores", tiles(trace, [](const auto& tile) { return tile.scores; }),
                    [dK = trace.query.columns(), size = trace.tileSize](const LedgerCell& cell) {
                        LedgerProvenance dot;
                        dot.rule = Rule::SumOfProducts;
                        const std::size_t key = cell.part * size + cell.column;
                        for (std::size_t t = 0; t < dK; ++t) {
                            auto& term = dot.terms.emplace_back();
                            term.left = {"q", 0, cell.row, t};
                            term.right = LedgerCell{"k", 0, key, t};
                        }
                        return dot;
                    });
    const std::vector<Matrix> masked = tiles(trace, [](const auto& tile) { return tile.masked; });
    ledger.addParts("masked", masked,
                    unlessHidden(masked, minusInfinity, [divisor = trace.divisor](const LedgerCell& cell) {
                        LedgerProvenance quotient = derivation(Rule::Divide, samePlace(cell, "scores"));
                        quotient.divisor = divisor;
                        return quotient;
                    }));
}

/// [n, 1] for each tile: old maximum - new maximum; minus infinity before the first visible key.
std::vector<Matrix> drops(const StreamingTrace& trace)
{
    std::vector<Matrix> parts;
    std::vector<double> old(trace.query.rows(), minusInfinity);
    for (const TileStep& tile : trace.tiles) {
        Matrix drop = asColumn(old);
        for (std::size_t i = 0; i < old.size(); ++i)
            if (old[i] != minusInfinity)
                drop(i, 0) -= tile.maximum[i];
        parts.push_back(std::move(drop));
        old = tile.maximum;
    }
    return parts;
}

/// The largest score so far, and by how much it fell behind the one before.
void enterMaximum(Ledger& ledger, const StreamingTrace& trace)
{
    std::vector<std::size_t> widths;
    for (const TileStep& tile : trace.tiles)
        widths.push_back(tile.masked.columns());
    ledger.addParts("maximum", tiles(trace, [](const auto& tile) { return asColumn(tile.maximum); }),
                    [widths](const LedgerCell& cell) {
                        LedgerProvenance largest = overRow(Rule::Maximum, "masked", widths[cell.part])(cell);
                        if (cell.part > 0)
                            largest.terms.push_back({before(cell, "maximum"), 0.0, {}, 0.0});
                        return largest;
                    });
    const std::vector<Matrix> values = drops(trace);
    ledger.addParts("drop", values, unlessHidden(values, minusInfinity, [](const LedgerCell& cell) {
                        return derivation(Rule::Difference, before(cell, "maximum"),
                                          samePlace(cell, "maximum"));
                    }));
    ledger.addParts("correction", tiles(trace, [](const auto& tile) { return asColumn(tile.correction); }),
                    cellByCell(Rule::Exponential, "drop"));
}

void enterExponentials(Ledger& ledger, const StreamingTrace& trace)
{
    const auto shifted = [](const auto& tile) { return shiftedScores(tile.masked, tile.maximum); };
    const std::vector<Matrix> values = tiles(trace, shifted);
    ledger.addParts(
        "shifted", values,
        unlessHidden(values, minusInfinity, withRowNumber(Rule::Difference, "masked", "maximum")));
    ledger.addParts("exponential",
                    tiles(trace, [=](const auto& tile) { return exponentials(shifted(tile)); }),
                    cellByCell(Rule::Exponential, "shifted"));
}

/// What stood there before, shrunk by the correction; nothing before the first tile.
LedgerProvenance shrunk(const LedgerCell& cell, const std::string& tensor)
{
    LedgerProvenance sum;
    sum.rule = Rule::SumOfProducts;
    if (cell.part > 0)
        sum.terms.push_back(
            {before(cell, tensor), 0.0, LedgerCell{"correction", cell.part, cell.row, 0}, 0.0});
    return sum;
}

void enterSums(Ledger& ledger, const StreamingTrace& trace)
{
    std::vector<std::size_t> widths;
    for (const TileStep& tile : trace.tiles)
        widths.push_back(tile.masked.columns());
    ledger.addParts("sum", tiles(trace, [](const auto& tile) { return asColumn(tile.sum); }),
                    [widths](const LedgerCell& cell) {
                        LedgerProvenance sum = shrunk(cell, "sum");
                        for (std::size_t j = 0; j < widths[cell.part]; ++j)
                            sum.terms.push_back({{"exponential", cell.part, cell.row, j}, 0.0, {}, 0.0});
                        return sum;
                    });
    ledger.addParts("blend", tiles(trace, [](const auto& tile) { return tile.blend; }),
                    [widths, size = trace.tileSize](const LedgerCell& cell) {
                        LedgerProvenance sum = shrunk(cell, "blend");
                        for (std::size_t j = 0; j < widths[cell.part]; ++j)
                            sum.terms.push_back({{"exponential", cell.part, cell.row, j},
                                                 0.0,
                                                 LedgerCell{"v", 0, cell.part * size + j, cell.column},
                                                 0.0});
                        return sum;
                    });
}

} // namespace

Ledger ledgerOf(const StreamingTrace& trace)
{
    Ledger ledger;
    ledger.give("q", trace.query);
    ledger.give("k", trace.key);
    ledger.give("v", trace.value);
    enterScores(ledger, trace);
    enterMaximum(ledger, trace);
    enterExponentials(ledger, trace);
    enterSums(ledger, trace);
    ledger.add("context", trace.context,
               [last = trace.tiles.size() - 1, sums = trace.tiles.back().sum](const LedgerCell& cell) {
                   if (sums[cell.row] == 0.0)
                       return hiddenAs(0.0);
                   return derivation(Rule::Quotient, {"blend", last, cell.row, cell.column},
                                     {"sum", last, cell.row, 0});
               });
    return ledger;
}

} // namespace casefile::engine
