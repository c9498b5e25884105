#include "app/playback/prediction.h"

#include "app/playback/prose_fields.h"
#include "tests/playback/traces.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

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

    void onePassHasALossForEveryTokenThatHasANextOne()
    {
        const auto trace = traceOf("猫看见狗就跑");
        const Prediction prediction = makePrediction(u"loss-count"_s, *trace, 0, {});
        QCOMPARE(prediction.options.value(prediction.right), u"4"_s);
        QCOMPARE(prediction.options, (QStringList{u"1"_s, u"4"_s, u"5"_s, u"15"_s}));
        QCOMPARE(makePrediction(u"loss-count"_s, *traceOf("猫"), 0, {}), Prediction());
    }

    void earlierOutputsChangeOnlyWithoutACausalMask()
    {
        engine::AttentionSettings causal;
        causal.mask.rule = "causal";
        const auto answerOf = [](const engine::AttentionSettings& settings) {
            const auto trace =
                engine::attendSentence("猫看见狗就跑", engine::modelNamed("hand-set"), settings);
            return makePrediction(u"earlier-output"_s, *trace, 0, {}).right;
        };
        QCOMPARE(answerOf({}), 0);
        QCOMPARE(answerOf(causal), 1);
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

    /// Weights of both keys at temperature 1, from another pass.
    void theShareThatGrewIsTheOneThatTwoPassesShow()
    {
        const auto plain = traceOf("猫看见狗就跑");
        for (const double temperature : {0.25, 8.0}) {
            engine::AttentionSettings settings;
            settings.temperature = temperature;
            const auto trace =
                engine::attendSentence("猫看见狗就跑", engine::modelNamed("hand-set"), settings);
            const Prediction prediction = makePrediction(u"grown-by-temperature"_s, *trace, 1, {4, -1});
            QCOMPARE(prediction.options.size(), 2);
            const QStringList sentence{u"猫"_s, u"看见"_s, u"狗"_s, u"就"_s, u"跑"_s};
            const auto growth = [&](int option) {
                const auto key = std::size_t(sentence.indexOf(prediction.options[option]));
                return trace->heads[1].weights(4, key) - plain->heads[1].weights(4, key);
            };
            QVERIFY(growth(prediction.right) > 0.0);
            QVERIFY(growth(1 - prediction.right) < 0.0);
        }
        QCOMPARE(makePrediction(u"grown-by-temperature"_s, *plain, 1, {4, -1}), Prediction());
    }

    void anEstimateIsRightWithinATenth()
    {
        const auto trace = traceOf("猫看见狗就跑");
        const Prediction prediction = makePrediction(u"top-weight"_s, *trace, 1, {4, -1});
        QVERIFY(prediction.isEstimate);
        const auto row = trace->heads[1].weights.row(4);
        const double top = *std::ranges::max_element(row);
        for (int mark = 0; mark < prediction.options.size(); ++mark)
            QCOMPARE(prediction.accepts(mark), std::abs(prediction.options[mark].toDouble() - top) <= 0.1);
        QCOMPARE(prediction.exact, top * (prediction.options.size() - 1));
        QCOMPARE(prediction.exactWords, fillFields(u"{{top-weight}}"_s, *trace, 1, {4, -1}));
        QVERIFY(std::abs(prediction.options[prediction.right].toDouble() - top) <= 0.025);
        QVERIFY(!prediction.accepts(-1));
    }

    void changesOrStaysIsWhatTheEngineFinds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("mask");
        QTest::addColumn<int>("right");
        QTest::newRow("two matrices") << u"same-both-ways"_s << u"none"_s << 0;
        QTest::newRow("other company") << u"score-in-other-company"_s << u"none"_s << 1;
        QTest::newRow("shuffled") << u"output-when-shuffled"_s << u"none"_s << 1;
        QTest::newRow("shuffled under a causal mask") << u"output-when-shuffled"_s << u"causal"_s << 0;
        QTest::newRow("feed-forward") << u"network-hears-others"_s << u"none"_s << 1;
    }

    void changesOrStaysIsWhatTheEngineFinds()
    {
        QFETCH(QString, name);
        QFETCH(QString, mask);
        const auto trace = traceOf("猫看见狗就跑", maskOf(mask.toStdString()));
        QTEST(makePrediction(name, *trace, 1, {4, 2}).right, "right");
    }

    void theHeadThatMattersIsFoundBySwitchingEachOff()
    {
        const auto trace = traceOf("狗丢下了骨头，因为它太旧了");
        const Prediction prediction = makePrediction(u"head-that-matters"_s, *trace, 0, {});
        QCOMPARE(prediction.options.size(), 4);
        int most = 0;
        double largest = 0.0;
        for (int head = 0; head < 4; ++head) { // its part of the output, by the rows of W_O that are its own
            double squares = 0.0;
            for (std::size_t row = 0; row < trace->queries(); ++row)
                for (std::size_t column = 0; column < trace->output.columns(); ++column) {
                    double part = 0.0;
                    for (std::size_t slot = 0; slot < 8; ++slot)
                        part += trace->heads[std::size_t(head)].context(row, slot) *
                                trace->weights().wo(std::size_t(head) * 8 + slot, column);
                    squares += part * part;
                }
            if (squares > largest) {
                largest = squares;
                most = head;
            }
        }
        QCOMPARE(prediction.options[prediction.right], u"Head %1"_s.arg(most + 1));
    }

    void countsAndLengthsAreThoseOfTheSizes()
    {
        const auto trace = traceOf("猫看见狗就跑"); // 5 tokens, 4 heads, d_k = d_v = 8, d_model = 32
        const Prediction cache = makePrediction(u"cache-count"_s, *trace, 0, {});
        QCOMPARE(cache.options[cache.right], u"320"_s);
        const Prediction norm = makePrediction(u"norm-length"_s, *trace, 0, {2, -1});
        QCOMPARE(norm.options[norm.right], u"5.66"_s);
    }

    void everyNameOfTheTableMakesAPrediction()
    {
        engine::AttentionSettings settings;
        settings.temperature = 2.0;
        const auto warm = engine::attendSentence("猫看见狗就跑", engine::modelNamed("hand-set"), settings);
        for (const QString& name : predictionNames())
            QVERIFY2(!makePrediction(name, *warm, 1, {4, -1}).options.isEmpty(), qPrintable(name));
    }
};

QTEST_APPLESS_MAIN(TestPrediction)
#include "tst_prediction.moc"
