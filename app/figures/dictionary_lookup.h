#pragma once

#include "engine/attention/trace.h"

#include <QString>

namespace casefile::figures {

/// What an exact-match dictionary of the other tokens would do with the query: the contrast to attention.
class DictionaryLookup
{
public:
    DictionaryLookup(const engine::AttentionTrace& trace, int query);

    bool isItself(int key) const;
    bool matches(int key) const; ///< the same form, at another place
    int hit() const;             ///< the first key that matches, or -1
    QString matchText(int key) const;
    QString result() const;

private:
    const engine::AttentionTrace& m_trace;
    int m_query;
};

} // namespace casefile::figures
