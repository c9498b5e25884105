#include "engine/attention/attend.h"
#include "engine/attention/mistakes.h"
#include "engine/measure/hiding.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace casefile::engine;

/// What becomes of hidden keys, by the way in which they are hidden.
class TestHiding : public QObject
{
    Q_OBJECT

    static std::vector<double> row(Hiding way, int visible)
    {
        const double scores[]{3, 1, 2}; // E07
        return weightsHiddenBy(way, scores, {visible > 0, visible > 1, visible > 2});
    }

    static bool isNear(const std::vector<double>& row, double a, double b, double c)
    {
        return std::abs(row[0] - a) < 5e-5 && std::abs(row[1] - b) < 5e-5 && std::abs(row[2] - c) < 5e-5;
    }

private slots:
    void withAKeyInSightEveryLargeNumberHidesExactly()
    {
        for (const Hiding way : {Hiding::Engine, Hiding::Formula, Hiding::Replaced, Hiding::AddedDouble,
                                 Hiding::AddedSingle, Hiding::AddedHalf}) {
            QCOMPARE(row(way, 2)[2], 0.0);
            QVERIFY(isNear(row(way, 2), 0.8808, 0.1192, 0.0));
        }
    }

    void multiplyingByZeroDoesNotHide()
    {
        QVERIFY(isNear(row(Hiding::ZeroBefore, 2), 0.8438, 0.1142, 0.0420));
        const std::vector<double> after = row(Hiding::ZeroAfter, 2);
        QVERIFY(isNear(after, 0.6652, 0.0900, 0.0));
        QVERIFY(std::abs(std::accumulate(after.begin(), after.end(), 0.0) - 0.7553) < 5e-5);
    }

    void aRowThatSeesNothingDiffersByTheWay()
    {
        QVERIFY(isNear(row(Hiding::Engine, 0), 0, 0, 0));
        QVERIFY(std::isnan(row(Hiding::Formula, 0)[0]));
        QVERIFY(isNear(row(Hiding::Replaced, 0), 1 / 3., 1 / 3., 1 / 3.));
        QVERIFY(isNear(row(Hiding::AddedDouble, 0), 0.6652, 0.0900, 0.2447)); // the true softmax leaks
        QVERIFY(isNear(row(Hiding::AddedSingle, 0), 1 / 3., 1 / 3., 1 / 3.));
        QVERIFY(std::isnan(row(Hiding::AddedHalf, 0)[0]));
        QVERIFY(isNear(row(Hiding::ZeroAfter, 0), 0, 0, 0));
    }

    void theNamedMistakesGiveTheSameNumbers()
    {
        AttentionSettings settings;
        settings.mask.rule = "causal";
        const TracePtr correct = attendSentence("Cats see dogs and run", modelNamed("hand-set"), settings);
        const auto agree = [](const Matrix& a, const Matrix& b) {
            return std::ranges::equal(a.values(), b.values(),
                                      [](double x, double y) { return std::abs(x - y) < 1e-14; });
        };
        QVERIFY(agree(weightsHiddenBy(Hiding::Engine, *correct, 1), correct->heads[1].weights));
        QVERIFY(agree(weightsHiddenBy(Hiding::ZeroBefore, *correct, 1),
                      attendWithMistake(*correct, Mistake::MaskWithZero)->heads[1].weights));
        QVERIFY(agree(weightsHiddenBy(Hiding::ZeroAfter, *correct, 1),
                      attendWithMistake(*correct, Mistake::MaskAfterSoftmax)->heads[1].weights));
    }
};

QTEST_APPLESS_MAIN(TestHiding)
#include "tst_hiding.moc"
