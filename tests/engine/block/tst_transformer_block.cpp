#include "engine/block/transformer_block.h"
#include "engine/input_error.h"
#include "tests/reference/naive_block.h"
#include "tests/reference/random_block.h"

#include <QTest>

using namespace casefile;
using namespace casefile::engine;

/// Encoder and decoder blocks: against plain loops, and the invariants that lessons tell.
class TransformerBlockTest : public QObject
{
    Q_OBJECT

private slots:
    void encoderAgreesWithPlainLoops()
    {
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t d = draw.whole(1, 8);
            const EncoderBlockWeights weights = draw.encoder(d);
            const Matrix x = draw.matrix(draw.whole(1, 6), d);
            const double difference = reference::largestDifference(encoderBlock(x, weights).output(),
                                                                   reference::encoderBlock(x, weights));
            QVERIFY2(difference < 1e-9, qPrintable(QString::number(seed)));
        }
    }

    void decoderAgreesWithPlainLoops()
    {
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t d = draw.whole(1, 8);
            DecoderBlockWeights weights = draw.decoder(d);
            weights.crossAttention.settings.mask = {};
            const Matrix x = draw.matrix(draw.whole(1, 6), d), memory = draw.matrix(draw.whole(1, 6), d);
            const double difference = reference::largestDifference(
                decoderBlock(x, memory, weights).output(), reference::decoderBlock(x, memory, weights));
            QVERIFY2(difference < 1e-9, qPrintable(QString::number(seed)));
        }
    }

    void preNormBlockWithZeroWeightsIsTheIdentity()
    {
        reference::BlockDraw draw(3);
        EncoderBlockWeights weights = draw.encoder(5);
        weights.place = NormPlace::Before;
        auto silent = std::make_shared<AttentionWeights>(*weights.attention.weights);
        silent->wo = Matrix(silent->wo.rows(), 5);
        silent->bo = {};
        weights.attention.weights = silent;
        weights.feedForward.contract = {Matrix(weights.feedForward.contract.weights.rows(), 5), {}};
        const Matrix x = draw.matrix(4, 5);
        QVERIFY(encoderBlock(x, weights).output() == x);
    }

    void postNormRowsHaveMeanZeroAndVarianceOne()
    {
        reference::BlockDraw draw(4);
        EncoderBlockWeights weights = draw.encoder(6);
        weights.place = NormPlace::After;
        weights.feedForwardNorm = {NormKind::Layer, std::vector(6, 1.0), {}, 0.0};
        const Matrix y = encoderBlock(draw.matrix(3, 6), weights).output();
        for (std::size_t i = 0; i < 3; ++i) {
            double sum = 0.0, square = 0.0;
            for (const double value : y.row(i)) {
                sum += value;
                square += value * value;
            }
            QVERIFY(std::abs(sum) < 1e-12);
            QVERIFY(std::abs(square - 6.0) < 1e-12);
        }
    }

    void decoderOutputIgnoresLaterTokens_data()
    {
        QTest::addColumn<ScorePosition>("position");
        QTest::newRow("none") << ScorePosition::None;
        QTest::newRow("rotary") << ScorePosition::Rotary;
        QTest::newRow("alibi") << ScorePosition::Alibi;
    }

    void decoderOutputIgnoresLaterTokens()
    {
        QFETCH(const ScorePosition, position);
        reference::BlockDraw draw(5);
        DecoderBlockWeights weights = draw.decoder(4);
        auto attention = std::make_shared<AttentionWeights>();
        attention->heads = 4;
        attention->wq = draw.matrix(4, 8);
        attention->wk = attention->wv = draw.matrix(4, 4);
        attention->wo = draw.matrix(8, 4);
        weights.selfAttention.weights = attention;
        weights.selfAttention.options = {2, position};
        weights.selfAttention.settings.mask = {}; // causal all the same
        Matrix x = draw.matrix(5, 4);
        const Matrix memory = draw.matrix(5, 4);
        const Matrix before = decoderBlock(x, memory, weights).output();
        for (double& value : x.row(4))
            value += 1.0;
        const Matrix after = decoderBlock(x, memory, weights).output();
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t c = 0; c < 4; ++c)
                QCOMPARE(after(i, c), before(i, c));
        QVERIFY(after(4, 0) != before(4, 0));
    }

    void theSameOptionsSaidOtherwiseAreTheSameBlock()
    {
        reference::BlockDraw draw(9);
        EncoderBlockWeights weights = draw.encoder(4);
        auto attention = std::make_shared<AttentionWeights>();
        attention->heads = 2;
        attention->wq = attention->wk = attention->wv = attention->wo = draw.matrix(4, 4);
        weights.attention.weights = attention;
        weights.attention.options = {};
        const Matrix x = draw.matrix(3, 4);
        const Matrix plain = encoderBlock(x, weights).output();
        weights.attention.options.keyHeads = 2;
        QVERIFY(encoderBlock(x, weights).output() == plain);
        weights.attention.options.position = ScorePosition::Alibi;
        QVERIFY(encoderBlock(x, weights).output() != plain);
    }

    void whatSublayerIsWrongIsSaid()
    {
        reference::BlockDraw draw(10);
        DecoderBlockWeights weights = draw.decoder(4);
        weights.crossAttention.weights = std::make_shared<AttentionWeights>();
        try {
            decoderBlock(draw.matrix(2, 4), draw.matrix(2, 4), weights);
            QFAIL("accepted");
        } catch (const InputError& error) {
            QVERIFY(QString::fromUtf8(error.what()).startsWith(QStringLiteral("cross-attention: \"wq\"")));
        }
    }

    void preNormStepsAreBlindToTheScaleOfARowAndPostNormOutputsForgetIt()
    {
        reference::BlockDraw draw(11);
        EncoderBlockWeights weights = draw.encoder(4);
        weights.attention.norm = weights.feedForwardNorm = {NormKind::Layer, std::vector(4, 1.0), {}, 0.0};
        weights.place = NormPlace::Before;
        const Matrix x = draw.matrix(3, 4);
        Matrix larger = x;
        for (double& value : larger.values())
            value *= 8.0;
        using reference::largestDifference;
        QVERIFY(largestDifference(encoderBlock(x, weights).attentionStep.update,
                                  encoderBlock(larger, weights).attentionStep.update) < 1e-12);
        QVERIFY(largestDifference(encoderBlock(x, weights).output(), encoderBlock(larger, weights).output()) >
                0.1);
        weights.place = NormPlace::After;
        QVERIFY(largestDifference(encoderBlock(x, weights).attentionStep.update,
                                  encoderBlock(larger, weights).attentionStep.update) > 1e-6);
    }

    void traceHoldsEveryStep()
    {
        reference::BlockDraw draw(6);
        EncoderBlockWeights weights = draw.encoder(4);
        weights.place = NormPlace::Before;
        const Matrix x = draw.matrix(3, 4);
        const EncoderBlockTrace trace = encoderBlock(x, weights);
        QVERIFY(trace.attentionStep.input == x);
        QVERIFY(trace.attentionStep.norm.x == x);
        QVERIFY(trace.attention.input.x == trace.attentionStep.norm.output);
        QVERIFY(trace.attentionStep.update == trace.attention.output);
        QVERIFY(trace.feedForwardStep.input == trace.attentionStep.sum);
        QVERIFY(trace.feedForward.x == trace.feedForwardStep.norm.output);
        QVERIFY(trace.output() == residual(trace.attentionStep.sum, trace.feedForward.output));
    }

    void updateOfAnotherWidthIsRefused()
    {
        reference::BlockDraw draw(8);
        EncoderBlockWeights weights = draw.encoder(4);
        auto bare = std::make_shared<AttentionWeights>();
        bare->wq = bare->wk = draw.matrix(4, 2);
        bare->wv = draw.matrix(4, 3); // no wo: the context of width 3 cannot be added to x
        weights.attention.weights = bare;
        try {
            encoderBlock(draw.matrix(2, 4), weights);
            QFAIL("accepted");
        } catch (const InputError& error) {
            QCOMPARE(QString::fromUtf8(error.what()),
                     QStringLiteral("attention: \"update\" is 2 x 3 but must be 2 x 4"));
        }
    }
};

QTEST_GUILESS_MAIN(TransformerBlockTest)
#include "tst_transformer_block.moc"
