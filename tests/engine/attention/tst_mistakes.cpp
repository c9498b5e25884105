#include "engine/attention/attend.h"
#include "engine/attention/mistakes.h"
#include "tests/reference/random_input.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace casefile;
using namespace casefile::engine;

/// Each named mistake gives the numbers that somebody who makes it would get.
class TestMistakes : public QObject
{
    Q_OBJECT

    /// Two heads with d_k = 2 over three tokens, causal.
    static TracePtr correct()
    {
        auto weights = std::make_shared<AttentionWeights>();
        weights->heads = 2;
        weights->wq = {{1, 0, 0, 1}, {0, 1, 1, 0}};
        weights->wk = {{0, 1, 1, 0}, {2, 1, 1, 1}};
        weights->wv = {{1, 0}, {0, 2}};
        AttentionInput input{{{1, 2}, {0, 1}, {2, 1}}, {}, weights, {}};
        input.settings.mask.rule = "causal";
        return attend(input);
    }

    static TracePtr wrong(Mistake mistake) { return attendWithMistake(*correct(), mistake); }

    static double columnSum(const Matrix& matrix, std::size_t column)
    {
        double sum = 0.0;
        for (std::size_t i = 0; i < matrix.rows(); ++i)
            sum += matrix(i, column);
        return sum;
    }

    static double rowSum(const Matrix& matrix, std::size_t row)
    {
        double sum = 0.0;
        for (const double value : matrix.row(row))
            sum += value;
        return sum;
    }

private slots:
    void everyMistakeHasOneName()
    {
        QCOMPARE(mistakeTable().size(), std::size_t(Mistake::HeadsNotSplit) + 1);
        for (const MistakeRow& row : mistakeTable())
            QVERIFY(mistakeNamed(row.name) == row.mistake);
        QVERIFY(!mistakeNamed("no-scalin"));
    }

    void everyMistakeChangesTheWeightsAndSaysItsName()
    {
        for (const MistakeRow& row : mistakeTable()) {
            const TracePtr trace = wrong(row.mistake);
            QVERIFY(trace->mistake == row.mistake);
            QVERIFY2(trace->tensor(TensorId::Weights, 0) != correct()->tensor(TensorId::Weights, 0),
                     row.name.data());
        }
        QVERIFY(!correct()->mistake);
    }

    void noScalingIsTheSoftmaxOfRawScores()
    {
        const TracePtr trace = wrong(Mistake::NoScaling);
        QVERIFY(trace->tensor(TensorId::Scaled) == trace->tensor(TensorId::Scores));
        QVERIFY(trace->tensor(TensorId::Scores) == correct()->tensor(TensorId::Scores));
    }

    void softmaxOverColumnsMakesColumnsSumToOne()
    {
        const TracePtr trace = wrong(Mistake::SoftmaxOverColumns);
        for (std::size_t j = 0; j < 3; ++j)
            QVERIFY(std::abs(columnSum(trace->heads[0].weights, j) - 1.0) < 1e-15);
        QVERIFY(trace->heads[0].weights(0, 1) == 0.0);
        QVERIFY(trace->shape(TensorId::RowMaximum) == (Shape{1, 3}));
    }

    void maskAfterSoftmaxLosesWeight()
    {
        const TracePtr trace = wrong(Mistake::MaskAfterSoftmax);
        const Matrix unmasked = wrong(Mistake::NoMask)->heads[0].weights;
        QVERIFY(trace->heads[0].weights(0, 0) == unmasked(0, 0));
        QVERIFY(trace->heads[0].weights(0, 1) == 0.0);
        QVERIFY(rowSum(trace->heads[0].weights, 0) < 0.99);
        QVERIFY(trace->tensor(TensorId::Masked) == trace->tensor(TensorId::Scaled));
    }

    void maskWithZeroLetsHiddenKeysIn()
    {
        const TracePtr trace = wrong(Mistake::MaskWithZero);
        QVERIFY(trace->at({TensorId::Masked, 0, 0, 1}) == 0.0);
        QVERIFY(trace->heads[0].weights(0, 1) > 0.0);
        QVERIFY(std::abs(rowSum(trace->heads[0].weights, 0) - 1.0) < 1e-15);
    }

    void noMaskShowsEverything()
    {
        const TracePtr trace = wrong(Mistake::NoMask);
        QVERIFY(trace->heads[0].weights(0, 2) > 0.0);
        QVERIFY(trace->settings.mask == Mask{});
    }

    void swappedQueryAndKeyTransposesTheScores()
    {
        const Matrix scores = correct()->heads[0].scores,
                     swapped = wrong(Mistake::SwappedQueryKey)->heads[0].scores;
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < 3; ++j)
                QVERIFY(swapped(i, j) == scores(j, i));
    }

    void noExponentialIsTheShareOfTheScores()
    {
        const TracePtr trace = wrong(Mistake::NoExponential);
        const Matrix scores = correct()->heads[0].scores;
        QCOMPARE(trace->heads[0].weights(1, 0), scores(1, 0) / (scores(1, 0) + scores(1, 1)));
        QVERIFY(trace->shape(TensorId::Exponential) == Shape{});
        QVERIFY(trace->shape(TensorId::RowMaximum) == Shape{});
    }

    void scoresThatSumToZeroGiveNoShares()
    {
        auto weights = std::make_shared<AttentionWeights>();
        weights->wq = weights->wk = weights->wv = {{0}};
        const TracePtr trace =
            attendWithMistake(*attend({{{1}, {2}}, {}, weights, {}}), Mistake::NoExponential);
        QVERIFY(trace->heads[0].weights == Matrix(2, 2, 0.0));
    }

    void selfExcludedHidesTheDiagonalBesideTheMask()
    {
        const TracePtr trace = wrong(Mistake::SelfExcluded);
        QVERIFY(trace->heads[0].weights(1, 1) == 0.0);
        QVERIFY(trace->heads[0].weights(1, 0) == 1.0);
        QCOMPARE(trace->fullyMaskedRows, std::vector<std::size_t>{0});
    }

    void headsNotSplitIsOneHeadOverAllColumns()
    {
        const TracePtr trace = wrong(Mistake::HeadsNotSplit);
        QCOMPARE(trace->headCount(), std::size_t(1));
        const double both = correct()->heads[0].scores(2, 1) + correct()->heads[1].scores(2, 1);
        QCOMPARE(trace->heads[0].scores(2, 1), both);
        QCOMPARE(trace->divisor(), 2.0); // sqrt(4)
    }

    void whatIsNotMistakenStaysAsItWas()
    {
        const TracePtr sentence = attendSentence("猫看见狗就跑", modelNamed("hand-set"));
        for (const MistakeRow& row : mistakeTable()) {
            const TracePtr trace = attendWithMistake(*sentence, row.mistake);
            QVERIFY(trace->tokens == sentence->tokens && trace->sentence == sentence->sentence);
            QVERIFY(trace->x == sentence->x && trace->embedding == sentence->embedding);
            QVERIFY(trace->model.name == sentence->model.name);
        }
    }

    void randomPassesSurviveEveryMistake()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const TracePtr trace = attend(reference::randomInput(seed));
            for (const MistakeRow& row : mistakeTable()) {
                const TracePtr mistaken = attendWithMistake(*trace, row.mistake);
                for (const double value : mistaken->output.values())
                    QVERIFY(std::isfinite(value));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestMistakes)
#include "tst_mistakes.moc"
