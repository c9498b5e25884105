#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"

#include "tests/playback/traces.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

#include <climits>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int last = INT_MAX;

} // namespace

class TestProseFields : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyFieldOfTheTableIsFilled()
    {
        const auto trace = traceOf("猫看见狗就跑");
        for (const QString& name : proseFieldNames()) {
            const QString text = fillFields(u"{{%1}}"_s.arg(name), *trace, 1, {last, 0});
            QVERIFY2(!text.isEmpty() && !text.contains(u'{'), qPrintable(name));
        }
    }

    void theTableHoldsTheNamesThatAuthorsUse()
    {
        const QStringList names = proseFieldNames();
        for (const QString& name : {u"n"_s,
                                    u"n-squared"_s,
                                    u"heads"_s,
                                    u"d_model"_s,
                                    u"d_k"_s,
                                    u"d_v"_s,
                                    u"head"_s,
                                    u"head-name"_s,
                                    u"query"_s,
                                    u"key"_s,
                                    u"query-position"_s,
                                    u"key-position"_s,
                                    u"score"_s,
                                    u"scaled"_s,
                                    u"weight"_s,
                                    u"top-key"_s,
                                    u"top-weight"_s,
                                    u"second-key"_s,
                                    u"second-weight"_s,
                                    u"low-key"_s,
                                    u"low-weight"_s,
                                    u"row-sum"_s,
                                    u"row-maximum"_s,
                                    u"row-exponential-sum"_s,
                                    u"sqrt-d_k"_s,
                                    u"temperature"_s,
                                    u"sentence"_s,
                                    u"unknown-words"_s,
                                    u"model-name"_s,
                                    u"position-scheme"_s,
                                    u"scores"_s})
            QVERIFY2(names.contains(name), qPrintable(name));
    }

    void countsComeFromTheTrace()
    {
        const auto trace = traceOf("猫看见狗就跑");
        QCOMPARE(fillFields(u"{{n}} {{n-squared}} {{scores}} {{heads}}"_s, *trace, 0, {}), u"5 25 25 4"_s);
        QCOMPARE(fillFields(u"{{d_model}}/{{d_k}}/{{d_v}}"_s, *trace, 0, {}),
                 u"%1/%2/%3"_s.arg(trace->x.columns())
                     .arg(trace->heads[0].query.columns())
                     .arg(trace->heads[0].value.columns()));
    }

    void numbersAreThoseOfTheFocus()
    {
        const auto trace = traceOf("猫看见狗就跑");
        const auto at = [&](engine::TensorId tensor) {
            return formatCell(trace->at({.tensor = tensor, .head = 1, .row = 4, .column = 2}));
        };
        QCOMPARE(fillFields(u"{{query}} {{key}} {{query-position}} {{key-position}}"_s, *trace, 1, {4, 2}),
                 u"跑 狗 5 3"_s);
        QCOMPARE(fillFields(u"{{score}}|{{scaled}}|{{weight}}"_s, *trace, 1, {4, 2}),
                 u"%1|%2|%3"_s.arg(at(engine::TensorId::Scores), at(engine::TensorId::Scaled),
                                   at(engine::TensorId::Weights)));
    }

    void theFactorsOfAWeightAreFollowedByHand()
    {
        const auto trace = traceOf("猫看见狗就跑");
        const auto& head = trace->heads[1];
        const double scaled =
            trace->at({.tensor = engine::TensorId::Scaled, .head = 1, .row = 4, .column = 0});
        const double exponential = std::exp(scaled - head.rowMaximum[4]);
        QCOMPARE(fillFields(u"{{key-exponential}} {{fine-weight}}"_s, *trace, 1, {4, 0}),
                 u"%1 %2"_s.arg(formatCell(exponential, 3), formatCell(head.weights(4, 0), 3)));
        QCOMPARE(
            fillFields(u"{{wq-size}} {{wv-size}}"_s, *trace, 1, {}),
            u"%1 %2"_s.arg(trace->weights().wq.values().size()).arg(trace->weights().wv.values().size()));
    }

    void withoutAKeyTheMostLookedAtIsMeant()
    {
        const auto trace = traceOf("猫看见狗就跑");
        QCOMPARE(fillFields(u"{{key}} {{weight}}"_s, *trace, 1, {last, -1}),
                 fillFields(u"{{top-key}} {{top-weight}}"_s, *trace, 1, {last, -1}));
        QCOMPARE(fillFields(u"{{query}}"_s, *trace, 1, {}), u"跑"_s);
    }

    void keysAreRankedByWeightAndTiesByPlace()
    {
        const auto trace = traceOf("狗咬人，人咬狗");
        for (int head = 0; head < int(trace->headCount()); ++head) {
            const QList<int> keys = rankedKeys(*trace, head, 3);
            QCOMPARE(keys.size(), 7);
            for (qsizetype i = 1; i < keys.size(); ++i) {
                const double before = trace->heads[head].weights(3, keys[i - 1]);
                const double now = trace->heads[head].weights(3, keys[i]);
                QVERIFY(before > now || (before == now && keys[i - 1] < keys[i]));
            }
        }
    }

    void hiddenKeysAreNeverNamed()
    {
        const auto trace = traceOf("猫看见狗就跑", maskOf("causal"));
        QCOMPARE(fillFields(u"{{top-key}} {{second-key}} {{low-key}}"_s, *trace, 0, {0, -1}),
                 u"猫 no other token 猫"_s);
        QCOMPARE(fillFields(u"{{second-weight}}"_s, *trace, 0, {0, -1}), u"0"_s);
        QCOMPARE(fillFields(u"{{scaled}} {{weight}}"_s, *trace, 0, {0, 3}).section(u' ', 1), u"0"_s);
    }

    void aFullyMaskedRowHasNoTokenAndNoWeight()
    {
        const auto trace = traceOf("猫看见狗就跑", maskOf("padding", 5));
        QCOMPARE(fillFields(u"{{top-key}}, {{second-key}}: {{top-weight}} {{low-weight}} {{weight}}"_s,
                            *trace, 0, {0, -1}),
                 u"no token, no token: 0 0 0"_s);
        QCOMPARE(fillFields(u"{{row-sum}} {{row-maximum}} {{row-exponential-sum}}"_s, *trace, 0, {0, -1}),
                 u"0 \u2212\u221E 0"_s);
    }

    void aPassageAboutARowThatSeesNothingSaysSoFirst()
    {
        const auto trace = traceOf("* 看见狗", maskOf("padding", 3));
        QCOMPARE(fillFields(u"{{query}}: {{top-weight}}"_s, *trace, 0, {0, -1}, Markup::Markdown),
                 seesNothingText(u"\\*"_s) + u"\n\n\\*: 0"_s);
        // Elsewhere there is nothing to say, and a label has no room for it.
        QCOMPARE(fillFields(u"{{n}}"_s, *trace, 0, {0, -1}, Markup::Markdown), u"3"_s);
        QCOMPARE(fillFields(u"{{top-weight}}"_s, *trace, 0, {0, -1}), u"0"_s);
        QCOMPARE(fillFields(u"{{top-key}}"_s, *traceOf("猫"), 0, {0, -1}, Markup::Markdown), u"猫"_s);
    }

    void theRowSumIsAddedUpFromTheWeights()
    {
        const auto trace = traceOf("猫看见狗就跑");
        QCOMPARE(fillFields(u"{{row-sum}}"_s, *trace, 1, {2, 0}), u"1.00"_s);
    }

    void unknownWordsAreListedOnceAndPunctuationIsNone()
    {
        const auto trace = traceOf("Qwxz, Qwxz 猫 🐈！");
        QCOMPARE(fillFields(u"{{unknown-words}}"_s, *trace, 0, {}), u"Qwxz, 🐈"_s);
        QCOMPARE(fillFields(u"{{unknown-words}}"_s, *traceOf("猫看见狗"), 0, {}), u"none"_s);
    }

    void modelsAndHeadsSayWhatTheyAre()
    {
        const auto trace = traceOf("猫看见狗就跑");
        QCOMPARE(fillFields(u"{{model-name}}: {{head}}, {{head-name}}"_s, *trace, 1, {}),
                 u"hand-set model: 2, verb with its nouns"_s);
        const auto untrained = engine::attendSentence("猫", engine::modelNamed("untrained", 7));
        QCOMPARE(fillFields(u"{{model-name}}: {{head-name}}"_s, *untrained, 0, {}),
                 u"untrained model (seed 7): random, no job of its own"_s);
        engine::AttentionTrace trained = *untrained;
        trained.model.origin = engine::Origin::Trained;
        QCOMPARE(fillFields(u"{{head-name}}"_s, trained, 0, {}), u"its job has no name"_s);
    }

    void aRowThatSeesNothingIsNotComputedWith()
    {
        engine::AttentionSettings settings;
        settings.mask.rule = "padding";
        settings.mask.parameter = 5;
        const auto trace = engine::attendSentence("猫看见狗就跑", engine::modelNamed("hand-set"), settings);
        const QString text =
            u"The highest is {{row-maximum}}.\n\nIt is {{weight}} of {{row-sum}}.\n\ne to the power "
            "({{scaled}} − {{row-maximum}})."_s;
        const QString filled = fillFields(text, *trace, 1, {0, 0}, Markup::Markdown);
        QVERIFY(filled.contains(u"sees nothing"_s));
        QVERIFY(filled.contains(u"It is 0 of 0"_s));
        QVERIFY2(!filled.contains(u'∞'), qPrintable(filled));
    }

    void typedWordsAreNoMarkup()
    {
        const auto trace = traceOf("*a* <b> [x](step:y) `c` &amp; {{n}}");
        QCOMPARE(fillFields(u"{{sentence}}"_s, *trace, 0, {}), u"*a* <b> [x](step:y) `c` &amp; {{n}}"_s);
        QCOMPARE(fillFields(u"**{{n}}** {{sentence}}"_s, *trace, 0, {}, Markup::Markdown),
                 uR"(**25** \*a\* \<b\> \[x\]\(step\:y\) \`c\` \&amp\; \{\{n\}\})"_s);
        QCOMPARE(fillFields(u"{{query}} {{weight}}"_s, *traceOf("猫 *"), 0, {1, 0}, Markup::Markdown)
                     .section(u' ', 0, 0),
                 u"\\*"_s);
    }

    void aWordThatNeverEndsIsShortened()
    {
        const auto trace = traceOf(std::string(3000, 'a'));
        const QString name = tokenName(*trace, 0);
        QCOMPARE(name.size(), 32);
        QVERIFY(name.endsWith(u'…'));
        QCOMPARE(fillFields(u"{{query}}|{{unknown-words}}"_s, *trace, 0, {}), name + u'|' + name);
    }

    void unknownFieldsAndLooseBracesStayAsTyped()
    {
        const auto trace = traceOf("猫");
        QCOMPARE(fillFields(u"a {{nosuch}} {{ n }} {n} }} {{"_s, *trace, 0, {}),
                 u"a {{nosuch}} 1 {n} }} {{"_s);
    }

    void whatIsSaidOfAHeadIsTrueOfTheHeadAndModelOnScreen()
    {
        const QString text = u"{{head-purpose}} {{head-habit}}"_s;
        const auto handSet = traceOf("猫看见狗就跑");
        const QString verb = fillFields(text, *handSet, 1, {});
        QVERIFY(verb.contains(u"Head 2 is hand-set"_s) && verb.contains(u"verb with its nouns"_s));
        QVERIFY(verb.contains(u"nearer"_s));
        QVERIFY(fillFields(text, *handSet, 3, {}).contains(u"knows no places"_s));
        engine::AttentionSettings settings;
        settings.position = engine::PositionScheme::None;
        const auto nowhere = engine::attendSentence("猫看见狗就跑", engine::modelNamed("hand-set"), settings);
        QVERIFY(fillFields(text, *nowhere, 1, {}).contains(u"cannot tell near from far"_s));
        const auto untrained = engine::attendSentence("猫看见狗就跑", engine::modelNamed("untrained", 3), {});
        const QString random = fillFields(text, *untrained, 1, {});
        QVERIFY(random.contains(u"its weights are random"_s));
        QVERIFY(!random.contains(u"hand-set"_s) && !random.contains(u"nearer"_s));
    }

    void theDivisorIsTheOneOfTheSettings()
    {
        engine::AttentionSettings settings;
        settings.temperature = 2.0;
        const engine::Model model = engine::modelNamed("hand-set");
        const auto divisor = [&] {
            return fillFields(u"{{divisor}}"_s, *engine::attendSentence("猫跑", model, settings), 0, {});
        };
        QCOMPARE(divisor(), u"5.66"_s);
        settings.scale = false;
        QCOMPARE(divisor(), u"2"_s);
    }

    void indicesOutsideTheTraceMeanItsLast()
    {
        const auto trace = traceOf("猫看见狗");
        QCOMPARE(fillFields(u"{{query}} {{key}} {{head}}"_s, *trace, 99, {99, 99}), u"狗 狗 4"_s);
        QCOMPARE(fillFields(u"{{head}}"_s, *trace, -3, {}), u"1"_s);
    }

    void aTraceWithoutWordsNumbersItsTokens()
    {
        const auto weights = std::make_shared<engine::AttentionWeights>();
        weights->wq = weights->wk = weights->wv = {{1.0, 0.0}, {0.0, 1.0}};
        engine::AttentionInput input;
        input.x = {{1.0, 0.0}, {0.0, 1.0}};
        input.weights = weights;
        const auto trace = engine::attend(input);
        QCOMPARE(fillFields(u"{{query}} {{key}}"_s, *trace, 0, {1, 0}), u"token 2 token 1"_s);
    }

    void fieldsOfCrossAttentionCountQueriesTimesKeys()
    {
        const auto weights = std::make_shared<engine::AttentionWeights>();
        weights->wq = weights->wk = weights->wv = {{1.0, 0.0}, {0.0, 1.0}};
        engine::AttentionInput input;
        input.x = {{1.0, 0.0}, {0.0, 1.0}};
        input.memory = {{1.0, 0.0}, {0.0, 1.0}, {1.0, 1.0}};
        input.weights = weights;
        QCOMPARE(fillFields(u"{{scores}} {{n-squared}}"_s, *engine::attend(input), 0, {}), u"6 6"_s);
    }
};

QTEST_APPLESS_MAIN(TestProseFields)
#include "tst_prose_fields.moc"
