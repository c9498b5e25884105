#include "tests/playback/lessons.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

double keyUp(const LessonSession& session)
{
    return content::knobValue(session.state().knobs, u"key-up"_s);
}

} // namespace

/// Knobs of pictures: a setting like the others.
class TestKnobs : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void draggingOneKnobIsOneEdit()
    {
        const auto session = opened();
        const double before = keyUp(*session);
        for (const double value : {1.0, 0.5, -0.5})
            session->setKnob(u"key-up"_s, value);
        QCOMPARE(keyUp(*session), -0.5);
        session->undo();
        QCOMPARE(keyUp(*session), before);
        QVERIFY(!session->canUndo());
        session->redo();
        QCOMPARE(keyUp(*session), -0.5);
    }

    void anotherKnobIsAnotherEdit()
    {
        const auto session = opened();
        session->setKnob(u"key-up"_s, 1.0);
        session->setKnob(u"key-across"_s, -1.0);
        session->undo();
        QCOMPARE(keyUp(*session), 1.0);
        QVERIFY(!session->state().knobs.contains(u"key-across"_s));
    }

    void turningAKnobComputesNoNewTrace()
    {
        const auto session = opened();
        const QSignalSpy traces(session.get(), &LessonSession::traceChanged);
        const QSignalSpy states(session.get(), &LessonSession::stateChanged);
        session->setKnob(u"key-up"_s, 1.0);
        QCOMPARE(traces.size(), 0);
        QCOMPARE(states.size(), 1);
    }

    void theAuthorSetsKnobsForTheStepsThatFollow()
    {
        content::Chapter chapter = lesson();
        chapter.steps[1].state.knobs.insert(u"key-up"_s, -2.0);
        LessonSession session;
        session.open(chapter, u"zh"_s);
        QVERIFY(keyUp(session) != -2.0);
        session.player().seekStep(1);
        QCOMPARE(keyUp(session), -2.0);
        session.setKnob(u"key-up"_s, 0.5);
        session.player().seekStep(2);
        QCOMPARE(keyUp(session), -2.0);
    }
};

QTEST_GUILESS_MAIN(TestKnobs)
#include "tst_knobs.moc"
