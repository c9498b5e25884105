#include "engine/input_error.h"
#include "engine/train/optimiser.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

/// Adam, AdamW, clipping and the schedule: numbers by hand.
class OptimiserTest : public QObject
{
    Q_OBJECT

private slots:
    void firstStepHasTheSizeOfTheRate()
    {
        const AdamResult result = adamStep({{"w", {{1, -2}}}}, {{"w", {{0.5, -300}}}}, {}, {}, 0.1);
        QVERIFY(std::abs(result.parameters.at("w")(0, 0) - 0.9) < 1e-8);
        QVERIFY(std::abs(result.parameters.at("w")(0, 1) + 1.9) < 1e-8);
        QCOMPARE(result.state.step, std::uint64_t(1));
    }

    void secondStepByHand()
    {
        const AdamSettings settings{0.5, 0.75, 0.0, 0.0, Decay::Decoupled};
        const AdamResult first = adamStep({{"w", {{0}}}}, {{"w", {{1}}}}, {}, settings, 1.0);
        const AdamResult second = adamStep(first.parameters, {{"w", {{3}}}}, first.state, settings, 1.0);
        // mean 0.25 + 1.5 = 1.75 of 0.75; square 0.1875 + 2.25 = 2.4375 of 0.4375
        QVERIFY(std::abs(second.parameters.at("w")(0, 0) -
                         (-1.0 - (1.75 / 0.75) / std::sqrt(2.4375 / 0.4375))) < 1e-15);
    }

    void decayOfAdamWIsBesideTheGradientThatOfAdamInside()
    {
        const Parameters weights{{"w", {{4}, {4}}}, {"bias", {{4}}}},
            still{{"w", Matrix(2, 1)}, {"bias", {{0}}}};
        AdamSettings settings;
        settings.decay = 0.1;
        const Parameters decoupled = adamStep(weights, still, {}, settings, 0.5).parameters;
        QVERIFY(std::abs(decoupled.at("w")(0, 0) - 4.0 * (1.0 - 0.05)) < 1e-15);
        QCOMPARE(decoupled.at("bias")(0, 0), 4.0); // biases never decay
        settings.kind = Decay::InGradient;
        const Parameters inside = adamStep(weights, still, {}, settings, 0.5).parameters;
        QVERIFY(std::abs(inside.at("w")(0, 0) - 3.5) < 1e-7); // the size of the decay is divided away
        QCOMPARE(inside.at("bias")(0, 0), 4.0);
    }

    void clippingKeepsTheDirection()
    {
        const Parameters gradients{{"a", {{3}}}, {"b", {{4}}}};
        QCOMPARE(norm(gradients), 5.0);
        const Parameters gentle = clipped(gradients, 1.0);
        QCOMPARE(gentle.at("a")(0, 0), 0.6);
        QCOMPARE(gentle.at("b")(0, 0), 0.8);
        QVERIFY(clipped(gradients, 5.0) == gradients);
    }

    void scheduleWarmsUpAndFallsAsACosine()
    {
        const Schedule schedule{1.0, 0.1, 4, 12};
        QCOMPARE(rateAt(schedule, 0), 0.25);
        QCOMPARE(rateAt(schedule, 3), 1.0);
        QCOMPARE(rateAt(schedule, 4), 1.0);
        QVERIFY(std::abs(rateAt(schedule, 8) - 0.55) < 1e-15);
        QCOMPARE(rateAt(schedule, 12), 0.1);
        QCOMPARE(rateAt(schedule, 1000), 0.1);
        QCOMPARE(rateAt({0.5, 0.0, 0, 0}, 1000), 0.5);
        for (std::uint64_t step = 5; step <= 12; ++step)
            QVERIFY(rateAt(schedule, step) < rateAt(schedule, step - 1));
    }

    void missingOrMisshapenGradientsAreNamed()
    {
        QVERIFY_EXCEPTION_THROWN(adamStep({{"w", {{1}}}}, {}, {}, {}, 0.1), InputError);
        try {
            adamStep({{"w", {{1}}}}, {{"w", {{1, 2}}}}, {}, {}, 0.1);
            QFAIL("accepted");
        } catch (const InputError& error) {
            QCOMPARE(QString::fromUtf8(error.what()),
                     QStringLiteral("\"w\" is 1 x 1 but its gradient is 1 x 2"));
        }
    }
};

QTEST_GUILESS_MAIN(OptimiserTest)
#include "tst_optimiser.moc"
