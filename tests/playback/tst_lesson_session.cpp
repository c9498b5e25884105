#include "tests/playback/lessons.h"
#include "tests/playback/traces.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;
using content::Focus;

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

    void depthStaysThroughStepsAndChapters()
    {
        const auto session = opened();
        session->setDepth(content::Depth::Code);
        session->player().seekStep(2);
        QCOMPARE(session->state().depth, content::Depth::Code);
        session->open(lesson(), u"en"_s);
        QCOMPARE(session->state().depth, content::Depth::Code);
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
