#include "engine/measure/plane.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace casefile::engine {

// [dot]
PlaneProduct productInPlane(const PlaneVector& query, const PlaneVector& key)
{
    PlaneProduct result;
    result.product = query.across * key.across + query.up * key.up;
    result.queryLength = std::hypot(query.across, query.up);
    result.keyLength = std::hypot(key.across, key.up);
    const double lengths = result.queryLength * result.keyLength;
    if (lengths == 0.0)
        return result;
    result.cosine = std::clamp(result.product / lengths, -1.0, 1.0);
    result.angle = std::acos(*result.cosine) * 180.0 / std::numbers::pi;
    const double share = result.product / (result.queryLength * result.queryLength);
    result.shadow = {query.across * share, query.up * share};
    return result;
}
// [/dot]

} // namespace casefile::engine
