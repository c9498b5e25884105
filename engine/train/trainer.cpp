#include "engine/train/trainer.h"

#include "engine/input_error.h"
#include "engine/train/operations.h"

#include <cmath>

namespace casefile::engine {

/// The seed of all dropout of a step (the odd constants only scatter the bits); examples draw theirs from it.
static std::uint64_t stepSeed(const TrainingState& state)
{
    return (state.seed + 1) * 0x9e3779b97f4a7c15U ^ (state.step + 1) * 0xbf58476d1ce4e5b9U;
}

static void requireExamples(const Batch& batch)
{
    if (batch.empty())
        throw InputError("the batch is empty");
}

BatchLoss oneByOne(const SequenceLoss& loss)
{
    return [loss](Tape& tape, const Bound& bound, const Batch& batch, Mode mode) {
        std::vector<Variable> losses;
        for (std::size_t i = 0; i < batch.size(); ++i)
            losses.push_back(
                loss(tape, bound, batch[i], {mode.training, mode.dropout, sequenceSeed(mode.seed, i)}));
        return mean(tape, concatColumns(tape, losses));
    };
}

Sequence stacked(const Batch& batch)
{
    Sequence all;
    const auto add = [](std::vector<std::size_t>& to, const std::vector<std::size_t>& what,
                        std::size_t length) {
        if (what.size() != length)
            throw InputError("an example has " + std::to_string(what.size()) + " numbers and the first one " +
                             std::to_string(length) + ": only equally long ones can be stacked");
        to.insert(to.end(), what.begin(), what.end());
    };
    for (const Sequence& example : batch) {
        add(all.tokens, example.tokens, batch.front().tokens.size());
        add(all.targets, example.targets, batch.front().targets.size());
        add(all.memory, example.memory, batch.front().memory.size());
    }
    return all;
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

TrainingStep trainStep(const TrainingState& state, const Batch& batch, const BatchLoss& loss,
                       const TrainingSettings& settings, const Clock& clock)
{
    requireExamples(batch);
    const double start = clock ? clock() : 0.0;
    StepReport report;
    report.step = state.step;
    report.rate = rateAt(settings.schedule, state.step);
    // [train-step]
    Tape tape({settings.precision, settings.threads});
    const Bound bound(tape, state.parameters);
    const Variable batchLoss =
        loss(tape, bound, batch, {true, settings.dropout, stepSeed(state), batch.size()});
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
    report.seconds = clock ? clock() - start : 0.0;
    return {{std::move(next.parameters), std::move(next.state), state.seed, state.step + 1}, report};
}

TrainingStep trainStep(const TrainingState& state, const Batch& batch, const SequenceLoss& loss,
                       const TrainingSettings& settings, const Clock& clock)
{
    return trainStep(state, batch, oneByOne(loss), settings, clock);
}

double evaluate(const Parameters& parameters, const Batch& batch, const BatchLoss& loss)
{
    requireExamples(batch);
    Tape tape;
    return tape.value(loss(tape, Bound(tape, parameters), batch, {false, 0.0, 0, batch.size()}))(0, 0);
}

double evaluate(const Parameters& parameters, const Batch& batch, const SequenceLoss& loss)
{
    return evaluate(parameters, batch, oneByOne(loss));
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
                     const BatchLoss& loss, const TrainingSettings& settings)
{
    const TrainingState* nearest = snapshots.before(step);
    if (!nearest)
        throw InputError("there is no snapshot at or before step " + std::to_string(step));
    TrainingState state = *nearest;
    while (state.step < step)
        state = trainStep(state, source(state.seed, state.step), loss, settings).state;
    return state;
}

TrainingState rewind(const Snapshots& snapshots, std::uint64_t step, const BatchSource& source,
                     const SequenceLoss& loss, const TrainingSettings& settings)
{
    return rewind(snapshots, step, source, oneByOne(loss), settings);
}

} // namespace casefile::engine
