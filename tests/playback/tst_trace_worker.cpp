#include "app/playback/trace_source.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace casefile;
using namespace casefile::playback;
using namespace Qt::StringLiterals;
using Kind = TraceProblem::Kind;

namespace {

QString words(int count)
{
    return u"猫 "_s.repeated(count);
}

content::State stateOf(const QString& sentence)
{
    content::State state;
    state.sentence = sentence;
    return state;
}

TraceRequest requestFor(quint64 number, const QString& sentence)
{
    return {number, sentence, engine::modelNamed("hand-set"), {}};
}

} // namespace

class TestTraceWorker : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theNewestRequestAlwaysComesBack()
    {
        TraceWorker worker;
        QList<quint64> numbers;
        connect(&worker, &TraceWorker::finished, this,
                [&](const TraceResult& result) { numbers.append(result.number); });
        constexpr quint64 count = 50;
        for (quint64 number = 1; number <= count; ++number)
            worker.submit(requestFor(number, words(40)));
        QTRY_VERIFY(!numbers.isEmpty() && numbers.last() == count);
        QVERIFY(std::ranges::is_sorted(numbers));
        QVERIFY(quint64(numbers.size()) <= count);
    }

    void resultsArriveInTheThreadThatAsked()
    {
        TraceWorker worker;
        QThread* thread = nullptr;
        connect(&worker, &TraceWorker::finished, this, [&] { thread = QThread::currentThread(); });
        worker.submit(requestFor(1, words(3)));
        QTRY_VERIFY(thread);
        QCOMPARE(thread, QThread::currentThread());
    }

    void aWorkerMayGoWhileItComputes()
    {
        for (int round = 0; round < 10; ++round) {
            auto worker = std::make_unique<TraceWorker>();
            worker->submit(requestFor(1, words(200)));
            worker->submit(requestFor(2, words(200)));
            worker.reset(); // neither hangs nor reports to the dead
        }
    }

    void aWorkerThatWasNeverAskedHasNoThread()
    {
        TraceWorker worker;
        worker.cancel();
    }

    void lessonSizedSentencesAreComputedAtOnce()
    {
        TraceSource source;
        source.request(stateOf(words(32)));
        QVERIFY(!source.isComputing());
        QCOMPARE(source.trace()->queries(), 32u);
    }

    void longerSentencesComeFromTheComputeThread()
    {
        TraceSource source;
        QSignalSpy arrived(&source, &TraceSource::arrived);
        source.request(stateOf(words(2)));
        source.request(stateOf(words(33)));
        QVERIFY(source.isComputing());
        QCOMPARE(source.trace()->queries(), 2u); // the last good one stays meanwhile
        QTRY_COMPARE(arrived.count(), 1);
        QVERIFY(!source.isComputing());
        QCOMPARE(source.trace()->queries(), 33u);
    }

    void aLateResultDoesNotReplaceANewerSentence()
    {
        TraceSource source;
        QSignalSpy arrived(&source, &TraceSource::arrived);
        source.request(stateOf(words(300)));
        source.request(stateOf(words(2)));
        source.accept(computeTrace(requestFor(1, words(4)))); // of the first request, after the second
        QCOMPARE(source.trace()->queries(), 2u);
        source.request(stateOf(words(40)));
        source.accept(computeTrace(requestFor(1, words(4))));
        QVERIFY(source.isComputing());
        QTRY_COMPARE(arrived.count(), 1);
        QCOMPARE(source.trace()->queries(), 40u);
    }

    void theSameRequestTwiceIsComputedOnce()
    {
        TraceSource source;
        source.request(stateOf(words(3)));
        const auto trace = source.trace();
        source.request(stateOf(words(3)));
        QCOMPARE(source.trace().get(), trace.get());
    }

    void everyProblemHasItsSentence_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("kind");
        QTest::newRow("empty") << u""_s << u"hand-set"_s << u"none"_s << int(Kind::NoTokens);
        QTest::newRow("white space") << u" \t\n　"_s << u"hand-set"_s << u"none"_s << int(Kind::NoTokens);
        QTest::newRow("too long") << words(513) << u"hand-set"_s << u"none"_s << int(Kind::TooManyTokens);
        QTest::newRow("far too long")
            << words(100000) << u"hand-set"_s << u"none"_s << int(Kind::TooManyTokens);
        QTest::newRow("no such model") << u"猫"_s << u"nosuch"_s << u"none"_s << int(Kind::UnknownModel);
        QTest::newRow("no such mask") << u"猫"_s << u"hand-set"_s << u"nosuch"_s << int(Kind::MaskDoesNotFit);
    }

    void everyProblemHasItsSentence()
    {
        QFETCH(QString, sentence);
        QFETCH(QString, model);
        QFETCH(QString, rule);
        TraceSource source;
        source.request(stateOf(words(2)));
        content::State state = stateOf(sentence);
        state.model = model;
        state.mask.rule = rule.toStdString();
        source.request(state);
        QTRY_VERIFY(!source.isComputing());
        QTEST(int(source.problem().kind), "kind");
        QVERIFY(!toSentence(source.problem()).isEmpty());
        QCOMPARE(source.trace()->queries(), 2u); // the last good trace stays
    }

    void fiveHundredAndTwelveTokensAreComputed()
    {
        TraceSource source;
        source.request(stateOf(words(512)));
        QTRY_VERIFY(!source.isComputing());
        QCOMPARE(source.problem(), TraceProblem());
        QCOMPARE(source.trace()->queries(), 512u);
    }

    void theSentenceOfTooManyTokensNamesBothNumbers()
    {
        const QString text = toSentence({Kind::TooManyTokens, 600, {}});
        QVERIFY(text.contains(u"600"_s) && text.contains(u"512"_s));
    }
};

QTEST_GUILESS_MAIN(TestTraceWorker)
#include "tst_trace_worker.moc"
