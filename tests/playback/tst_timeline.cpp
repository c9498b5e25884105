#include "app/playback/timeline.h"

#include "tests/playback/chapters.h"

#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

class TestTimeline : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void endOfAStepAndStartOfTheNextAreDifferentMoments()
    {
        const Timeline timeline(threeSteps());
        QCOMPARE(timeline.cursorAt(timeline.end(0)), (Cursor{0, 1.0}));
        QCOMPARE(timeline.cursorAt(timeline.start(1)), (Cursor{1, 0.0}));
        QVERIFY(timeline.start(1) > timeline.end(0));
    }

    void everyCursorComesBackFromItsSeconds()
    {
        const Timeline timeline(threeSteps());
        for (int step = 0; step < timeline.stepCount(); ++step) {
            for (const double progress : {0.0, 0.25, 0.5, 0.75, 1.0})
                QCOMPARE(timeline.cursorAt(timeline.secondsOf({step, progress})), (Cursor{step, progress}));
        }
    }

    void timesOutsideTheChapterAreItsBeginningAndEnd()
    {
        const Timeline timeline(threeSteps());
        QCOMPARE(timeline.cursorAt(-5.0), (Cursor{0, 0.0}));
        QCOMPARE(timeline.cursorAt(1000.0), (Cursor{2, 1.0}));
        QCOMPARE(timeline.secondsOf({-3, 0.5}), timeline.secondsOf({0, 0.5}));
        QCOMPARE(timeline.secondsOf({99, 2.0}), timeline.duration());
    }

    void stopsAreTheEndsOfPausingSteps()
    {
        const Timeline timeline(threeSteps());
        QCOMPARE(timeline.stops(), (QList<double>{timeline.end(1), timeline.end(2)}));
        QCOMPARE(timeline.nextStop(0.0), timeline.end(1));
        QCOMPARE(timeline.nextStop(timeline.end(1)), timeline.end(2));
        QCOMPARE(timeline.nextStop(timeline.end(2)), timeline.duration());
    }

    void playStopsBeforeAPredictionSoThatItCanBeAsked()
    {
        content::Chapter chapter = threeSteps();
        chapter.steps[1].prediction = u"top-key"_s;
        const Timeline timeline(chapter);
        QCOMPARE(timeline.nextStop(0.0), timeline.start(1));
        QCOMPARE(timeline.nextStop(timeline.start(1)), timeline.end(1));
    }

    void aChapterWithoutPausesStopsAtItsEnd()
    {
        content::Chapter chapter = threeSteps();
        for (content::Step& step : chapter.steps)
            step.pauseAfter = false;
        const Timeline timeline(chapter);
        QCOMPARE(timeline.stops(), QList<double>{timeline.duration()});
    }

    void aStepWithoutDurationIsFinishedAtOnce()
    {
        content::Chapter chapter = threeSteps();
        chapter.steps[1].seconds = 0.0;
        const Timeline timeline(chapter);
        QCOMPARE(timeline.cursorAt(timeline.start(1)), (Cursor{1, 1.0}));
    }

    void anEmptyChapterHasOneMoment()
    {
        const Timeline timeline{content::Chapter()};
        QCOMPARE(timeline.stepCount(), 0);
        QCOMPARE(timeline.duration(), 0.0);
        QCOMPARE(timeline.cursorAt(3.0), Cursor());
        QCOMPARE(timeline.secondsOf({4, 0.5}), 0.0);
        QCOMPARE(timeline.nextStop(0.0), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestTimeline)
#include "tst_timeline.moc"
