#include "engine/measure/decode_cost.h"

namespace casefile::engine {

// [decode-cost]
DecodeCost decodeCost(double parameters, double layers, double dModel, double tokens)
{
    return {2.0 * parameters, 4.0 * layers * tokens * dModel};
}
// [/decode-cost]

} // namespace casefile::engine
