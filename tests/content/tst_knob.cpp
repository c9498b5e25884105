#include "app/content/knob.h"
#include "app/content/knob_effect.h"
#include "app/content/state.h"
#include "engine/attention/attend.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace casefile::content;
using namespace Qt::StringLiterals;

class TestKnob : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyKnobHasANameOfItsOwnAndARange()
    {
        QSet<QString> seen;
        for (const Knob& knob : knobTable()) {
            QVERIFY2(!seen.contains(knob.id), qPrintable(knob.id));
            seen.insert(knob.id);
            QVERIFY2(knob.least < knob.most && knob.step > 0, qPrintable(knob.id));
            QVERIFY2(rounded(knob, knob.initial) == knob.initial, qPrintable(knob.id));
            QVERIFY2(!knobLabel(knob).isEmpty(), qPrintable(knob.id));
            if (knob.kind == Knob::Kind::Choice)
                QCOMPARE(knobChoices(knob).size(), qsizetype(knob.most) + 1);
            if (knob.kind == Knob::Kind::Ratio)
                QVERIFY2(knob.least > 0, qPrintable(knob.id));
        }
    }

    void valuesKeepToRangeAndSteps()
    {
        const Knob knob{u"x"_s, "x", Knob::Kind::Slider, -1, 1, 0.5, 0.25};
        QCOMPARE(rounded(knob, 0.3), 0.25);
        QCOMPARE(rounded(knob, 7.0), 1.0);
        QCOMPARE(rounded(knob, -7.0), -1.0);
        QCOMPARE(rounded(knob, std::nan("")), 0.5);
    }

    void aKnobWithoutEffectSaysSo()
    {
        QVERIFY(!hasEffect(u"place-head"_s, {{u"place-scheme"_s, 2}})); // rotary
        QVERIFY(hasEffect(u"place-head"_s, {{u"place-scheme"_s, 3}}));  // ALiBi
        QVERIFY(!hasEffect(u"place-seed"_s, {}));
        QVERIFY(hasEffect(u"place-seed"_s, {{u"place-drawn"_s, 1}}));
        QVERIFY(!hasEffect(u"sight-seed"_s, {{u"sight"_s, 1}}));
        QVERIFY(hasEffect(u"kernel"_s, {}));
    }

    void aKnobThatCountsTokensEndsWithTheSentence()
    {
        const auto trace = casefile::engine::attendSentence("cats see dogs and run",
                                                            casefile::engine::modelNamed("hand-set"));
        const auto most = [&](const QString& id) { return mostOf(*knobNamed(id), *trace); };
        QCOMPARE(most(u"words-read"_s), 5.0);
        QCOMPARE(most(u"token-out"_s), 5.0);
        QCOMPARE(most(u"cut-at"_s), 4.0);
        QCOMPARE(most(u"first-head"_s), 4.0);
        QCOMPARE(most(u"target-length"_s), 8.0); // nothing is asked: its tokens are only counted
        QCOMPARE(most(u"key-up"_s), 3.0);
    }

    void aKnobIsAPartOfTheLinkUnlessItStandsWhereItBegan()
    {
        State state;
        setKnob(state, u"key-up"_s, -1.5);
        setKnob(state, u"query-up"_s, knobNamed(u"query-up"_s)->initial);
        setKnob(state, u"nonsense"_s, 1.0);
        QCOMPARE(state.knobs, (KnobValues{{u"key-up"_s, -1.5}}));
        Faults faults;
        const State back = stateFromLink(deepLink(state), faults);
        QVERIFY2(faults.isEmpty(), faults.isEmpty() ? "" : qPrintable(toString(faults.first())));
        QCOMPARE(back.knobs, state.knobs);
        setKnob(state, u"key-up"_s, knobNamed(u"key-up"_s)->initial);
        QVERIFY(state.knobs.isEmpty());
    }

    void aWrongNameOrValueIsAFault_data()
    {
        QTest::addColumn<QString>("knobs");
        QTest::addColumn<QString>("says");
        QTest::newRow("out of range") << u"{\"key-up\":99}"_s << u"must be from -3 to 3"_s;
        QTest::newRow("unknown") << u"{\"keyup\":1}"_s << u"did you mean \"key-up\""_s;
        QTest::newRow("no number") << u"{\"key-up\":\"high\"}"_s << u"must be a number"_s;
        QTest::newRow("no object") << u"[1]"_s << u"must be an object"_s;
    }
    void aWrongNameOrValueIsAFault()
    {
        QFETCH(QString, knobs);
        QFETCH(QString, says);
        QUrl link(u"casefile:lesson/scoring/arrows"_s);
        link.setQuery(u"knobs="_s + QString::fromUtf8(QUrl::toPercentEncoding(knobs)));
        Faults faults;
        QVERIFY(stateFromLink(link, faults).knobs.isEmpty());
        QCOMPARE(faults.size(), 1);
        QVERIFY2(toString(faults.first()).contains(says), qPrintable(toString(faults.first())));
    }
};

QTEST_GUILESS_MAIN(TestKnob)
#include "tst_knob.moc"
