#include "engine/train/training_file.h"

#include "engine/input_error.h"
#include "engine/models/model_card.h"
#include "engine/models/safetensors.h"
#include "engine/models/write_file.h"
#include "engine/strict_json.h"
#include "engine/train/training_card.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace casefile::engine {

namespace {

constexpr const char* cardKey = "training";

/// The three groups of tensors, by the prefix of their names.
std::array<std::pair<std::string, Parameters*>, 3> groupsOf(TrainingState& state)
{
    return {
        {{"parameters.", &state.parameters}, {"mean.", &state.adam.mean}, {"square.", &state.adam.square}}};
}

/// Each tensor goes to its group. Throws when one belongs to none.
void sortTensors(Tensors tensors, TrainingState& state)
{
    const auto groups = groupsOf(state);
    for (auto& [name, matrix] : tensors) {
        const auto group = std::ranges::find_if(
            groups, [&name = name](const auto& one) { return name.starts_with(one.first); });
        if (group == groups.end() || name.size() == group->first.size())
            throw InputError("tensor " + quoted(name) +
                             ": it is neither a parameter nor a mean or square of Adam");
        (*group->second)[name.substr(group->first.size())] = std::move(matrix);
    }
}

/// Moments exist for every parameter, in its shape, or for none before the first step.
void checkMoments(const std::string& group, const TrainingState& state, const Parameters& moments)
{
    const std::size_t wanted = state.adam.step == 0 ? 0 : state.parameters.size();
    if (moments.size() != wanted)
        throw InputError("there are " + std::to_string(moments.size()) + " tensors \"" + group +
                         "…\" but at step " + std::to_string(state.adam.step) + " there must be " +
                         std::to_string(wanted));
    for (const auto& [name, matrix] : moments) {
        const Matrix& value = parameter(state.parameters, name);
        if (matrix.shape() != value.shape())
            throw InputError("tensor " + quoted(group + name) + ": it is " + toString(matrix.shape()) +
                             " but its parameter is " + toString(value.shape()));
    }
}

void checkState(const TrainingState& state)
{
    if (state.parameters.empty())
        throw InputError("there is no tensor \"parameters.…\"");
    if (state.adam.step > state.step)
        throw InputError("\"adam_step\" is " + std::to_string(state.adam.step) + " but \"step\" is only " +
                         std::to_string(state.step));
    checkMoments("mean.", state, state.adam.mean);
    checkMoments("square.", state, state.adam.square);
    for (const auto& [name, matrix] : state.adam.square)
        if (std::ranges::any_of(matrix.values(), [](double value) { return value < 0.0; }))
            throw InputError("tensor " + quoted("square." + name) + ": a mean of squares cannot be negative");
}

TrainingRun runOf(SafetensorsFile file)
{
    const auto card = file.metadata.find(cardKey);
    if (card == file.metadata.end())
        throw InputError("it has no training card: these are weights that cannot be trained on");
    TrainingRun run;
    parseTrainingCard(card->second, run);
    sortTensors(std::move(file.tensors), run.state);
    checkState(run.state);
    return run;
}

} // namespace

void writeTraining(const std::string& path, const TrainingRun& run)
{
    SafetensorsFile file{{}, {{cardKey, formatTrainingCard(run)}}};
    TrainingState state = run.state;
    for (const auto& [prefix, group] : groupsOf(state))
        for (auto& [name, matrix] : *group)
            file.tensors[prefix + name] = std::move(matrix);
    writeSafetensors(path, file, NumberType::F64);
    writeFile(cardPath(path), std::as_bytes(std::span(file.metadata[cardKey])));
}

TrainingRun readTraining(const std::string& path)
{
    SafetensorsFile file = readSafetensors(path);
    try {
        return runOf(std::move(file));
    } catch (const InputError& error) {
        throw InputError("\"" + path + "\": " + error.what());
    }
}

} // namespace casefile::engine
