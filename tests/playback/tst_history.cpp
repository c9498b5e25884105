#include "app/playback/history.h"

#include <QRegularExpression>
#include <QTest>

using namespace casefile::playback;
using namespace Qt::StringLiterals;

namespace {

Edit typing(const QString& before, const QString& after)
{
    Edit edit;
    edit.what = Edit::What::Typing;
    edit.part = Edit::Part::Sentence;
    edit.sentenceBefore = OwnSentence{{}, before};
    edit.sentenceAfter = OwnSentence{{}, after};
    edit.textBefore = before;
    edit.textAfter = after;
    return edit;
}

Edit head(int before, int after)
{
    Edit edit;
    edit.choicesBefore.head = before;
    edit.choicesAfter.head = after;
    return edit;
}

Edit temperature(double before, double after)
{
    Edit edit;
    edit.what = Edit::What::Temperature;
    edit.choicesBefore.temperature = before;
    edit.choicesAfter.temperature = after;
    return edit;
}

} // namespace

class TestHistory : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void lettersTypedAtOnePlaceAreOneEdit()
    {
        History history;
        QVERIFY(!history.record(typing(u"a"_s, u"ab"_s)));
        QVERIFY(history.record(typing(u"ab"_s, u"abc"_s)));
        QVERIFY(history.record(typing(u"abc"_s, u"abd"_s)));
        const auto edit = history.undo();
        QVERIFY(edit);
        QCOMPARE(edit->textBefore, u"a"_s);
        QCOMPARE(edit->textAfter, u"abd"_s);
        QVERIFY(!history.canUndo());
    }

    void lettersTypedElsewhereAreAnotherEdit()
    {
        History history;
        history.record(typing(u"猫看见狗就跑"_s, u"鸟看见狗就跑"_s));
        QVERIFY(!history.record(typing(u"鸟看见狗就跑"_s, u"鸟看见鱼就跑"_s)));
        QCOMPARE(history.undo()->textBefore, u"鸟看见狗就跑"_s);
        QCOMPARE(history.undo()->textBefore, u"猫看见狗就跑"_s);
    }

    void replacingAWordInTwoMovesIsOneEdit()
    {
        History history;
        history.record(typing(u"猫跑"_s, u"跑"_s));
        QVERIFY(history.record(typing(u"跑"_s, u"鸟跑"_s)));
    }

    void typingThatEndsWhereItBeganLeavesNothingToUndo()
    {
        History history;
        history.record(typing(u"a"_s, u"ab"_s));
        history.record(typing(u"ab"_s, u"a"_s));
        QVERIFY(!history.canUndo());
    }

    void aDraggedTemperatureIsOneEditButHeadsAreSingle()
    {
        History history;
        history.record(temperature(1.0, 1.1));
        history.record(temperature(1.1, 1.2));
        history.record(head(0, 1));
        history.record(head(1, 2));
        QCOMPARE(history.undo()->choicesBefore.head, 1);
        QCOMPARE(history.undo()->choicesBefore.head, 0);
        QCOMPARE(history.undo()->choicesBefore.temperature, 1.0);
        QVERIFY(!history.canUndo());
    }

    void redoGivesBackWhatUndoTookUntilSomethingNewHappens()
    {
        History history;
        history.record(head(0, 1));
        history.undo();
        QVERIFY(history.canRedo());
        QCOMPARE(history.redo()->choicesAfter.head, 1);
        history.undo();
        history.record(head(0, 3));
        QVERIFY(!history.canRedo());
    }

    void anEditAfterAnUndoIsNotJoinedToTheOneBefore()
    {
        History history;
        history.record(typing(u""_s, u"a"_s));
        history.record(head(0, 1));
        history.undo();
        QVERIFY(!history.record(typing(u"a"_s, u"ab"_s)));
    }

    void hundredsOfEditsAreKeptAndTheOldestGoFirst()
    {
        History history;
        for (int i = 0; i < History::depth + 10; ++i)
            history.record(head(i, i + 1));
        int undone = 0;
        int last = 0;
        while (const auto edit = history.undo()) {
            last = *edit->choicesBefore.head;
            ++undone;
        }
        QVERIFY(undone >= 50);
        QCOMPARE(undone, History::depth);
        QCOMPARE(last, 10);
    }

    void choicesOfAStepAreForgottenWhenItIsLeft()
    {
        History history;
        history.record(typing(u"a"_s, u"ab"_s));
        history.record(head(0, 1));
        history.forgetStepChoices();
        QCOMPARE(history.undo()->part, Edit::Part::Sentence);
        QVERIFY(!history.canUndo());
    }
};

QTEST_APPLESS_MAIN(TestHistory)
#include "tst_history.moc"
