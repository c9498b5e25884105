#pragma once

class QKeyEvent;

namespace casefile::views {

/// A widget that has its own use for some keys: the page does not take them from it.
class KeyKeeper
{
public:
    virtual ~KeyKeeper() = default;
    virtual bool wantsKey(const QKeyEvent& event) const = 0;
};

} // namespace casefile::views
