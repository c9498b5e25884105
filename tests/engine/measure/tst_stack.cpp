#include "engine/measure/stack.h"
#include "engine/models/gaussian.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

namespace {

Matrix input(std::size_t n)
{
    Gaussian gaussian(11);
    return gaussianMatrix(n, 16, 1.0, gaussian);
}

double deviation(const Matrix& x)
{
    double squares = 0.0;
    for (const double value : x.values())
        squares += value * value;
    return std::sqrt(squares / double(x.values().size()));
}

} // namespace

class TestStack : public QObject
{
    Q_OBJECT

private slots:
    void spreadIsOneWithoutAMeanAndZeroWhenAllTokensAreAlike()
    {
        QCOMPARE(tokenSpread({{1, -2}, {-1, 2}}), 1.0);
        QCOMPARE(tokenSpread({{3, 4}, {3, 4}, {3, 4}}), 0.0);
        // rows (1,0), (0,1): mean (.5,.5), each row is sqrt(.5) away, the whole is sqrt(2)
        QVERIFY(std::abs(tokenSpread({{1, 0}, {0, 1}}) - std::sqrt(0.5)) < 1e-15);
    }

    void withoutResidualsTokensBecomeAlikeAndWithThemTheyDoNot()
    {
        const BlockSizes sizes{16, 4, 4};
        const auto [bare, kept] = spreadByDepth(input(12), sizes, 24, 3);
        QCOMPARE(bare.size(), std::size_t(25));
        QCOMPARE(bare.front(), kept.front());
        QVERIFY2(bare.back() < 1e-6, qPrintable(QString::number(bare.back())));
        QVERIFY2(kept.back() > 0.3, qPrintable(QString::number(kept.back())));
    }

    void attentionByItselfIsThatOfTheWholeBlock()
    {
        const EncoderBlockWeights block = untrainedBlock({16, 4, 4}, 5);
        const AttentionSublayer alone = untrainedAttention({16, 4, 4}, 5);
        QVERIFY(alone.weights->wq == block.attention.weights->wq &&
                alone.weights->wo == block.attention.weights->wo);
        QVERIFY(alone.norm.gamma == block.attention.norm.gamma);
    }

    void everyBlockReadsWhatTheLastOneWrote()
    {
        StackSettings settings;
        settings.blocks = 3;
        settings.sizes = {16, 4, 4};
        const auto traces = runStack(input(5), settings);
        QCOMPARE(traces.size(), std::size_t(3));
        QVERIFY(traces[1].attentionStep.input == traces[0].output());
        // before the norms: the output is the input plus both additions, to the last digit that matters
        const auto& block = traces[2];
        for (std::size_t i = 0; i < block.output().values().size(); ++i) {
            const double sum = block.attentionStep.input.values()[i] +
                               block.attentionStep.update.values()[i] +
                               block.feedForwardStep.update.values()[i];
            QVERIFY(std::abs(sum - block.output().values()[i]) < 1e-12);
        }
        QVERIFY(traces[0].feedForward.weights.expand.weights != traces[1].feedForward.weights.expand.weights);
    }

    void theStreamGrowsWithTheNormInFrontAndNotWithTheNormBehind()
    {
        StackSettings settings;
        settings.blocks = 12;
        settings.sizes = {16, 4, 4};
        settings.place = NormPlace::Before;
        QVERIFY(deviation(runStack(input(8), settings).back().output()) > 1.8);
        settings.place = NormPlace::After;
        QVERIFY(std::abs(deviation(runStack(input(8), settings).back().output()) - 1.0) < 1e-3);
    }
};

QTEST_GUILESS_MAIN(TestStack)
#include "tst_stack.moc"
