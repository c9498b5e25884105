#include "app/playback/model_names.h"
#include "app/playback/prose_fields.h"
#include "tests/playback/lessons.h"

#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

const engine::CellRef verbAsks{engine::TensorId::Wq, 1, 1, 0};

double entry(const LessonSession& session)
{
    return session.trace()->at(verbAsks);
}

} // namespace

/// Entries of the model set by hand, and another text that is asked.
class TestWeightEdits : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void turningOneEntryIsOneEditHoweverManyEventsItMakes()
    {
        const auto session = opened();
        const double own = entry(*session);
        for (const double value : {1.0, 2.0, 3.5})
            session->setWeight(verbAsks, value);
        QCOMPARE(entry(*session), 3.5);
        QCOMPARE(session->state().edits.size(), 1u);
        session->undo();
        QCOMPARE(entry(*session), own);
        QVERIFY(!session->canUndo());
        session->redo();
        QCOMPARE(entry(*session), 3.5);
    }

    void anotherEntryIsAnotherEdit()
    {
        const auto session = opened();
        session->setWeight(verbAsks, 1.0);
        session->setWeight({engine::TensorId::Wv, 0, 2, 3}, -1.0);
        QCOMPARE(session->state().edits.size(), 2u);
        session->undo();
        QCOMPARE(session->state().edits.size(), 1u);
    }

    void theModelSaysThatItIsEditedByHand()
    {
        const auto session = opened();
        session->setWeight(verbAsks, 1.0);
        QCOMPARE(modelName(session->trace()->model), u"hand-set model, edited by hand"_s);
        QVERIFY(
            fillFields(u"{{edits}}"_s, *session->trace(), 1, {}).contains(u"head 2, W_Q, row 2, column 1"_s));
        session->putBackWeights();
        QCOMPARE(modelName(session->trace()->model), u"hand-set model"_s);
        QCOMPARE(fillFields(u"{{edits}}"_s, *session->trace(), 1, {}), u"no entry is edited"_s);
    }

    void theModelsOwnValueIsNoEdit()
    {
        const auto session = opened();
        const double own = entry(*session);
        session->setWeight(verbAsks, 1.0);
        session->setWeight(verbAsks, own);
        QVERIFY(session->state().edits.empty());
        QVERIFY(!session->trace()->model.unedited);
    }

    void aLinkBringsTheEditsBack()
    {
        const auto session = opened();
        session->setWeight(verbAsks, 1.25);
        session->setMemory(u"大猫 & 狗"_s);
        content::Faults faults;
        const content::State back = content::stateFromLink(
            content::deepLink(session->state(), session->lessonState()), faults, session->lessonState());
        QVERIFY(faults.isEmpty());
        QCOMPARE(back.memory, session->state().memory);
        QVERIFY(back.edits == session->state().edits);
        const auto other = opened();
        other->openState(lesson(), back, u"zh"_s);
        QCOMPARE(entry(*other), 1.25);
    }

    void keysAreNamedAfterTheTextThatIsAsked()
    {
        const auto session = opened();
        session->setMemory(u"大猫"_s);
        const engine::AttentionTrace& trace = *session->trace();
        QCOMPARE(trace.keys(), 2u);
        QCOMPARE(keyTokenName(trace, 0), u"大"_s);
        QCOMPARE(tokenName(trace, 0), u"猫"_s);
        QCOMPARE(fillFields(u"{{m}} {{memory}}"_s, trace, 0, {}), u"2 大猫"_s);
        session->undo();
        QCOMPARE(session->trace()->keys(), session->trace()->queries());
    }

    void widthsAreOfTheUntrainedModelAlone()
    {
        const auto session = opened();
        session->setKnob(u"value-width"_s, 12);
        QCOMPARE(session->trace()->weights().dV(), 8u);
        session->setModel(u"untrained"_s, 7);
        QCOMPARE(session->trace()->weights().dV(), 12u);
        QCOMPARE(session->trace()->weights().dK(), 8u);
    }

    void aTextThatCannotBeAskedIsAProblemAndStays()
    {
        const auto session = opened();
        session->setMemory(u"  "_s);
        QVERIFY(!session->problem().isEmpty());
        QCOMPARE(session->state().memory, u"  "_s);
    }
};

QTEST_MAIN(TestWeightEdits)
#include "tst_weight_edits.moc"
