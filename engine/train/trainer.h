#pragma once

#include "engine/train/compose.h"
#include "engine/train/optimiser.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace casefile::engine {

/// One example: what goes in and what should come out, as token numbers.
struct Sequence
{
    std::vector<std::size_t> tokens;
    std::vector<std::size_t> targets; ///< `ignored` where nothing is asked
    std::vector<std::size_t> memory;  ///< of a decoder; empty otherwise
};

using Batch = std::vector<Sequence>;

/// The loss of one example, [1, 1], on a tape.
using SequenceLoss =
    std::function<Variable(Tape& tape, const Bound& parameters, const Sequence& example, Mode mode)>;

/// The loss of a whole batch, [1, 1], on a tape: examples of equal length can lie one below the other
/// (mode.sequences of them) and go through each layer together, which is faster.
using BatchLoss = std::function<Variable(Tape& tape, const Bound& parameters, const Batch& batch, Mode mode)>;

/// The mean of the losses of all examples. Each example's dropout is that of its place in a stacked batch.
BatchLoss oneByOne(const SequenceLoss& loss);

/// The examples of a batch one below the other. Throws InputError unless they are equally long.
Sequence stacked(const Batch& batch);

/// Seconds from some moment on: comes from outside, so that training itself depends on nothing but its state.
using Clock = std::function<double()>;

/// The examples of a step: the same seed and step give the same batch.
using BatchSource = std::function<Batch(std::uint64_t seed, std::uint64_t step)>;

struct TrainingSettings
{
    AdamSettings adam;
    Schedule schedule;
    double largestNorm = 1.0; ///< gradients are clipped to it
    double dropout = 0.0;
    Precision precision = Precision::Double;
    unsigned threads = 0; ///< of single precision; 0: as many as worthwhile; changes no bit
};

/// Everything that training goes on from: equal states go on equally, to the bit on one instruction set.
/// Files: training_file.h.
struct TrainingState
{
    Parameters parameters;
    AdamState adam;
    std::uint64_t seed = 0;
    std::uint64_t step = 0;
    bool operator==(const TrainingState&) const = default;
};

/// What one step was like.
struct StepReport
{
    std::uint64_t step = 0; ///< the step that was taken, from 0
    double loss = 0.0;      ///< mean over the batch, before the step
    double rate = 0.0;
    double gradientNorm = 0.0;                   ///< before clipping
    std::map<std::string, double> gradientNorms; ///< of each parameter, before clipping
    std::map<std::string, double> changes;       ///< norm of what the step added to each parameter
    std::size_t tokens = 0;                      ///< seen
    double seconds = 0.0;                        ///< that the step took by the clock; 0 without one

    double tokensPerSecond() const { return seconds > 0.0 ? double(tokens) / seconds : 0.0; }
};

struct TrainingStep
{
    TrainingState state;
    StepReport report;
};

/// (state, batch) -> state. Throws InputError for an empty batch, and, without a partial result, when loss or
/// gradient are not finite. The clock is only asked, before and after, for the report.
TrainingStep trainStep(const TrainingState& state, const Batch& batch, const BatchLoss& loss,
                       const TrainingSettings& settings, const Clock& clock = {});
TrainingStep trainStep(const TrainingState& state, const Batch& batch, const SequenceLoss& loss,
                       const TrainingSettings& settings, const Clock& clock = {});

/// Mean loss over the batch in evaluation mode: no dropout, nothing learned.
double evaluate(const Parameters& parameters, const Batch& batch, const BatchLoss& loss);
double evaluate(const Parameters& parameters, const Batch& batch, const SequenceLoss& loss);

/// States of the past. Kept sparse: every `interval` steps, the first included.
class Snapshots
{
public:
    explicit Snapshots(std::uint64_t interval)
        : m_interval(interval)
    {}

    void offer(const TrainingState& state); ///< kept when its step is a multiple of the interval

    /// The newest kept state at or before `step`; null when there is none.
    const TrainingState* before(std::uint64_t step) const;

    std::size_t count() const { return m_states.size(); }

private:
    std::uint64_t m_interval;
    std::map<std::uint64_t, TrainingState> m_states;
};

/// The state at exactly `step`, however it was passed before: the nearest snapshot, and the steps from there
/// again. Throws InputError when there is no snapshot early enough.
TrainingState rewind(const Snapshots& snapshots, std::uint64_t step, const BatchSource& source,
                     const BatchLoss& loss, const TrainingSettings& settings);
TrainingState rewind(const Snapshots& snapshots, std::uint64_t step, const BatchSource& source,
                     const SequenceLoss& loss, const TrainingSettings& settings);

} // namespace casefile::engine
