#include "engine/attention/attend.h"
#include "engine/input_error.h"
#include "engine/measure/head_edit.h"
#include "engine/measure/head_statistics.h"
#include "engine/measure/head_sum.h"
#include "engine/measure/shared_keys.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace casefile::engine;

namespace {

constexpr double rounding = 1e-12;

Matrix drawn(std::mt19937& source, std::size_t rows, std::size_t columns)
{
    std::normal_distribution<double> normal;
    Matrix matrix(rows, columns);
    for (double& value : matrix.values())
        value = normal(source);
    return matrix;
}

/// Six tokens, 4 heads, d_k and d_v that are not d_model / heads, with every bias.
AttentionInput sampleInput(bool withOutput)
{
    std::mt19937 source(11);
    AttentionWeights weights;
    weights.heads = 4;
    weights.wq = drawn(source, 10, 4 * 3);
    weights.wk = drawn(source, 10, 4 * 3);
    weights.wv = drawn(source, 10, 4 * 5);
    const Matrix biases = drawn(source, 1, 20);
    weights.bk.assign(biases.values().begin(), biases.values().begin() + 12);
    weights.bv.assign(biases.values().begin(), biases.values().end());
    if (withOutput) {
        weights.wo = drawn(source, 4 * 5, 10);
        weights.bo.assign(biases.values().begin(), biases.values().begin() + 10);
    }
    AttentionInput input;
    input.x = drawn(source, 6, 10);
    input.weights = std::make_shared<const AttentionWeights>(weights);
    return input;
}

double largestDifference(const Matrix& one, const Matrix& other)
{
    double largest = 0.0;
    for (std::size_t cell = 0; cell < one.values().size(); ++cell)
        largest = std::max(largest, std::abs(one.values()[cell] - other.values()[cell]));
    return largest;
}

/// Columns [d * one …) and [d * other …) change places.
Matrix withHeadsSwapped(Matrix all, std::size_t d, std::size_t one, std::size_t other)
{
    for (std::size_t row = 0; row < all.rows(); ++row)
        for (std::size_t column = 0; column < d; ++column)
            std::swap(all(row, d * one + column), all(row, d * other + column));
    return all;
}

} // namespace

/// Experiments on heads, each against another way to the same numbers.
class TestHeads : public QObject
{
    Q_OBJECT

private slots:
    void concatTimesOutputMatrixIsTheSumOfHeads()
    {
        for (const bool withOutput : {true, false}) {
            const TracePtr trace = attend(sampleInput(withOutput));
            const HeadSum result = sumOfHeads(*trace);
            QCOMPARE(result.parts.size(), trace->headCount());
            QVERIFY(result.largestDifference < rounding);
            QVERIFY(result.parts[0] != result.parts[1]);
            double byHand = 0.0; // cell (2, 7) of head 1
            for (std::size_t column = 0; withOutput && column < 5; ++column)
                byHand += trace->heads[1].context(2, column) * trace->weights().wo(5 + column, 7);
            if (!withOutput)
                byHand = trace->heads[1].context(2, 2);
            QVERIFY(std::abs(result.parts[1](2, 7) - byHand) < rounding);
        }
    }

    void aHeadThatIsOffTakesItsPartAway()
    {
        const TracePtr trace = attend(sampleInput(true));
        const HeadSum sum = sumOfHeads(*trace);
        const OutputChange change = changeOf(*trace, outputWithout(*trace, {{std::size_t(2)}}));
        for (std::size_t cell = 0; cell < change.difference.values().size(); ++cell)
            QVERIFY(std::abs(change.difference.values()[cell] + sum.parts[2].values()[cell]) < rounding);
        QVERIFY(change.largest > 0.1 && change.share > 0.1);
    }

    void withoutOutputMatrixOnlyItsOwnColumnsGo()
    {
        const TracePtr trace = attend(sampleInput(false));
        const OutputChange change = changeOf(*trace, outputWithout(*trace, {{std::size_t(2)}}));
        for (std::size_t row = 0; row < 6; ++row)
            for (std::size_t column = 0; column < 20; ++column)
                QCOMPARE(change.difference(row, column) == 0.0, column < 10 || column >= 15);
    }

    void headsAndTheirRowsMayChangePlaces()
    {
        const AttentionInput input = sampleInput(true);
        const TracePtr trace = attend(input);
        QVERIFY(changeOf(*trace, outputSwapped(*trace, 1, 3, true)).largest < rounding);
        AttentionInput swapped = input;
        AttentionWeights weights = *input.weights;
        weights.wq = withHeadsSwapped(weights.wq, 3, 1, 3);
        weights.wk = withHeadsSwapped(weights.wk, 3, 1, 3);
        weights.wv = withHeadsSwapped(weights.wv, 5, 1, 3);
        for (std::size_t i = 0; i < 3; ++i)
            std::swap(weights.bk[3 + i], weights.bk[9 + i]);
        for (std::size_t i = 0; i < 5; ++i)
            std::swap(weights.bv[5 + i], weights.bv[15 + i]);
        swapped.weights = std::make_shared<const AttentionWeights>(weights);
        const Matrix ran = attend(swapped)->output;
        QVERIFY(largestDifference(ran, outputSwapped(*trace, 1, 3, false)) < rounding);
        QVERIFY(largestDifference(ran, trace->output) > 0.1);
    }

    void headsThatMatterLeastAloneLeaveFirst()
    {
        const TracePtr trace = attend(sampleInput(true));
        const Pruning pruning = prunedHeads(*trace);
        QCOMPARE(pruning.together.size(), std::size_t(5));
        QCOMPARE(pruning.together.front(), 0.0);
        QCOMPARE(pruning.together[1], pruning.alone[pruning.order[0]]);
        for (std::size_t i = 1; i < 4; ++i)
            QVERIFY(pruning.alone[pruning.order[i - 1]] <= pruning.alone[pruning.order[i]]);
    }

    /// With one head left it is the key whose weight times |v W_O| is largest.
    void theMainSourceIsThatOfTheHeadsThatAreLeft()
    {
        const TracePtr trace = attend(sampleInput(true));
        const AttentionWeights& weights = trace->weights();
        constexpr std::size_t left = 2, query = 4;
        const HeadTrace& head = trace->heads[left];
        std::size_t expected = 0;
        double most = -1.0;
        for (std::size_t key = 0; key < trace->keys(); ++key) {
            double squares = 0.0;
            for (std::size_t column = 0; column < weights.wo.columns(); ++column) {
                double cell = 0.0;
                for (std::size_t inner = 0; inner < head.value.columns(); ++inner)
                    cell += head.value(key, inner) * weights.wo(left * head.value.columns() + inner, column);
                squares += cell * cell;
            }
            const double size = head.weights(query, key) * std::sqrt(squares);
            if (size > most) {
                most = size;
                expected = key;
            }
        }
        QCOMPARE(mainSource(*trace, query, std::vector<std::size_t>{0, 1, 3}), expected);
        QVERIFY(!mainSource(*trace, query, std::vector<std::size_t>{0, 1, 2, 3}));
    }

    void statisticsOfAUniformAndOfAPointingHead()
    {
        AttentionTrace trace;
        trace.x = Matrix(4, 1);
        trace.heads.resize(2);
        trace.heads[0].weights = Matrix(4, 4, 0.25);
        trace.heads[0].value = Matrix{{0.0}, {1.0}, {-1.0}, {2.0}}; // the first has no length
        trace.heads[1].weights = Matrix{{0, 0, 0, 0}, {1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}};
        trace.heads[1].value = Matrix(4, 1, 1.0);
        const HeadStatistics uniform = statisticsOf(trace, 0);
        QVERIFY(std::abs(uniform.entropy - std::log(4.0)) < rounding);
        QCOMPARE(uniform.distance, 1.25); // (6 + 4 + 4 + 6) / 16
        QCOMPARE(uniform.firstMass, 0.25);
        QCOMPARE(uniform.firstContribution, 0.0);
        const HeadStatistics pointing = statisticsOf(trace, 1);
        QCOMPARE(pointing.entropy, 0.0);
        QCOMPARE(pointing.distance, 1.0); // of the three queries that see a key
        QCOMPARE(pointing.previousMass, 1.0);
        QCOMPARE(pointing.selfMass, 0.0);
        QVERIFY(std::abs(pointing.firstMass - 1.0 / 3.0) < rounding);
    }

    void asManyKeyHeadsAsHeadsChangeNothing()
    {
        const TracePtr trace = attend(sampleInput(true));
        QVERIFY(largestDifference(attendSharing(*trace, 4).output, trace->output) < rounding);
        QVERIFY(largestDifference(attendSharing(*trace, 2).output, trace->output) > 0.01);
        QVERIFY_EXCEPTION_THROWN(attendSharing(*trace, 3), InputError);
    }

    void aSharedKeyIsTheMeanOfItsGroup()
    {
        const TracePtr trace = attend(sampleInput(true));
        const GroupedTrace grouped = attendSharing(*trace, 2);
        for (std::size_t row = 0; row < 6; ++row)
            for (std::size_t column = 0; column < 3; ++column) {
                const double mean = (trace->heads[2].key(row, column) + trace->heads[3].key(row, column)) / 2;
                QVERIFY(std::abs(grouped.heads[2].key(row, column) - mean) < rounding);
                QVERIFY(std::abs(grouped.heads[3].key(row, column) - mean) < rounding);
            }
    }
};

QTEST_APPLESS_MAIN(TestHeads)
#include "tst_heads.moc"
