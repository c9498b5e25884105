#include "engine/input_error.h"
#include "engine/train/initial.h"
#include "engine/train/operations.h"
#include "tests/engine/train/gradient_check.h"
#include "tests/reference/random_block.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace casefile;
using namespace casefile::engine;

/// Layers in float32 against the same layers in double, whose gradients tst_compose and tst_operations
/// compare with central differences: results and all gradients, on every instruction set of this machine.
class FastLayersTest : public QObject
{
    Q_OBJECT

private:
    static constexpr double tolerance = 2e-5; ///< times the larger of 1 and the right number

    /// Result and gradients of a random weighting of its cells.
    struct Passed
    {
        Matrix result;
        Parameters gradients;
    };

    static Passed pass(const reference::BuildNamed& build, const Parameters& parameters,
                       const Arithmetic& arithmetic)
    {
        Tape tape(arithmetic);
        const Bound bound(tape, parameters);
        const Variable result = build(tape, bound);
        const Shape shape = tape.value(result).shape();
        reference::BlockDraw draw(shape.rows * 1000 + shape.columns);
        const Matrix weighting = draw.matrix(shape.rows, shape.columns);
        tape.backward(sum(tape, hadamard(tape, result, tape.input(weighting))));
        return {tape.value(result), bound.gradients(tape)};
    }

    static double error(const Matrix& right, const Matrix& found)
    {
        double worst = right.shape() == found.shape() ? 0.0 : 1.0;
        for (std::size_t i = 0; i < right.values().size() && worst < 1.0; ++i) {
            const double size = std::max(1.0, std::abs(right.values()[i]));
            const double one = std::abs(right.values()[i] - found.values()[i]) / size;
            if (!(one <= worst))
                worst = one;
        }
        return worst;
    }

    /// Where single precision differs from double, in words; empty when it does nowhere.
    static QString firstDifference(const reference::BuildNamed& build, const Parameters& parameters)
    {
        const Passed right = pass(build, parameters, {});
        for (const fast::Isa isa : fast::availableIsas()) {
            const Passed found = pass(build, parameters, {Precision::Single, 1, isa});
            const QString where = QString::fromLatin1(fast::isaName(isa).data()) + QStringLiteral(": ");
            if (const double e = error(right.result, found.result); !(e <= tolerance))
                return where + QStringLiteral("result off by %1").arg(e);
            for (const auto& [name, gradient] : right.gradients)
                if (const double e = error(gradient, found.gradients.at(name)); !(e <= tolerance))
                    return where + QStringLiteral("gradient of %1 off by %2")
                                       .arg(QString::fromStdString(name))
                                       .arg(e);
        }
        return {};
    }

    /// Every parameter away from its first value, so that no bias is 0 and no gamma 1.
    static void shake(Parameters& parameters, reference::BlockDraw& draw)
    {
        for (auto& [name, matrix] : parameters)
            for (double& value : matrix.values())
                value += 0.1 * draw.real();
    }

    static Mask randomMask(reference::BlockDraw& draw, std::size_t queries, std::size_t keys)
    {
        switch (draw.whole(0, 5)) {
        case 0:
            return {"causal", 0, {}, {}};
        case 1:
            return {"padding", draw.whole(0, keys), {}, {}};
        case 2:
            return {"window", draw.whole(0, 4), {}, {}};
        case 3: {
            Mask cells{"cells", 0, {}, {}};
            cells.cells.assign(queries, std::vector<bool>(keys, false));
            for (auto& row : cells.cells)
                for (std::size_t key = 0; key < keys; ++key)
                    row[key] = draw.whole(0, 2) > 0;
            cells.cells[draw.whole(0, queries - 1)].assign(keys, false); // one query sees nothing
            return cells;
        }
        default:
            return {};
        }
    }

    /// Attention with its parameters, x and memory.
    struct AttentionCase
    {
        Parameters parameters;
        AttentionPlan plan;
        Mode mode;
        bool crossed = false;
    };

    static AttentionCase randomAttention(std::uint64_t seed)
    {
        reference::BlockDraw draw(seed);
        AttentionCase one;
        const std::size_t d = draw.whole(1, 40), keyHeads = draw.whole(1, 3);
        const std::size_t heads = keyHeads * draw.whole(1, 2), n = draw.whole(1, 70);
        one.crossed = draw.whole(0, 3) == 0;
        const std::size_t keys = one.crossed ? draw.whole(1, 70) : n;
        one.mode = {true, draw.whole(0, 1) ? 0.2 : 0.0, seed, draw.whole(1, 3)};
        one.plan.heads = heads;
        one.plan.keyHeads = keyHeads;
        one.plan.position = ScorePosition(draw.whole(0, 2));
        one.plan.settings.mask = randomMask(draw, n, keys);
        const std::size_t dK =
            one.plan.position == ScorePosition::Rotary ? 2 * draw.whole(1, 10) : draw.whole(1, 20);
        const std::size_t dV = draw.whole(1, 35);
        const auto weights = [&](const std::string& name, std::size_t rows, std::size_t columns) {
            one.parameters["a.w" + name] = draw.matrix(rows, columns);
            for (double& value : one.parameters["a.w" + name].values())
                value /= std::sqrt(double(rows));
            if (draw.whole(0, 1))
                one.parameters["a.b" + name] = draw.matrix(1, columns);
        };
        weights("q", d, heads * dK);
        weights("k", d, keyHeads * dK);
        weights("v", d, keyHeads * dV);
        if (draw.whole(0, 3))
            weights("o", heads * dV, draw.whole(1, 40));
        one.parameters["x"] = draw.matrix(one.mode.sequences * n, d);
        if (one.crossed)
            one.parameters["memory"] = draw.matrix(one.mode.sequences * keys, d);
        return one;
    }

    static BlockPlan blockPlan(NormPlace place, NormKind kind, Activation activation, std::size_t heads)
    {
        BlockPlan plan{place, kind, 1e-3, activation, {}, {}};
        plan.attention.heads = heads;
        plan.attention.settings.mask = {"causal", 0, {}, {}};
        plan.cross.heads = heads;
        return plan;
    }

    static const std::vector<BlockPlan>& blockPlans()
    {
        static const std::vector<BlockPlan> plans{
            blockPlan(NormPlace::Before, NormKind::Layer, Activation::Gelu, 4),
            blockPlan(NormPlace::After, NormKind::Layer, Activation::GeluTanh, 2),
            blockPlan(NormPlace::Before, NormKind::RootMeanSquare, Activation::Silu, 1),
            blockPlan(NormPlace::After, NormKind::RootMeanSquare, Activation::Relu, 2),
            blockPlan(NormPlace::Before, NormKind::Layer, Activation::Tanh, 2),
            blockPlan(NormPlace::Before, NormKind::Layer, Activation::Sigmoid, 2)};
        return plans;
    }

    static Parameters encoder(const BlockPlan& plan, std::size_t d, std::size_t hidden, std::size_t rows)
    {
        Parameters parameters;
        Gaussian gaussian(1);
        addEncoderBlock(parameters, "block", d, hidden, plan, gaussian);
        reference::BlockDraw draw(2);
        shake(parameters, draw);
        parameters["x"] = draw.matrix(rows, d);
        return parameters;
    }

private slots:
    void linearAndNorm()
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            reference::BlockDraw draw(seed);
            const std::size_t rows = draw.whole(1, 300), in = draw.whole(1, 80), out = draw.whole(1, 80);
            Parameters parameters{{"x", draw.matrix(rows, in)},
                                  {"l.weights", draw.matrix(in, out)},
                                  {"n.gamma", draw.matrix(1, out)}};
            for (double& value : parameters["l.weights"].values())
                value /= std::sqrt(double(in));
            if (seed % 2)
                parameters["l.bias"] = draw.matrix(1, out);
            if (seed % 3)
                parameters["n.beta"] = draw.matrix(1, out);
            const NormKind kind = seed % 4 ? NormKind::Layer : NormKind::RootMeanSquare;
            const QString difference = firstDifference(
                [=](Tape& tape, const Bound& bound) {
                    return norm(tape, bound, "n", linear(tape, bound, "l", bound("x")), kind, 0.1);
                },
                parameters);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
    }

    void attentionOfEveryShapeAndMask()
    {
        for (std::uint64_t seed = 1; seed <= 120; ++seed) {
            const AttentionCase one = randomAttention(seed);
            const QString difference = firstDifference(
                [&](Tape& tape, const Bound& bound) {
                    const auto memory = one.crossed ? std::optional(bound("memory")) : std::nullopt;
                    return attention(tape, bound, "a", bound("x"), memory, one.plan, one.mode);
                },
                one.parameters);
            QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("seed %1: ").arg(seed) + difference));
        }
    }

    void encoderBlocks()
    {
        for (const BlockPlan& plan : blockPlans())
            for (const double dropout : {0.0, 0.3}) {
                const Mode mode{true, dropout, 7, 3};
                const QString difference = firstDifference(
                    [&](Tape& tape, const Bound& bound) {
                        return encoderBlock(tape, bound, "block", bound("x"), plan, mode);
                    },
                    encoder(plan, 24, 50, 3 * 37));
                QVERIFY2(difference.isEmpty(), qPrintable(difference));
            }
    }

    void decoderBlocks()
    {
        for (const BlockPlan& plan : blockPlans()) {
            Parameters parameters;
            Gaussian gaussian(3);
            addDecoderBlock(parameters, "block", 12, 20, plan, gaussian);
            reference::BlockDraw draw(4);
            shake(parameters, draw);
            parameters["x"] = draw.matrix(2 * 9, 12);
            parameters["memory"] = draw.matrix(2 * 5, 12);
            const Mode mode{true, 0.1, 5, 2};
            const QString difference = firstDifference(
                [&](Tape& tape, const Bound& bound) {
                    return decoderBlock(tape, bound, "block", bound("x"), bound("memory"), plan, mode);
                },
                parameters);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
    }

    void stackedSequencesAreTheSequencesAlone()
    {
        const BlockPlan& plan = blockPlans().front();
        Parameters parameters = encoder(plan, 8, 12, 2 * 5);
        const reference::BuildNamed stacked = [&](Tape& tape, const Bound& bound) {
            return encoderBlock(tape, bound, "block", bound("x"), plan, {true, 0.3, 9, 2});
        };
        const reference::BuildNamed alone = [&](Tape& tape, const Bound& bound) {
            std::vector<Variable> parts;
            for (std::size_t i = 0; i < 2; ++i)
                parts.push_back(encoderBlock(tape, bound, "block", sliceRows(tape, bound("x"), i * 5, 5),
                                             plan, {true, 0.3, sequenceSeed(9, i), 1}));
            return concatRows(tape, parts);
        };
        const Passed one = pass(stacked, parameters, {}), other = pass(alone, parameters, {});
        QVERIFY(error(one.result, other.result) < 1e-14);
        for (const auto& [name, gradient] : one.gradients)
            QVERIFY(error(gradient, other.gradients.at(name)) < 1e-12);
        QVERIFY(reference::gradientError(stacked, parameters) < 1e-7);
    }

    void threadsChangeNoBit()
    {
        const BlockPlan& plan = blockPlans().front();
        const Parameters parameters = encoder(plan, 64, 256, 4 * 96);
        const reference::BuildNamed build = [&](Tape& tape, const Bound& bound) {
            return encoderBlock(tape, bound, "block", bound("x"), plan, {true, 0.1, 3, 4});
        };
        const Passed one = pass(build, parameters, {Precision::Single, 1});
        for (unsigned threads : {2U, 3U, 0U}) {
            const Passed many = pass(build, parameters, {Precision::Single, threads});
            QVERIFY(many.result == one.result);
            QVERIFY(many.gradients == one.gradients);
        }
    }

    void whatDoesNotFitIsRefusedLikeInDouble()
    {
        const BlockPlan& plan = blockPlans().front();
        Parameters parameters = encoder(plan, 8, 12, 6);
        const auto refused = [&](const std::string& name, const Matrix& value, std::size_t sequences = 1) {
            Parameters wrong = parameters;
            wrong[name] = value;
            Tape tape({Precision::Single});
            try {
                encoderBlock(tape, Bound(tape, wrong), "block", tape.input(Matrix(6, 8, 1.0)), plan,
                             {false, 0.0, 0, sequences});
            } catch (const InputError&) {
                return true;
            }
            return false;
        };
        QVERIFY(!refused("block.attention.wq", Matrix(8, 8, 0.1), 3));
        QVERIFY(refused("block.attention.wq", Matrix(8, 8, 0.1), 4));
        QVERIFY(refused("block.attention.wq", Matrix(8, 8, 0.1), 0));
        QVERIFY(refused("block.attention.wq", Matrix(7, 8)));
        QVERIFY(refused("block.attention.wk", Matrix(8, 12)));
        QVERIFY(refused("block.attention.wv", Matrix(8, 7)));
        QVERIFY(refused("block.attention.wo", Matrix(8, 9)));
        QVERIFY(refused("block.attention.bq", Matrix(1, 9)));
        QVERIFY(refused("block.attention-norm.gamma", Matrix(1, 7)));
        QVERIFY(refused("block.feed-forward.expand.weights", Matrix(9, 12)));
        QVERIFY(refused("block.feed-forward.contract.bias", Matrix(1, 7)));
        Tape tape({Precision::Single});
        const Bound bound(tape, {{"l.weights", Matrix(3, 2)}});
        QVERIFY_EXCEPTION_THROWN(linear(tape, bound, "l", tape.input(Matrix(4, 2))), InputError);
        QVERIFY_EXCEPTION_THROWN(linear(tape, bound, "l", tape.input(Matrix(0, 3))), InputError);
    }
};

QTEST_GUILESS_MAIN(FastLayersTest)
#include "tst_fast_layers.moc"
