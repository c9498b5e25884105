#include "engine/attention/trace_request.h"
#include "engine/input_error.h"

#include <QTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <random>

using namespace casefile::engine;
using namespace Qt::StringLiterals;

/// JSON written with single quotes: moc cannot read raw strings that hold double ones.
static std::string json(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

const std::string good =
    json("{'version': 1, 'x': [[1, 0, 2], [0, 1, 1]], 'wq': [[1, 0], [0, 1], [1, 1]], 'wk': [[0, 1], [1, 0], "
         "[1, 0]], 'wv': [[1, 0], [0, 2], [1, 1]], 'wo': [[1, 0, -1], [2, 1, 0]], 'heads': 2");

const std::string everyForm[]{
    json("'none'"),        json("'causal'"),
    json("{'window': 1}"), json("{'padding': 1}"),
    json("{'all': []}"),   json("{'all': ['causal', {'window': 0}, [[true, true], [false, true]]]}")};

static QString errorOf(const std::string& request)
{
    try {
        runTraceRequest(request);
    } catch (const InputError& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

static QJsonObject answer(const std::string& request)
{
    QJsonParseError error;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromStdString(runTraceRequest(request)), &error);
    [&] { QCOMPARE(error.error, QJsonParseError::NoError); }();
    return document.object();
}

/// The request of section "The trace request" in engine/README.md: what it answers and how it refuses.
class TestTraceRequest : public QObject
{
    Q_OBJECT

private slots:
    void theAnswerHasEveryKey()
    {
        const QStringList keys{u"concat"_s, u"context"_s, u"fully_masked_rows"_s,
                               u"k"_s,      u"masked"_s,  u"output"_s,
                               u"q"_s,      u"scaled"_s,  u"scores"_s,
                               u"tokens"_s, u"v"_s,       u"version"_s,
                               u"weights"_s};
        QCOMPARE(answer(good + "}").keys(), keys);
        QCOMPARE(answer(json("{'sentence': '猫看见狗就跑'}")).keys(), keys);
    }

    void shapesAreHeadsRowsColumns()
    {
        const QJsonObject found = answer(good + "}");
        QCOMPARE(found[u"q"_s].toArray().size(), 2);
        QCOMPARE(found[u"q"_s][0].toArray().size(), 2);
        QCOMPARE(found[u"q"_s][0][0].toArray().size(), 1);
        QCOMPARE(found[u"output"_s].toArray().size(), 2);
        QCOMPARE(found[u"output"_s][0].toArray().size(), 3);
        QCOMPARE(found[u"q"_s][0][0][0].toDouble(), 3.0);
        QCOMPARE(found[u"tokens"_s].toArray().size(), 0);
    }

    void minusInfinityIsNull()
    {
        const QJsonObject found = answer(good + json(", 'mask': 'causal'}"));
        QVERIFY(found[u"masked"_s][0][0][1].isNull());
        QVERIFY(found[u"masked"_s][0][1][1].isDouble());
        QCOMPARE(found[u"weights"_s][0][0], QJsonValue(QJsonArray{1, 0}));
    }

    void fullyMaskedRowsAreListedAndZero()
    {
        const QJsonObject found = answer(good + json(", 'mask': [[true, false], [false, false]]}"));
        QCOMPARE(found[u"fully_masked_rows"_s], QJsonValue(QJsonArray{1}));
        QCOMPARE(found[u"weights"_s][1][1], QJsonValue(QJsonArray{0, 0}));
        QCOMPARE(found[u"context"_s][1][1], QJsonValue(QJsonArray{0}));
    }

    void everyFormOfMaskIsRead()
    {
        for (const std::string& mask : everyForm)
            QCOMPARE(errorOf(good + ", \"mask\": " + mask + "}"), QString());
    }

    void aSentenceIsReadWithItsModel()
    {
        const QJsonObject found =
            answer(json("{'version': 1, 'sentence': 'cat 狗!', 'model': 'untrained', 'seed': 3, 'position': "
                        "'none', 'mask': 'causal', 'scale': false, 'temperature': 0.5}"));
        QCOMPARE(found[u"tokens"_s], QJsonValue(QJsonArray{u"cat"_s, u"狗"_s, u"!"_s}));
    }

    void numbersReadBackAsTheyWere()
    {
        const TracePtr trace = traceOfRequest(json("{'sentence': 'the dog chased the ball'}"));
        const QJsonDocument document =
            QJsonDocument::fromJson(QByteArray::fromStdString(traceAnswer(*trace)));
        for (std::size_t i = 0; i < trace->queries(); ++i)
            for (std::size_t j = 0; j < trace->x.columns(); ++j)
                QVERIFY(document[u"output"_s][int(i)][int(j)].toDouble() == trace->output(i, j));
    }

    void faultsAreOneSentence_data()
    {
        QTest::addColumn<QString>("request");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const std::string& request, const char* sentence) {
            QTest::newRow(name) << QString::fromStdString(request) << QString::fromUtf8(sentence);
        };
        row("empty", "", "the request is not JSON: see line 1, column 1");
        row("not JSON", "{\"x\": [[1],\n  oops", "the request is not JSON: see line 2, column 3");
        row("cut off", good, "the request is not JSON: see line 1, column 182");
        row("zero byte after the end", good + "}\n" + std::string(1, '\0'),
            "the request is not JSON: see line 2, column 1");
        row("words after a zero byte", good + "}" + std::string("\0{}", 3),
            "the request is not JSON: see line 1, column 183");
        row("words after the end", good + "} x", "the request is not JSON: see line 1, column 184");
        row("list", "[1, 2]", "a trace request must be a JSON object");
        row("NaN", json("{'x': [[NaN]]}"), "the request is not JSON: see line 1, column 9");
        row("huge number", json("{'x': [[1e999]]}"),
            "\"x\" holds a number that is too large for double precision");
        row("double key", json("{'x': [[1]], 'x': [[1]]}"), "\"x\" is given twice");
        row("deep", json("{'mask': ") + std::string(100000, '['), "the request is nested more than 40 deep");
        row("nothing", "{}", "the request needs \"x\" with \"wq\", \"wk\" and \"wv\", or a \"sentence\"");
        row("unknown key", good + json(", 'temprature': 1}"),
            "\"temprature\" is not a key of a trace request (did you mean \"temperature\"?)");
        row("both forms", good + json(", 'sentence': 'a'}"), "\"heads\" cannot stand beside \"sentence\"");
        row("model beside x", good + json(", 'model': 'hand-set'}"), "\"model\" cannot stand beside \"x\"");
        row("version", good.substr(0, 12) + "2" + good.substr(13) + "}",
            "\"version\" must be 1, or 2 with a \"kind\"");
        row("ragged", json("{'x': [[1, 2], [3]]}"), "\"x\" is ragged: row 0 has 2 numbers but row 1 has 1");
        row("no matrix", json("{'x': 3}"), "\"x\" must be a list of rows of numbers and not empty");
        row("empty matrix", json("{'x': []}"), "\"x\" must be a list of rows of numbers and not empty");
        row("empty row", json("{'x': [[]]}"), "\"x\"[0] must be a list of numbers and not empty");
        row("text in a matrix", json("{'x': [[1, '2']]}"), "\"x\"[0][1] must be a number");
        row("null in a matrix", json("{'x': [[1, null]]}"), "\"x\"[0][1] must be a number");
        row("bias", good + json(", 'bq': 1}"), "\"bq\" must be a list of numbers and not empty");
        row("bias length", good + json(", 'bq': [1]}"),
            "\"bq\" has 1 numbers but \"wq\" is 3 x 2: bq needs 2");
        row("memory", good + json(", 'memory': [[1, 2]]}"),
            "\"memory\" is 1 x 2 but \"x\" is 2 x 3: memory needs 3 columns");
        row("missing weights", json("{'x': [[1]], 'wq': [[1]], 'wk': [[1]]}"),
            "\"wv\" is missing or empty: attention needs at least one row and one column");
        row("scale", good + json(", 'scale': 1}"), "\"scale\" must be true or false");
        row("temperature", good + json(", 'temperature': '1'}"), "\"temperature\" must be a number");
        row("temperature 0", good + json(", 'temperature': 0}"),
            "\"temperature\" is 0 but must be a finite number greater than 0");
        row("unknown mask", good + json(", 'mask': 'casual'}"),
            "\"mask\": \"casual\" is not a mask (did you mean \"causal\"?)");
        row("window without radius", good + json(", 'mask': 'window'}"),
            "\"mask\": \"window\" needs its number: {\"window\": 2}");
        row("misspelt window", good + json(", 'mask': {'windo': 1}}"),
            "\"mask\": \"windo\" is not a mask with a number (did you mean \"window\"?)");
        row("negative window", good + json(", 'mask': {'window': -1}}"),
            "\"mask\": \"window\" must be a whole number, 0 or more");
        row("two masks", good + json(", 'mask': {'window': 1, 'padding': 1}}"),
            "\"mask\" must have exactly one key when it is an object");
        row("all without list", good + json(", 'mask': {'all': 'causal'}}"),
            "\"mask\": \"all\" must be a list of masks");
        row("mask of numbers", good + json(", 'mask': [[1, 0], [1, 1]]}"),
            "\"mask\"[0][0] must be true or false");
        row("small mask", good + json(", 'mask': [[true, true]]}"),
            "\"mask\" has 1 row of cells: it needs 2 x 2, a row for each query");
        row("mask of nothing", good + json(", 'mask': null}"),
            "\"mask\" must be a name, an object or rows of true and false");
        row("sentence", json("{'sentence': 5}"), "\"sentence\" must be text in quotes");
        row("no tokens", json("{'sentence': ' '}"),
            "\"sentence\" has no tokens: attention needs at least one");
        row("seed", json("{'sentence': 'a', 'seed': -1}"), "\"seed\" must be a whole number, 0 or more");
        row("position", json("{'sentence': 'a', 'position': 'rotary'}"),
            "\"position\": \"rotary\" is not a scheme (known: \"none\", \"sinusoidal\")");
        row("key with a line break", "{\"x\": [[1]], \"mas\\nk\": 1}",
            "\"mas\\nk\" is not a key of a trace request (did you mean \"mask\"?)");
    }

    void faultsAreOneSentence()
    {
        QFETCH(QString, request);
        QFETCH(QString, sentence);
        std::string text = request.toStdString();
        if (text == good.substr(0, 12) + "2" + good.substr(13) + "}")
            QVERIFY(text.find("\"version\": 2") != std::string::npos);
        QCOMPARE(errorOf(text), sentence);
    }

    void headsMustBeAWholeNumber()
    {
        const std::string start = json("{'x': [[1]], 'wq': [[1]], 'wk': [[1]], 'wv': [[1]], 'heads': ");
        QCOMPARE(errorOf(start + "0}"), u"\"heads\" is 0 but must be at least 1"_s);
        QCOMPARE(errorOf(start + "1.5}"), u"\"heads\" must be a whole number, 0 or more"_s);
        QCOMPARE(errorOf(start + "18446744073709551615}"),
                 u"\"wq\" is 1 x 1 but \"heads\" is 18446744073709551615: "
                 "1 columns do not divide into 18446744073709551615 heads"_s);
    }

    void anUnknownModelIsNamed()
    {
        const QString error = errorOf(json("{'sentence': 'a', 'model': 'hand'}"));
        QVERIFY(error.contains(u"\"hand\""_s) && error.contains(u"\"hand-set\""_s));
    }

    void brokenUtf8IsRefused()
    {
        QCOMPARE(errorOf("{\"sentence\": \"a\xff\"}"), u"the request is not JSON: see line 1, column 16"_s);
    }

    void mutatedRequestsAreAnsweredOrRefused()
    {
        std::mt19937 bits(1);
        for (int round = 0; round < 3000; ++round) {
            std::string request =
                good +
                json(", 'mask': {'all': ['causal', {'window': 1}]}, 'temperature': 2.5, 'bq': [1, 2]}");
            for (unsigned edits = 1 + bits() % 4; edits > 0; --edits) {
                const std::size_t at = bits() % request.size();
                if (bits() % 3 == 0)
                    request.erase(at, 1 + bits() % 9);
                else
                    request[at] = std::string_view("[]{}\",:0123456789e.-truefalsn\\ \xc3")[bits() % 32];
            }
            try {
                QVERIFY(!runTraceRequest(request).empty());
            } catch (const InputError& error) {
                QVERIFY(std::string_view(error.what()).find('\n') == std::string_view::npos);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestTraceRequest)
#include "tst_trace_request.moc"
