#pragma once

#include <vector>

namespace casefile::figures {

/// The multiples of 1, 2 or 5 times a power of ten from `low` to `high`, in at most `steps` steps.
std::vector<double> roundTicks(double low, double high, int steps);

} // namespace casefile::figures
