#pragma once

#include <array>

namespace casefile::learner {

/// How well a card was known. The numbers are those of FSRS and of the review log; only Again is a failure.
enum class Grade { Again = 1, Hard = 2, Good = 3, Easy = 4 };

/// In the order of the four buttons.
inline constexpr std::array allGrades{Grade::Again, Grade::Hard, Grade::Good, Grade::Easy};

} // namespace casefile::learner
