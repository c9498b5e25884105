#include "engine/measure/middle.h"

#include <cmath>

namespace casefile::engine {

// [middle]
std::vector<double> shareByPlace(const MiddleSettings& settings)
{
    const std::size_t n = settings.tokens;
    std::vector<double> decay(n); // weight by distance, before each row is divided by its sum
    for (std::size_t distance = 0; distance < n; ++distance)
        decay[distance] = std::exp(-settings.slope * double(distance));
    std::vector<double> sum(n); // of the row of each query
    for (std::size_t query = 0; query < n; ++query)
        sum[query] = (query > 0 ? sum[query - 1] : 0.0) + decay[query];

    std::vector<double> share(n, 0.0);
    share[n - 1] = 1.0; // walk back from the last token
    for (std::size_t layer = 0; layer < settings.layers; ++layer) {
        std::vector<double> below(n, 0.0);
        for (std::size_t query = 0; query < n; ++query) {
            below[query] += settings.residualWeight * share[query];
            for (std::size_t key = 0; key <= query; ++key)
                below[key] +=
                    (1.0 - settings.residualWeight) * share[query] * decay[query - key] / sum[query];
        }
        share = below;
    }
    return share;
}
// [/middle]

} // namespace casefile::engine
