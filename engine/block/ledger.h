#pragma once

#include "engine/attention/rule.h"
#include "engine/matrix/matrix.h"

#include <compare>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace casefile::engine {

/// The name of one number of a ledger: what CellRef is to a plain attention trace. Tensors are named because
/// a block has several of a kind: "self-attention.weights", "feed-forward-norm.mean".
struct LedgerCell
{
    std::string tensor;
    std::size_t part = 0; ///< which head, or which tile in streaming attention; else 0
    std::size_t row = 0;
    std::size_t column = 0;
    auto operator<=>(const LedgerCell&) const = default;
};

using LedgerTerm = TermOf<LedgerCell>;
using LedgerProvenance = ProvenanceOf<LedgerCell>;

/// The most numbers of one ledger: 256 MiB. More is no lesson.
inline constexpr std::size_t maximumLedgerNumbers = std::size_t(1) << 25;

/// Every number of a trace of engine/block with the terms that made it: one form for blocks, grouped heads,
/// key-value caches, streaming attention and recurrent cells. Built by ledgerOf (ledgers.h).
class Ledger
{
public:
    /// Rule and term cells of one number; the ledger fills in all values.
    using Derive = std::function<LedgerProvenance(const LedgerCell& cell)>;

    /// One tensor, in order of computation.
    struct Entry
    {
        std::string name;
        std::vector<Matrix> parts; ///< one for each head or tile; one if there are none
        bool inParts = false;      ///< true when there is one for each head or tile
        Derive derive;             ///< none: given
    };

    /// All three throw InputError when the ledger would hold more than maximumLedgerNumbers.
    void give(const std::string& name, const Matrix& values); ///< an input or a parameter
    void add(const std::string& name, Matrix values, Derive derive);
    void addParts(const std::string& name, std::vector<Matrix> parts, Derive derive);

    const std::vector<Entry>& entries() const { return m_entries; }
    /// Throws InputError, with the nearest name, when there is no such tensor.
    const Entry& entry(const std::string& name) const;
    /// Throws InputError when there is no such cell.
    double at(const LedgerCell& cell) const;

private:
    void add(Entry entry);

    std::size_t m_numbers = 0; ///< of all entries
    std::vector<Entry> m_entries;
    std::map<std::string, std::size_t> m_index;
};

/// The terms that make a cell, one level down; call it again on a term's cell for the next level. Throws
/// InputError when there is no such cell.
LedgerProvenance explain(const Ledger& ledger, const LedgerCell& cell);

} // namespace casefile::engine
