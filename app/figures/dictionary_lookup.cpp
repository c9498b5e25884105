#include "app/figures/dictionary_lookup.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"

#include <QCoreApplication>

namespace casefile::figures {

DictionaryLookup::DictionaryLookup(const engine::AttentionTrace& trace, int query)
    : m_trace(trace)
    , m_query(query)
{}

bool DictionaryLookup::isItself(int key) const
{
    return m_trace.memory.empty() && key == m_query;
}

bool DictionaryLookup::matches(int key) const
{
    const std::size_t count = m_trace.tokens.size();
    return !isItself(key) && std::size_t(key) < count && std::size_t(m_query) < count &&
           m_trace.tokens[std::size_t(key)].form == m_trace.tokens[std::size_t(m_query)].form;
}

int DictionaryLookup::hit() const
{
    for (int key = 0; key < int(m_trace.keys()); ++key)
        if (matches(key))
            return key;
    return -1;
}

QString DictionaryLookup::matchText(int key) const
{
    if (isItself(key))
        return QCoreApplication::translate("figures", "itself: not counted");
    return matches(key) ? QCoreApplication::translate("figures", "= the same: hit")
                        : QCoreApplication::translate("figures", "≠ another word");
}

QString DictionaryLookup::result() const
{
    const int key = hit();
    return key < 0 ? QCoreApplication::translate("figures", "miss: nothing comes back")
                   : QCoreApplication::translate("figures", "hit: the value of “%1”, alone", "token")
                         .arg(keyName(m_trace, std::size_t(key)));
}

} // namespace casefile::figures
