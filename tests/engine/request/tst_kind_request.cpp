#include "engine/attention/trace_request.h"
#include "engine/input_error.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace casefile::engine;
using namespace Qt::StringLiterals;

/// Version 2 of the trace request: blocks, grouped heads, caches, streaming and recurrent cells as JSON.
class KindRequestTest : public QObject
{
    Q_OBJECT

private:
    static QByteArray encoder()
    {
        return R"({"version": 2, "kind": "encoder", "x": [[1, 2], [0, 1]], "place": "before", "norm": "rms",
            "activation": "relu", "attention": {"heads": 2, "keyHeads": 1, "position": "alibi", "mask": "causal"},
            "parameters": {"attention.wq": [[1, 0], [0, 1]], "attention.wk": [[1], [1]], "attention.wv": [[1], [2]],
                "attention.wo": [[1, 0], [0, 1]], "attention-norm.gamma": [1, 1],
                "feed-forward.expand.weights": [[1], [1]], "feed-forward.contract.weights": [[1, 1]],
                "feed-forward-norm.gamma": [[1, 1]]}})";
    }

    static QJsonObject run(const QByteArray& request)
    {
        const std::string answer = runTraceRequest({request.constData(), std::size_t(request.size())});
        return QJsonDocument::fromJson(QByteArray::fromStdString(answer)).object();
    }

    static QString refusal(const QByteArray& request)
    {
        try {
            runTraceRequest({request.constData(), std::size_t(request.size())});
        } catch (const InputError& error) {
            return QString::fromUtf8(error.what());
        }
        return u"accepted"_s;
    }

    static QByteArray changed(const QByteArray& from, const QByteArray& to)
    {
        QByteArray request = encoder();
        return request.contains(from) ? request.replace(from, to) : "no such text: " + from;
    }

private slots:
    void anEncoderAnswersWithEveryTensorByName()
    {
        const QJsonObject answer = run(encoder());
        QCOMPARE(answer["version"].toInt(), 2);
        QCOMPARE(answer["kind"].toString(), u"encoder"_s);
        const QJsonObject tensors = answer["tensors"].toObject();
        for (const char* name :
             {"x", "attention.wq", "attention-norm.output", "attention.alibi", "attention.weights",
              "attention-sum", "feed-forward.hidden", "feed-forward-sum", "output"})
            QVERIFY2(tensors.contains(QLatin1StringView(name)), name);
        QCOMPARE(tensors["attention.weights"].toArray().size(), 2); // one for each head
        QVERIFY(tensors["attention.masked"][0][0][1].isNull());
        QCOMPARE(tensors["output"][1][0].toDouble(), tensors["feed-forward-sum"][1][0].toDouble());
    }

    void cellsAreExplainedInTheOrderAsked()
    {
        const QJsonArray found = run(changed(R"("place")", R"("explain": [
            {"tensor": "attention.weights", "part": 1, "row": 1, "column": 0},
            {"tensor": "attention-norm.deviation", "row": 0, "column": 0}], "place")"))["explanations"]
                                     .toArray();
        QCOMPARE(found.size(), 2);
        QCOMPARE(found[0]["rule"].toString(), u"quotient"_s);
        QCOMPARE(found[0]["terms"][0]["left"]["tensor"].toString(), u"attention.exponential"_s);
        QCOMPARE(found[0]["terms"][0]["left"]["value"].toDouble() /
                     found[0]["terms"][0]["right"]["value"].toDouble(),
                 found[0]["value"].toDouble());
        QCOMPARE(found[1]["rule"].toString(), u"root"_s);
        QCOMPARE(found[1]["bias"].toDouble(), 1e-5);
    }

    void streamingAnswersTileByTile()
    {
        const QJsonObject tensors = run(R"({"version": 2, "kind": "streaming-attention", "q": [[1]],
            "k": [[0], [1], [3]], "v": [[1], [1], [5]], "tile": 2})")["tensors"]
                                        .toObject();
        QCOMPARE(tensors["maximum"].toArray().size(), 2);
        QCOMPARE(tensors["drop"][1][0][0].toDouble(), -2.0);
    }

    void everyKindNamesWhatItMisses()
    {
        for (const char* kind :
             {"attention", "cached-attention", "encoder", "decoder", "elman", "gru", "lstm"})
            QCOMPARE(refusal("{\"version\": 2, \"x\": [[1]], \"kind\": \"" + QByteArray(kind) + "\"}"),
                     u"\"parameters\" is missing"_s);
        QCOMPARE(refusal("{\"version\": 2, \"kind\": \"streaming-attention\"}"), u"\"q\" is missing"_s);
    }

    void refusalsSayWhatAndWhere_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const QByteArray& request, const QString& sentence) {
            QTest::newRow(name) << request << sentence;
        };
        row("version", changed("\"version\": 2", "\"version\": 1"),
            u"a request with \"kind\" needs \"version\": 2"_s);
        row("no version", changed("\"version\": 2, ", ""), u"a request with \"kind\" needs \"version\": 2"_s);
        row("kind", changed("\"encoder\"", "\"encode\""),
            u"\"kind\": \"encode\" is not known (did you mean \"encoder\"?)"_s);
        row("kind is a number", changed("\"encoder\"", "3"), u"\"kind\" must be text in quotes"_s);
        row("key", changed("\"place\"", "\"plaice\""),
            u"\"plaice\" is not a key of a request of this kind (did you mean \"place\"?)"_s);
        row("option", changed("\"keyHeads\"", "\"keyHead\""),
            u"\"attention.keyHead\" is not a key of attention's options (did you mean \"keyHeads\"?)"_s);
        row("parameter", changed("attention.wq", "attention.wp"),
            u"\"parameters.attention.wp\" is not a key of this kind's parameters (did you mean \"attention.wq\"?)"_s);
        row("missing parameter", changed("\"attention.wk\": [[1], [1]], ", ""),
            u"\"parameters.attention.wk\" is missing"_s);
        row("position", changed("\"alibi\"", "\"alibbi\""),
            u"\"attention.position\": \"alibbi\" is not known (did you mean \"alibi\"?)"_s);
        row("mask", changed("\"causal\"", "\"casual\""),
            u"\"mask\": \"casual\" is not a mask (did you mean \"causal\"?)"_s);
        row("heads", changed("\"heads\": 2", "\"heads\": -2"),
            u"\"attention.heads\" must be a whole number, 0 or more"_s);
        row("no heads", changed("\"heads\": 2", "\"heads\": 0"),
            u"attention: \"heads\" is 0 and \"keyHeads\" is 1: every key head needs the same number of heads"_s);
        row("key heads", changed("\"keyHeads\": 1", "\"keyHeads\": 3"),
            u"attention: \"heads\" is 2 and \"keyHeads\" is 3: every key head needs the same number of heads"_s);
        row("ragged", changed("[[1, 2], [0, 1]]", "[[1, 2], [0]]"),
            u"\"x\" is ragged: row 0 has 2 numbers but row 1 has 1"_s);
        row("empty", changed("[[1, 2], [0, 1]]", "[]"), u"\"x\" must be a list and not empty"_s);
        row("not a number", changed("[[1, 2], [0, 1]]", "[[1, true]]"), u"\"x[0][1]\" must be a number"_s);
        row("shape",
            changed("\"feed-forward.contract.weights\": [[1, 1]]",
                    "\"feed-forward.contract.weights\": [[1]]"),
            u"feed-forward: \"update\" is 2 x 1 but must be 2 x 2"_s);
        row("a bias of two rows",
            changed("\"attention-norm.gamma\": [1, 1]", "\"attention-norm.gamma\": [[1], [1]]"),
            u"\"parameters.attention-norm.gamma\" is 2 x 1 but must be one row"_s);
        row("explain",
            changed("\"place\"",
                    "\"explain\": [{\"tensor\": \"outptu\", \"row\": 0, \"column\": 0}], \"place\""),
            u"\"outptu\" is not a tensor of this trace (did you mean \"output\"?)"_s);
        row("explain nothing", changed("\"place\"", "\"explain\": {}, \"place\""),
            u"\"explain\" must be a list and not empty"_s);
    }

    void refusalsSayWhatAndWhere()
    {
        QFETCH(const QByteArray, request);
        QFETCH(const QString, sentence);
        QCOMPARE(refusal(request), sentence);
    }
};

QTEST_GUILESS_MAIN(KindRequestTest)
#include "tst_kind_request.moc"
