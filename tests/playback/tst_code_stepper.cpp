#include "app/playback/code_stepper.h"
#include "app/playback/lesson_session.h"
#include "tests/content/walks.h"
#include "tests/playback/lessons.h"

#include <QSignalSpy>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

/// The lesson of the other tests, with a walk in its third step.
content::Chapter walkedLesson(const QString& walk)
{
    content::Chapter chapter = lesson();
    chapter.steps[2].walk = shipped(walk);
    chapter.steps[2].seconds = 40.0;
    return chapter;
}

struct Fixture
{
    explicit Fixture(const QString& walk = u"single-head"_s)
    {
        session.open(walkedLesson(walk), u"zh"_s);
        session.player().seekStep(2);
    }
    LessonSession session;
    CodeStepper stepper{session};
};

} // namespace

class TestCodeStepper : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void itIsOnOnlyWhereAStepHasAWalk()
    {
        Fixture fixture;
        QVERIFY(fixture.stepper.isOn());
        QCOMPARE(fixture.stepper.number(), 0);
        fixture.session.player().seekStep(1);
        QVERIFY(!fixture.stepper.isOn());
        fixture.stepper.stepForward();
        QVERIFY(fixture.stepper.line().says.isEmpty());
        QCOMPARE(fixture.session.cursor().step, 1);
    }

    void forwardToTheEndAndBackIsTheSameWay()
    {
        Fixture fixture;
        QList<Moment> there, back;
        for (qint64 number = 0; number < fixture.stepper.clock().count(); ++number) {
            there.append(fixture.stepper.moment());
            fixture.stepper.stepForward();
        }
        QCOMPARE(fixture.stepper.number(), fixture.stepper.clock().count() - 1);
        for (qint64 number = 0; number < fixture.stepper.clock().count(); ++number) {
            back.prepend(fixture.stepper.moment());
            fixture.stepper.stepBack();
        }
        QVERIFY(there == back);
        QCOMPARE(fixture.stepper.number(), 0);
        QCOMPARE(fixture.session.cursor().step, 2); // never leaves the step
    }

    void theCursorIsTheOnlyPlace()
    {
        Fixture fixture;
        fixture.session.player().seekStep(2, 0.5);
        const qint64 half = fixture.stepper.number();
        QVERIFY(half > 10);
        fixture.stepper.stepForward();
        QCOMPARE(fixture.stepper.number(), half + 1);
        QCOMPARE(fixture.stepper.clock().numberAt(fixture.session.cursor().progress), half + 1);
    }

    void linesAreSteppedAsAWhole()
    {
        Fixture fixture;
        fixture.stepper.stepForward(); // within the loop of the scores
        fixture.stepper.lineForward();
        QCOMPARE(fixture.stepper.moment().line, 1);
        fixture.stepper.lineForward();
        QCOMPARE(fixture.stepper.moment().line, 2);
        fixture.stepper.lineBack();
        QCOMPARE(fixture.stepper.moment().line, 1);
        fixture.stepper.lineBack();
        QCOMPARE(fixture.stepper.number(), 0);
    }

    void aNumberLeadsToTheLineThatMadeIt()
    {
        Fixture fixture;
        fixture.stepper.toLast();
        fixture.stepper.showMaker({engine::TensorId::Scores, 1, 2, 3});
        QCOMPARE(fixture.stepper.line().makes, u"scores"_s);
        QCOMPARE(fixture.stepper.moment().query, 2);
        QCOMPARE(fixture.stepper.moment().key, 3);
        fixture.stepper.showMaker({engine::TensorId::Weights, 1, 4, 0});
        QCOMPARE(fixture.stepper.line().makes, u"weights"_s);
        QCOMPARE(fixture.stepper.moment().query, 4);
        fixture.stepper.showMaker({engine::TensorId::Wq, 1, 0, 0}); // made by no line
        QCOMPARE(fixture.stepper.line().makes, u"weights"_s);
    }

    void aLineIsShownWithThePresentIndices()
    {
        Fixture fixture;
        fixture.stepper.showMaker({engine::TensorId::Shifted, 1, 3, 0});
        const int maximumLine = fixture.stepper.moment().line - 2;
        fixture.stepper.showLine(maximumLine);
        QCOMPARE(fixture.stepper.moment().line, maximumLine);
        QCOMPARE(fixture.stepper.moment().query, 3);
    }

    /// Stepping is the learner's own movement: reduced motion does not jump over it.
    void itStepsWithReducedMotionToo()
    {
        Fixture fixture;
        fixture.session.player().setReducedMotion(true);
        fixture.stepper.toFirst();
        for (int steps = 0; steps < 3; ++steps)
            fixture.stepper.stepForward();
        QCOMPARE(fixture.stepper.number(), 3);
        fixture.session.player().stepForward(); // the lesson's own step still jumps
        QCOMPARE(fixture.session.cursor().progress, 1.0);
    }

    void anotherSentenceMakesAnotherWalk()
    {
        Fixture fixture;
        const qint64 before = fixture.stepper.clock().count();
        QSignalSpy changed(&fixture.stepper, &CodeStepper::changed);
        fixture.session.setSentence(u"猫跑"_s);
        QVERIFY(changed.count() > 0);
        QVERIFY(fixture.stepper.clock().count() < before);
        QVERIFY(fixture.stepper.number() < fixture.stepper.clock().count());
    }

    void aWalkOverHeadsComesToEachHead()
    {
        Fixture fixture(u"multi-head"_s);
        for (std::size_t head = 0; head < fixture.session.trace()->headCount(); ++head) {
            fixture.stepper.showMaker({engine::TensorId::Context, head, 1, 2});
            QCOMPARE(fixture.stepper.moment().head, int(head));
            QCOMPARE(fixture.stepper.line().makes, u"context"_s);
        }
        fixture.stepper.showMaker({engine::TensorId::Concat, 0, 0, 8 * 2 + 1}); // a column of the third head
        QCOMPARE(fixture.stepper.moment().head, 2);
    }
};

QTEST_GUILESS_MAIN(TestCodeStepper)
#include "tst_code_stepper.moc"
