#include "app/figures/link_dashes.h"

#include "app/figures/link_curve.h"

#include <algorithm>
#include <numeric>

namespace casefile::figures {

namespace {

/// Ink at `rest` pixels from the start of the period, edges softened over one pixel.
double inkAt(double rest, const std::array<double, 4>& lengths, double scale)
{
    for (std::size_t piece = 0; piece < lengths.size(); ++piece) {
        const double length = lengths[piece] * scale;
        if (rest <= length) {
            const double edge = std::clamp(std::min(rest, length - rest) + 0.5, 0.0, 1.0);
            return piece % 2 == 0 ? edge : 1.0 - edge;
        }
        rest -= length;
    }
    return 1.0;
}

} // namespace

LinkDashes::LinkDashes(int dash, double scale)
{
    const std::array<double, 4>& lengths = link_curve::dashPattern(dash);
    const double period = scale * std::accumulate(lengths.begin(), lengths.end(), 0.0);
    if (period <= 0.0)
        return;
    m_samplesPerPixel = float(samples / period);
    for (std::size_t index = 0; index < samples; ++index)
        m_ink[index] = float(inkAt((double(index) + 0.5) * period / samples, lengths, scale));
}

} // namespace casefile::figures
