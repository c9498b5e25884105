#pragma once

#include "app/figures/figure.h"
#include "engine/measure/reach.h"

#include <algorithm>

namespace casefile::figures {

/// From which token to which, over what.
struct ReachWay
{
    engine::Carrier carrier = engine::Carrier::Recurrent;
    std::size_t kernel = 2;
    std::size_t source = 0;
    std::size_t target = 0;

    std::size_t tokens() const { return std::max(source, target) + 1; } ///< one of them is the first
};

QString carrierName(engine::Carrier carrier);

/// "3 hops", or that there is no way.
QString hopsText(const engine::SignalPath& path);

/// A bar for each kind of network: its hops on this way; that of the shown one stands out.
void addReachTable(Scene& scene, const Frame& frame, const QRectF& area, const ReachWay& way);

} // namespace casefile::figures
