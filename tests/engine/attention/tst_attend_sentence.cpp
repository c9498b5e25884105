#include "engine/attention/attend.h"
#include "engine/input_error.h"

#include <QTest>

using namespace casefile::engine;
using namespace Qt::StringLiterals;

static QString errorOf(const std::string& sentence)
{
    try {
        attendSentence(sentence, modelNamed("hand-set"));
    } catch (const InputError& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

/// From a typed sentence to its trace.
class TestAttendSentence : public QObject
{
    Q_OBJECT

private slots:
    void aSentenceIsCutEmbeddedAndPlaced()
    {
        const Model model = modelNamed("hand-set");
        const TracePtr trace = attendSentence("猫看见狗就跑", model);
        QCOMPARE(trace->queries(), std::size_t(5));
        QCOMPARE(trace->tokens.size(), std::size_t(5));
        QCOMPARE(trace->headCount(), model.weights->heads);
        QCOMPARE(trace->model.name, model.name);
        QVERIFY(trace->embedding == model.embed(trace->tokens));
        QVERIFY(trace->position == model.position(5));
        for (std::size_t i = 0; i < 5; ++i)
            for (std::size_t j = 0; j < trace->x.columns(); ++j)
                QVERIFY(trace->x(i, j) == trace->embedding(i, j) + trace->position(i, j));
    }

    void withoutPositionsXIsTheEmbedding()
    {
        AttentionSettings settings;
        settings.position = PositionScheme::None;
        const TracePtr trace = attendSentence("the cat sleeps", modelNamed("hand-set"), settings);
        QVERIFY(trace->x == trace->embedding);
        QVERIFY(trace->position == Matrix(trace->queries(), trace->x.columns()));
    }

    void theSameSentenceGivesTheSameNumbers()
    {
        const TracePtr once = attendSentence("她说他会来", modelNamed("untrained", 7));
        const TracePtr again = attendSentence("她说他会来", modelNamed("untrained", 7));
        QVERIFY(once->output == again->output);
        QVERIFY(once->output != attendSentence("她说他会来", modelNamed("untrained", 8))->output);
    }

    void oneTokenLooksAtItself()
    {
        const TracePtr trace = attendSentence("猫", modelNamed("hand-set"));
        for (const HeadTrace& head : trace->heads)
            QVERIFY(head.weights == Matrix({{1}}));
    }

    void theLongestSentenceWorks()
    {
        std::string sentence;
        for (std::size_t i = 0; i < maximumTokens; ++i)
            sentence += "cat ";
        QCOMPARE(attendSentence(sentence, modelNamed("hand-set"))->queries(), maximumTokens);
        QCOMPARE(errorOf(sentence + "cat"), u"\"sentence\" has 513 tokens: at most 512 fit"_s);
    }

    void anEmptySentenceIsRefused()
    {
        QCOMPARE(errorOf(""), u"\"sentence\" has no tokens: attention needs at least one"_s);
        QCOMPARE(errorOf(" \t\n "), u"\"sentence\" has no tokens: attention needs at least one"_s);
    }

    void brokenTextIsRefused() { QVERIFY(errorOf("cat \xff dog").contains(u"UTF-8"_s)); }
};

QTEST_GUILESS_MAIN(TestAttendSentence)
#include "tst_attend_sentence.moc"
