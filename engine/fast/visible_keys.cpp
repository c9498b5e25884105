#include "engine/fast/visible_keys.h"

#include <algorithm>

namespace casefile::engine::fast {

void VisibleKeys::set(const Mask& mask, std::size_t queries, std::size_t keys, std::size_t firstPosition,
                      std::size_t panelWidth)
{
    m_queries = queries;
    m_keys = keys;
    m_firstPosition = firstPosition;
    m_width = panelWidth;
    const std::size_t padded = (queries + panelWidth - 1) / panelWidth * panelWidth;
    m_first.assign(padded, 0);
    m_last.assign(padded, std::int32_t(keys));
    m_cells.clear();
    restrict(mask);
    std::fill(m_first.begin() + queries, m_first.end(), m_first[queries - 1]);
    std::fill(m_last.begin() + queries, m_last.end(), m_last[queries - 1]);
    m_fullyMasked.clear();
    for (std::size_t query = 0; query < queries; ++query) {
        bool blind = true;
        for (std::int32_t key = m_first[query]; key < m_last[query] && blind; ++key)
            blind = !sees(query, key);
        if (blind)
            m_fullyMasked.push_back(query);
    }
    m_panels.resize(padded / panelWidth);
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        m_panels[i] = makePanel(i);
}

bool VisibleKeys::sees(std::size_t query, std::size_t key) const
{
    const bool inside = std::int32_t(key) >= m_first[query] && std::int32_t(key) < m_last[query];
    return inside && (m_cells.empty() || m_cells[query / m_width * m_keys + key] >> query % m_width & 1);
}

void VisibleKeys::narrow(std::size_t query, std::size_t first, std::size_t last)
{
    m_first[query] = std::max(m_first[query], std::int32_t(std::min(first, m_keys)));
    m_last[query] = std::min(m_last[query], std::int32_t(std::min(last, m_keys)));
}

void VisibleKeys::restrict(const Mask& mask)
{
    if (mask.rule == "none")
        return;
    if (mask.rule == "all") {
        for (const Mask& one : mask.all)
            restrict(one);
        return;
    }
    const std::size_t number = mask.parameter;
    if (mask.rule == "padding") {
        for (std::size_t query = 0; query < m_queries; ++query)
            narrow(query, 0, number < m_keys ? m_keys - number : 0);
        return;
    }
    if (mask.rule != "causal" && mask.rule != "window")
        return clearCells(mask);
    for (std::size_t query = 0; query < m_queries; ++query) {
        const std::size_t position = m_firstPosition + query;
        const std::size_t end = position + std::min(mask.rule == "causal" ? 0 : number, m_keys) + 1;
        narrow(query, mask.rule == "causal" || number > position ? 0 : position - number, end);
    }
}

/// Custom cells, and any rule that the table may gain one day.
void VisibleKeys::clearCells(const Mask& mask)
{
    const std::size_t panels = m_first.size() / m_width;
    if (m_cells.empty())
        m_cells.assign(panels * m_keys, ~std::uint32_t(0));
    const std::size_t offset = mask.rule == "cells" ? 0 : m_firstPosition;
    for (std::size_t query = 0; query < m_queries; ++query) {
        const std::uint32_t others = ~(std::uint32_t(1) << query % m_width);
        std::uint32_t* const cells = &m_cells[query / m_width * m_keys];
        for (std::size_t key = 0; key < m_keys; ++key)
            if (!allows(mask, offset + query, key, m_keys))
                cells[key] &= others;
    }
}

PanelJob VisibleKeys::makePanel(std::size_t panel) const
{
    PanelJob job;
    job.firstQuery = panel * m_width;
    job.count = std::min(m_width, m_queries - job.firstQuery);
    job.first = &m_first[job.firstQuery];
    job.last = &m_last[job.firstQuery];
    job.cells = m_cells.empty() ? nullptr : &m_cells[panel * m_keys];
    std::int32_t begin = std::int32_t(m_keys), end = 0, fullBegin = 0, fullEnd = std::int32_t(m_keys);
    for (std::size_t lane = 0; lane < m_width; ++lane) {
        fullBegin = std::max(fullBegin, job.first[lane]);
        fullEnd = std::min(fullEnd, job.last[lane]);
        if (job.first[lane] >= job.last[lane])
            continue;
        begin = std::min(begin, job.first[lane]);
        end = std::max(end, job.last[lane]);
    }
    job.begin = std::min(begin, end);
    job.end = end;
    job.fullBegin = fullBegin;
    job.fullEnd = std::max(fullBegin, fullEnd);
    return job;
}

} // namespace casefile::engine::fast
