#include "app/playback/quiz_result.h"

#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace Qt::StringLiterals;

namespace {

/// A question whose first answer was wrong in this way.
QuizItem wrong(const QString& id, const QString& misconception, content::Certainty certainty)
{
    QuizItem item;
    item.question.id = id;
    item.question.repairChapter = u"overview"_s;
    item.question.repairStep = u"weights"_s;
    item.phase = QuizPhase::Wrong;
    item.first = content::AnswerRecord();
    item.first->questionId = id;
    item.first->misconception = misconception;
    item.first->certainty = certainty;
    return item;
}

QuizItem right(const QString& id, int hints = 0)
{
    QuizItem item;
    item.question.id = id;
    item.phase = QuizPhase::Right;
    item.first = content::AnswerRecord();
    item.first->questionId = id;
    item.first->right = true;
    item.first->hintsUsed = hints;
    return item;
}

} // namespace

class TestQuizResult : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theFirstAnswerCounts()
    {
        QuizItem corrected = wrong(u"c"_s, {}, content::Certainty::Think);
        corrected.phase = QuizPhase::Right;
        QuizItem open;
        const QuizResult result = resultOf(
            {right(u"a"_s), right(u"b"_s, 1), corrected, wrong(u"d"_s, {}, content::Certainty::Guess), open});
        QCOMPARE(result.questions, 5);
        QCOMPARE(result.answered, 4);
        QCOMPARE(result.right, 1);
        QCOMPARE(result.rightWithHelp, 2);
        QCOMPARE(result.wrong, 1);
    }

    void oneSureHitMakesAMisconceptionActive()
    {
        const QuizResult result = resultOf({wrong(u"a"_s, u"M-OV-01"_s, content::Certainty::Sure)});
        QCOMPARE(result.findings.size(), 1);
        QVERIFY(result.findings[0].isActive());
    }

    void twoLikelyHitsMakeItActiveAndOneDoesNot()
    {
        const QuizItem first = wrong(u"a"_s, u"M-OV-01"_s, content::Certainty::Think);
        const QuizItem second = wrong(u"b"_s, u"M-OV-01"_s, content::Certainty::Think);
        QVERIFY(!resultOf({first}).findings[0].isActive());
        const QuizResult both = resultOf({first, second});
        QVERIFY(both.findings[0].isActive());
        QCOMPARE(both.findings[0].questionIds, (QStringList{u"a"_s, u"b"_s}));
    }

    void guessesShowAGapAndNotABelief()
    {
        QList<QuizItem> items;
        for (int i = 0; i < 5; ++i)
            items.append(wrong(QString::number(i), u"M-OV-01"_s, content::Certainty::Guess));
        QVERIFY(!resultOf(items).findings[0].isActive());
    }

    void theStrongestFindingComesFirst()
    {
        const QuizResult result = resultOf({wrong(u"a"_s, u"weak"_s, content::Certainty::Think),
                                            wrong(u"b"_s, u"strong"_s, content::Certainty::Sure)});
        QCOMPARE(result.findings[0].misconception, u"strong"_s);
    }

    void eachRepairIsNamedOnceWithItsQuestions()
    {
        const QuizResult result = resultOf({wrong(u"a"_s, u"x"_s, content::Certainty::Sure),
                                            wrong(u"b"_s, u"y"_s, content::Certainty::Sure), right(u"c"_s)});
        QCOMPARE(result.repairs.size(), 1);
        QCOMPARE(result.repairs[0].step, u"weights"_s);
        QCOMPARE(result.repairs[0].questionIds, (QStringList{u"a"_s, u"b"_s}));
    }

    void anEmptyQuizHasAnEmptyResult()
    {
        const QuizResult result = resultOf({});
        QCOMPARE(result.questions + result.answered + result.right + result.wrong, 0);
    }
};

QTEST_APPLESS_MAIN(TestQuizResult)
#include "tst_quiz_result.moc"
