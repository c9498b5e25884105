#include "app/content/library.h"
#include "app/content/templates/drawn_question.h"
#include "app/content/templates/template_numbers.h"
#include "engine/attention/attend.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace casefile;
using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

QuestionTemplate shipped(const QString& chapter, const QString& id)
{
    Faults faults;
    const TemplateFile file = readTemplates(u":/quizzes/templates/%1.json"_s.arg(chapter), faults);
    return *std::ranges::find(file.templates, id, &QuestionTemplate::id);
}

Question questionWith(const QuestionTemplate& source, quint64 seed)
{
    TemplateGenerator generator(source);
    return questionOf(generator, *generator.draw(seed));
}

/// A drawn question does not look at it.
engine::TracePtr anyTrace()
{
    return engine::attendSentence("cats see dogs", engine::modelNamed("hand-set"));
}

Verdict verdictOn(const Question& question, const QString& typed)
{
    const engine::TracePtr trace = anyTrace();
    return grade(question, {{}, typed, -1, -1}, *trace);
}

QStringList idsOf(const Quiz& quiz)
{
    QStringList ids;
    for (const Question& question : quiz.questions)
        ids.append(question.id);
    return ids;
}

} // namespace

class TestDrawnQuestion : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theNumberIsRightAndShowsItsWorking()
    {
        const Question question = questionWith(shipped(u"overview"_s, u"N-OV-01"_s), 1); // 8 tokens
        const Verdict verdict = verdictOn(question, u"64"_s);
        QVERIFY(verdict.right);
        QCOMPARE(verdict.misconception, QString());
        QVERIFY(verdict.feedback.value(u"en"_s).contains(u"8 × 8 = 64"_s));
        QCOMPARE(verdict.expected, 64.0);
    }

    void aSlipIsNamedWithItsBelief()
    {
        const Question question = questionWith(shipped(u"overview"_s, u"N-OV-01"_s), 1);
        const Verdict verdict = verdictOn(question, u"56"_s);
        QVERIFY(!verdict.right);
        QCOMPARE(verdict.misconception, u"M-OV-06"_s);
        QVERIFY(verdict.feedback.value(u"en"_s).contains(u"the 8 tokens"_s));
    }

    void anyOtherNumberShowsNoBelief()
    {
        const Question question = questionWith(shipped(u"overview"_s, u"N-OV-01"_s), 1);
        const Verdict verdict = verdictOn(question, u"63"_s);
        QVERIFY(!verdict.right);
        QCOMPARE(verdict.misconception, QString());
        QCOMPARE(topicOf(question), u"M-OV-06"_s);
        QVERIFY(verdictOn(question, u"many"_s).unreadable);
    }

    void theToleranceIsGradedAsItIsSaid()
    {
        const Question question = questionWith(shipped(u"longrange"_s, u"N-LR-02"_s), 5);
        const auto& task = std::get<NumberTask>(question.task);
        const double right = *task.drawn;
        QVERIFY(task.tolerance > 0.0);
        QVERIFY(verdictOn(question, QString::number(right + 0.99 * task.tolerance, 'g', 15)).right);
        QVERIFY(!verdictOn(question, QString::number(right + 1.01 * task.tolerance, 'g', 15)).right);
    }

    void aRowIsChosen()
    {
        const Question question = questionWith(shipped(u"scoring"_s, u"N-SC-13"_s), 3);
        const auto& task = std::get<ChoiceTask>(question.task);
        QCOMPARE(std::ranges::count(task.options, true, &Option::right), 1);
        QVERIFY(task.options.size() >= 3);
        const engine::TracePtr trace = anyTrace();
        for (const Option& option : task.options) {
            const Verdict verdict = grade(question, {option.id, {}, -1, -1}, *trace);
            QCOMPARE(verdict.right, option.id == "right"_L1);
            QVERIFY(!verdict.feedback.isEmpty());
        }
        QCOMPARE(topicOf(question), u"M-SC-08"_s);
    }

    void aSingleNumberCanBeChosen()
    {
        const Question question = questionWith(shipped(u"multihead"_s, u"C-MH-02"_s), 3);
        const engine::TracePtr trace = anyTrace();
        const Verdict verdict = grade(question, {u"each-whole"_s, {}, -1, -1}, *trace);
        QVERIFY(!verdict.right);
        QCOMPARE(verdict.misconception, u"M-MH-02"_s);
    }

    /// Not always the same way: who remembers the answer of another variant is wrong.
    void theWayThatGaveWhatIsShownIsRight()
    {
        const QuestionTemplate source = shipped(u"scoring"_s, u"C-SC-03"_s);
        QSet<QString> rightOnes;
        for (quint64 seed = 0; seed < 40; ++seed) {
            TemplateGenerator generator(source);
            const auto draw = generator.draw(seed);
            const Question question = questionOf(generator, *draw);
            const auto& options = std::get<ChoiceTask>(question.task).options;
            QCOMPARE(std::ranges::count(options, true, &Option::right), 1);
            const Option& right = *std::ranges::find(options, true, &Option::right);
            rightOnes.insert(right.id);
            const engine::Matrix& shown =
                draw->shown == 0 ? draw->answer : draw->mistaken[draw->shown - 1].answer;
            const QString corner = toWords(engine::Matrix(1, 1, shown(2, 2)), draw->tolerance);
            QVERIFY(question.prompt.value(u"en"_s).contains(u" %1]]"_s.arg(corner)));
        }
        QCOMPARE(rightOnes.size(), source.mistakes.size() + 1);
    }

    void aRunDrawsTheSameAgainAndAnotherOneOthers()
    {
        const Library library = embeddedLibrary({});
        const Quiz& quiz = *library.quiz(u"longrange"_s);
        const Quiz first = withDrawnQuestions(quiz, u":/quizzes"_s, 1);
        const Quiz again = withDrawnQuestions(quiz, u":/quizzes"_s, 1);
        QCOMPARE(first.questions.size(), quiz.questions.size() + drawnPerRun);
        QCOMPARE(idsOf(again), idsOf(first));
        QCOMPARE(again.questions.last().prompt, first.questions.last().prompt);
        QVERIFY(idsOf(withDrawnQuestions(quiz, u":/quizzes"_s, 2)) != idsOf(first));
    }

    void aChapterWithoutTemplatesStaysAsItIs()
    {
        const Library library = embeddedLibrary({});
        const Quiz& quiz = *library.quiz(u"block"_s);
        QCOMPARE(idsOf(withDrawnQuestions(quiz, u":/quizzes"_s, 1)), idsOf(quiz));
    }
};

QTEST_GUILESS_MAIN(TestDrawnQuestion)
#include "tst_drawn_question.moc"
