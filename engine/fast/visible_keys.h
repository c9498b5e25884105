#pragma once

#include "engine/attention/mask.h"
#include "engine/fast/kernel_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace casefile::engine::fast {

/// Private to engine/fast: a mask in the form of the kernels. Every rule of the mask table shows each query
/// one run of keys; only custom cells need a bit for each cell.
class VisibleKeys
{
public:
    /// The mask must have been checked. Query i stands at position firstPosition + i for the rules; cells are
    /// [queries, keys]. Memory is kept from one use to the next.
    void set(const Mask& mask, std::size_t queries, std::size_t keys, std::size_t firstPosition,
             std::size_t panelWidth);

    /// The mask part of the panel that begins with query panel * panelWidth.
    const PanelJob& panel(std::size_t panel) const { return m_panels[panel]; }

    bool sees(std::size_t query, std::size_t key) const;
    const std::vector<std::size_t>& fullyMaskedRows() const { return m_fullyMasked; }

private:
    void restrict(const Mask& mask);
    void narrow(std::size_t query, std::size_t first, std::size_t last);
    void clearCells(const Mask& mask);
    PanelJob makePanel(std::size_t panel) const;

    std::size_t m_queries = 0, m_keys = 0, m_firstPosition = 0, m_width = 1;
    std::vector<std::int32_t> m_first, m_last; ///< of each query, the last one repeated to a whole panel
    std::vector<std::uint32_t> m_cells;        ///< [panel][key], a bit for each query; empty without cells
    std::vector<std::size_t> m_fullyMasked;
    std::vector<PanelJob> m_panels;
};

} // namespace casefile::engine::fast
