#include "app/shell/commands/training_benchmark.h"

#include "app/shell/commands/benchmark_numbers.h"

#include "engine/fast/learn/block_layer.h"
#include "engine/train/initial.h"
#include "engine/train/operations.h"
#include "engine/train/trainer.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

namespace casefile::shell {

using namespace engine;

namespace {

constexpr std::size_t vocabulary = 64; ///< words
constexpr std::uint64_t seed = 1;

BlockPlan planOf(const BenchmarkCase& one)
{
    BlockPlan plan;
    plan.attention.heads = one.size.h;
    plan.attention.settings.mask.rule = one.causal ? "causal" : "none";
    return plan;
}

TrainingState beginning(const BenchmarkCase& one)
{
    Gaussian gaussian(seed);
    TrainingState state{{}, {}, seed, 0};
    state.parameters["words"] = gaussianMatrix(vocabulary, one.size.d, 1.0, gaussian);
    addEncoderBlock(state.parameters, "block", one.size.d, BenchmarkNumbers::widening * one.size.d,
                    planOf(one), gaussian);
    addLinear(state.parameters, "head", one.size.d, vocabulary, gaussian);
    return state;
}

/// Random tokens; each is to say the one before it.
Batch batchOf(const BenchmarkCase& one)
{
    std::mt19937_64 bits(seed);
    Batch batch(one.size.batch);
    for (Sequence& example : batch) {
        for (std::size_t i = 0; i < one.size.n; ++i)
            example.tokens.push_back(bits() % vocabulary);
        example.targets = example.tokens;
        std::rotate(example.targets.rbegin(), example.targets.rbegin() + 1, example.targets.rend());
    }
    return batch;
}

/// The mean loss of all examples, which lie one below the other.
BatchLoss lossOf(const BenchmarkCase& one)
{
    return [plan = planOf(one)](Tape& tape, const Bound& parameters, const Batch& batch, Mode mode) {
        const Sequence all = stacked(batch);
        const Variable x =
            encoderBlock(tape, parameters, "block", embed(tape, parameters("words"), all.tokens), plan, mode);
        return crossEntropy(tape, linear(tape, parameters, "head", x), all.targets);
    };
}

/// Everything that the layer reads and writes.
struct TrainedLayer
{
    explicit TrainedLayer(const BenchmarkCase& one)
        : numbers(one.size)
        , layer(fast::chosenIsa(), numbers.block(), rulesOf(one))
        , y(numbers.x.size())
        , toX(numbers.x.size())
    {}

    static fast::AttentionRules rulesOf(const BenchmarkCase& one)
    {
        fast::AttentionRules rules;
        rules.mask.rule = one.causal ? "causal" : "none";
        rules.divisor = std::sqrt(float(one.size.d / one.size.h));
        rules.sequences = one.size.batch;
        rules.queries = rules.keys = one.size.n;
        return rules;
    }

    BenchmarkNumbers numbers;
    fast::BlockLayer layer;
    std::vector<float> y, toX; ///< [batch * n, d]
};

} // namespace

std::function<void()> trainingLayerCall(const BenchmarkCase& one)
{
    const auto at = std::make_shared<TrainedLayer>(one);
    return [at, threads = one.threads] {
        const float* const x = at->numbers.x.data();
        at->layer.forward(x, at->y.data(), threads);
        at->layer.backward(x, at->y.data(), at->toX.data(), threads);
    };
}

std::function<void()> trainingStepCall(const BenchmarkCase& one)
{
    TrainingSettings settings;
    settings.precision = Precision::Single;
    settings.threads = one.threads;
    const auto state = std::make_shared<TrainingState>(beginning(one));
    return [=, batch = batchOf(one), loss = lossOf(one)] {
        *state = trainStep(*state, batch, loss, settings).state;
    };
}

} // namespace casefile::shell
