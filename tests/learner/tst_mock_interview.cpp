#include "tests/learner/interviews.h"

#include "app/learner/interview/mock_interview.h"
#include "app/learner/interview/mock_report.h"
#include "app/learner/interview/question_choice.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

QStringList idsOfAll(const QList<content::InterviewQuestion>& questions)
{
    QStringList ids;
    for (const content::InterviewQuestion& question : questions)
        ids.append(question.id);
    return ids;
}

} // namespace

/// Mock interviews and their reports, by a clock that the test moves.
class TestMockInterview : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_ms = 0;
    }

    void aMockInterviewGoesThroughItsQuestionsAgainstTheClock()
    {
        MockInterview mock(clock());
        QSignalSpy graded(&mock, &MockInterview::graded);
        mock.begin(someQuestions().first(2), settings(), now());
        QCOMPARE(mock.phase(), MockPhase::Thinking);
        m_ms += 30'000;
        mock.startAnswer();
        m_ms += 90'000;
        mock.finishAnswer(u"  because "_s);
        QCOMPARE(mock.remainingMs(), 8 * 60'000);
        m_ms += 600'000; // the clock stands while comparing
        QCOMPARE(mock.remainingMs(), 8 * 60'000);
        mock.sheet().tick(u"a"_s, true);
        mock.finishComparing();
        QCOMPARE(mock.phase(), MockPhase::FollowingUp); // c was missed
        QCOMPARE(mock.followUp()->after, QStringList{u"c"_s});
        m_ms += 20'000;
        mock.finishFollowUp();
        mock.judgeFollowUp(true);
        QCOMPARE(mock.index(), 1);
        mock.skip();
        QCOMPARE(mock.phase(), MockPhase::Over);
        QCOMPARE(graded.size(), 1);
        const MockEntry& first = mock.record().entries.first();
        QCOMPARE(first.typed, u"because"_s);
        QCOMPARE((QList<qint64>{first.thinkMs, first.answerMs, first.followUpMs}),
                 (QList<qint64>{30'000, 90'000, 20'000}));
        QCOMPARE(first.rubric, 2);
        QVERIFY(mock.record().entries.last().isSkipped);
        QVERIFY(!mock.record().isEndedEarly);
    }

    void whatWasBrokenOffGoesOnWhereItStoodAfterAPause()
    {
        MockRecord kept;
        {
            MockInterview mock(clock());
            mock.begin(someQuestions(), settings(), now());
            answerAll(mock);
            m_ms += 30'000;
            mock.startAnswer();
            kept = mock.record();
            kept.keptAt = now();
        }
        const auto read = mockRecordFromJson(toJson(kept));
        QVERIFY(read && read->canGoOn());
        MockInterview mock(clock());
        mock.goOn(*read, someQuestions(), now().addSecs(60));
        QCOMPARE(mock.phase(), MockPhase::Thinking); // the words of the answer were not kept
        QCOMPARE(mock.index(), 1);
        QCOMPARE(mock.spentMs(), 30'000);
        QCOMPARE(mock.record().pausedMs, 60'000);
        QCOMPARE(mock.record().pauses, 1);
        mock.setPaused(true);
        m_ms += 5'000;
        mock.setPaused(false);
        QCOMPARE(mock.record().pausedMs, 65'000);
        mock.skip();
        QCOMPARE(mock.index(), 2);
        mock.goOn({}, {}, now()); // there is nothing to go on with
        QCOMPARE(mock.index(), 2);
    }

    void aPauseIsCountedAndTakesNoTime()
    {
        MockInterview mock(clock());
        mock.begin(someQuestions(), settings(), now());
        m_ms += 10'000;
        mock.setPaused(true);
        m_ms += 300'000;
        QCOMPARE(mock.remainingMs(), 10 * 60'000 - 10'000);
        mock.setPaused(false);
        m_ms += 5'000;
        mock.setPaused(true);
        m_ms += 1'000;
        mock.startAnswer(); // ends the pause
        QVERIFY(!mock.isPaused());
        QCOMPARE(mock.record().pauses, 2);
        QCOMPARE(mock.record().pausedMs, 301'000);
        QCOMPARE(mock.record().entries.first().thinkMs, 15'000);
        mock.finishAnswer({});
        mock.setPaused(true); // the clock stands anyway
        QVERIFY(!mock.isPaused());
    }

    void whenTheTimeIsUpTheAnswerMayBeFinishedAndNoOtherQuestionComes()
    {
        MockInterview mock(clock());
        mock.begin(someQuestions(), settings(), now());
        mock.startAnswer();
        m_ms += 11 * 60'000;
        QVERIFY(mock.isTimeUp());
        QCOMPARE(mock.phase(), MockPhase::Answering);
        mock.finishAnswer({});
        mock.finishComparing(); // and no follow-up
        QCOMPARE(mock.phase(), MockPhase::Over);
        QCOMPARE(mock.record().entries.size(), 1);
    }

    void endingEarlyKeepsWhatWasAnswered()
    {
        MockInterview mock(clock());
        mock.begin(someQuestions(), settings(), now());
        answerAll(mock);
        mock.startAnswer();
        mock.end();
        QVERIFY(mock.record().isOver && mock.record().isEndedEarly);
        QCOMPARE(mock.record().entries.size(), 1); // the one that was only begun does not count
        QCOMPARE(reportOf(mock.record()).asked, 1);
        mock.end();
        mock.skip();
        QCOMPARE(mock.record().entries.size(), 1);
    }

    void theReportCountsLevelsTopicsAndSteps()
    {
        MockRecord record;
        record.entries = {entry(u"I-1"_s, u"overview"_s, 4), entry(u"I-2"_s, u"overview"_s, 2),
                          entry(u"I-3"_s, u"qkv"_s, 0), entry(u"I-4"_s, u"qkv"_s, 1)};
        record.entries[2].isGraded = false;
        record.entries[2].isSkipped = true;
        const MockReport report = reportOf(record);
        QCOMPARE((QList<int>{report.asked, report.graded, report.skipped}), (QList<int>{4, 3, 1}));
        QCOMPARE(report.share, 7.0 / 16.0);
        QCOMPARE(report.topics.first(), (MockTopic{u"overview"_s, 2, 6, 120'000}));
        QCOMPARE(report.topics.last().share(), 1.0 / 8.0);
        QCOMPARE(report.toStudy.first(), (MockStudy{u"qkv"_s, u"step-qkv"_s, {u"I-3"_s, u"I-4"_s}}));
        QCOMPARE(report.toStudy.last(), (MockStudy{u"overview"_s, u"step-overview"_s, {u"I-2"_s}}));
        QCOMPARE(reportOf({}).share, 0.0);
    }

    void aDrawFillsItsMinutesAndIsTheSameForTheSameSeed()
    {
        MockSettings wanted = settings();
        const QList<content::InterviewQuestion> all = someQuestions();
        for (quint64 seed = 0; seed < 200; ++seed) {
            wanted.minutes = 5 + int(seed % 30);
            const QStringList drawn = idsOfAll(drawMock(all, wanted, {}, seed));
            QCOMPARE(idsOfAll(drawMock(all, wanted, {}, seed)), drawn);
            QVERIFY(!drawn.isEmpty());
            QCOMPARE(QStringList(drawn).removeDuplicates(), 0);
            int seconds = 0;
            for (const QString& id : drawn)
                seconds += plannedSeconds(*std::ranges::find(all, id, &content::InterviewQuestion::id));
            QVERIFY(seconds >= wanted.minutes * 60 || drawn.size() == all.size());
        }
        wanted.chapters = {u"qkv"_s};
        wanted.levels = {u"staff"_s};
        QCOMPARE(idsOfAll(drawMock(all, wanted, {}, 1)), QStringList{u"I-4"_s});
        wanted.levels = {u"nobody"_s};
        QVERIFY(drawMock(all, wanted, {}, 1).isEmpty());
    }

    void whatWasAnsweredWellIsAskedLast()
    {
        QHash<QString, LastAnswer> last;
        last[u"I-1"_s].level = 4;
        last[u"I-2"_s].level = 1;
        MockSettings wanted = settings();
        wanted.chapters = {u"overview"_s};
        wanted.minutes = 3;
        for (quint64 seed = 0; seed < 50; ++seed)
            QCOMPARE(idsOfAll(drawMock(someQuestions(), wanted, last, seed)), QStringList{u"I-2"_s});
    }

private:
    MsClock clock()
    {
        return [this] { return m_ms; };
    }

    static QDateTime now() { return QDateTime(QDate(2026, 3, 1), QTime(21, 0), Qt::UTC); }

    static MockSettings settings()
    {
        MockSettings settings;
        settings.minutes = 10;
        settings.language = u"en"_s;
        return settings;
    }

    static MockEntry entry(const QString& question, const QString& chapter, int rubric)
    {
        MockEntry entry;
        entry.question = question;
        entry.chapter = chapter;
        entry.isGraded = true;
        entry.rubric = rubric;
        entry.answerMs = 60'000;
        entry.repairChapter = chapter;
        entry.repairStep = u"step-"_s + chapter;
        return entry;
    }

    /// The present question, with all its points.
    static void answerAll(MockInterview& mock)
    {
        mock.startAnswer();
        mock.finishAnswer({});
        for (const content::InterviewPoint& point : mock.question()->points)
            mock.sheet().tick(point.id, true);
        mock.finishComparing();
    }

    qint64 m_ms = 0;
};

QTEST_GUILESS_MAIN(TestMockInterview)
#include "tst_mock_interview.moc"
