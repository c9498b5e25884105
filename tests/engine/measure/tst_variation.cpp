#include "engine/attention/attend.h"
#include "engine/attention/mistakes.h"
#include "engine/measure/variation.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace casefile::engine;

namespace {

TracePtr traceOf(const AttentionSettings& settings = {})
{
    return attendSentence("狗丢下了骨头，因为它太旧了", modelNamed("hand-set"), settings);
}

double largestDifference(const Matrix& left, const Matrix& right)
{
    double most = 0.0;
    for (std::size_t i = 0; i < left.values().size(); ++i)
        most = std::max(most, std::abs(left.values()[i] - right.values()[i]));
    return most;
}

} // namespace

/// One head done another way, against the engine's own passes with other input, settings and mistakes.
class TestVariation : public QObject
{
    Q_OBJECT

private slots:
    void nothingVariedIsThePlainPass()
    {
        AttentionSettings causal;
        causal.mask.rule = "causal";
        causal.temperature = 0.7;
        const TracePtr trace = traceOf(causal);
        const Variation same = varied(*trace, 2, {});
        QVERIFY(largestDifference(same.weights, trace->heads[2].weights) < 1e-14);
        QVERIFY(largestDifference(same.context, trace->heads[2].context) < 1e-14);
        QVERIFY(same.departure < 1e-14);
    }

    void twiceTheInputIsAnotherPassAndNotTwiceTheContext()
    {
        const TracePtr trace = traceOf();
        Matrix x = trace->x;
        for (double& cell : x.values())
            cell *= 2.0;
        const TracePtr doubled = attend({x, {}, trace->model.weights, trace->settings});
        const Variation twice = varied(*trace, 1, {2.0, GainOf::Input});
        QVERIFY(largestDifference(twice.weights, doubled->heads[1].weights) < 1e-12);
        QVERIFY(largestDifference(twice.context, doubled->heads[1].context) < 1e-12);
        QVERIFY(twice.departure > 0.01);
        const Variation plain = varied(*trace, 1, {});
        for (std::size_t row = 0; row < plain.entropy.size(); ++row)
            QVERIFY(twice.entropy[row] <= plain.entropy[row] + 1e-12);
    }

    void largerQueriesAndKeysSharpenAndLeaveValues()
    {
        const TracePtr trace = traceOf();
        auto weights = std::make_shared<AttentionWeights>(trace->weights());
        for (Matrix* matrix : {&weights->wq, &weights->wk})
            for (double& cell : matrix->values())
                cell *= 3.0;
        const TracePtr larger = attend({trace->x, {}, weights, trace->settings});
        const Variation same = varied(*trace, 3, {3.0, GainOf::QueriesAndKeys});
        QVERIFY(largestDifference(same.context, larger->heads[3].context) < 1e-12);
    }

    void dividingByTheWidthIsATemperature()
    {
        const TracePtr trace = traceOf();
        AttentionSettings settings;
        settings.temperature = std::sqrt(8.0);
        QVERIFY(largestDifference(varied(*trace, 1, {1.0, GainOf::Input, DivideBy::Width}).weights,
                                  traceOf(settings)->heads[1].weights) < 1e-14);
        settings = {};
        settings.scale = false;
        QVERIFY(largestDifference(varied(*trace, 1, {1.0, GainOf::Input, DivideBy::Nothing}).weights,
                                  traceOf(settings)->heads[1].weights) < 1e-14);
    }

    void overQueriesColumnsAddUpToOne()
    {
        const TracePtr trace = traceOf();
        const Variation columns =
            varied(*trace, 1, {1.0, GainOf::Input, DivideBy::RootOfWidth, SoftmaxOver::Queries});
        const TracePtr mistaken = attendWithMistake(*trace, Mistake::SoftmaxOverColumns);
        QVERIFY(largestDifference(columns.weights, mistaken->heads[1].weights) < 1e-14);
        for (const double sum : columns.columnSums)
            QVERIFY(std::abs(sum - 1.0) < 1e-12);
        const Variation all =
            varied(*trace, 1, {1.0, GainOf::Input, DivideBy::RootOfWidth, SoftmaxOver::All});
        double whole = 0.0;
        for (const double sum : all.rowSums)
            whole += sum;
        QVERIFY(std::abs(whole - 1.0) < 1e-12);
    }

    void aRowThatSeesNobodyStaysZero()
    {
        AttentionSettings settings;
        settings.mask = {"padding", 20, {}, {}};
        const Variation none = varied(*traceOf(settings), 0, {});
        QCOMPARE(none.rowSums.front(), 0.0);
        QCOMPARE(none.entropy.front(), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestVariation)
#include "tst_variation.moc"
