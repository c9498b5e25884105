#include "tests/learner/deck_answers.h"
#include "tests/learner/interviews.h"

#include "app/learner/database.h"
#include "app/learner/interview/interview_log.h"
#include "app/learner/interview/interview_practice.h"
#include "app/learner/interview/mock_interview.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

InterviewAnswer someAnswer(const QString& question, int level)
{
    InterviewAnswer answer;
    answer.question = question;
    answer.chapter = u"overview"_s;
    answer.typed = u"because"_s;
    answer.points = {u"a"_s};
    answer.level = level;
    answer.grade = answer.proposed = gradeOfLevel(level);
    answer.answerMs = 90'000;
    answer.when = cardAnswer(Grade::Good, 0).when;
    return answer;
}

} // namespace

/// Practising interview questions, and what is kept of them: without waiting, by a clock that the test moves.
class TestInterview : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(m_store.open(m_folder->filePath(u"learner.sqlite"_s)), StoreState::Ready);
        m_deck = std::make_unique<Deck>(m_store, calendar);
        m_log = std::make_unique<InterviewLog>(m_store, *m_deck);
        m_ms = 0;
    }

    void cleanup()
    {
        m_log.reset();
        m_deck.reset();
        m_store.close();
    }

    void thePointsThatWereMetSuggestALevelAndTheLevelAGrade()
    {
        QList<int> levels;
        for (int ticked = 0; ticked <= 6; ++ticked)
            levels.append(suggestedLevel(ticked, 6));
        QCOMPARE(levels, (QList<int>{1, 1, 2, 2, 3, 3, 4}));
        QCOMPARE(suggestedLevel(0, 0), 1);
        QList<Grade> grades;
        for (int level = 1; level <= 4; ++level)
            grades.append(gradeOfLevel(level));
        QCOMPARE(grades, (QList<Grade>{Grade::Again, Grade::Hard, Grade::Good, Grade::Good}));
    }

    void ticksAndLevelAreTakenBackAndDoneAgain()
    {
        AnswerSheet sheet({u"a"_s, u"b"_s, u"c"_s});
        sheet.tick(u"c"_s, true);
        sheet.tick(u"a"_s, true);
        sheet.tick(u"a"_s, true); // nothing new: nothing to take back
        sheet.tick(u"elsewhere"_s, true);
        QCOMPARE(sheet.ticked(), (QStringList{u"a"_s, u"c"_s}));
        QCOMPARE(sheet.missed(), QStringList{u"b"_s});
        QCOMPARE(sheet.level(), 3);
        sheet.chooseLevel(4);
        sheet.undo();
        QCOMPARE(sheet.level(), 3);
        sheet.undo();
        QCOMPARE(sheet.ticked(), QStringList{u"c"_s});
        sheet.redo();
        sheet.redo();
        QCOMPARE(sheet.level(), 4);
        QVERIFY(!sheet.canRedo());
        for (int i = 0; i < 5; ++i)
            sheet.undo();
        QVERIFY(sheet.ticked().isEmpty() && !sheet.isLevelChosen());
    }

    void theFilterKeepsTheQuestionWhileItFits()
    {
        InterviewPractice practice(clock());
        practice.setQuestions(someQuestions());
        practice.open(u"I-3"_s);
        practice.setFilter({{}, u"junior"_s, {}, {}});
        QCOMPARE(practice.question()->id, u"I-3"_s);
        QCOMPARE(practice.shown(), (QList<int>{0, 2}));
        practice.setFilter({u"overview"_s, {}, {}, {}});
        QCOMPARE(practice.question()->id, u"I-1"_s);
        practice.setFilter({{}, {}, {}, u"why I-4"_s});
        QCOMPARE(practice.question()->id, u"I-4"_s);
        practice.setFilter({{}, {}, {}, u"nothing like it"_s});
        QCOMPARE(practice.phase(), PracticePhase::Empty);
        practice.open(u"I-2"_s); // takes the filter away
        QCOMPARE(practice.shown().size(), 4);
    }

    void anAnswerIsComparedOnlyAfterItWasGiven()
    {
        InterviewPractice practice(clock());
        practice.setQuestions(someQuestions());
        practice.setOnScreen(true);
        practice.setTyped(u"because"_s);
        practice.tick(u"a"_s, true);
        QVERIFY(practice.sheet().ticked().isEmpty());
        QVERIFY(!practice.answer(Grade::Good, now()));
        m_ms += 40'000;
        practice.setOnScreen(false);
        m_ms += 999'000; // on another page
        practice.setOnScreen(true);
        m_ms += 2'000;
        practice.reveal();
        m_ms += 60'000; // comparing is not answering
        for (const QString& point : {u"a"_s, u"b"_s})
            practice.tick(point, true);
        const auto answer = practice.answer(Grade::Easy, now());
        QCOMPARE(answer->answerMs, 42'000);
        QCOMPARE(answer->typed, u"because"_s);
        QCOMPARE(answer->level, 3);
        QCOMPARE(answer->proposed, Grade::Good);
        practice.markGraded();
        QVERIFY(!practice.answer(Grade::Easy, now()));
    }

    void whereItWasLeftItGoesOn()
    {
        InterviewPractice before(clock());
        before.setQuestions(someQuestions());
        before.setFilter({u"qkv"_s, {}, {}, {}});
        before.go(1);
        before.setTyped(u"half an answer"_s);
        before.reveal();
        before.tick(u"b"_s, true);
        InterviewPractice after(clock());
        after.setQuestions(someQuestions());
        after.restore(before.toJson());
        QCOMPARE(after.question()->id, u"I-4"_s);
        QCOMPARE(after.filter(), before.filter());
        QCOMPARE(after.phase(), PracticePhase::Comparing);
        QCOMPARE(after.typed(), u"half an answer"_s);
        QCOMPARE(after.sheet().ticked(), QStringList{u"b"_s});
        after.restore(u"no JSON"_s);
        QCOMPARE(after.question()->id, u"I-4"_s); // still fits: no filter
    }

    void anAnswerThatWasBegunWaitsWhileOthersAreLookedAt()
    {
        InterviewPractice practice(clock());
        practice.setQuestions(someQuestions());
        practice.setOnScreen(true);
        practice.setTyped(u"begun"_s);
        m_ms += 5'000;
        practice.reveal();
        practice.tick(u"b"_s, true);
        practice.go(1);
        QCOMPARE(practice.phase(), PracticePhase::Answering);
        QVERIFY(practice.typed().isEmpty());
        practice.go(-1);
        QCOMPARE(practice.phase(), PracticePhase::Comparing);
        QCOMPARE(practice.sheet().ticked(), QStringList{u"b"_s});
        practice.undo();
        QVERIFY(practice.sheet().ticked().isEmpty());
        QCOMPARE(practice.answer(Grade::Good, now())->answerMs, 5'000);
        practice.again();
        QCOMPARE(practice.phase(), PracticePhase::Answering);
        QVERIFY(practice.typed().isEmpty());
    }

    void theTimerToThinkRunsDownAndEndsWithTheAnswer()
    {
        InterviewPractice practice(clock());
        practice.setQuestions(someQuestions());
        practice.startTimer(60);
        m_ms += 45'000;
        QCOMPARE(practice.remainingMs(), 15'000);
        m_ms += 45'000;
        QCOMPARE(practice.remainingMs(), 0);
        practice.reveal();
        QVERIFY(!practice.isTiming());
    }

    void anAnswerIsKeptInTheLogAndOnACardOfItsOwn()
    {
        const InterviewAnswer first = someAnswer(u"I-1"_s, 2);
        QVERIFY(m_log->keep(first));
        QVERIFY(m_log->keep(someAnswer(u"I-1"_s, 3)));
        QCOMPARE(m_log->answers(u"I-1"_s).first(), first);
        QCOMPARE(m_log->lastAnswers().value(u"I-1"_s).level, 3);
        QCOMPARE(m_log->lastAnswers().value(u"I-1"_s).times, 2);
        const Card* card = m_deck->find(u"I-1"_s);
        QVERIFY(card);
        QCOMPARE(card->chapter, u"overview"_s);
        QCOMPARE(m_deck->reviews(card->number).first().answer.proposed, std::optional(Grade::Hard));
        QVERIFY(m_store.answers(u"overview"_s).isEmpty()); // a quiz of that chapter does not meet it
        QVERIFY(m_deck->undo());
        QCOMPARE(m_deck->reviews(card->number).size(), 1);
    }

    void whatAGradeWouldDoIsWhatItDoes()
    {
        const InterviewAnswer answer = someAnswer(u"I-1"_s, 3);
        const Outcomes before = m_log->outcomes(u"I-1"_s, answer.when);
        QVERIFY(m_log->keep(answer));
        QCOMPARE(m_deck->find(u"I-1"_s)->state, before[std::size_t(Grade::Good) - 1]);
    }

    void aMockInterviewIsKeptWhileItGoesOnAndReadAgain()
    {
        MockInterview mock(clock());
        mock.begin(someQuestions(), MockSettings{}, now());
        const qint64 number = m_log->keepMock(0, mock.record());
        QVERIFY(number > 0);
        mock.startAnswer();
        mock.finishAnswer(u"because"_s);
        mock.finishComparing();
        QCOMPARE(m_log->keepMock(number, mock.record()), number);
        QCOMPARE(m_log->mocks().size(), 1);
        QCOMPARE(m_log->mocks().first().record, mock.record());
        const qint64 second = m_log->keepMock(0, mock.record());
        QCOMPARE(m_log->mocks().first().number, second); // the newest first
        m_store.close();
        QVERIFY(m_log->mocks().isEmpty());
        QCOMPARE(m_log->keepMock(0, mock.record()), 0);
    }

    void aMockInterviewAndItsGradeAreKeptTogetherOrNotAtAll()
    {
        MockInterview mock(clock());
        mock.begin(someQuestions(), MockSettings{}, now());
        const qint64 number = m_log->keepMockAnswer(0, mock.record(), someAnswer(u"I-1"_s, 3));
        QVERIFY(number > 0);
        QCOMPARE(m_log->answers().first().mock, number);
        Database other;
        QVERIFY(other.open(m_folder->filePath(u"learner.sqlite"_s), Database::Access::ReadWrite));
        QVERIFY(other.execute(u"ALTER TABLE mock_interview RENAME TO gone"_s));
        QCOMPARE(m_log->keepMockAnswer(number, mock.record(), someAnswer(u"I-2"_s, 3)), 0);
        QCOMPARE(m_log->answers().size(), 1);
        QVERIFY(!m_deck->find(u"I-2"_s));
    }

private:
    MsClock clock()
    {
        return [this] { return m_ms; };
    }

    static QDateTime now() { return cardAnswer(Grade::Good, 0).when; }

    std::unique_ptr<QTemporaryDir> m_folder;
    Store m_store;
    std::unique_ptr<Deck> m_deck;
    std::unique_ptr<InterviewLog> m_log;
    qint64 m_ms = 0;
};

QTEST_GUILESS_MAIN(TestInterview)
#include "tst_interview.moc"
