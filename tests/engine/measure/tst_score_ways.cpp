#include "engine/attention/attend.h"
#include "engine/measure/key_angles.h"
#include "engine/measure/score_ways.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

using namespace casefile::engine;

namespace {

TracePtr traceOf(const AttentionSettings& settings = {})
{
    return attendSentence("Cats see dogs and run", modelNamed("hand-set"), settings);
}

double largestDifference(std::span<const double> left, std::span<const double> right)
{
    double most = left.size() == right.size() ? 0.0 : 1.0;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
        most = std::max(most, std::abs(left[i] - right[i]));
    return most;
}

double sumOf(const std::vector<double>& weights)
{
    return std::accumulate(weights.begin(), weights.end(), 0.0);
}

/// A pass over the same X without the division, with other weights.
TracePtr undivided(const AttentionTrace& trace, const std::shared_ptr<const AttentionWeights>& weights)
{
    AttentionSettings settings = trace.settings;
    settings.scale = false;
    return attend({trace.x, {}, weights, settings});
}

} // namespace

/// A score taken apart, and rows of weights made in other ways, against the engine's own passes.
class TestScoreWays : public QObject
{
    Q_OBJECT

private slots:
    void aScoreIsLengthTimesLengthTimesCosine()
    {
        const TracePtr trace = traceOf();
        for (std::size_t query = 0; query < trace->queries(); ++query) {
            const KeyAngles angles = keyAngles(*trace, 1, query);
            QCOMPARE(angles.keys.size(), trace->keys());
            for (std::size_t key = 0; key < trace->keys(); ++key) {
                const KeyAngle& one = angles.keys[key];
                const double score = trace->at({TensorId::Scores, 1, query, key});
                QVERIFY(std::abs(one.score - score) < 1e-12);
                QVERIFY(std::abs(angles.queryLength * one.length * one.cosine.value_or(0.0) - score) < 1e-12);
                QVERIFY(!one.cosine || std::abs(*one.cosine) <= 1.0);
            }
        }
    }

    void aVectorWithoutLengthHasNoDirection()
    {
        auto weights = std::make_shared<AttentionWeights>(traceOf()->weights());
        weights->wk = Matrix(weights->wk.rows(), weights->wk.columns());
        weights->bk.clear();
        const TracePtr trace = attend({traceOf()->x, {}, weights, {}});
        const KeyAngles angles = keyAngles(*trace, 0, 0);
        for (const KeyAngle& key : angles.keys) {
            QCOMPARE(key.length, 0.0);
            QVERIFY(!key.cosine);
        }
    }

    void dividedByTheRootIsThePlainPass()
    {
        AttentionSettings causal;
        causal.mask.rule = "causal";
        causal.temperature = 0.7;
        const TracePtr trace = traceOf(causal);
        for (std::size_t query = 0; query < trace->queries(); ++query)
            QVERIFY(largestDifference(weightsBy(ScoreWay::Root, *trace, 2, query),
                                      trace->heads[2].weights.row(query)) < 1e-14);
    }

    void aSmallerStartIsTheSameAsADivision()
    {
        const TracePtr trace = traceOf();
        auto smaller = std::make_shared<AttentionWeights>(trace->weights());
        for (double& cell : smaller->wq.values())
            cell /= std::sqrt(double(smaller->dK()));
        const TracePtr without = undivided(*trace, smaller);
        QVERIFY(largestDifference(weightsBy(ScoreWay::SmallStart, *trace, 1, 4),
                                  without->heads[1].weights.row(4)) < 1e-12);
    }

    void notDividedIsThePassWithoutScaling()
    {
        const TracePtr trace = traceOf();
        const TracePtr without = undivided(*trace, trace->model.weights);
        QVERIFY(largestDifference(weightsBy(ScoreWay::Plain, *trace, 1, 4),
                                  without->heads[1].weights.row(4)) < 1e-12);
    }

    void aCapBoundsTheLeadAndNormsDoNotMatterToTheCosine()
    {
        const TracePtr trace = traceOf();
        auto louder = std::make_shared<AttentionWeights>(trace->weights());
        for (double& cell : louder->wq.values())
            cell *= 1000.0;
        const TracePtr loud = attend({trace->x, {}, louder, trace->settings});
        const std::vector<double> capped = weightsBy(ScoreWay::Capped, *loud, 1, 4, {8.0, 1.5});
        const auto [least, most] = std::ranges::minmax(capped);
        QVERIFY(most / least <= std::exp(3.0) * (1.0 + 1e-12)); // scores lie between -cap and cap
        QVERIFY(largestDifference(weightsBy(ScoreWay::Normalised, *loud, 1, 4),
                                  weightsBy(ScoreWay::Normalised, *trace, 1, 4)) < 1e-12);
    }

    void onlyTheSigmoidNeedNotAddUpToOne()
    {
        const TracePtr trace = traceOf();
        for (const ScoreWay way : scoreWays) {
            const double sum = sumOf(weightsBy(way, *trace, 1, 4));
            QCOMPARE(std::abs(sum - 1.0) < 1e-12, way != ScoreWay::Sigmoid);
        }
    }

    void hiddenKeysHaveNothingInAnyWay()
    {
        AttentionSettings padding;
        padding.mask.rule = "padding";
        padding.mask.parameter = 5;
        const TracePtr blind = traceOf(padding);
        padding.mask.parameter = 2;
        const TracePtr shorter = traceOf(padding);
        for (const ScoreWay way : scoreWays) {
            QCOMPARE(sumOf(weightsBy(way, *blind, 1, 4)), 0.0);
            const std::vector<double> weights = weightsBy(way, *shorter, 1, 4);
            QCOMPARE(weights[3], 0.0);
            QCOMPARE(weights[4], 0.0);
            QVERIFY(weights[0] > 0.0);
        }
    }
};

QTEST_APPLESS_MAIN(TestScoreWays)
#include "tst_score_ways.moc"
