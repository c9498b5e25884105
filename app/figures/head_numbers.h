#pragma once

#include "app/figures/scene.h"

#include <vector>

namespace casefile::figures {

/// Adds the number of each head on its heaviest link, in the row of `query` if that is not -1, so that heads
/// are told apart without colour. Links that are still growing and numbers that would meet are left out.
void addHeadNumbers(Scene& scene, const std::vector<int>& heads, int query, double pixelSize);

} // namespace casefile::figures
