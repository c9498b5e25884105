#include "engine/input_error.h"
#include "engine/train/operations.h"
#include "tests/engine/train/gradient_check.h"
#include "tests/reference/random_block.h"

#include <QTest>

#include <cmath>

using namespace casefile;
using namespace casefile::engine;
using Variables = std::vector<Variable>;

/// Every operation of the tape: its gradient against central differences, and its numbers where they are
/// easy.
class OperationsTest : public QObject
{
    Q_OBJECT

private:
    static constexpr double tolerance = 1e-8;
    reference::BlockDraw m_draw{1};

private slots:
    void productsAndSums()
    {
        const Matrix a = m_draw.matrix(3, 4), b = m_draw.matrix(4, 2), c = m_draw.matrix(3, 4);
        const auto error = [](const reference::Build& build, const std::vector<Matrix>& inputs) {
            return reference::gradientError(build, inputs);
        };
        QVERIFY(error([](Tape& t, const Variables& v) { return multiply(t, v[0], v[1]); }, {a, b}) <
                tolerance);
        QVERIFY(error([](Tape& t, const Variables& v) { return transpose(t, v[0]); }, {a}) < tolerance);
        QVERIFY(error([](Tape& t, const Variables& v) { return add(t, v[0], v[1]); }, {a, c}) < tolerance);
        QVERIFY(error([&](Tape& t, const Variables& v) { return addConstant(t, v[0], c); }, {a}) < tolerance);
        QVERIFY(error([](Tape& t, const Variables& v) { return scale(t, v[0], -1.5); }, {a}) < tolerance);
        QVERIFY(error([](Tape& t, const Variables& v) { return hadamard(t, v[0], v[1]); }, {a, c}) <
                tolerance);
        QVERIFY(error([](Tape& t, const Variables& v) { return sum(t, v[0]); }, {a}) < tolerance);
        QVERIFY(error([](Tape& t, const Variables& v) { return mean(t, v[0]); }, {a}) < tolerance);
        const Matrix bias = m_draw.matrix(1, 4);
        QVERIFY(error([](Tape& t, const Variables& v) { return addBias(t, v[0], v[1]); }, {a, bias}) <
                tolerance);
    }

    void productsByHand()
    {
        Tape tape;
        const Variable a = tape.input({{1, 2}, {3, 4}}), b = tape.input({{5}, {6}});
        const Variable y = multiply(tape, a, b);
        QVERIFY(tape.value(y) == Matrix({{17}, {39}}));
        tape.backward(sum(tape, y));
        QVERIFY(tape.gradient(a) == Matrix({{5, 6}, {5, 6}}));
        QVERIFY(tape.gradient(b) == Matrix({{4}, {6}}));
    }

    void slicesAndJoins()
    {
        const Matrix a = m_draw.matrix(3, 6), b = m_draw.matrix(3, 2), c = m_draw.matrix(2, 6);
        using reference::gradientError;
        const reference::Build columns = [](Tape& t, const Variables& v) {
            return sliceColumns(t, v[0], 2, 3);
        };
        const reference::Build rows = [](Tape& t, const Variables& v) { return sliceRows(t, v[0], 1, 2); };
        const reference::Build beside = [](Tape& t, const Variables& v) {
            return concatColumns(t, {v[0], v[1], v[0]});
        };
        const reference::Build below = [](Tape& t, const Variables& v) {
            return concatRows(t, {v[1], v[0]});
        };
        const reference::Build turned = [](Tape& t, const Variables& v) {
            return rotateColumns(t, v[0], 3, 4);
        };
        QVERIFY(gradientError(columns, {a}) < tolerance);
        QVERIFY(gradientError(rows, {a}) < tolerance);
        QVERIFY(gradientError(beside, {a, b}) < tolerance);
        QVERIFY(gradientError(below, {a, c}) < tolerance);
        QVERIFY(gradientError(turned, {a}) < tolerance);
        Tape tape;
        const Variable x = tape.input({{1, 2, 3}, {4, 5, 6}});
        QVERIFY(tape.value(sliceColumns(tape, x, 1, 2)) == Matrix({{2, 3}, {5, 6}}));
        QVERIFY(tape.value(sliceRows(tape, x, 1, 1)) == Matrix({{4, 5, 6}}));
        QVERIFY(tape.value(concatRows(tape, {x, x})) == Matrix({{1, 2, 3}, {4, 5, 6}, {1, 2, 3}, {4, 5, 6}}));
    }

    void softmaxWithEveryMask()
    {
        const Matrix a = m_draw.matrix(4, 4);
        for (const MaskRule& rule : maskTable()) {
            const Mask mask{std::string(rule.name), 1, {}, {}};
            const reference::Build build = [&](Tape& t, const Variables& v) {
                return softmaxRows(t, v[0], mask);
            };
            QVERIFY2(reference::gradientError(build, {a}) < tolerance, rule.name.data());
        }
        const Mask nothing{"cells", 0, {{false, false}}, {}};
        Tape tape;
        const Variable x = tape.input({{1, 2}});
        const Variable weights = softmaxRows(tape, x, nothing);
        QVERIFY(tape.value(weights) == Matrix(1, 2));
        tape.backward(sum(tape, weights));
        QVERIFY(tape.gradient(x) == Matrix(1, 2)); // a fully masked row learns nothing
    }

    void norms()
    {
        const Matrix x = m_draw.matrix(3, 5), gamma = m_draw.matrix(1, 5), beta = m_draw.matrix(1, 5);
        for (const NormKind kind : {NormKind::Layer, NormKind::RootMeanSquare}) {
            const reference::Build build = [=](Tape& t, const Variables& v) {
                return normaliseRows(t, v[0], v[1], v[2], kind, 1e-3);
            };
            QVERIFY(reference::gradientError(build, {x, gamma, beta}) < tolerance);
        }
    }

    void activations()
    {
        const Matrix x = m_draw.matrix(4, 5);
        for (const ActivationRow& row : activationTable()) {
            const reference::Build build = [&](Tape& t, const Variables& v) {
                return activate(t, v[0], row.activation);
            };
            QVERIFY2(reference::gradientError(build, {x}) < tolerance, row.name.data());
        }
    }

    void embedding()
    {
        const Matrix table = m_draw.matrix(5, 3);
        const reference::Build build = [](Tape& t, const Variables& v) { return embed(t, v[0], {4, 0, 4}); };
        QVERIFY(reference::gradientError(build, {table}) < tolerance);
        Tape tape;
        const Variable all = tape.input({{1}, {2}, {3}});
        tape.backward(sum(tape, embed(tape, all, {2, 2, 0})));
        QVERIFY(tape.gradient(all) == Matrix({{1}, {0}, {2}}));
    }

    void crossEntropyOfLogits()
    {
        const Matrix logits = m_draw.matrix(4, 3);
        const reference::Build build = [](Tape& t, const Variables& v) {
            return crossEntropy(t, v[0], {2, ignored, 0, 0});
        };
        QVERIFY(reference::gradientError(build, {logits}) < tolerance);
        Tape tape;
        const auto loss = [&](const Matrix& rows, const std::vector<std::size_t>& targets) {
            return tape.value(crossEntropy(tape, tape.input(rows), targets))(0, 0);
        };
        QCOMPARE(loss({{0, 0, 0, 0}}, {1}), std::log(4.0));
        QCOMPARE(loss({{0, 0}, {9, -9}}, {1, ignored}), std::log(2.0));
        QCOMPARE(loss({{1000, -1000}}, {1}), 2000.0); // no infinity
    }

    void dropoutDropsAndScales()
    {
        Tape tape;
        const Variable ones = tape.input(Matrix(100, 100, 1.0));
        const Matrix dropped = tape.value(dropout(tape, ones, 0.25, 5));
        std::size_t zeros = 0;
        for (const double value : dropped.values()) {
            QVERIFY(value == 0.0 || value == 1.0 / 0.75);
            zeros += value == 0.0;
        }
        QVERIFY(zeros > 2300 && zeros < 2700);
        QVERIFY(dropped == tape.value(dropout(tape, ones, 0.25, 5)));
        QVERIFY(dropped != tape.value(dropout(tape, ones, 0.25, 6)));
        QVERIFY(tape.value(dropout(tape, ones, 0.0, 5)) == Matrix(100, 100, 1.0));
        const reference::Build build = [](Tape& t, const Variables& v) { return dropout(t, v[0], 0.5, 3); };
        QVERIFY(reference::gradientError(build, {m_draw.matrix(4, 4)}) < tolerance);
    }

    void operandsThatDoNotFitAreNamed()
    {
        Tape tape;
        const Variable a = tape.input(Matrix(2, 3)), b = tape.input(Matrix(2, 4));
        const auto message = [](const auto& act) {
            try {
                act();
            } catch (const InputError& error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        };
        QCOMPARE(message([&] { multiply(tape, a, b); }),
                 QStringLiteral("multiply: 2 x 3 and 2 x 4 do not fit"));
        QCOMPARE(message([&] { add(tape, a, b); }), QStringLiteral("add: 2 x 3 and 2 x 4 do not fit"));
        QCOMPARE(message([&] { hadamard(tape, a, b); }),
                 QStringLiteral("hadamard: 2 x 3 and 2 x 4 do not fit"));
        QCOMPARE(message([&] { addBias(tape, a, b); }),
                 QStringLiteral("addBias: 2 x 3 and 2 x 4 do not fit"));
        QCOMPARE(message([&] {
                     concatRows(tape, {a, b});
                 }),
                 QStringLiteral("concatRows: 2 x 3 and 2 x 4 do not fit"));
        QCOMPARE(message([&] { sliceColumns(tape, a, 2, 2); }),
                 QStringLiteral("sliceColumns: 2 from 2 are not among 3"));
        QCOMPARE(message([&] { embed(tape, a, {2}); }), QStringLiteral("embed: row 2 of a table of 2 rows"));
        QCOMPARE(message([&] {
                     crossEntropy(tape, a, {0, 3});
                 }),
                 QStringLiteral("crossEntropy: target 3 of 3 classes"));
        QCOMPARE(message([&] { crossEntropy(tape, a, {0}); }),
                 QStringLiteral("crossEntropy: 1 targets for logits of 2 x 3"));
        QVERIFY_EXCEPTION_THROWN(crossEntropy(tape, a, {ignored, ignored}), InputError);
        QVERIFY_EXCEPTION_THROWN(dropout(tape, a, 1.0, 1), InputError);
        QVERIFY_EXCEPTION_THROWN(tape.backward(a), InputError);
        QVERIFY_EXCEPTION_THROWN(softmaxRows(tape, a, {"sideways", 0, {}, {}}), InputError);
    }

    void gradientsOfSharedOperandsAddUp()
    {
        Tape tape;
        const Variable x = tape.input({{3}});
        const Variable loss = hadamard(tape, x, hadamard(tape, x, x)); // x^3
        tape.backward(loss);
        QCOMPARE(tape.gradient(x)(0, 0), 27.0);
        tape.backward(loss); // starts anew
        QCOMPARE(tape.gradient(x)(0, 0), 27.0);
        QVERIFY(tape.gradient(tape.input({{1, 2}})) == Matrix(1, 2)); // what was not used
    }
};

QTEST_GUILESS_MAIN(OperationsTest)
#include "tst_operations.moc"
