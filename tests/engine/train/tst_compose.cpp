#include "engine/input_error.h"
#include "engine/train/initial.h"
#include "engine/train/operations.h"
#include "engine/train/readable.h"
#include "tests/engine/train/gradient_check.h"
#include "tests/reference/naive_block.h"
#include "tests/reference/random_block.h"

#include <QTest>

using namespace casefile;
using namespace casefile::engine;

/// Layers composed on the tape: forward like the readable engine, backward like central differences.
class ComposeTest : public QObject
{
    Q_OBJECT

private:
    static constexpr double tolerance = 1e-7;

    /// Every parameter away from its first value, so that no bias is 0 and no gamma 1.
    static Parameters shaken(Parameters parameters, std::uint64_t seed)
    {
        reference::BlockDraw draw(seed);
        for (auto& [name, matrix] : parameters)
            for (double& value : matrix.values())
                value += 0.3 * draw.real();
        return parameters;
    }

    static BlockPlan plan(NormPlace place, NormKind kind, Activation activation)
    {
        BlockPlan result{place, kind, 1e-3, activation, {}, {}};
        result.attention.heads = 2;
        result.cross.heads = 2;
        return result;
    }

    static std::vector<BlockPlan> plans()
    {
        BlockPlan grouped = plan(NormPlace::Before, NormKind::Layer, Activation::Tanh);
        grouped.attention = {2, 1, ScorePosition::Rotary, {}};
        grouped.cross = {4, 2, ScorePosition::Alibi, {}};
        return {plan(NormPlace::Before, NormKind::Layer, Activation::Gelu),
                plan(NormPlace::After, NormKind::Layer, Activation::GeluTanh),
                plan(NormPlace::Before, NormKind::RootMeanSquare, Activation::Silu), grouped};
    }

    static Parameters encoder(const BlockPlan& blockPlan)
    {
        Parameters parameters;
        Gaussian gaussian(1);
        addEncoderBlock(parameters, "block", 4, 6, blockPlan, gaussian);
        return shaken(parameters, 2);
    }

private slots:
    void encoderBlockIsTheReadableOne()
    {
        reference::BlockDraw draw(3);
        const Matrix x = draw.matrix(3, 4);
        for (const BlockPlan& each : plans()) {
            const Parameters parameters = encoder(each);
            Tape tape;
            const Variable y = encoderBlock(tape, Bound(tape, parameters), "block", tape.input(x), each);
            const Matrix readable = encoderBlock(x, encoderBlockWeights(parameters, "block", each)).output();
            QVERIFY(reference::largestDifference(tape.value(y), readable) < 1e-12);
        }
    }

    void encoderBlockGradients()
    {
        reference::BlockDraw draw(4);
        for (const BlockPlan& each : plans()) {
            Parameters parameters = encoder(each);
            parameters["x"] = draw.matrix(3, 4);
            const reference::BuildNamed build = [&](Tape& tape, const Bound& bound) {
                return encoderBlock(tape, bound, "block", bound("x"), each);
            };
            QVERIFY(reference::gradientError(build, parameters) < tolerance);
        }
    }

    void decoderBlockIsTheReadableOneAndItsGradientsAreRight()
    {
        reference::BlockDraw draw(5);
        for (const BlockPlan& each : plans()) {
            Parameters parameters;
            Gaussian gaussian(6);
            addDecoderBlock(parameters, "block", 4, 5, each, gaussian);
            parameters = shaken(parameters, 7);
            const Matrix x = draw.matrix(3, 4), memory = draw.matrix(2, 4);
            const Matrix readable =
                decoderBlock(x, memory, decoderBlockWeights(parameters, "block", each)).output();
            parameters["x"] = x;
            parameters["memory"] = memory;
            const reference::BuildNamed build = [&](Tape& tape, const Bound& bound) {
                return decoderBlock(tape, bound, "block", bound("x"), bound("memory"), each);
            };
            Tape tape;
            const Variable y = build(tape, Bound(tape, parameters));
            QVERIFY(reference::largestDifference(tape.value(y), readable) < 1e-12);
            QVERIFY(reference::gradientError(build, parameters) < tolerance);
        }
    }

    void attentionWithGroupedHeadsAndPositions()
    {
        for (const ScorePosition position :
             {ScorePosition::None, ScorePosition::Rotary, ScorePosition::Alibi}) {
            reference::BlockDraw draw(8);
            AttentionPlan grouped{4, 2, position, {}};
            grouped.settings.mask = {"causal", 0, {}, {}};
            Parameters parameters;
            Gaussian gaussian(9);
            addAttention(parameters, "a", 3, 2, grouped, gaussian);
            parameters["a.bq"] = draw.matrix(1, 8);
            parameters["x"] = draw.matrix(4, 3);
            const reference::BuildNamed build = [&](Tape& tape, const Bound& bound) {
                return attention(tape, bound, "a", bound("x"), std::nullopt, grouped);
            };
            Tape tape;
            const Variable y = build(tape, Bound(tape, parameters));
            auto weights = std::make_shared<GroupedWeights>();
            weights->shared = attentionWeights(parameters, "a", 4);
            weights->keyHeads = 2;
            const GroupedTrace trace =
                attendGrouped({parameters["x"], {}, weights, grouped.settings, position});
            QVERIFY(reference::largestDifference(tape.value(y), trace.output) < 1e-12);
            QVERIFY(reference::gradientError(build, parameters) < tolerance);
        }
    }

    void recurrentCells()
    {
        reference::BlockDraw draw(10);
        Parameters parameters;
        Gaussian gaussian(11);
        for (const char* name :
             {"r.state", "r.reset", "r.update", "r.candidate", "r.input", "r.forget", "r.output"})
            addGate(parameters, name, 2, 3, gaussian);
        parameters = shaken(parameters, 12);
        parameters["x"] = draw.matrix(4, 2);
        const auto gate = [&](const char* name) { return gateWeights(parameters, name); };
        const Matrix& x = parameters["x"];
        const std::vector<std::pair<reference::BuildNamed, Matrix>> cells{
            {[](Tape& t, const Bound& b) { return elman(t, b, "r", b("x")); },
             runElman(x, {gate("r.state")}).states},
            {[](Tape& t, const Bound& b) { return gru(t, b, "r", b("x")); },
             runGru(x, {gate("r.reset"), gate("r.update"), gate("r.candidate")}).states},
            {[](Tape& t, const Bound& b) { return lstm(t, b, "r", b("x")); },
             runLstm(x, {gate("r.input"), gate("r.forget"), gate("r.candidate"), gate("r.output")}).states},
        };
        for (const auto& [build, readable] : cells) {
            Tape tape;
            const Variable states = build(tape, Bound(tape, parameters));
            QVERIFY(reference::largestDifference(tape.value(states), readable) < 1e-13);
            QVERIFY(reference::gradientError(build, parameters) < tolerance);
        }
    }

    void dropoutActsInTrainingOnly()
    {
        const BlockPlan each = plans().front();
        const Parameters parameters = encoder(each);
        reference::BlockDraw draw(13);
        const Matrix x = draw.matrix(3, 4);
        const auto run = [&](Mode mode) {
            Tape tape;
            return tape.value(
                encoderBlock(tape, Bound(tape, parameters), "block", tape.input(x), each, mode));
        };
        QVERIFY(run({false, 0.5, 1}) == run({}));
        QVERIFY(run({true, 0.5, 1}) != run({}));
        QVERIFY(run({true, 0.5, 1}) == run({true, 0.5, 1}));
        QVERIFY(run({true, 0.5, 1}) != run({true, 0.5, 2}));
    }

    void missingParametersAreNamed()
    {
        Tape tape;
        const Bound nothing(tape, {});
        try {
            linear(tape, nothing, "head", tape.input({{1}}));
            QFAIL("accepted");
        } catch (const InputError& error) {
            QCOMPARE(QString::fromUtf8(error.what()),
                     QStringLiteral("there is no parameter \"head.weights\""));
        }
        QVERIFY_EXCEPTION_THROWN(gateWeights({}, "r"), InputError);
        const Parameters parameters = encoder(plans().front());
        BlockPlan odd = plans().front();
        odd.attention.heads = 3;
        const Bound bound(tape, parameters);
        const Variable x = tape.input(Matrix(2, 4, 1.0));
        QVERIFY_EXCEPTION_THROWN(encoderBlock(tape, bound, "block", x, odd), InputError);
    }
};

QTEST_GUILESS_MAIN(ComposeTest)
#include "tst_compose.moc"
