#include "app/shell/commands/engine_benchmark.h"

#include "app/shell/commands/benchmark_numbers.h"
#include "app/shell/commands/training_benchmark.h"

#include "engine/fast/block.h"
#include "engine/fast/peak.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <memory>
#include <span>

namespace casefile::shell {

using namespace Qt::StringLiterals;
using namespace engine;

namespace {

Mask maskOf(const BenchmarkCase& one)
{
    return {one.causal ? "causal" : "none", 0, {}, {}};
}

/// Sequence after sequence goes through the call.
template <typename State>
std::function<void()> eachSequence(const BenchmarkSize& size, const std::shared_ptr<State>& state,
                                   void (*call)(State&))
{
    return [=] {
        const std::span<const float> all = state->numbers.x;
        for (std::size_t i = 0; i < size.batch; ++i) {
            state->request.x = all.subspan(i * size.n * size.d, size.n * size.d);
            call(*state);
        }
    };
}

std::function<void()> attentionCall(const BenchmarkCase& one)
{
    struct State
    {
        explicit State(const BenchmarkSize& size)
            : numbers(size)
            , packed(fast::pack(numbers.attention()))
        {}
        BenchmarkNumbers numbers;
        fast::PackedWeights packed;
        fast::Request request;
        fast::Workspace workspace;
        fast::Result result;
    };
    const auto state = std::make_shared<State>(one.size);
    state->request.queries = one.size.n;
    state->request.mask = maskOf(one);
    state->request.threads = one.threads;
    return eachSequence<State>(
        one.size, state, [](State& at) { fast::attend(at.packed, at.request, at.workspace, at.result); });
}

std::function<void()> blockCall(const BenchmarkCase& one)
{
    struct State
    {
        explicit State(const BenchmarkSize& size)
            : numbers(size)
            , packed(fast::pack(numbers.block()))
        {}
        BenchmarkNumbers numbers;
        fast::PackedEncoderBlock packed;
        fast::BlockRequest request;
        fast::BlockWorkspace workspace;
        fast::BlockResult result;
    };
    const auto state = std::make_shared<State>(one.size);
    state->request.rows = one.size.n;
    state->request.attention.mask = maskOf(one);
    state->request.threads = one.threads;
    return eachSequence<State>(one.size, state, [](State& at) {
        fast::encoderBlock(at.packed, at.request, at.workspace, at.result);
    });
}

double attentionOperations(const BenchmarkCase& one)
{
    const double n = double(one.size.n), d = double(one.size.d);
    const double pairs = one.causal ? n * (n + 1.0) / 2.0 : n * n;
    return double(one.size.batch) * (8.0 * n * d * d + 4.0 * d * pairs);
}

double blockOperations(const BenchmarkCase& one)
{
    const double d = double(one.size.d);
    return attentionOperations(one) + double(one.size.batch) * 16.0 * double(one.size.n) * d * d;
}

/// Backwards every product is done twice. Embedding, loss and optimiser are not counted.
double trainingOperations(const BenchmarkCase& one)
{
    return 3.0 * blockOperations(one);
}

} // namespace

const std::vector<EngineBenchmark>& engineBenchmarks()
{
    static const std::vector<EngineBenchmark> table{
        {u"mha"_s,
         u"mha"_s,
         attentionCall,
         attentionOperations,
         {{16, 64, 4}, {64, 256, 8}, {512, 512, 8}, {1024, 768, 12}, {2048, 512, 8}}},
        {u"block"_s, u"block"_s, blockCall, blockOperations, {{64, 256, 8}, {512, 512, 8}}},
        {u"train"_s,
         u"train-layer"_s,
         trainingLayerCall,
         trainingOperations,
         {{64, 256, 8, 8}, {128, 64, 4, 32}}},
        {u"train"_s,
         u"train-step"_s,
         trainingStepCall,
         trainingOperations,
         {{64, 256, 8, 8}, {128, 64, 4, 32}}},
    };
    return table;
}

QByteArray measureLine(const EngineBenchmark& benchmark, const BenchmarkCase& one, double budget)
{
    using Clock = std::chrono::steady_clock;
    using Milliseconds = std::chrono::duration<double, std::milli>;
    constexpr double giga = 1e9, millisecondsOfSecond = 1e3;
    const std::function<void()> call = benchmark.make(one);
    call(); // warms buffers and threads
    const double peak = fast::measurePeak(fast::chosenIsa(), one.threads) / giga;
    std::vector<double> times;
    for (double spent = 0.0; times.empty() || spent < budget; spent += times.back()) {
        const Clock::time_point start = Clock::now();
        call();
        times.push_back(Milliseconds(Clock::now() - start).count());
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    const double speed = benchmark.operations(one) / giga / (median / millisecondsOfSecond);
    const std::string_view isa = fast::isaName(fast::chosenIsa());
    const QJsonObject line{{u"bench"_s, benchmark.name},
                           {u"n"_s, qint64(one.size.n)},
                           {u"d"_s, qint64(one.size.d)},
                           {u"h"_s, qint64(one.size.h)},
                           {u"batch"_s, qint64(one.size.batch)},
                           {u"causal"_s, one.causal},
                           {u"isa"_s, QString::fromUtf8(isa.data(), qsizetype(isa.size()))},
                           {u"threads"_s, int(one.threads)},
                           {u"runs"_s, qint64(times.size())},
                           {u"median_ms"_s, median},
                           {u"min_ms"_s, times.front()},
                           {u"gflops"_s, speed},
                           {u"peak_gflops"_s, peak},
                           {u"of_peak"_s, speed / peak}};
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
}

} // namespace casefile::shell
