#include "engine/measure/position_scores.h"

#include <QTest>

#include <cmath>

using namespace casefile::engine;

namespace {

bool areEqual(const std::vector<double>& a, const std::vector<double>& b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        if (std::abs(a[i] - b[i]) > 1e-9)
            return false;
    return a.size() == b.size();
}

} // namespace

/// What positions do to a score.
class TestPositionScores : public QObject
{
    Q_OBJECT

private slots:
    void rotaryScoresOfOnesAreASumOfCosines()
    {
        const auto scores = scoresByDistance({PlaceScheme::Rotary, 256, 40, false, 1, 0});
        for (const int distance : {0, 1, 16, 256}) {
            double sum = 0.0;
            for (int pair = 0; pair < 32; ++pair)
                sum += 2.0 * std::cos(distance * std::pow(10000.0, -2.0 * pair / 64.0));
            QVERIFY(std::abs(scores[std::size_t(distance)] - sum / 8.0) < 1e-9);
        }
        QVERIFY(std::abs(scores[256] * 8.0 - 22.64) < 0.005); // experiment E15
    }

    void rotaryDependsOnTheDistanceOnly()
    {
        for (const bool drawn : {false, true})
            QVERIFY(areEqual(scoresByDistance({PlaceScheme::Rotary, 30, 0, drawn, 3, 0}),
                             scoresByDistance({PlaceScheme::Rotary, 30, 500, drawn, 3, 0})));
    }

    void sinusoidsDependOnTheDistanceUntilTheyAreProjected()
    {
        QVERIFY(areEqual(scoresByDistance({PlaceScheme::Sinusoidal, 30, 0, false, 3, 0}),
                         scoresByDistance({PlaceScheme::Sinusoidal, 30, 500, false, 3, 0})));
        QVERIFY(!areEqual(scoresByDistance({PlaceScheme::Sinusoidal, 30, 0, true, 3, 0}),
                          scoresByDistance({PlaceScheme::Sinusoidal, 30, 500, true, 3, 0})));
    }

    void alibiFallsByItsSlope()
    {
        const auto first = scoresByDistance({PlaceScheme::Alibi, 20, 0, false, 1, 0});
        const auto last = scoresByDistance({PlaceScheme::Alibi, 20, 0, false, 1, 7});
        QCOMPARE(first[0], 8.0);
        QCOMPARE(first[20], 8.0 - 20 * 0.5);
        QCOMPARE(last[20], 8.0 - 20.0 / 256.0);
    }

    void withoutPositionsDistanceIsNothing()
    {
        const auto scores = scoresByDistance({PlaceScheme::None, 20, 3, true, 9, 0});
        QVERIFY(areEqual(scores, std::vector(21, scores[0])));
    }
};

QTEST_APPLESS_MAIN(TestPositionScores)
#include "tst_position_scores.moc"
