#pragma once

#include "engine/train/parameters.h"

#include <functional>
#include <string>
#include <vector>

namespace casefile::reference {

/// A function of matrices, built on a tape: any shape may come out.
using Build = std::function<engine::Variable(engine::Tape&, const std::vector<engine::Variable>&)>;

/// Compares the gradients of a random weighting of the result's cells with central differences, for every
/// cell of every input. Returns the largest difference, relative to 1 or the larger size.
double gradientError(const Build& build, const std::vector<engine::Matrix>& inputs);

/// The same for parameters that are called by name.
using BuildNamed = std::function<engine::Variable(engine::Tape&, const engine::Bound&)>;
double gradientError(const BuildNamed& build, const engine::Parameters& parameters);

} // namespace casefile::reference
