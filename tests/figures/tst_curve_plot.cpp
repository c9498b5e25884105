// Axes with round numbers, powers of ten written one way, and curves that need no colour to be told apart.
#include "figure_samples.h"

#include "app/figures/curve_plot.h"
#include "app/figures/round_ticks.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

class TestCurvePlot : public QObject
{
    Q_OBJECT

private slots:
    void ticksAreRoundNumbersWithinTheAxis()
    {
        QCOMPARE(roundTicks(0.0, 256.0, 6), (std::vector<double>{0, 50, 100, 150, 200, 250}));
        QCOMPARE(roundTicks(-1.3, 8.1, 5), (std::vector<double>{0, 2, 4, 6, 8}));
        QCOMPARE(roundTicks(0.0, 100.0, 5), (std::vector<double>{0, 20, 40, 60, 80, 100}));
        QCOMPARE(roundTicks(-4.0, 4.0, 4), (std::vector<double>{-4, -2, 0, 2, 4}));
        QVERIFY(roundTicks(1.0, 1.0, 4).empty());
    }

    void neighbouringTicksAreWrittenDifferently()
    {
        for (const double high : {0.0028, 0.028, 0.7, 30.0, 4000.0}) {
            const CurveAxis axis{0.0, high, false, {}};
            QStringList labels;
            for (const double tick : axis.ticks())
                labels.append(axis.label(tick));
            QVERIFY2(labels.size() > 2 && labels.removeDuplicates() == 0, qPrintable(labels.join(u' ')));
        }
    }

    void anAxisOfManyDecadesHasPowersOfTenOnly()
    {
        const CurveAxis axis{1e-9, 1e9, true, {}};
        QStringList labels;
        for (const double tick : axis.ticks())
            labels.append(axis.label(tick));
        QCOMPARE(labels,
                 (QStringList{u"10⁻⁹"_s, u"10⁻⁶"_s, u"10⁻³"_s, u"1"_s, u"10³"_s, u"10⁶"_s, u"10⁹"_s}));
    }

    void aDashLeavesGapsAndASolidLineNone()
    {
        const CurvePlot plot(sampleFrame(5), QRectF(0, 0, 400, 300), {0.0, 1.0, false, {}},
                             {0.0, 1.0, false, {}});
        const auto inked = [&plot](int dash) {
            Curve curve{{{0.0, 0.5}, {0.5, 0.5}, {1.0, 0.5}}, {}, 2.0, {}, dash};
            Scene scene;
            plot.addCurve(scene, curve);
            double length = 0.0;
            for (const Mark& mark : scene.marks) {
                const auto& line = std::get<LineMark>(mark);
                length += std::hypot(line.to.x() - line.from.x(), line.to.y() - line.from.y());
            }
            return length;
        };
        QVERIFY(inked(0) > 100.0);
        QVERIFY(inked(1) < 0.8 * inked(0) && inked(1) > 0.5 * inked(0)); // 9 on, 4 off
    }
};

QTEST_MAIN(TestCurvePlot)
#include "tst_curve_plot.moc"
