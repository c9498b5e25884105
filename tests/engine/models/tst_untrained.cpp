#include "engine/models/untrained.h"
#include "engine/text/lexicon.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace casefile::engine;

class UntrainedTest : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedSameModel();
    void otherSeedOtherModel();
    void firstWeightsAreTheSameEverywhere();
    void deviationIsOneOverRootOfDModel();
    void saysThatItIsUntrained();
};

void UntrainedTest::sameSeedSameModel()
{
    const auto one = untrainedModel(5);
    const auto two = untrainedModel(5);
    QVERIFY(one.weights->wq == two.weights->wq && one.weights->wo == two.weights->wo);
    const auto tokens = tokenize("猫看见狗就跑", *one.lexicon);
    QVERIFY(one.embed(tokens) == two.embed(tokens));
}

void UntrainedTest::otherSeedOtherModel()
{
    const auto one = untrainedModel(0);
    const auto two = untrainedModel(1);
    QVERIFY(one.weights->wq != two.weights->wq && one.weights->wv != two.weights->wv);
    const auto tokens = tokenize("猫", *one.lexicon);
    QVERIFY(one.embed(tokens) != two.embed(tokens));
}

void UntrainedTest::firstWeightsAreTheSameEverywhere()
{
    const auto model = untrainedModel(42);
    const auto word = model.embed(tokenize("dog", *model.lexicon));
    QCOMPARE(model.weights->wq(0, 0), -0.11983647254413832);
    QCOMPARE(word(0, 0), -0.81079635601798228);
}

void UntrainedTest::deviationIsOneOverRootOfDModel()
{
    const auto model = untrainedModel(9);
    for (const auto* matrix :
         {&model.weights->wq, &model.weights->wk, &model.weights->wv, &model.weights->wo}) {
        const auto values = matrix->values();
        const double mean = std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
        const double square = std::inner_product(values.begin(), values.end(), values.begin(), 0.0);
        QVERIFY(std::abs(mean) < 0.03);
        QVERIFY(std::abs(std::sqrt(square / double(values.size())) - 1.0 / std::sqrt(32.0)) < 0.02);
    }
}

void UntrainedTest::saysThatItIsUntrained()
{
    const auto model = untrainedModel(7);
    QCOMPARE(model.origin, Origin::Untrained);
    QCOMPARE(model.seed, std::uint64_t(7));
    QVERIFY(model.headNames.empty());
}

QTEST_APPLESS_MAIN(UntrainedTest)
#include "tst_untrained.moc"
