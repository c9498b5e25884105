#include "engine/attention/attend.h"
#include "engine/attention/forward.h"
#include "tests/reference/random_input.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace casefile;
using namespace casefile::engine;

/// What must hold for every forward pass, whatever the numbers are.
class TestAttention : public QObject
{
    Q_OBJECT

    static constexpr std::uint64_t cases = 200;

    static bool near(const Matrix& a, const Matrix& b)
    {
        return a.shape() == b.shape() &&
               std::ranges::equal(a.values(), b.values(), [](double left, double right) {
                   return std::abs(left - right) <= 1e-12 * std::max(1.0, std::abs(right));
               });
    }

    /// The rows in the order of the permutation: result row i is matrix row order[i].
    static Matrix permuted(const Matrix& matrix, const std::vector<std::size_t>& order)
    {
        Matrix result(matrix.rows(), matrix.columns());
        for (std::size_t i = 0; i < order.size(); ++i)
            std::ranges::copy(matrix.row(order[i]), result.row(i).begin());
        return result;
    }

private slots:
    void rowsSumToOneOrAreListedAndZero()
    {
        for (std::uint64_t seed = 0; seed < cases; ++seed) {
            const TracePtr trace = attend(reference::randomInput(seed));
            for (const HeadTrace& head : trace->heads)
                for (std::size_t i = 0; i < trace->queries(); ++i) {
                    const auto row = head.weights.row(i);
                    const auto context = head.context.row(i);
                    const bool isBlind =
                        std::ranges::find(trace->fullyMaskedRows, i) != trace->fullyMaskedRows.end();
                    const double sum = std::accumulate(row.begin(), row.end(), 0.0);
                    QVERIFY(isBlind ? sum == 0.0 : std::abs(sum - 1.0) < 1e-12);
                    QVERIFY(!isBlind ||
                            std::ranges::all_of(context, [](double value) { return value == 0.0; }));
                }
        }
    }

    void maskedWeightsAreExactlyZero()
    {
        for (std::uint64_t seed = 0; seed < cases; ++seed) {
            const TracePtr trace = attend(reference::randomInput(seed));
            for (const HeadTrace& head : trace->heads)
                for (std::size_t i = 0; i < trace->queries(); ++i)
                    for (std::size_t j = 0; j < trace->keys(); ++j)
                        QVERIFY(!trace->hides(i, j) || head.weights(i, j) == 0.0);
        }
    }

    void permutingTokensPermutesOutputs()
    {
        for (std::uint64_t seed = 0; seed < cases; ++seed) {
            AttentionInput input = reference::randomInput(seed);
            input.memory = {};
            input.settings.mask = {};
            std::vector<std::size_t> order(input.x.rows());
            std::iota(order.begin(), order.end(), std::size_t(0));
            std::ranges::rotate(order, order.begin() + order.size() / 2);
            std::swap(order.front(), order.back());
            const Matrix output = attend(input)->output;
            input.x = permuted(input.x, order);
            QVERIFY(near(attend(input)->output, permuted(output, order)));
        }
    }

    void underACausalMaskTheFutureIsIgnored()
    {
        for (std::uint64_t seed = 0; seed < cases; ++seed) {
            AttentionInput input = reference::randomInput(seed);
            input.memory = {};
            input.settings.mask = {"causal", 0, {}, {}};
            const Matrix before = attend(input)->output;
            const std::size_t last = input.x.rows() - 1;
            for (double& value : input.x.row(last))
                value += 3.0;
            const Matrix after = attend(input)->output;
            for (std::size_t i = 0; i < last; ++i)
                QVERIFY(std::ranges::equal(before.row(i), after.row(i)));
        }
    }

    void sumOfHeadsIsConcatTimesWo()
    {
        for (std::uint64_t seed = 0; seed < cases; ++seed) {
            const TracePtr trace = attend(reference::randomInput(seed));
            const AttentionWeights& weights = trace->weights();
            if (weights.wo.empty())
                continue;
            Matrix sum(trace->queries(), weights.dModel());
            for (std::size_t i = 0; i < sum.rows(); ++i)
                for (std::size_t c = 0; c < sum.columns(); ++c) {
                    sum(i, c) = weights.bo.empty() ? 0.0 : weights.bo[c];
                    for (std::size_t h = 0; h < weights.heads; ++h)
                        for (std::size_t t = 0; t < weights.dV(); ++t)
                            sum(i, c) += trace->heads[h].context(i, t) * weights.wo(h * weights.dV() + t, c);
                }
            QVERIFY(near(trace->output, sum));
        }
    }

    void memoryGivesKeysAndValuesButNoQueries()
    {
        AttentionInput input = reference::randomInput(1);
        input.settings.mask = {};
        input.memory = Matrix(4, input.x.columns(), 0.5);
        const TracePtr trace = attend(input);
        QCOMPARE(trace->keys(), std::size_t(4));
        QCOMPARE(trace->heads[0].query.rows(), input.x.rows());
        QCOMPARE(trace->heads[0].value.rows(), std::size_t(4));
        for (const double weight : trace->heads[0].weights.values())
            QVERIFY(std::abs(weight - 0.25) < 1e-15); // four equal keys
    }

    void memoryThatIsXItselfIsSelfAttention()
    {
        AttentionInput input = reference::randomInput(2);
        input.memory = {};
        input.settings.mask = {};
        const Matrix self = attend(input)->output;
        input.memory = input.x;
        QVERIFY(attend(input)->output == self);
    }

    void aColdTemperatureLeavesOneWinner()
    {
        AttentionInput input{{{1, 0}, {0, 2}}, {}, {}, {}};
        auto weights = std::make_shared<AttentionWeights>();
        weights->wq = weights->wk = weights->wv = {{1, 0}, {0, 1}};
        input.weights = weights;
        input.settings.temperature = 1e-4;
        QVERIFY(attend(input)->heads[0].weights == Matrix({{1, 0}, {0, 1}}));
        input.settings.temperature = 1e9;
        const TracePtr hot = attend(input);
        for (const double weight : hot->heads[0].weights.values())
            QVERIFY(std::abs(weight - 0.5) < 1e-8);
    }
};

QTEST_GUILESS_MAIN(TestAttention)
#include "tst_attention.moc"
