#include "tests/playback/lessons.h"

#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

/// The lesson of the tests, all heads drawn from its second step on.
content::Chapter lessonWithAllHeads()
{
    content::Chapter chapter = lesson();
    chapter.steps[1].state.allHeads = true;
    return chapter;
}

} // namespace

/// All heads drawn together: a setting like the others.
class TestAllHeads : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theHeadOfTheWordsStaysWhenAllAreDrawn()
    {
        const auto session = opened();
        QVERIFY(!session->state().allHeads);
        session->setAllHeads(true);
        QVERIFY(session->state().allHeads);
        QCOMPARE(session->state().head, 1);
    }

    void choosingAHeadShowsThatOneAlone()
    {
        const auto session = opened();
        session->setAllHeads(true);
        session->setHead(1);
        QVERIFY(!session->state().allHeads);
        session->undo();
        QVERIFY(session->state().allHeads);
        session->undo();
        QVERIFY(!session->state().allHeads);
    }

    void inAnOrdinaryStepItEndsWithTheStep()
    {
        const auto session = opened();
        session->setAllHeads(true);
        session->player().seekStep(1);
        QVERIFY(!session->state().allHeads);
    }

    void inFreePlayItComesBackInFreePlay()
    {
        const auto session = opened();
        session->player().seekStep(3);
        session->setAllHeads(true);
        session->player().seekStep(1);
        QVERIFY(!session->state().allHeads);
        session->player().seekStep(4);
        QVERIFY(session->state().allHeads);
    }

    void anAuthorSetsItAndTheLearnerMayEndIt()
    {
        LessonSession session;
        session.open(lessonWithAllHeads(), u"zh"_s);
        QVERIFY(!session.state().allHeads);
        session.player().seekStep(1);
        QVERIFY(session.state().allHeads);
        session.player().seekStep(2);
        QVERIFY(session.state().allHeads); // like every setting, until a step sets another
        session.setHead(3);
        QVERIFY(!session.state().allHeads);
    }

    void aLinkOpensWithAllHeads()
    {
        content::State link;
        link.step = u"changes"_s;
        link.allHeads = true;
        LessonSession session;
        session.openState(lesson(), link, u"zh"_s);
        QVERIFY(session.state().allHeads);
        content::Faults faults;
        const content::State again = content::stateFromLink(content::deepLink(session.state()), faults);
        LessonSession other;
        other.openState(lesson(), again, u"zh"_s);
        QCOMPARE(other.state(), session.state());
    }

    void aPredictionIsAboutOneHeadHoweverManyAreDrawn()
    {
        const auto session = opened();
        session->player().seekStep(1);
        session->predict(0);
        session->setAllHeads(true);
        QCOMPARE(session->prediction(u"asks"_s), std::optional(0));
    }
};

QTEST_GUILESS_MAIN(TestAllHeads)
#include "tst_all_heads.moc"
