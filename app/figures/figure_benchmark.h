#pragma once

#include <vector>

namespace casefile::figures {

/// Milliseconds of `frames` frames of the arc animation, layout and painting: 12 tokens x 4 heads, 1280 x
/// 800.
std::vector<double> arcFrameTimes(int frames, double devicePixelRatio);

/// Milliseconds of turning the weights of 512 tokens into the picture of the heat map, `repeats` times.
std::vector<double> heatMapTimes(int repeats);

} // namespace casefile::figures
