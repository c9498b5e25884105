#include "app/learner/schedule/parameters.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace casefile::learner;

namespace {

constexpr double version45[]{0.4,  0.6,  2.4,  5.8,  4.93, 0.94, 0.86, 0.01, 1.49,
                             0.14, 0.94, 2.18, 0.05, 0.34, 1.26, 0.29, 2.61};

} // namespace

class TestParameters : public QObject
{
    Q_OBJECT

private slots:
    void seventeenAreMovedToTheScaleOfTwentyOne()
    {
        const auto long21 = parametersFrom(version45, false, 1);
        QVERIFY(long21);
        QCOMPARE((*long21)[4], 6.81);
        QCOMPARE((*long21)[5], 0.44675014);
        QCOMPARE((*long21)[6], 1.36);
        QVERIFY(std::ranges::equal(std::vector(long21->begin() + 17, long21->end()),
                                   std::vector{0.0, 0.0, 0.0, 0.5}));
        QCOMPARE((*parametersFrom(version45, true, 1))[19], 0.01);
    }

    void nineteenGetTheDecayThatTheyWereFittedWith()
    {
        const std::vector<double> version5(defaultParameters.begin(), defaultParameters.begin() + 19);
        const auto now = parametersFrom(version5, true, 1);
        QVERIFY(now);
        QCOMPARE((*now)[18], defaultParameters[18]);
        QCOMPARE((*now)[19], 0.01);
        QCOMPARE((*now)[20], 0.5);
    }

    void theDefaultIsInsideItsBounds()
    {
        QCOMPARE(*parametersFrom(defaultParameters, true, 1), defaultParameters);
    }

    void whatIsOutsideItsBoundsIsBroughtInside()
    {
        Parameters given = defaultParameters;
        given[0] = 500;
        given[4] = 99;
        given[7] = -1;
        given[20] = 0.01;
        const auto inside = parametersFrom(given, true, 1);
        QVERIFY(inside);
        QCOMPARE((*inside)[0], 100.0);
        QCOMPARE((*inside)[4], 10.0);
        QCOMPARE((*inside)[7], 0.001);
        QCOMPARE((*inside)[20], 0.1);
    }

    /// With S = 1, D = 1, R = 0.7: failing, then passing all relearning steps, must not make more stable.
    void relearningInSeveralStepsDoesNotRewardAFailure()
    {
        for (const int steps : {2, 3, 5}) {
            const auto w = parametersFrom(defaultParameters, true, steps);
            QVERIFY(w);
            const double failed = (*w)[11] * (std::pow(2.0, (*w)[13]) - 1.0) * std::exp(0.3 * (*w)[14]);
            Parameters given = defaultParameters;
            given[17] = given[18] = 2.0;
            const auto capped = parametersFrom(given, true, steps);
            QVERIFY((*capped)[17] < 2.0 && (*capped)[17] == (*capped)[18]);
            QVERIFY(failed * std::exp(steps * (*capped)[17] * (*capped)[18]) <= 1.0 + 1e-7);
        }
    }

    void otherCountsAndWhatIsNoNumberAreRefused()
    {
        QVERIFY(!parametersFrom({}, true, 1));
        QVERIFY(!parametersFrom(std::vector<double>(18, 1.0), true, 1));
        QVERIFY(!parametersFrom(std::vector<double>(22, 1.0), true, 1));
        Parameters broken = defaultParameters;
        broken[3] = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!parametersFrom(broken, true, 1));
    }

    /// The scale of FSRS-4.5 is moved by a logarithm: of 3 w5 + 1, which must be positive.
    void seventeenThatHaveNoPlaceOnTheScaleOfTwentyOneAreRefused()
    {
        for (const double difficulty : {-0.5, -1.0 / 3.0, std::numeric_limits<double>::max()}) {
            std::vector<double> given(std::begin(version45), std::end(version45));
            given[5] = difficulty;
            QVERIFY(!parametersFrom(given, true, 1));
        }
    }
};

QTEST_APPLESS_MAIN(TestParameters)
#include "tst_parameters.moc"
