#include "engine/input_error.h"
#include "tests/bench/bench_block.h"
#include "tests/bench/bench_inputs.h"

#include <array>
#include <cmath>
#include <functional>
#include <iostream>
#include <string_view>

/// One call of a case whose instructions are counted (count_instructions.py): callgrind counts while
/// casefileMeasured runs and no longer.
extern "C" [[gnu::noinline]] void casefileMeasured(const std::function<void()>& call)
{
    call();
}

namespace casefile::bench {

using namespace engine;

namespace {

/// The first call makes buffers and threads, the second is counted.
void countSecond(const std::function<void()>& call)
{
    call();
    casefileMeasured(call);
}

void attention(std::size_t n, std::size_t d, std::size_t h, const fast::Request& settings)
{
    const double amplitude = std::sqrt(3.0 / double(d));
    const std::vector<float> x = benchInput(X, n * d, std::sqrt(3.0)), wq = benchInput(Wq, d * d, amplitude),
                             wk = benchInput(Wk, d * d, amplitude), wv = benchInput(Wv, d * d, amplitude),
                             wo = benchInput(Wo, d * d, amplitude);
    const fast::PackedWeights weights = fast::pack({d, h, 0, d / h, d / h, wq, wk, wv, wo, {}, {}, {}, {}});
    fast::Request request = settings;
    request.x = x;
    request.queries = n;
    request.threads = 1;
    fast::Workspace workspace;
    fast::Result result;
    countSecond([&] { fast::attend(weights, request, workspace, result); });
}

/// Whole tiles, nothing hidden.
void dense()
{
    attention(64, 256, 8, {});
}

/// Tiles that are cut off, a causal mask, ALiBi, and all weights wanted.
void causal()
{
    fast::Request settings;
    settings.mask.rule = "causal";
    settings.slopes = {0.5f, 0.25f, 0.125f};
    settings.weights.emplace();
    attention(101, 75, 3, settings);
}

void block()
{
    BlockForward forward({64, 256, 8, 1, false, false, 1});
    countSecond([&] { forward.call(); });
}

struct Case
{
    std::string_view name;
    void (*run)();
};
constexpr std::array cases{Case{"attention-dense", dense}, Case{"attention-causal", causal},
                           Case{"block", block}};

} // namespace

} // namespace casefile::bench

/// Without a name: lists the cases.
int main(int argc, char** argv)
{
    try {
        casefile::engine::fast::chosenIsa(); // refuses one that this processor lacks
        for (const casefile::bench::Case& one : casefile::bench::cases)
            if (argc < 2)
                std::cout << one.name << '\n';
            else if (one.name == argv[1])
                one.run();
    } catch (const casefile::engine::InputError& problem) {
        std::cerr << problem.what() << std::endl;
        return 1;
    }
}
