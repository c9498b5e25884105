#include "tests/engine/block/ledger_check.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace casefile::reference {

using namespace engine;

namespace {

std::string toText(const LedgerCell& cell)
{
    return cell.tensor + ", part " + std::to_string(cell.part) + ", row " + std::to_string(cell.row) +
           ", column " + std::to_string(cell.column);
}

bool equal(double rebuilt, double value)
{
    constexpr double tolerance = 1e-12; // sums are added in another order
    return rebuilt == value || std::abs(rebuilt - value) <= tolerance * std::max(1.0, std::abs(value));
}

} // namespace

std::string firstFault(const engine::Ledger& ledger)
{
    for (const Ledger::Entry& entry : ledger.entries())
        for (std::size_t part = 0; part < entry.parts.size(); ++part)
            for (std::size_t i = 0; i < entry.parts[part].rows(); ++i)
                for (std::size_t j = 0; j < entry.parts[part].columns(); ++j) {
                    const LedgerProvenance found = explain(ledger, {entry.name, part, i, j});
                    if (found.value != entry.parts[part](i, j) || !equal(rebuild(found), found.value))
                        return toText(found.cell) + ": " + std::to_string(rebuild(found)) + " is not " +
                               std::to_string(found.value);
                    if ((found.rule == Rule::Given) != found.terms.empty() && found.rule != Rule::Hidden &&
                        found.rule != Rule::SumOfProducts)
                        return toText(found.cell) + ": " + std::string(ruleName(found.rule));
                }
    return {};
}

std::set<std::string> sources(const engine::Ledger& ledger, const engine::LedgerCell& start)
{
    std::set<LedgerCell> seen{start};
    std::set<std::string> names;
    for (std::deque<LedgerCell> open{start}; !open.empty(); open.pop_front()) {
        const LedgerProvenance found = explain(ledger, open.front());
        names.insert(found.cell.tensor);
        for (const LedgerTerm& term : found.terms) {
            if (seen.insert(term.left).second)
                open.push_back(term.left);
            if (term.right && seen.insert(*term.right).second)
                open.push_back(*term.right);
        }
    }
    return names;
}

std::vector<std::string> unreached(const Ledger& ledger)
{
    const Ledger::Entry& last = ledger.entries().back();
    const Matrix& values = last.parts.back();
    const std::set<std::string> reached =
        sources(ledger, {last.name, last.parts.size() - 1, values.rows() - 1, values.columns() - 1});
    std::vector<std::string> names;
    for (const Ledger::Entry& entry : ledger.entries())
        if (!reached.contains(entry.name))
            names.push_back(entry.name);
    return names;
}

} // namespace casefile::reference
