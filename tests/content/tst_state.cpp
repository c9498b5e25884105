#include "app/content/mask_json.h"
#include "app/content/state.h"
#include "engine/attention/mask.h"

#include <QJsonDocument>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <climits>

using namespace casefile;
using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 500;

/// Seeded: every run draws the same values.
class Draw
{
public:
    int below(int most) { return m_random.bounded(most); }
    bool coin() { return below(2) == 1; }
    double positive() { return m_random.generateDouble() * 5.0 + 1e-6; }
    quint64 seed() { return coin() ? m_random.generate64() : quint64(below(100)); }
    int focus() { return QList<int>{-1, 0, INT_MAX, below(40)}[below(4)]; }

    QString sentence()
    {
        static const QStringList pieces{u"猫"_s, u"dog "_s, u"😀"_s, u"é"_s, u"&"_s,
                                        u"="_s,  u"%41"_s,  u"+"_s, u"#"_s, u"?"_s,
                                        u"\n"_s, u"\""_s,   u"]"_s, u","_s, u"שלום"_s};
        QString text;
        for (int i = below(12); i > 0; --i)
            text += pieces[below(int(pieces.size()))];
        return text;
    }

    engine::Mask mask(int depth = 0)
    {
        const auto& table = engine::maskTable();
        engine::Mask mask;
        const int kind = below(depth < 3 ? 6 : 4);
        if (kind < 4) {
            const engine::MaskRule& rule = table[std::size_t(below(int(table.size())))];
            mask.rule = rule.name;
            mask.parameter = rule.parameterName.empty() ? 0 : std::size_t(below(20));
        } else if (kind == 4) {
            mask.rule = "cells";
            const int columns = below(4) + 1;
            for (int row = below(4); row >= 0; --row) {
                mask.cells.emplace_back();
                for (int column = 0; column < columns; ++column)
                    mask.cells.back().push_back(coin());
            }
        } else {
            mask.rule = "all";
            for (int part = below(3); part >= 0; --part)
                mask.all.push_back(this->mask(depth + 1));
        }
        return mask;
    }

    State state(bool mayFreeze = true)
    {
        State state;
        state.chapter = coin() ? u"overview"_s : u"long-range"_s;
        state.step = coin() ? u"case-opens"_s : QString();
        state.sentence = sentence();
        state.model = coin() ? u"hand-set"_s : u"untrained"_s;
        state.seed = seed();
        state.head = below(8);
        state.allHeads = coin();
        state.mask = mask();
        state.scale = coin();
        state.temperature = coin() ? 1.0 : positive();
        state.position = coin() ? engine::PositionScheme::None : engine::PositionScheme::Sinusoidal;
        state.focus = {focus(), focus()};
        setKnob(state, u"key-up"_s, double(below(60)) / 10 - 3);
        state.memory = coin() ? sentence() : QString();
        for (int edit = below(3); edit > 0; --edit)
            setEdit(state, {engine::TensorId(int(engine::TensorId::Wq) + below(4)), std::size_t(below(40)),
                            std::size_t(below(40)), positive()});
        state.depth = Depth(below(4));
        if (mayFreeze && coin())
            state.frozen = deepLink(this->state(false)).toString(QUrl::FullyEncoded);
        return state;
    }

private:
    QRandomGenerator m_random{20260901};
};

QString reportOf(const Faults& faults)
{
    QStringList lines;
    for (const Fault& fault : faults)
        lines.append(toString(fault));
    return lines.join(u'\n');
}

} // namespace

class TestState : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aFrozenStateIsALinkAndHoldsNoOther()
    {
        const auto faultOf = [](const QString& frozen) {
            Faults faults;
            const State state = stateFromJson(QJsonObject{{u"frozen"_s, frozen}}, u"log"_s, faults);
            return reportOf(faults) + state.frozen;
        };
        State frozen;
        frozen.sentence = u"猫跑"_s;
        const QString link = deepLink(frozen).toString(QUrl::FullyEncoded);
        QCOMPARE(faultOf({}), QString());
        QCOMPARE(faultOf(link), link);
        QVERIFY(faultOf(u"猫跑"_s).contains(u"must be the link of a state"_s));
        QVERIFY(faultOf(link + u"&temperature=-1"_s).contains(u"must be the link of a state"_s));
        frozen.frozen = link;
        QVERIFY(faultOf(deepLink(frozen).toString(QUrl::FullyEncoded)).contains(u"another frozen state"_s));
    }

    void jsonThereAndBackIsTheSameState()
    {
        Draw draw;
        for (int i = 0; i < rounds; ++i) {
            const State state = draw.state();
            const QByteArray text = QJsonDocument(toJson(state)).toJson();
            Faults faults;
            const State back = stateFromJson(QJsonDocument::fromJson(text).object(), u"log"_s, faults);
            QCOMPARE(reportOf(faults), QString());
            QVERIFY2(back == state, text.constData());
        }
    }

    void linkThereAndBackIsTheSameState()
    {
        Draw draw;
        for (int i = 0; i < rounds; ++i) {
            const State state = draw.state();
            const State base = draw.coin() ? State() : draw.state();
            const QString address = QString::fromLatin1(deepLink(state, base).toEncoded());
            Faults faults;
            const State back = stateFromLink(QUrl(address), faults, base);
            QCOMPARE(reportOf(faults), QString());
            QVERIFY2(back == state, qPrintable(address));
        }
    }

    void linkNamesOnlyWhatDiffers()
    {
        State state;
        state.step = u"weights"_s;
        state.head = 2;
        state.focus = {INT_MAX, 0};
        QCOMPARE(deepLink(state).toString(), u"casefile:lesson/overview/weights?focus=last,0&head=2"_s);
        QCOMPARE(deepLink(state, state).toString(), u"casefile:lesson/overview/weights"_s);
    }

    void linkMayBeTypedByHand()
    {
        Faults faults;
        const State state = stateFromLink(
            QUrl(u"casefile:lesson/overview/weights?head=2&sentence=猫看见狗&mask=causal&scale=false"_s),
            faults);
        QCOMPARE(reportOf(faults), QString());
        QCOMPARE(state.step, u"weights"_s);
        QCOMPARE(state.head, 2);
        QCOMPARE(state.sentence, u"猫看见狗"_s);
        QCOMPARE(state.mask.rule, std::string("causal"));
        QVERIFY(!state.scale);
    }

    void allHeadsAreASettingOfTheLink()
    {
        State state;
        state.step = u"whole-map"_s;
        state.head = 2;
        state.allHeads = true;
        const QUrl link = deepLink(state);
        QCOMPARE(link.toString(), u"casefile:lesson/overview/whole-map?allHeads=true&head=2"_s);
        Faults faults;
        QCOMPARE(stateFromLink(link, faults), state);
        QCOMPARE(reportOf(faults), QString());
        stateFromLink(QUrl(u"casefile:lesson/overview/?head=all"_s), faults);
        QVERIFY(faults.first().message.contains(u"\"allHeads\": true"_s));
    }

    void hostileLinkIsAFaultAndChangesNothing_data()
    {
        QTest::addColumn<QString>("link");
        QTest::newRow("empty") << QString();
        QTest::newRow("other scheme") << u"https:lesson/overview/weights"_s;
        QTest::newRow("no place") << u"casefile:"_s;
        QTest::newRow("other place") << u"casefile:delete/overview/weights"_s;
        QTest::newRow("path out") << u"casefile:lesson/../../etc"_s;
        QTest::newRow("encoded path out") << u"casefile:lesson/%2e%2e%2fetc/passwd"_s;
        QTest::newRow("host") << u"casefile://lesson/overview/weights"_s;
        QTest::newRow("unknown key") << u"casefile:lesson/overview/?command=rm"_s;
        QTest::newRow("head below zero") << u"casefile:lesson/overview/?head=-1"_s;
        QTest::newRow("huge head") << u"casefile:lesson/overview/?head=1e300"_s;
        QTest::newRow("head is a word") << u"casefile:lesson/overview/?head=two"_s;
        QTest::newRow("head twice over") << u"casefile:lesson/overview/?head=1,2"_s;
        QTest::newRow("all heads or not") << u"casefile:lesson/overview/?allHeads=some"_s;
        QTest::newRow("temperature zero") << u"casefile:lesson/overview/?temperature=0"_s;
        QTest::newRow("temperature infinite") << u"casefile:lesson/overview/?temperature=1e999"_s;
        QTest::newRow("unknown mask") << u"casefile:lesson/overview/?mask=casual"_s;
        QTest::newRow("ragged mask") << u"casefile:lesson/overview/?mask=[[true],[]]"_s;
        QTest::newRow("empty mask") << u"casefile:lesson/overview/?mask=[]"_s;
        QTest::newRow("deep mask") << u"casefile:lesson/overview/?mask="_s + u"{\"all\":["_s.repeated(400) +
                                          u"\"none\""_s + u"]}"_s.repeated(400);
        QTest::newRow("deeper mask") << u"casefile:lesson/overview/?mask="_s + u"["_s.repeated(20000);
        QTest::newRow("endless") << u"casefile:lesson/overview/?sentence="_s + QString(200000, u'x');
        QTest::newRow("unknown depth") << u"casefile:lesson/overview/?depth=deep"_s;
        QTest::newRow("unknown model") << u"casefile:lesson/overview/?model=gpt"_s;
        QTest::newRow("odd focus") << u"casefile:lesson/overview/?focus=me"_s;
        QTest::newRow("negative seed") << u"casefile:lesson/overview/?seed=-5"_s;
    }

    void hostileLinkIsAFaultAndChangesNothing()
    {
        QFETCH(QString, link);
        Faults faults;
        State state = stateFromLink(QUrl(link), faults);
        QCOMPARE(faults.size(), 1);
        state.chapter = State().chapter;
        QCOMPARE(state, State());
    }

    void faultyValuesKeepWhatTheBaseHas()
    {
        State base;
        base.head = 3;
        Faults faults;
        QCOMPARE(stateFromLink(QUrl(u"casefile:lesson/overview/?head=x"_s), faults, base).head, 3);
        QCOMPARE(stateFromJson({{u"head"_s, true}}, u"log"_s, faults, base).head, 3);
        QCOMPARE(faults.size(), 2);
        QCOMPARE(faults.last().message, u"must be a whole number, but is true or false"_s);
    }

    void masksAreWrittenAsInTheTraceRequest()
    {
        using engine::Mask;
        const Mask causal{.rule = "causal", .parameter = 0, .cells = {}, .all = {}};
        const Mask window{.rule = "window", .parameter = 2, .cells = {}, .all = {}};
        const Mask both{.rule = "all", .parameter = 0, .cells = {}, .all = {causal, window}};
        const Mask cells{.rule = "cells", .parameter = 0, .cells = {{true, false}, {true, true}}, .all = {}};
        const QJsonArray masks{toJson(causal), toJson(window), toJson(both), toJson(cells)};
        QCOMPARE(QJsonDocument(masks).toJson(QJsonDocument::Compact),
                 R"(["causal",{"window":2},{"all":["causal",{"window":2}]},[[true,false],[true,true]]])");
    }

    void settingsFollowTheState()
    {
        State state;
        state.scale = false;
        state.temperature = 2.0;
        state.position = engine::PositionScheme::None;
        state.mask.rule = "causal";
        const engine::AttentionSettings settings = settingsOf(state);
        QVERIFY(!settings.scale);
        QCOMPARE(settings.temperature, 2.0);
        QVERIFY(settings.position == engine::PositionScheme::None);
        QVERIFY(settings.mask == state.mask);
    }
};

QTEST_GUILESS_MAIN(TestState)
#include "tst_state.moc"
