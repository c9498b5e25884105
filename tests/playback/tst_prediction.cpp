#include "app/playback/prediction.h"

#include "app/playback/prose_fields.h"
#include "tests/playback/traces.h"

#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

class TestPrediction : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theRightTokenIsTheOneThatTheTraceLooksAtMost()
    {
        const auto trace = traceOf("猫看见狗就跑");
        for (int query = 0; query < 5; ++query) {
            const Prediction prediction = makePrediction(u"top-key"_s, *trace, 1, {query, -1});
            if (prediction.options.isEmpty())
                continue; // nothing to tell apart
            QCOMPARE(prediction.options[prediction.right],
                     fillFields(u"{{top-key}}"_s, *trace, 1, {query, -1}));
            QVERIFY(prediction.options.size() >= 2 && prediction.options.size() <= 4);
        }
    }

    void optionsStandInTheOrderOfTheSentence()
    {
        const auto trace = traceOf("猫看见狗就跑");
        const QStringList sentence{u"猫"_s, u"看见"_s, u"狗"_s, u"就"_s, u"跑"_s};
        const Prediction prediction = makePrediction(u"top-key"_s, *trace, 0, {4, -1});
        QVERIFY(!prediction.options.isEmpty());
        for (qsizetype i = 1; i < prediction.options.size(); ++i)
            QVERIFY(sentence.indexOf(prediction.options[i - 1]) < sentence.indexOf(prediction.options[i]));
    }

    void optionsAreNeverTwiceTheSame()
    {
        const auto trace = traceOf("狗咬人，人咬狗");
        for (int head = 0; head < 4; ++head) {
            for (int query = 0; query < 7; ++query) {
                QStringList options = makePrediction(u"top-key"_s, *trace, head, {query, -1}).options;
                QCOMPARE(options.removeDuplicates(), 0);
            }
        }
    }

    void aTokenLookedAtJustAsMuchAsTheRightOneIsNoOption()
    {
        const auto weights = std::make_shared<engine::AttentionWeights>();
        weights->wq = weights->wk = weights->wv = {{1.0, 0.0}, {0.0, 1.0}};
        engine::AttentionInput input;
        input.x = {{1.0, 0.0}, {1.0, 0.0}, {0.0, 1.0}};
        input.weights = weights;
        const Prediction prediction = makePrediction(u"top-key"_s, *engine::attend(input), 0, {0, -1});
        QCOMPARE(prediction.options, (QStringList{u"token 1"_s, u"token 3"_s}));
        QCOMPARE(prediction.right, 0);
    }

    void hiddenTokensAreNoOptions()
    {
        const auto trace = traceOf("猫看见狗就跑", maskOf("causal"));
        const Prediction prediction = makePrediction(u"top-key"_s, *trace, 0, {1, -1});
        QVERIFY(!prediction.options.contains(u"狗"_s));
    }

    void scoresAreCountedAsQueriesTimesKeys_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("right");
        QTest::newRow("one token") << u"猫"_s << u"1"_s;
        QTest::newRow("two tokens") << u"猫跑"_s << u"4"_s;
        QTest::newRow("five tokens") << u"猫看见狗就跑"_s << u"25"_s;
    }

    void scoresAreCountedAsQueriesTimesKeys()
    {
        QFETCH(QString, sentence);
        const auto trace = traceOf(sentence.toStdString());
        Prediction prediction = makePrediction(u"score-count"_s, *trace, 0, {});
        QTEST(prediction.options[prediction.right], "right");
        QVERIFY(prediction.options.size() >= 3);
        QCOMPARE(prediction.options.removeDuplicates(), 0);
    }

    void nothingIsAskedWhenThereIsNothingToPredict()
    {
        QCOMPARE(makePrediction(u"top-key"_s, *traceOf("猫"), 0, {}), Prediction());
        QCOMPARE(makePrediction(u"no-such"_s, *traceOf("猫看见狗"), 0, {}), Prediction());
        const auto masked = traceOf("猫看见狗", maskOf("padding", 3));
        QCOMPARE(makePrediction(u"top-key"_s, *masked, 0, {}), Prediction());
    }

    void everyNameOfTheTableMakesAPrediction()
    {
        for (const QString& name : predictionNames())
            QVERIFY2(!makePrediction(name, *traceOf("猫看见狗就跑"), 1, {4, -1}).options.isEmpty(),
                     qPrintable(name));
    }
};

QTEST_APPLESS_MAIN(TestPrediction)
#include "tst_prediction.moc"
