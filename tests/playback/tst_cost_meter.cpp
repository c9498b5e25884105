#include "app/playback/cost_meter.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace casefile;
using namespace casefile::playback;

/// Measuring is asked for, done elsewhere, told here, and can be ended.
class TestCostMeter : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsMeasuredBeforeSomebodyAsks()
    {
        const CostMeter meter;
        QVERIFY(!meter.timing(64));
        QVERIFY(!meter.isRunning());
    }

    void whatWasMeasuredStaysForItsWidth()
    {
        CostMeter meter;
        meter.setPlan({8, 16}, 1);
        meter.measure(64);
        QVERIFY(meter.isRunning());
        QTRY_VERIFY(!meter.isRunning());
        const CostTimingPtr timing = meter.timing(64);
        QVERIFY(timing);
        QCOMPARE(timing->lengths.size(), std::size_t(2));
        QVERIFY(!meter.timing(128));
        meter.measure(128);
        QTRY_VERIFY(!meter.isRunning());
        QCOMPARE(meter.timing(64), timing);
        QCOMPARE(meter.timing(128)->heads, std::size_t(2));
    }

    void progressRises()
    {
        CostMeter meter;
        meter.setPlan({8, 16, 32}, 1);
        QList<double> shares;
        connect(&meter, &CostMeter::changed, this, [&] {
            if (meter.isRunning())
                shares.append(meter.progress());
        });
        meter.measure(64);
        QTRY_VERIFY(!meter.isRunning());
        QVERIFY(shares.size() >= 2);
        QCOMPARE(shares.first(), 0.0);
        QVERIFY(std::ranges::is_sorted(shares));
        QCOMPARE(shares.last(), 1.0);
    }

    void progressIsTheShareOfTheWorkAndShortLengthsAreCalledMoreOften()
    {
        CostMeter meter;
        meter.setPlan({8, 1024}, 3);
        QList<double> shares;
        connect(&meter, &CostMeter::changed, this, [&] { shares.append(meter.progress()); });
        meter.measure(64);
        QTRY_VERIFY_WITH_TIMEOUT(!meter.isRunning(), 60000);
        const double shorter = (1 + 3 * 256) * 8.0 * (8 + 6 * 64);      // 2048 / 8 calls in each of 3 runs
        const double longer = (1 + 3 * 2) * 1024.0 * (1024 + 6 * 64.0); // likewise 2048 / 1024
        QVERIFY(shares.size() >= 2);
        QVERIFY2(std::abs(shares[1] - shorter / (shorter + longer)) < 1e-12,
                 qPrintable(QString::number(shares[1])));
    }

    void anEndedMeasurementLeavesTheOneBefore()
    {
        CostMeter meter;
        meter.setPlan({8, 2048}, 1);
        meter.measure(64);
        QTRY_VERIFY_WITH_TIMEOUT(!meter.isRunning(), 60000);
        const CostTimingPtr before = meter.timing(64);
        meter.measure(64);
        meter.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!meter.isRunning(), 60000);
        QCOMPARE(meter.timing(64), before);
        QVERIFY(!meter.isFailed(64));
    }

    void whatCannotBeMeasuredSaysSo()
    {
        CostMeter meter;
        meter.setPlan({8}, 1);
        meter.measure(193); // three heads cannot share it
        QTRY_VERIFY(!meter.isRunning());
        QVERIFY(meter.isFailed(193));
        QVERIFY(!meter.isFailed(64)); // nothing is known of another width
        QVERIFY(!meter.timing(193));
        meter.measure(64);
        QTRY_VERIFY(!meter.isRunning());
        QVERIFY(!meter.isFailed(64));
        QVERIFY(meter.isFailed(193)); // still
    }

    void aMeterMayGoWhileItMeasures()
    {
        for (int round = 0; round < 5; ++round) {
            auto meter = std::make_unique<CostMeter>();
            meter->measure(256);
            meter.reset(); // neither hangs nor reports to the dead
        }
    }
};

QTEST_GUILESS_MAIN(TestCostMeter)
#include "tst_cost_meter.moc"
