#include "engine/measure/cost_timing.h"
#include "engine/models/gaussian.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace casefile::engine;

namespace {

/// Short enough to be over at once, wherever the tests run.
CostTimingRequest shortRequest()
{
    CostTimingRequest request;
    request.dModel = 64;
    request.tokens = {8, 16, 32};
    request.runs = 1;
    return request;
}

/// Times that follow the counts to the letter: a n² and b n.
CostTiming counted(double a, double b)
{
    CostTiming timing;
    for (const std::size_t n : {64, 96, 128, 192, 256, 384, 512, 768, 1024})
        timing.lengths.push_back({n, a * double(n * n), b * double(n), 0, 0});
    return timing;
}

} // namespace

/// What is measured, and that it can be ended; how long it takes is nobody's promise here.
class TestCostTiming : public QObject
{
    Q_OBJECT

private slots:
    void everyLengthHasTimesAndBytes()
    {
        const auto timing = timeCost(shortRequest());
        QVERIFY(timing);
        QCOMPARE(timing->heads, std::size_t(1));
        QCOMPARE(timing->lengths.size(), std::size_t(3));
        for (const TimedLength& length : timing->lengths) {
            QVERIFY(length.attentionSeconds > 0.0);
            QVERIFY(length.tokenSeconds > 0.0);
            QCOMPARE(length.weightBytes, length.tokens * length.tokens * sizeof(float));
        }
    }

    void keptWeightsGrowWithTheSquareAndTilesDoNot()
    {
        CostTimingRequest request = shortRequest();
        request.dModel = 128;
        request.tokens = {64, 128, 256};
        const auto timing = timeCost(request);
        QVERIFY(timing);
        const auto& lengths = timing->lengths;
        QCOMPARE(lengths[2].weightBytes, 16 * lengths[0].weightBytes);
        QCOMPARE(lengths[0].weightBytes, std::size_t(2 * 64 * 64 * 4)); // two heads
        QCOMPARE(lengths[2].tileBytes - lengths[1].tileBytes,
                 2 * (lengths[1].tileBytes - lengths[0].tileBytes)); // a straight line
        QVERIFY(lengths[2].tileBytes < 4 * lengths[0].tileBytes);
    }

    void itTellsAfterEachLength()
    {
        CostTimingRequest request = shortRequest();
        std::vector<std::size_t> told;
        request.measured = [&](const CostTiming& so) { told.push_back(so.lengths.size()); };
        timeCost(request);
        QCOMPARE(told, (std::vector<std::size_t>{1, 2, 3}));
    }

    void itCanBeEndedBetween()
    {
        std::stop_source stop;
        CostTimingRequest request = shortRequest();
        request.stop = stop.get_token();
        int told = 0;
        request.measured = [&](const CostTiming&) {
            ++told;
            stop.request_stop();
        };
        QVERIFY(!timeCost(request));
        QCOMPARE(told, 1);
    }

    void whatIsEndedBeforeItBeginsDrawsNoNumbers()
    {
        QElapsedTimer clock;
        clock.start();
        Gaussian gaussian(1);
        const Matrix some = gaussianMatrix(2048, 2048, 1.0, gaussian);
        const qint64 drawing = clock.restart();
        std::stop_source stop;
        stop.request_stop();
        CostTimingRequest request = shortRequest();
        request.dModel = 1024; // 9 million weights, more than twice as many
        request.stop = stop.get_token();
        QVERIFY(!timeCost(request));
        QVERIFY2(clock.elapsed() < drawing, qPrintable(QString::number(clock.elapsed())));
    }

    void timesThatFollowTheCountsCrossWhereTheCountsDo()
    {
        const auto crossover = timedCrossover(counted(1.0, 600.0));
        QVERIFY(crossover);
        QVERIFY(std::abs(*crossover - 600.0) < 1e-9 * 600.0);
        QVERIFY(!timedCrossover(counted(1.0, 5000.0)));
        QVERIFY(!timedCrossover(counted(1.0, 1.0))); // crossed before the first
    }
};

QTEST_GUILESS_MAIN(TestCostTiming)
#include "tst_cost_timing.moc"
