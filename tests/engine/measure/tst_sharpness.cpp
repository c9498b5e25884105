#include "engine/attention/attend.h"
#include "engine/measure/sharpness.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace casefile::engine;

/// Temperature, leads, and what a weight brings.
class TestSharpness : public QObject
{
    Q_OBJECT

private slots:
    void coldIsOneHotAndHotIsEven()
    {
        const double scores[]{3, 1, 2, -std::numeric_limits<double>::infinity()};
        QVERIFY(sharpnessAt(scores, 0.01).entropy < 1e-9);
        QVERIFY(sharpnessAt(scores, 0.01).largestWeight > 1.0 - 1e-9);
        QVERIFY(std::abs(sharpnessAt(scores, 1e6).entropy - std::log(3.0)) <
                1e-9); // the hidden key has no share
        const double first = std::exp(0.0), second = std::exp(-1.0), third = std::exp(-2.0);
        QVERIFY(std::abs(sharpnessAt(scores, 1.0).largestWeight - first / (first + second + third)) < 1e-15);
    }

    void theCurveRisesWithTheTemperature()
    {
        const double scores[]{0.3, 1.7, -0.4, 0.9};
        const std::vector<Sharpness> curve = sharpnessCurve(scores, 0.05, 50.0, 61);
        QCOMPARE(curve.size(), std::size_t(61));
        QVERIFY(std::abs(curve.front().temperature - 0.05) < 1e-12 &&
                std::abs(curve.back().temperature - 50) < 1e-9);
        for (std::size_t i = 1; i < curve.size(); ++i)
            QVERIFY(curve[i].entropy >= curve[i - 1].entropy &&
                    curve[i].temperature > curve[i - 1].temperature);
    }

    void theCurveMeetsTheTraceAtItsOwnTemperature()
    {
        AttentionSettings settings;
        settings.temperature = 0.25;
        const TracePtr trace = attendSentence("Cats see dogs and run", modelNamed("hand-set"), settings);
        const auto scores = scoresWithoutTemperature(*trace, 1, 4);
        double entropy = 0.0;
        for (const double weight : trace->heads[1].weights.row(4))
            entropy -= weight > 0.0 ? weight * std::log(weight) : 0.0;
        QVERIFY(std::abs(sharpnessAt(scores, 0.25).entropy - entropy) < 1e-12);
    }

    /// E04 and E22 of the course's experiments.
    void aLeadIsWorthLessAmongMoreRivals()
    {
        QVERIFY(std::abs(weightOfLeader(10.0, 31) - 0.9986) < 5e-5);
        QVERIFY(std::abs(weightOfLeader(2.0, 31) - 0.1925) < 5e-5);
        QVERIFY(std::abs(leadNeeded(0.9, 99) - 6.79) < 5e-3);
        QVERIFY(std::abs(weightOfLeader(leadNeeded(0.37, 12), 12) - 0.37) < 1e-12);
    }

    void aContributionIsTheLengthOfTheWeightedValue()
    {
        const TracePtr trace = attendSentence("Cats see dogs", modelNamed("hand-set"));
        const std::vector<double> lengths = contributions(*trace, 1, 2);
        for (std::size_t key = 0; key < 3; ++key) {
            double squares = 0.0;
            for (const double component : trace->heads[1].value.row(key))
                squares += std::pow(component * trace->heads[1].weights(2, key), 2);
            QVERIFY(std::abs(lengths[key] - std::sqrt(squares)) < 1e-14);
        }
    }
};

QTEST_APPLESS_MAIN(TestSharpness)
#include "tst_sharpness.moc"
