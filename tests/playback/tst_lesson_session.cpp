#include "app/playback/lesson_session.h"

#include "tests/playback/chapters.h"
#include "tests/playback/traces.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <climits>
#include <memory>

using namespace casefile;
using namespace casefile::playback;
using namespace Qt::StringLiterals;
using content::Focus;

namespace {

constexpr int last = INT_MAX;

/// opens (cat-dog, head 1, last asks) -> asks (a prediction) -> changes (cat-ball) -> play, more (free play).
content::Chapter lesson()
{
    content::Chapter chapter;
    chapter.id = u"overview"_s;
    chapter.examples = {
        {u"cat-dog"_s, {{u"zh"_s, u"猫看见狗就跑"_s}, {u"en"_s, u"Cats see dogs and run"_s}}},
        {u"cat-ball"_s, {{u"zh"_s, u"猫看见球就跑"_s}, {u"en"_s, u"Cats see balls and run"_s}}}};
    for (const QString& id : {u"opens"_s, u"asks"_s, u"changes"_s, u"play"_s, u"more"_s})
        chapter.steps.append(tests::step(id));
    chapter.steps[0].state.sentence = u"cat-dog"_s;
    chapter.steps[0].state.head = 1;
    chapter.steps[0].state.focus = Focus{last, -1};
    chapter.steps[1].prediction = u"top-key"_s;
    chapter.steps[2].state.sentence = u"cat-ball"_s;
    chapter.steps[2].state.temperature = 2.0;
    chapter.steps[3].freePlay = true;
    chapter.steps[4].freePlay = true;
    return chapter;
}

/// A session at the beginning of that lesson, in Chinese.
std::unique_ptr<LessonSession> opened()
{
    auto session = std::make_unique<LessonSession>();
    session->open(lesson(), u"zh"_s);
    return session;
}

std::string sentenceOf(const engine::TracePtr& trace)
{
    return trace ? trace->sentence : std::string("(none)");
}

} // namespace

class TestLessonSession : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void openShowsTheFirstStepAsAuthored()
    {
        const auto session = opened();
        QCOMPARE(session->step().id, u"opens"_s);
        QCOMPARE(session->state().sentence, u"猫看见狗就跑"_s);
        QCOMPARE(session->state().head, 1);
        QCOMPARE(session->focus(), (Focus{4, -1}));
        QCOMPARE(sentenceOf(session->trace()), std::string("猫看见狗就跑"));
        QCOMPARE(session->previousTrace(), nullptr);
        QVERIFY(session->problem().isEmpty());
        QVERIFY(session->isRevealed());
    }

    void jumpingToAStepAndPlayingToItGiveTheSameState()
    {
        for (int step = 0; step < 5; ++step) {
            const auto jumped = opened();
            jumped->player().seekStep(step);
            const auto walked = opened();
            while (walked->cursor().step < step)
                walked->player().stepForward();
            const auto returned = opened();
            returned->player().toEnd();
            returned->player().seekStep(step);
            QCOMPARE(walked->state(), jumped->state());
            QCOMPARE(returned->state(), jumped->state());
            QCOMPARE(sentenceOf(walked->trace()), sentenceOf(jumped->trace()));
            QCOMPARE(sentenceOf(returned->previousTrace()), sentenceOf(jumped->previousTrace()));
        }
    }

    void aStepThatChangesTheSentenceRemembersTheOneBefore()
    {
        const auto session = opened();
        session->player().seekStep(2);
        QCOMPARE(sentenceOf(session->trace()), std::string("猫看见球就跑"));
        QCOMPARE(sentenceOf(session->previousTrace()), std::string("猫看见狗就跑"));
        QCOMPARE(session->previousTrace()->settings, session->trace()->settings);
    }

    void changesInAnOrdinaryStepEndWhenItIsLeft()
    {
        const auto session = opened();
        session->setHead(3);
        session->setTemperature(0.5);
        QCOMPARE(session->state().head, 3);
        session->player().seekStep(1);
        QCOMPARE(session->state().head, 1);
        session->player().seekStep(0);
        QCOMPARE(session->state().head, 1);
        QCOMPARE(session->state().temperature, 1.0);
        QVERIFY(!session->canUndo());
    }

    void changesInFreePlayComeBackInFreePlay()
    {
        const auto session = opened();
        session->player().seekStep(3);
        session->setHead(2);
        session->setMask(tests::maskOf("causal"));
        session->player().seekStep(0);
        QCOMPARE(session->state().head, 1);
        QCOMPARE(session->state().mask, engine::Mask());
        session->player().seekStep(4);
        QCOMPARE(session->state().head, 2);
        QCOMPARE(session->state().mask.rule, std::string("causal"));
    }

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

    void depthStaysThroughStepsAndChapters()
    {
        const auto session = opened();
        session->setDepth(content::Depth::Code);
        session->player().seekStep(2);
        QCOMPARE(session->state().depth, content::Depth::Code);
        session->open(lesson(), u"en"_s);
        QCOMPARE(session->state().depth, content::Depth::Code);
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

    void pointingPreviewsAndPinningHolds()
    {
        const auto session = opened();
        session->hover(1, 2);
        QCOMPARE(session->focus(), (Focus{1, 2}));
        QCOMPARE(session->state().focus, (Focus{last, -1})); // a preview is no state
        session->hover(-1, -1);
        QCOMPARE(session->focus(), (Focus{4, -1}));
        session->pin(2, 0);
        QVERIFY(session->isPinned());
        session->hover(1, 1);
        QCOMPARE(session->focus(), (Focus{2, 0}));
        QCOMPARE(session->state().focus, (Focus{2, 0}));
        session->unpin();
        QVERIFY(!session->isPinned());
        QCOMPARE(session->focus(), (Focus{4, -1}));
    }

    void aPinGoesWithItsTokenAndWithItsStep()
    {
        const auto session = opened();
        session->pin(4, 3);
        session->setSentence(u"猫看见狗就"_s);
        QVERIFY(!session->isPinned());
        session->pin(3, 3);
        session->setSentence(u"鸟看见狗就"_s);
        QVERIFY(session->isPinned());
        session->player().seekStep(1);
        QVERIFY(!session->isPinned());
    }

    void theFocusIsAlwaysWithinTheTrace()
    {
        const auto session = opened();
        session->hover(99, 99);
        QCOMPARE(session->focus(), (Focus{4, 4}));
        QCOMPARE(LessonSession().focus(), Focus());
    }

    void anAnswerIsHiddenUntilItWasPredicted()
    {
        const auto session = opened();
        session->player().seekStep(1);
        QVERIFY(!session->isRevealed());
        QVERIFY(!session->prediction(u"asks"_s));
        const Prediction asked = session->openPrediction();
        QVERIFY(asked.options.size() >= 2);
        session->predict(int(asked.options.size())); // no such option
        QVERIFY(!session->isRevealed());
        QSignalSpy predictions(session.get(), &LessonSession::predictionChanged);
        session->predict(0);
        session->predict(1); // the first counts
        QVERIFY(session->isRevealed());
        QCOMPARE(session->prediction(u"asks"_s), std::optional<int>(0));
        QCOMPARE(predictions.count(), 1);
        session->player().seekStep(0);
        session->player().seekStep(1);
        QVERIFY(session->isRevealed());
        QCOMPARE(session->prediction(u"asks"_s), std::optional<int>(0));
    }

    void theAnswerCanBeShownWithoutAPrediction()
    {
        const auto session = opened();
        session->player().seekStep(1);
        session->predict(-1);
        QVERIFY(session->isRevealed());
        QVERIFY(!session->prediction(u"asks"_s));
    }

    void aPredictionBelongsToTheSentenceItWasMadeFor()
    {
        const auto session = opened();
        session->player().seekStep(1);
        session->predict(1);
        session->hover(0, 0);
        session->setDepth(content::Depth::Numbers);
        QVERIFY(session->prediction(u"asks"_s));
        session->setSentence(u"狗咬人"_s);
        QVERIFY(!session->prediction(u"asks"_s));
        QVERIFY(session->isRevealed());
        session->undo();
        QCOMPARE(session->prediction(u"asks"_s), std::optional<int>(1));
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

    void aLinkToAStepShowsItAsAuthored()
    {
        LessonSession session;
        content::State link;
        link.step = u"changes"_s;
        session.openState(lesson(), link, u"zh"_s);
        QCOMPARE(session.step().id, u"changes"_s);
        QCOMPARE(session.cursor(), (Cursor{2, 0.0}));
        QCOMPARE(session.state().head, 1);
        QCOMPARE(session.state().temperature, 2.0);
        QVERIFY(!session.hasOwnSentence() && !session.isPinned());
    }

    void aStateThatWasWrittenDownComesBackWhole()
    {
        const auto session = opened();
        session->player().seekStep(2);
        session->setSentence(u"我的猫"_s);
        session->setHead(0);
        session->setTemperature(1.0);
        session->setDepth(content::Depth::Formula);
        session->pin(1, 0);
        LessonSession other;
        other.openState(lesson(), session->state(), u"zh"_s);
        QCOMPARE(other.state(), session->state());
        QVERIFY(other.isPinned());
        other.player().seekStep(0);
        QCOMPARE(other.state().head, 1); // what was changed in that step ended with it
        QCOMPARE(other.state().sentence, u"我的猫"_s);
    }

    void aLinkToAStepThatIsGoneOpensTheFirst()
    {
        LessonSession session;
        content::State link;
        link.step = u"no-such"_s;
        session.openState(lesson(), link, u"zh"_s);
        QCOMPARE(session.step().id, u"opens"_s);
    }

    void whenASignalComesEverythingIsConsistent()
    {
        const auto session = opened();
        int seen = 0;
        const auto check = [&] {
            QCOMPARE(session->cursor().step, session->chapter().indexOf(session->step().id));
            QCOMPARE(session->state().step, session->step().id);
            QCOMPARE(QString::fromStdString(session->trace()->sentence), session->state().sentence);
            ++seen;
        };
        connect(session.get(), &LessonSession::stepChanged, this, check);
        connect(session.get(), &LessonSession::traceChanged, this, check);
        connect(session.get(), &LessonSession::stateChanged, this, check);
        connect(session.get(), &LessonSession::cursorChanged, this, check);
        session->player().seekStep(2);
        session->player().play();
        session->player().advance(100.0);
        session->setSentence(u"狗咬人"_s);
        session->undo();
        QVERIFY(seen > 6);
    }

    void anEmptyChapterIsHarmless()
    {
        LessonSession session;
        session.open({}, u"zh"_s);
        session.setHead(2);
        session.predict(0);
        session.undo();
        session.player().toggle();
        QCOMPARE(session.trace(), nullptr);
        QVERIFY(!session.problem().isEmpty());
        session.setSentence(u"猫"_s);
        QCOMPARE(sentenceOf(session.trace()), std::string("猫"));
    }
};

QTEST_GUILESS_MAIN(TestLessonSession)
#include "tst_lesson_session.moc"
