#pragma once

#include <array>
#include <optional>
#include <span>

namespace casefile::learner {

/// The parameters w0 … w20 of FSRS-6.
using Parameters = std::array<double, 21>;

/// Those that FSRS-6 was published with, fitted to the reviews of many learners.
inline constexpr Parameters defaultParameters{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                              0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                              1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

/// Parameters of FSRS-6 (21), FSRS-5 (19) or FSRS-4.5 (17) as those of FSRS-6, inside their bounds, which
/// depend on the steps. Nothing for another count, or where one is not finite, also
/// after the change of scale.
std::optional<Parameters> parametersFrom(std::span<const double> given, bool shortTerm, int relearningSteps);

} // namespace casefile::learner
