#pragma once

#include "engine/train/parameters.h"

#include <cstdint>

namespace casefile::engine {

/// How the decay of weights enters: as part of the gradient (Adam, Kingma and Ba 2015) or beside it (AdamW,
/// Loshchilov and Hutter 2019).
enum class Decay { InGradient, Decoupled };

struct AdamSettings
{
    double firstRate = 0.9;    ///< beta1: how much of the mean gradient is kept
    double secondRate = 0.999; ///< beta2: how much of the mean square is kept
    double epsilon = 1e-8;
    double decay = 0.0; ///< of matrices of more than one row: biases, gamma and beta never decay
    Decay kind = Decay::Decoupled;
};

/// What Adam remembers.
struct AdamState
{
    Parameters mean;        ///< of the gradients, decaying
    Parameters square;      ///< of their squares, decaying
    std::uint64_t step = 0; ///< taken so far
    bool operator==(const AdamState&) const = default;
};

struct AdamResult
{
    Parameters parameters;
    AdamState state;
};

/// One step downhill at this learning rate. Throws InputError when a gradient is missing or of another shape.
AdamResult adamStep(const Parameters& parameters, const Parameters& gradients, const AdamState& state,
                    const AdamSettings& settings, double rate);

/// The gradients, shortened together to this norm if they are longer (Pascanu et al. 2013).
Parameters clipped(const Parameters& gradients, double largestNorm);

/// Learning rate over time: a line up to the peak, then half a cosine down to the floor.
struct Schedule
{
    double peak = 1e-3;
    double floor = 0.0;
    std::uint64_t warmUp = 0; ///< steps of the line
    std::uint64_t total = 0;  ///< steps altogether; 0: stays at the peak
};

/// The learning rate of step 0, 1, …; the floor after the last.
double rateAt(const Schedule& schedule, std::uint64_t step);

} // namespace casefile::engine
