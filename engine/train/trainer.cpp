#include "engine/train/trainer.h"

#include "engine/input_error.h"
#include "engine/train/operations.h"

#include <cmath>

namespace casefile::engine {

/// A seed of its own for each example of each step (the odd constants only scatter the bits).
static std::uint64_t exampleSeed(const TrainingState& state, std::size_t example)
{
    return (state.seed + 1) * 0x9e3779b97f4a7c15U ^ (state.step + 1) * 0xbf58476d1ce4e5b9U ^
           (example + 1) * 0x94d049bb133111ebU;
}

/// The mean of the losses of all examples, [1, 1]; modeOf gives the mode of each example.
static Variable meanLoss(Tape& tape, const Bound& bound, const Batch& batch, const SequenceLoss& loss,
                         const std::function<Mode(std::size_t)>& modeOf)
{
    if (batch.empty())
        throw InputError("the batch is empty");
    std::vector<Variable> losses;
    for (std::size_t i = 0; i < batch.size(); ++i)
        losses.push_back(loss(tape, bound, batch[i], modeOf(i)));
    return mean(tape, concatColumns(tape, losses));
}

/// The norm of (after - before), parameter by parameter.
static std::map<std::string, double> changes(const Parameters& before, const Parameters& after)
{
    std::map<std::string, double> norms;
    for (const auto& [name, matrix] : after) {
        double squares = 0.0;
        for (std::size_t i = 0; i < matrix.values().size(); ++i)
            squares += std::pow(matrix.values()[i] - before.at(name).values()[i], 2);
        norms[name] = std::sqrt(squares);
    }
    return norms;
}

TrainingStep trainStep(const TrainingState& state, const Batch& batch, const SequenceLoss& loss,
                       const TrainingSettings& settings)
{
    StepReport report;
    report.step = state.step;
    report.rate = rateAt(settings.schedule, state.step);
    // [train-step]
    Tape tape;
    const Bound bound(tape, state.parameters);
    const Variable batchLoss = meanLoss(tape, bound, batch, loss, [&](std::size_t example) {
        return Mode{true, settings.dropout, exampleSeed(state, example)};
    });
    tape.backward(batchLoss);
    const Parameters gradients = bound.gradients(tape);
    const Parameters gentle = clipped(gradients, settings.largestNorm);
    AdamResult next = adamStep(state.parameters, gentle, state.adam, settings.adam, report.rate);
    // [/train-step]
    report.loss = tape.value(batchLoss)(0, 0);
    report.gradientNorm = norm(gradients);
    if (!std::isfinite(report.loss) || !std::isfinite(report.gradientNorm))
        throw InputError("step " + std::to_string(state.step) +
                         ": the loss or its gradient cannot be held in double precision");
    for (const auto& [name, gradient] : gradients)
        report.gradientNorms[name] = norm({{name, gradient}});
    report.changes = changes(state.parameters, next.parameters);
    for (const Sequence& example : batch)
        report.tokens += example.tokens.size();
    return {{std::move(next.parameters), std::move(next.state), state.seed, state.step + 1}, report};
}

double evaluate(const Parameters& parameters, const Batch& batch, const SequenceLoss& loss)
{
    Tape tape;
    const Bound bound(tape, parameters);
    return tape.value(meanLoss(tape, bound, batch, loss, [](std::size_t) { return Mode{}; }))(0, 0);
}

void Snapshots::offer(const TrainingState& state)
{
    if (m_interval == 0 ? state.step == 0 : state.step % m_interval == 0)
        m_states.insert_or_assign(state.step, state);
}

const TrainingState* Snapshots::before(std::uint64_t step) const
{
    const auto after = m_states.upper_bound(step);
    return after == m_states.begin() ? nullptr : &std::prev(after)->second;
}

TrainingState rewind(const Snapshots& snapshots, std::uint64_t step, const BatchSource& source,
                     const SequenceLoss& loss, const TrainingSettings& settings)
{
    const TrainingState* nearest = snapshots.before(step);
    if (!nearest)
        throw InputError("there is no snapshot at or before step " + std::to_string(step));
    TrainingState state = *nearest;
    while (state.step < step)
        state = trainStep(state, source(state.seed, state.step), loss, settings).state;
    return state;
}

} // namespace casefile::engine
