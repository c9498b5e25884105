#include "engine/fast/memory_attention.h"
#include "engine/input_error.h"
#include "tests/engine/fast/fast_case.h"

#include <QTest>

using namespace casefile;
using namespace casefile::engine;

using reference::FastCase;

namespace {

/// Queries [first, last) of a case whose tokens come one after the other.
fast::Request part(const FastCase& whole, std::size_t first, std::size_t last)
{
    fast::Request request = whole.settings;
    const std::size_t d = whole.sizes.dModel;
    request.queries = last - first;
    request.memoryRows = 0;
    request.x = std::span(whole.x).subspan(first * d, (last - first) * d);
    return request;
}

} // namespace

class TestKeyValueCache : public QObject
{
    Q_OBJECT

private slots:
    void tokensOneByOneGiveTheRowsOfTheWholeText()
    {
        for (const fast::Isa isa : fast::availableIsas()) {
            FastCase whole = reference::plainCase(45, 24, 4);
            whole.sizes.keyValueHeads = 2;
            whole.wk.resize(24 * 12);
            whole.wv.resize(24 * 12);
            whole.settings.mask = {"all", 0, {}, {{"causal", 0, {}, {}}, {"window", 20, {}, {}}}};
            whole.settings.rotaryBase = 10000.0;
            whole.settings.slopes = {0.5f, 0.25f, 0.125f, 0.0625f};
            const reference::NaiveResult right = reference::naive(whole);
            const fast::PackedWeights weights = fast::pack(whole.weights(), isa);
            fast::KeyValueCache cache(weights);
            fast::Workspace workspace;
            fast::Result result, all;
            for (std::size_t first = 0, step = 7; first < 45; first += step, step = 1) {
                fast::attendNext(weights, cache, part(whole, first, first + step), workspace, result);
                all.output.insert(all.output.end(), result.output.begin(), result.output.end());
            }
            QCOMPARE(cache.length(), std::size_t(45));
            QCOMPARE(reference::firstDifference(whole, all, right, 4e-6), std::string());
        }
    }

    /// A decoder's queries one by one, the memory in two parts: as if all had come at once.
    void queriesLookAtARememberedMemory()
    {
        for (const fast::Isa isa : fast::availableIsas()) {
            FastCase whole = reference::plainCase(40, 24, 4);
            whole.memory = reference::plainCase(50, 24, 4, 2).x;
            whole.settings.memoryRows = 50;
            whole.settings.mask = {"padding", 3, {}, {}};
            const fast::PackedWeights weights = fast::pack(whole.weights(), isa);
            fast::KeyValueCache cache(weights);
            fast::Workspace workspace;
            const std::span<const float> memory = whole.memory;
            fast::remember(weights, cache, memory.first(33 * 24), 33, workspace);
            fast::remember(weights, cache, memory.subspan(33 * 24), 17, workspace);
            QCOMPARE(cache.length(), std::size_t(50));
            fast::Result result, all;
            for (std::size_t first = 0, step = 39; first < 40; first += step, step = 1) {
                fast::attendMemory(weights, cache, part(whole, first, first + step), workspace, result);
                all.output.insert(all.output.end(), result.output.begin(), result.output.end());
            }
            QCOMPARE(cache.length(), std::size_t(50));
            QCOMPARE(reference::firstDifference(whole, all, reference::naive(whole), 4e-6), std::string());
        }
    }

    void anEmptyMemoryIsRefused()
    {
        const FastCase one = reference::plainCase(3, 8, 2);
        const fast::PackedWeights weights = fast::pack(one.weights());
        fast::KeyValueCache cache(weights);
        fast::Workspace workspace;
        fast::Result result;
        QVERIFY_EXCEPTION_THROWN(fast::attendMemory(weights, cache, one.request(), workspace, result),
                                 InputError);
        QVERIFY_EXCEPTION_THROWN(fast::remember(weights, cache, {}, 0, workspace), InputError);
        std::vector<float> broken(8, HUGE_VALF);
        QVERIFY_EXCEPTION_THROWN(fast::remember(weights, cache, broken, 1, workspace), InputError);
        QCOMPARE(cache.length(), std::size_t(0));
    }

    void aRefusedOrStoppedTokenLeavesTheCacheAsItWas()
    {
        const FastCase whole = reference::plainCase(10, 8, 2);
        const fast::PackedWeights weights = fast::pack(whole.weights());
        fast::KeyValueCache cache(weights);
        fast::Workspace workspace;
        fast::Result expected, result;
        fast::attendNext(weights, cache, part(whole, 0, 9), workspace, result);

        FastCase broken = whole;
        broken.x[9 * 8] = HUGE_VALF;
        QVERIFY_EXCEPTION_THROWN(fast::attendNext(weights, cache, part(broken, 9, 10), workspace, result),
                                 InputError);
        std::stop_source stopped;
        stopped.request_stop();
        fast::Request request = part(whole, 9, 10);
        request.stop = stopped.get_token();
        fast::attendNext(weights, cache, request, workspace, result);
        QVERIFY(result.cancelled);
        QCOMPARE(cache.length(), std::size_t(9));

        fast::attendNext(weights, cache, part(whole, 9, 10), workspace, result);
        const reference::NaiveResult right = reference::naive(whole);
        for (std::size_t c = 0; c < 8; ++c)
            QVERIFY(std::abs(double(result.output[c]) - right.output[9 * 8 + c]) < 4e-6);
    }

    void aCacheOfOtherWeightsIsRefused()
    {
        const FastCase one = reference::plainCase(3, 8, 2), other = reference::plainCase(3, 8, 4);
        fast::KeyValueCache cache(fast::pack(other.weights()));
        fast::Workspace workspace;
        fast::Result result;
        try {
            fast::attendNext(fast::pack(one.weights()), cache, one.request(), workspace, result);
            QFAIL("accepted");
        } catch (const InputError& problem) {
            QCOMPARE(
                QByteArray(problem.what()),
                QByteArray("the cache was made for other weights: its heads, \"d_k\" or \"d_v\" differ"));
        }
    }
};

QTEST_GUILESS_MAIN(TestKeyValueCache)
#include "tst_key_value_cache.moc"
