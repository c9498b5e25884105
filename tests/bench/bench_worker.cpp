#include "engine/fast/attention.h"
#include "engine/fast/pool.h"
#include "engine/input_error.h"
#include "tests/bench/bench_block.h"
#include "tests/bench/bench_inputs.h"
#include "tests/bench/bench_training.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

/// A worker of the benchmark protocol, version 1 (tests/bench/README.md): requests on stdin, one JSON line
/// for each on stdout. So the engine is measured in one interleaved run with other programs.
namespace casefile::bench {

using namespace engine;

namespace {

/// One request line.
struct Task
{
    std::string peer, op;
    std::size_t n = 0, d = 0, h = 0, batch = 0;
    bool causal = false, weights = false;
    unsigned threads = 0;
    double budgetMs = 0.0;
    std::size_t maximumRuns = 0;
    std::string dump;
};

std::string peerName()
{
    return "casefile-" + std::string(fast::isaName(fast::chosenIsa()));
}

/// Multi-head attention forward, everything ready but the call itself.
class Attention
{
public:
    explicit Attention(const Task& task)
        : m_task(task)
        , m_x(benchInput(X, task.batch * task.n * task.d, std::sqrt(3.0)))
        , m_results(task.batch)
    {
        const std::size_t d = task.d, size = d * d;
        const double amplitude = std::sqrt(3.0 / double(d));
        const std::vector<float> wq = benchInput(Wq, size, amplitude), wk = benchInput(Wk, size, amplitude),
                                 wv = benchInput(Wv, size, amplitude), wo = benchInput(Wo, size, amplitude);
        m_weights = fast::pack({d, task.h, 0, d / task.h, d / task.h, wq, wk, wv, wo, {}, {}, {}, {}});
        m_request.queries = task.n;
        m_request.mask.rule = task.causal ? "causal" : "none";
        m_request.threads = task.threads;
        if (task.weights)
            m_request.weights.emplace();
    }

    void call()
    {
        const std::span<const float> all = m_x;
        for (std::size_t i = 0; i < m_task.batch; ++i) {
            m_request.x = all.subspan(i * m_task.n * m_task.d, m_task.n * m_task.d);
            fast::attend(m_weights, m_request, m_workspace, m_results[i]);
        }
    }

    /// Y, then the weights if asked for, as raw float32.
    void dump(const std::string& file) const
    {
        std::ofstream out(file, std::ios::binary);
        const auto write = [&](std::span<const float> values) {
            out.write(reinterpret_cast<const char*>(values.data()),
                      std::streamsize(values.size() * sizeof(float)));
        };
        for (const fast::Result& result : m_results)
            write(result.output);
        for (const fast::Result& result : m_results)
            write(result.weights);
    }

private:
    Task m_task;
    std::vector<float> m_x;
    fast::PackedWeights m_weights;
    fast::Request m_request;
    fast::Workspace m_workspace;
    std::vector<fast::Result> m_results;
};

std::string skip(const Task& task, const std::string& reason)
{
    return "{\"peer\":\"" + task.peer + "\",\"skip\":\"" + reason + "\"}";
}

/// One warm-up, then single calls until the budget or the number of runs is spent.
template <typename Job>
std::vector<double> measure(Job& job, const Task& task)
{
    using Clock = std::chrono::steady_clock;
    using Milliseconds = std::chrono::duration<double, std::milli>;
    job.call();
    std::vector<double> times;
    const Clock::time_point begin = Clock::now();
    for (Clock::time_point start = begin, end;
         times.empty() ||
         (times.size() < task.maximumRuns && Milliseconds(start - begin).count() < task.budgetMs);
         start = Clock::now()) {
        job.call();
        end = Clock::now();
        times.push_back(Milliseconds(end - start).count());
    }
    std::ranges::sort(times);
    return times;
}

/// Measures a job and writes its dump if one is wanted.
template <typename Job>
std::vector<double> measured(Job job, const Task& task)
{
    std::vector<double> times = measure(job, task);
    if (task.dump != "-")
        job.dump(task.dump);
    return times;
}

std::vector<double> measured(const Task& task)
{
    const BlockSizes sizes{task.n, task.d, task.h, task.batch, task.causal, task.weights, task.threads};
    if (task.op == "mha_train")
        return measured(AttentionTraining(sizes), task);
    if (task.op == "block_train")
        return measured(BlockTraining(sizes), task);
    if (task.op == "block_fwd")
        return measured(BlockForward(sizes), task);
    return measured(Attention(task), task);
}

std::string answer(const Task& task)
{
    if (task.peer != peerName())
        return skip(task, "no such peer");
    constexpr std::array operations{"mha_fwd", "block_fwd", "mha_train", "block_train"};
    if (std::ranges::find(operations, task.op) == operations.end())
        return skip(task, "no such operation");
    if (task.h == 0 || task.d % task.h != 0)
        return skip(task, "d does not divide into h heads");
    const std::vector<double> times = measured(task);
    std::ostringstream out;
    out << "{\"peer\":\"" << task.peer << "\",\"op\":\"" << task.op << "\",\"n\":" << task.n
        << ",\"d\":" << task.d << ",\"h\":" << task.h << ",\"batch\":" << task.batch
        << ",\"causal\":" << task.causal << ",\"weights\":" << task.weights << ",\"threads\":" << task.threads
        << ",\"median_ms\":" << times[times.size() / 2] << ",\"min_ms\":" << times.front()
        << ",\"reps\":" << times.size() << "}";
    return out.str();
}

void serve()
{
    std::cout << "{\"hello\":1,\"peers\":[\"" << peerName() << "\"],\"info\":{\"isa\":\""
              << fast::isaName(fast::chosenIsa()) << "\",\"threads\":" << fast::Pool::shared().size() << "}}"
              << std::endl;
    for (std::string line; std::getline(std::cin, line) && line != "quit";) {
        std::istringstream words(line);
        std::string run;
        Task task;
        words >> run >> task.peer >> task.op >> task.n >> task.d >> task.h >> task.batch >> task.causal >>
            task.weights >> task.threads >> task.budgetMs >> task.maximumRuns >> task.dump;
        if (!words || run != "run") {
            std::cout << skip(task, "not a request of protocol 1") << std::endl;
            continue;
        }
        try {
            std::cout << answer(task) << std::endl;
        } catch (const std::exception& problem) {
            std::cerr << problem.what() << std::endl;
            std::cout << skip(task, "error, see stderr") << std::endl;
        }
    }
}

} // namespace

} // namespace casefile::bench

int main()
{
    try {
        casefile::bench::serve();
    } catch (const casefile::engine::InputError& problem) {
        std::cerr << problem.what() << std::endl;
        return 1;
    }
}
