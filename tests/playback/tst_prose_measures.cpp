#include "app/playback/prose_measures.h"
#include "engine/attention/attend.h"

#include <QTest>

#include <cmath>

using namespace casefile;
using namespace casefile::playback;

/// The measures that texts speak of, against numbers worked out by hand.
class TestProseMeasures : public QObject
{
    Q_OBJECT

private slots:
    void aDotProductIsLengthTimesLengthTimesCosine();
    void aVectorWithoutLengthHasNoDirection();
    void deviationIsAboutTheMean();
    void entropyIsZeroForOneKeyAndLogarithmForAnEvenLook();
    void contributionsAreWeightsTimesLengths();
    void masksHideKeysFromTheCount();
};

void TestProseMeasures::aDotProductIsLengthTimesLengthTimesCosine()
{
    const engine::Matrix query{{1, 0}};
    const engine::Matrix key{{3, 4}};
    QCOMPARE(lengthOf(query, 0) * lengthOf(key, 0), 5.0);
    QCOMPARE(cosineOf(query, 0, key, 0), 0.6);
}

void TestProseMeasures::aVectorWithoutLengthHasNoDirection()
{
    QCOMPARE(cosineOf(engine::Matrix(1, 2), 0, engine::Matrix{{3, 4}}, 0), 0.0);
}

void TestProseMeasures::deviationIsAboutTheMean()
{
    QCOMPARE(deviationOf(engine::Matrix{{1, 3}, {1, 3}}), 1.0);
    QCOMPARE(deviationOf(engine::Matrix()), 0.0);
}

void TestProseMeasures::entropyIsZeroForOneKeyAndLogarithmForAnEvenLook()
{
    const engine::Matrix weights{{1, 0, 0, 0}, {0.25, 0.25, 0.25, 0.25}};
    QCOMPARE(entropyOf(weights, 0), 0.0);
    QCOMPARE(entropyOf(weights, 1), std::log(4.0));
}

void TestProseMeasures::contributionsAreWeightsTimesLengths()
{
    const auto trace = engine::attendSentence("cats see dogs", engine::modelNamed("hand-set"));
    const engine::HeadTrace& head = trace->heads[1];
    const double length =
        std::hypot(head.value(0, 0), head.value(0, 5), head.value(0, 6)); // noun, animate, plural
    QCOMPARE(contributionOf(*trace, 1, 1, 0), head.weights(1, 0) * length);
}

void TestProseMeasures::masksHideKeysFromTheCount()
{
    engine::AttentionSettings causal;
    causal.mask = {"causal", 0, {}, {}};
    const auto trace = engine::attendSentence("cats see dogs", engine::modelNamed("hand-set"), causal);
    QCOMPARE(visibleKeys(*trace, 0), std::size_t(1));
    QCOMPARE(visibleKeys(*trace, 2), std::size_t(3));
}

QTEST_GUILESS_MAIN(TestProseMeasures)
#include "tst_prose_measures.moc"
