#pragma once

#include "app/figures/dictionary_lookup.h"
#include "app/figures/figure.h"

namespace casefile::figures {

/// Every sentence of the roles figure: heads of its columns, what comes back, legend and summary.
class RolesWords
{
public:
    explicit RolesWords(const Frame& frame);

    const DictionaryLookup& lookup() const { return m_lookup; }
    QString query() const; ///< the token that asks

    QStringList keyHeads() const; ///< of the first column, and what its last row is called
    QStringList dictionaryHeads() const;
    QStringList attentionHeads() const;
    QString blend() const; ///< what attention gives back

    QList<LegendEntry> legend() const;
    QString summary() const;

private:
    const Frame& m_frame;
    const engine::AttentionTrace& m_trace;
    int m_query;
    int m_head;
    DictionaryLookup m_lookup;
};

} // namespace casefile::figures
