#include "engine/input_error.h"
#include "tests/engine/fast/fast_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

using namespace casefile;
using namespace casefile::engine;

using reference::FastCase;
using reference::plainCase;

namespace {

constexpr double unitTolerance = 4e-6;
constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float largestFloat = std::numeric_limits<float>::max();

std::string problemOf(const FastCase& one)
{
    try {
        fast::attend(fast::pack(one.weights()), one.request());
    } catch (const InputError& problem) {
        return problem.what();
    }
    return "none";
}

/// The first difference on any instruction set.
std::string difference(const FastCase& one, double tolerance)
{
    const reference::NaiveResult right = reference::naive(one);
    for (const fast::Isa isa : fast::availableIsas()) {
        const std::string found = reference::firstDifference(
            one, fast::attend(fast::pack(one.weights(), isa), one.request()), right, tolerance);
        if (!found.empty())
            return std::string(fast::isaName(isa)) + ": " + found;
    }
    return {};
}

} // namespace

class TestFastAttention : public QObject
{
    Q_OBJECT

private slots:
    void longInputsAgreeOverManyTiles()
    {
        FastCase one = plainCase(333, 96, 3);
        for (const char* rule : {"none", "causal", "window", "padding"}) {
            one.settings.mask = {rule, 40, {}, {}};
            one.settings.weights.reset();
            QCOMPARE(difference(one, unitTolerance), std::string());
            one.settings.weights.emplace();
            QCOMPARE(difference(one, unitTolerance), std::string());
        }
    }

    void longSumsKeepTheirDigits()
    {
        QCOMPARE(difference(plainCase(8, 1536, 1), unitTolerance), std::string());
    }

    void scoresOfTenThousandStayWithinTwoThousandths()
    {
        FastCase one = plainCase(200, 64, 1);
        one.settings.temperature = 1.0f / 2500.0f;
        one.settings.weights.emplace();
        QCOMPARE(difference(one, 2e-3), std::string());
        one.settings.weights.reset();
        one.settings.mask.rule = "causal";
        QCOMPARE(difference(one, 2e-3), std::string());
    }

    /// Scores that rise from key to key force the streaming softmax to raise its maximum again and again.
    void risingScoresRaiseTheMaximum()
    {
        FastCase one = plainCase(40, 2, 1);
        one.wq = {1.0f, 0.0f, 0.0f, 1.0f};
        one.wk = one.wv = one.wo = one.wq;
        for (std::size_t i = 0; i < one.settings.queries; ++i) {
            one.x[2 * i] = float(i);
            one.x[2 * i + 1] = 1.0f;
        }
        QCOMPARE(difference(one, unitTolerance), std::string());
        std::ranges::reverse(one.x);
        QCOMPARE(difference(one, unitTolerance), std::string());
    }

    void aQueryWithoutKeysIsZeroAndListed()
    {
        FastCase one = plainCase(50, 24, 2);
        one.settings.mask = {"cells", 0, std::vector(50, std::vector<bool>(50, true)), {}};
        one.settings.mask.cells[3].assign(50, false);
        one.settings.mask.cells[40].assign(50, false);
        one.settings.weights.emplace();
        for (const fast::Isa isa : fast::availableIsas()) {
            const fast::Result result = fast::attend(fast::pack(one.weights(), isa), one.request());
            QCOMPARE(result.fullyMaskedRows, std::vector<std::size_t>({3, 40}));
            for (std::size_t c = 0; c < 24; ++c)
                QCOMPARE(result.output[40 * 24 + c], 0.0f);
            QVERIFY(std::all_of(&result.weights[40 * 50], &result.weights[41 * 50],
                                [](float w) { return w == 0.0f; }));
        }
        one.settings.mask = {"padding", 50, {}, {}};
        QCOMPARE(fast::attend(fast::pack(one.weights()), one.request()).fullyMaskedRows.size(),
                 std::size_t(50));
        QCOMPARE(difference(one, unitTolerance), std::string());
    }

    void oneTokenLooksAtItself()
    {
        FastCase one = plainCase(1, 7, 1);
        one.settings.weights.emplace();
        const fast::Result result = fast::attend(fast::pack(one.weights()), one.request());
        QCOMPARE(result.weights.size(), std::size_t(1));
        QCOMPARE(result.weights[0], 1.0f);
        QCOMPARE(difference(one, unitTolerance), std::string());
    }

    void denormalsAreNumbers()
    {
        FastCase one = plainCase(20, 16, 2);
        for (float& value : one.x)
            value *= 1e-39f;
        QCOMPARE(difference(one, unitTolerance), std::string());
    }

    void hugeValuesAreBlendedWithoutOverflow()
    {
        FastCase one = plainCase(20, 1, 1);
        one.wo.clear();
        one.wq = one.wk = {0.0f};
        one.wv = {1.0f};
        std::ranges::fill(one.x, 1e38f);
        for (const fast::Isa isa : fast::availableIsas()) {
            const fast::Result result = fast::attend(fast::pack(one.weights(), isa), one.request());
            for (const float value : result.output)
                QVERIFY(std::abs(value / 1e38f - 1.0f) < 1e-6f);
        }
    }

    void largestFiniteScoresGiveNoNan()
    {
        FastCase one = plainCase(4, 1, 1);
        one.wq = one.wk = one.wv = one.wo = {1.0f};
        one.x = {1.8e19f, -1.8e19f, 1.0f, 0.0f};
        for (const fast::Isa isa : fast::availableIsas()) {
            const fast::Result result = fast::attend(fast::pack(one.weights(), isa), one.request());
            QCOMPARE(result.output[0], 1.8e19f);
            QCOMPARE(result.output[1], -1.8e19f);
            QVERIFY(std::isfinite(result.output[3]));
        }
    }

    void scoresBeyondFloatAreRefused()
    {
        FastCase one = plainCase(2, 1, 1);
        one.wq = one.wk = one.wv = one.wo = {1.0f};
        one.x = {1.0f, 2e19f};
        QCOMPARE(problemOf(one),
                 std::string("the numbers are too large: \"scaled\" of head 0, query 1, key 1 cannot be "
                             "summed in float32"));
        one.settings.mask = {"cells", 0, {{true, true}, {true, false}}, {}};
        QCOMPARE(problemOf(one), std::string("none"));
        one.x = {1.0f, largestFloat};
        one.wv = {2.0f};
        QCOMPARE(problemOf(one), std::string("the numbers are too large: \"v\" cannot be held in float32"));
    }

    void onlyTheWantedWeightsAreReturned()
    {
        FastCase one = plainCase(70, 32, 4);
        const fast::PackedWeights weights = fast::pack(one.weights());
        one.settings.weights.emplace();
        const fast::Result all = fast::attend(weights, one.request());
        one.settings.weights = fast::WantedWeights{{2, 0}, {69, 5}};
        const fast::Result some = fast::attend(weights, one.request());
        QCOMPARE(some.weights.size(), std::size_t(2 * 2 * 70));
        QVERIFY(std::equal(&some.weights[0], &some.weights[70], &all.weights[(2 * 70 + 69) * 70]));
        QVERIFY(std::equal(&some.weights[3 * 70], &some.weights[3 * 70] + 70, &all.weights[5 * 70]));
    }

    void aReusedResultForgetsTheLastCall()
    {
        FastCase large = plainCase(90, 32, 4), small = plainCase(3, 32, 4);
        large.settings.weights.emplace();
        fast::Workspace workspace;
        fast::Result result;
        fast::attend(fast::pack(large.weights()), large.request(), workspace, result);
        fast::attend(fast::pack(small.weights()), small.request(), workspace, result);
        QCOMPARE(reference::firstDifference(small, result, reference::naive(small), unitTolerance),
                 std::string());
    }

    /// Weights that a mask hides are not written again, so what another mask left there must be gone.
    void hiddenWeightsAreZeroWhateverWasThereBefore()
    {
        for (const fast::Isa isa : fast::availableIsas()) {
            fast::Workspace workspace;
            fast::Result result;
            for (const auto& [rule, tokens] :
                 std::vector<std::pair<std::string, std::size_t>>{{"none", 90},
                                                                  {"causal", 90},
                                                                  {"window", 90},
                                                                  {"padding", 70},
                                                                  {"none", 40},
                                                                  {"causal", 95}}) {
                FastCase one = plainCase(tokens, 32, 4);
                one.settings.mask = {rule, 20, {}, {}};
                one.settings.weights.emplace();
                fast::attend(fast::pack(one.weights(), isa), one.request(), workspace, result);
                QCOMPARE(reference::firstDifference(one, result, reference::naive(one), unitTolerance),
                         std::string());
            }
        }
    }

    void manyThreadsGiveTheSameBits()
    {
        FastCase one = plainCase(200, 64, 4);
        const fast::PackedWeights weights = fast::pack(one.weights());
        one.settings.threads = 1;
        const fast::Result alone = fast::attend(weights, one.request());
        one.settings.threads = 2;
        QCOMPARE(fast::attend(weights, one.request()).output, alone.output);
        std::vector<std::jthread> callers;
        std::atomic<int> same{0};
        for (int i = 0; i < 3; ++i)
            callers.emplace_back(
                [&] { same += fast::attend(weights, one.request()).output == alone.output; });
        callers.clear();
        QCOMPARE(same.load(), 3);
    }

    void aStoppedRequestLeavesNothing()
    {
        FastCase one = plainCase(300, 64, 4);
        const fast::PackedWeights weights = fast::pack(one.weights());
        std::stop_source source;
        int calls = 0;
        fast::Request request = one.request();
        request.stop = source.get_token();
        request.threads = 2;
        request.progress = [&](double) {
            if (++calls == 3)
                source.request_stop();
        };
        const fast::Result result = fast::attend(weights, request);
        QVERIFY(result.cancelled);
        QVERIFY(result.output.empty() && result.weights.empty());
        QCOMPARE(calls, 3);
    }

    void progressRisesToOne()
    {
        FastCase one = plainCase(200, 64, 4);
        fast::Request request = one.request();
        std::vector<double> reports;
        request.progress = [&](double done) { reports.push_back(done); };
        request.threads = 1;
        QVERIFY(!fast::attend(fast::pack(one.weights()), request).cancelled);
        QVERIFY(reports.size() > 20);
        QVERIFY(std::ranges::is_sorted(reports));
        QCOMPARE(reports.front(), 0.0);
        QCOMPARE(reports.back(), 1.0);
    }
};

QTEST_GUILESS_MAIN(TestFastAttention)
#include "tst_fast_attention.moc"
