#include "tests/playback/lessons.h"
#include "tests/playback/traces.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

/// A state that is frozen, what is compared with it, and its release.
class TestFreezing : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatIsFrozenIsTheStateAsItWasAndStepsKeepIt()
    {
        const auto session = opened();
        session->setTemperature(3.0);
        session->freeze();
        session->setTemperature(0.5);
        session->setSentence(u"我的猫"_s);
        QVERIFY(session->isFrozen());
        QCOMPARE(sentenceOf(session->frozenTrace()), std::string("猫看见狗就跑"));
        QCOMPARE(session->frozenTrace()->settings.temperature, 3.0);
        QCOMPARE(session->frozenState().temperature, 3.0);
        QCOMPARE(session->frozenState().step, u"opens"_s);
        session->player().seekStep(2);
        QCOMPARE(session->frozenTrace()->settings.temperature, 3.0);
        session->open(lesson(), u"zh"_s); // another chapter
        QCOMPARE(session->frozenTrace()->settings.temperature, 3.0);
    }

    void theLinkOfTheStateOpensWithTheSameFrozenOne()
    {
        const auto session = opened();
        session->setTemperature(3.0);
        session->freeze();
        session->setTemperature(0.5);
        const QUrl link = content::deepLink(session->state(), session->lessonState());
        content::Faults faults;
        LessonSession other;
        other.openState(lesson(), content::stateFromLink(link, faults), u"zh"_s);
        QVERIFY(faults.isEmpty());
        QVERIFY(other.isComparing());
        QCOMPARE(other.state(), session->state());
        QCOMPARE(other.frozenTrace()->settings.temperature, 3.0);
        QCOMPARE(other.trace()->settings.temperature, 0.5);
    }

    void freezingAndReleasingAreUndone()
    {
        const auto session = opened();
        session->freeze();
        session->setTemperature(3.0);
        session->freeze();
        QCOMPARE(session->frozenState().temperature, 3.0);
        session->setComparing(true);
        session->release();
        QVERIFY(!session->isFrozen());
        QVERIFY(!session->isComparing());
        QVERIFY(!session->frozenTrace());
        session->undo();
        QCOMPARE(session->frozenState().temperature, 3.0);
        session->undo();
        QCOMPARE(session->frozenState().temperature, 1.0);
        session->undo();
        QCOMPARE(session->state().temperature, 1.0);
        session->undo();
        QVERIFY(!session->isFrozen());
        session->redo();
        QVERIFY(session->isFrozen());
    }

    void freezingOutlivesTheUndoOfAStepThatIsLeft()
    {
        const auto session = opened();
        session->setTemperature(3.0);
        session->freeze();
        session->player().seekStep(1);
        QVERIFY(session->canUndo());
        session->undo();
        QVERIFY(!session->isFrozen());
    }

    void aPredictionStaysTakenWhenItsStateIsFrozen()
    {
        const auto session = opened();
        session->player().seekStep(1);
        session->predict(0);
        session->freeze();
        QCOMPARE(session->prediction(u"asks"_s), std::optional(0));
    }

    void nothingIsComparedWhileNothingIsFrozen()
    {
        const auto session = opened();
        QSignalSpy changes(session.get(), &LessonSession::comparingChanged);
        session->setComparing(true);
        QVERIFY(!session->isComparing());
        session->freeze();
        session->setComparing(true);
        QVERIFY(session->isComparing());
        QCOMPARE(changes.count(), 1);
    }

    void aSentenceThatCannotBeComputedIsNotFrozen()
    {
        const auto session = opened();
        session->setSentence(u""_s);
        session->freeze();
        QVERIFY(!session->isFrozen());
    }

    void aLongFrozenSentenceIsComputedAside()
    {
        const auto session = opened();
        session->setSentence(u"cat "_s.repeated(60));
        QTRY_VERIFY(!session->isComputing());
        session->freeze();
        session->setSentence(u"我的猫"_s);
        QTRY_VERIFY(session->frozenTrace());
        QCOMPARE(session->frozenTrace()->queries(), std::size_t(60));
        QVERIFY(!session->isComputingFrozen());
    }
};

QTEST_GUILESS_MAIN(TestFreezing)
#include "tst_freezing.moc"
