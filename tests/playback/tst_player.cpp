#include "app/playback/player.h"

#include "tests/playback/chapters.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

class TestPlayer : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void spaceRunsToTheNextAuthoredStopAndWaitsThere()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        player.toggle();
        QVERIFY(player.isPlaying());
        player.advance(100.0);
        QCOMPARE(player.cursor(), (Cursor{1, 1.0}));
        QVERIFY(!player.isPlaying());

        player.toggle();
        player.advance(0.5);
        QCOMPARE(player.cursor().step, 2);
        player.advance(100.0);
        QCOMPARE(player.cursor(), (Cursor{2, 1.0}));
        player.toggle();
        QVERIFY(!player.isPlaying()); // nothing lies after the end
    }

    void spacePausesWhileRunning()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        player.toggle();
        player.advance(0.5);
        player.toggle();
        QVERIFY(!player.isPlaying());
        const double seconds = player.seconds();
        player.advance(1.0);
        QCOMPARE(player.seconds(), seconds);
    }

    void playingThereAndSeekingThereIsTheSameMoment()
    {
        Player played;
        played.setTimeline(Timeline(threeSteps()));
        played.play();
        for (int tick = 0; tick < 64; ++tick)
            played.advance(1.0 / 64.0);
        Player sought;
        sought.setTimeline(Timeline(threeSteps()));
        sought.seek(1.0);
        QCOMPARE(played.cursor(), sought.cursor());
    }

    void seekingPausesAndClamps()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        player.play();
        player.seek(-4.0);
        QVERIFY(!player.isPlaying());
        QCOMPARE(player.seconds(), 0.0);
        player.seek(std::nan(""));
        QCOMPARE(player.seconds(), 0.0);
        player.seek(1e9);
        QCOMPARE(player.seconds(), player.timeline().duration());
        player.seekStep(1, 0.5);
        QCOMPARE(player.cursor(), (Cursor{1, 0.5}));
    }

    void rightArrowFinishesThisStepThenTheNext()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        player.stepForward();
        QCOMPARE(player.cursor(), (Cursor{0, 1.0}));
        player.stepForward();
        QCOMPARE(player.cursor(), (Cursor{1, 1.0}));
        player.seekStep(2, 0.5);
        player.stepForward();
        player.stepForward();
        QCOMPARE(player.cursor(), (Cursor{2, 1.0}));
    }

    void leftArrowGoesToTheStartOfThisStepThenOfThePrevious()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        player.seekStep(1, 0.5);
        player.stepBack();
        QCOMPARE(player.cursor(), (Cursor{1, 0.0}));
        player.stepBack();
        QCOMPARE(player.cursor(), (Cursor{0, 0.0}));
        player.stepBack();
        QCOMPARE(player.cursor(), (Cursor{0, 0.0}));
    }

    void speedMultipliesTime()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        player.setSpeed(2.0);
        player.play();
        player.advance(0.5);
        QCOMPARE(player.seconds(), 1.0);
        player.setSpeed(99.0);
        QCOMPARE(player.speed(), 4.0);
        player.setSpeed(0.0);
        QCOMPARE(player.speed(), 0.25);
    }

    void reducedMotionShowsOnlyBeginningsAndEnds()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        player.setReducedMotion(true);
        QCOMPARE(player.cursor(), (Cursor{0, 0.0}));
        player.toggle();
        QVERIFY(!player.isPlaying()); // it jumped
        QCOMPARE(player.cursor(), (Cursor{0, 1.0}));
        player.toggle();
        QCOMPARE(player.cursor(), (Cursor{1, 1.0}));
        player.seekStep(2, 0.3);
        QCOMPARE(player.cursor(), (Cursor{2, 1.0}));
    }

    void turningReducedMotionOnWhileRunningFinishesTheStep()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        player.play();
        player.advance(0.5);
        player.setReducedMotion(true);
        QVERIFY(!player.isPlaying());
        QCOMPARE(player.cursor(), (Cursor{0, 1.0}));
    }

    void signalsComeOnlyWhenSomethingChanged()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        QSignalSpy cursors(&player, &Player::cursorChanged);
        QSignalSpy playing(&player, &Player::playingChanged);
        QSignalSpy speeds(&player, &Player::speedChanged);
        player.seek(1.0);
        player.seek(1.0);
        QCOMPARE(cursors.count(), 1);
        player.pause();
        QCOMPARE(playing.count(), 0);
        player.play();
        player.play();
        QCOMPARE(playing.count(), 1);
        player.setSpeed(1.0);
        QCOMPARE(speeds.count(), 0);
    }

    void theLastFrameIsShownBeforePlayingEnds()
    {
        Player player;
        player.setTimeline(Timeline(threeSteps()));
        Cursor atPause;
        connect(&player, &Player::playingChanged, this, [&] { atPause = player.cursor(); });
        player.play();
        player.advance(100.0);
        QCOMPARE(atPause, (Cursor{1, 1.0}));
    }

    void theTimerDrivesTheSameAdvance()
    {
        content::Chapter chapter;
        chapter.steps = {step(u"short"_s, 0.02)};
        Player player;
        player.setTimeline(Timeline(chapter));
        QSignalSpy playing(&player, &Player::playingChanged);
        player.play();
        QTRY_COMPARE(playing.count(), 2);
        QCOMPARE(player.cursor(), (Cursor{0, 1.0}));
    }

    void anEmptyTimelineIsHarmless()
    {
        Player player;
        player.toggle();
        player.stepForward();
        player.stepBack();
        player.toEnd();
        player.seekStep(3);
        player.setReducedMotion(true);
        player.toggle();
        QCOMPARE(player.cursor(), Cursor());
        QVERIFY(!player.isPlaying());
    }
};

QTEST_GUILESS_MAIN(TestPlayer)
#include "tst_player.moc"
