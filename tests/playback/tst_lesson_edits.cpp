#include "tests/playback/lessons.h"
#include "tests/playback/traces.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

/// What the learner changes in a lesson session: sentence, settings, undo, language.
class TestLessonEdits : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aTypedSentenceStaysUntilTheLessonsIsWantedBack()
    {
        const auto session = opened();
        session->setSentence(u"我的猫"_s);
        QVERIFY(session->hasOwnSentence());
        session->player().seekStep(2);
        QCOMPARE(session->state().sentence, u"我的猫"_s);
        QCOMPARE(sentenceOf(session->trace()), std::string("我的猫"));
        session->useLessonSentence();
        QVERIFY(!session->hasOwnSentence());
        QCOMPARE(session->state().sentence, u"猫看见球就跑"_s);
    }

    void anEditShowsTheNewTraceAndKeepsTheOneBefore()
    {
        const auto session = opened();
        session->setSentence(u"鸟看见狗就跑"_s);
        QCOMPARE(sentenceOf(session->trace()), std::string("鸟看见狗就跑"));
        QCOMPARE(sentenceOf(session->previousTrace()), std::string("猫看见狗就跑"));
    }

    void replacingAWordInSeveralMovesComparesWithTheSentenceBeforeThem()
    {
        const auto session = opened();
        session->setSentence(u"看见狗就跑"_s);
        session->setSentence(u"鸟看见狗就跑"_s);
        QCOMPARE(sentenceOf(session->previousTrace()), std::string("猫看见狗就跑"));
        session->setSentence(u"鸟看见鱼就跑"_s); // another word: another edit
        QCOMPARE(sentenceOf(session->previousTrace()), std::string("鸟看见狗就跑"));
    }

    void thePreviousTraceFollowsTheSettings()
    {
        const auto session = opened();
        session->setSentence(u"鸟看见狗就跑"_s);
        session->setTemperature(3.0);
        QCOMPARE(session->previousTrace()->settings.temperature, 3.0);
        session->setModel(u"untrained"_s, 9);
        QCOMPARE(session->previousTrace()->model.name, std::string("untrained"));
    }

    void anImpossibleSentenceIsKeptWithItsProblemAndTheLastTrace()
    {
        const auto session = opened();
        QSignalSpy problems(session.get(), &LessonSession::problemChanged);
        session->setSentence(u""_s);
        QVERIFY(!session->problem().isEmpty());
        QCOMPARE(session->typedSentence(), u""_s);
        QCOMPARE(sentenceOf(session->trace()), std::string("猫看见狗就跑"));
        QCOMPARE(problems.count(), 1);

        const QString long513 = u"猫 "_s.repeated(513);
        session->setSentence(long513);
        QTRY_VERIFY(session->problem().contains(u"513"_s));
        QCOMPARE(session->typedSentence(), long513);
        QCOMPARE(sentenceOf(session->trace()), std::string("猫看见狗就跑"));

        session->setSentence(u"猫跑"_s);
        QVERIFY(session->problem().isEmpty());
        QCOMPARE(sentenceOf(session->trace()), std::string("猫跑"));
    }

    void realWordsOfAllKindsAreShown_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::newRow("one token") << u"猫"_s;
        QTest::newRow("english") << u"The dog left the bone"_s;
        QTest::newRow("mixed") << u"我的 cat 喜欢鱼"_s;
        QTest::newRow("emoji") << u"👩‍👩‍👧 🐈"_s;
        QTest::newRow("right to left") << u"القط يجري"_s;
        QTest::newRow("combining") << u"cafe\u0301"_s;
    }

    void realWordsOfAllKindsAreShown()
    {
        QFETCH(QString, sentence);
        const auto session = opened();
        session->setSentence(sentence);
        QVERIFY(session->problem().isEmpty());
        QCOMPARE(sentenceOf(session->trace()), sentence.toStdString());
    }

    void aLongSentenceIsComputedWhileTheOldOneStays()
    {
        const auto session = opened();
        QSignalSpy traces(session.get(), &LessonSession::traceChanged);
        QSignalSpy computing(session.get(), &LessonSession::computingChanged);
        session->setSentence(u"猫 "_s.repeated(100));
        QVERIFY(session->isComputing());
        QCOMPARE(sentenceOf(session->trace()), std::string("猫看见狗就跑"));
        QTRY_VERIFY(!session->isComputing());
        QCOMPARE(session->trace()->queries(), 100u);
        QCOMPARE(sentenceOf(session->previousTrace()), std::string("猫看见狗就跑"));
        QCOMPARE(traces.count(), 1);
        QCOMPARE(computing.count(), 2);
    }

    void aSessionMayGoWhileItComputes()
    {
        auto session = opened();
        session->setSentence(u"猫 "_s.repeated(400));
        session.reset();
        QCoreApplication::processEvents();
    }

    void settingTheSameAgainIsQuiet()
    {
        const auto session = opened();
        session->setSentence(u"我的猫"_s);
        session->pin(1, 0);
        QSignalSpy traces(session.get(), &LessonSession::traceChanged);
        QSignalSpy states(session.get(), &LessonSession::stateChanged);
        QSignalSpy focus(session.get(), &LessonSession::focusChanged);
        QSignalSpy history(session.get(), &LessonSession::historyChanged);
        QSignalSpy steps(session.get(), &LessonSession::stepChanged);
        for (int again = 0; again < 2; ++again) {
            session->setSentence(u"我的猫"_s);
            session->setHead(1);
            session->setMask({});
            session->setScale(true);
            session->setTemperature(1.0);
            session->setPosition(engine::PositionScheme::Sinusoidal);
            session->setModel(u"hand-set"_s, 0);
            session->setDepth(content::Depth::Story);
            session->setLanguage(u"zh"_s);
            session->pin(1, 0);
            session->hover(0, 0);
        }
        QCOMPARE(traces.count() + states.count() + focus.count() + history.count() + steps.count(), 0);
    }

    void everySettingMakesANewTraceAtOnce()
    {
        const auto session = opened();
        const auto before = session->trace();
        session->setTemperature(2.0);
        session->setMask(tests::maskOf("causal"));
        session->setScale(false);
        session->setPosition(engine::PositionScheme::None);
        session->setModel(u"untrained"_s, 3);
        const auto now = session->trace();
        QCOMPARE(now->settings, content::settingsOf(session->state()));
        QCOMPARE(now->model.name, std::string("untrained"));
        QVERIFY(now != before);
        session->setHead(0); // another head is in the same trace
        QCOMPARE(session->trace(), now);
    }

    void settingsThatCannotBeAreIgnored()
    {
        const auto session = opened();
        session->setTemperature(0.0);
        session->setTemperature(-1.0);
        session->setTemperature(std::nan(""));
        QCOMPARE(session->state().temperature, 1.0);
        session->setHead(99);
        QCOMPARE(session->state().head, 3);
        session->setHead(-5);
        QCOMPARE(session->state().head, 0);
        session->setModel(u"nosuch"_s, 0);
        QVERIFY(session->problem().contains(u"nosuch"_s));
    }

    void undoAndRedoGoThroughTheLearnersChanges()
    {
        const auto session = opened();
        session->setSentence(u"我的猫"_s);
        session->setHead(2);
        session->setTemperature(3.0);
        session->undo();
        QCOMPARE(session->state().temperature, 1.0);
        session->undo();
        QCOMPARE(session->state().head, 1);
        session->undo();
        QCOMPARE(session->state().sentence, u"猫看见狗就跑"_s);
        QVERIFY(!session->hasOwnSentence() && !session->canUndo());
        session->undo();
        for (int again = 0; again < 4; ++again)
            session->redo();
        QCOMPARE(session->state().sentence, u"我的猫"_s);
        QCOMPARE(session->state().head, 2);
        QCOMPARE(session->state().temperature, 3.0);
        QVERIFY(!session->canRedo());
    }

    void fiftyChangesCanBeUndone()
    {
        const auto session = opened();
        for (int i = 0; i < 60; ++i)
            session->setHead(i % 4);
        int undone = 0;
        for (; session->canUndo(); ++undone)
            session->undo();
        QVERIFY(undone >= 50);
    }

    void undoOfAFreePlayChangeGoesToFreePlayWhereItIsSeen()
    {
        const auto session = opened();
        session->player().seekStep(3);
        session->setHead(2);
        session->player().seekStep(0);
        session->undo();
        QCOMPARE(session->step().id, u"play"_s);
        QCOMPARE(session->state().head, 1);
    }

    void anExampleFollowsTheLanguageAndATypedSentenceStays()
    {
        const auto session = opened();
        session->setLanguage(u"en"_s);
        QCOMPARE(session->state().sentence, u"Cats see dogs and run"_s);
        session->setSentence(u"Cats see balls and run"_s); // another example
        session->setLanguage(u"zh"_s);
        QCOMPARE(session->state().sentence, u"猫看见球就跑"_s);
        session->setSentence(u"my own"_s);
        session->setLanguage(u"en"_s);
        QCOMPARE(session->state().sentence, u"my own"_s);
    }

    void switchingTheLanguageChangesTheWordsOfStepAndProblem()
    {
        const auto session = opened();
        session->setSentence(u"my own"_s);
        session->setSentence(u""_s);
        QSignalSpy steps(session.get(), &LessonSession::stepChanged);
        QSignalSpy problems(session.get(), &LessonSession::problemChanged);
        session->setLanguage(u"en"_s);
        QCOMPARE(steps.count(), 1);
        QCOMPARE(problems.count(), 1);
    }
};

QTEST_GUILESS_MAIN(TestLessonEdits)
#include "tst_lesson_edits.moc"
