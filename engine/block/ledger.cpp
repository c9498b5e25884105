#include "engine/block/ledger.h"

#include "engine/input_error.h"
#include "engine/nearest_name.h"
#include "engine/strict_json.h"

#include <cassert>
#include <string_view>
#include <utility>

namespace casefile::engine {

void Ledger::add(Entry entry)
{
    const bool isNew = m_index.emplace(entry.name, m_entries.size()).second;
    assert(isNew && "names are unique over a ledger");
    static_cast<void>(isNew);
    for (const Matrix& part : entry.parts)
        m_numbers += part.values().size();
    if (m_numbers > maximumLedgerNumbers)
        throw InputError("the trace holds more than " + std::to_string(maximumLedgerNumbers) +
                         " numbers: too many to explain, a shorter input fits");
    m_entries.push_back(std::move(entry));
}

void Ledger::give(const std::string& name, const Matrix& values)
{
    add({name, {values}, false, {}});
}

void Ledger::add(const std::string& name, Matrix values, Derive derive)
{
    std::vector<Matrix> parts;
    parts.push_back(std::move(values));
    add({name, std::move(parts), false, std::move(derive)});
}

void Ledger::addParts(const std::string& name, std::vector<Matrix> parts, Derive derive)
{
    add({name, std::move(parts), true, std::move(derive)});
}

const Ledger::Entry& Ledger::entry(const std::string& name) const
{
    const auto found = m_index.find(name);
    if (found != m_index.end())
        return m_entries[found->second];
    std::vector<std::string_view> names;
    for (const Entry& entry : m_entries)
        names.push_back(entry.name);
    throw InputError(quoted(name) + " is not a tensor of this trace" + didYouMean(name, names));
}

double Ledger::at(const LedgerCell& cell) const
{
    const std::vector<Matrix>& parts = entry(cell.tensor).parts;
    if (cell.part >= parts.size())
        throw InputError("\"" + cell.tensor + "\" has no part " + std::to_string(cell.part) + ": there are " +
                         std::to_string(parts.size()));
    const Matrix& values = parts[cell.part];
    if (cell.row >= values.rows() || cell.column >= values.columns())
        throw InputError("\"" + cell.tensor + "\" is " + toString(values.shape()) + ": it has no row " +
                         std::to_string(cell.row) + ", column " + std::to_string(cell.column));
    return values(cell.row, cell.column);
}

LedgerProvenance explain(const Ledger& ledger, const LedgerCell& cell)
{
    const double value = ledger.at(cell);
    const Ledger::Entry& entry = ledger.entry(cell.tensor);
    LedgerProvenance answer = entry.derive ? entry.derive(cell) : LedgerProvenance{};
    answer.cell = cell;
    answer.value = value;
    for (LedgerTerm& term : answer.terms) {
        term.leftValue = ledger.at(term.left);
        if (term.right)
            term.rightValue = ledger.at(*term.right);
    }
    return answer;
}

} // namespace casefile::engine
