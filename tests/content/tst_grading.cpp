#include "app/content/quantity.h"
#include "app/content/question.h"
#include "engine/attention/attend.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace casefile;
using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

engine::TracePtr traceOf(const engine::AttentionSettings& settings = {})
{
    return engine::attendSentence("猫看见狗就跑", engine::modelNamed("hand-set"), settings);
}

Localized words(const QString& english)
{
    return {{u"en"_s, english}};
}

Question numberQuestion(const QString& quantity)
{
    NumberTask task;
    task.quantity = quantity;
    task.cell = {engine::TensorId::Weights, 1, u"last"_s, u"max"_s};
    task.feedbackRight = words(u"right"_s);
    task.feedbackWrong = words(u"wrong"_s);
    task.misconception = u"M-other"_s;
    Question question;
    question.task = task;
    return question;
}

Answer typed(const QString& text)
{
    Answer answer;
    answer.typed = text;
    return answer;
}

Answer clicked(std::size_t row, std::size_t column)
{
    Answer answer;
    answer.row = int(row);
    answer.column = int(column);
    return answer;
}

} // namespace

class TestGrading : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void quantitiesComeFromTheTrace_data()
    {
        const engine::TracePtr trace = traceOf();
        const engine::AttentionWeights& weights = trace->weights();
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<double>("value");
        QTest::newRow("scores") << u"score-count"_s << 25.0;
        QTest::newRow("tokens") << u"token-count"_s << 5.0;
        QTest::newRow("heads") << u"head-count"_s << 4.0;
        QTest::newRow("row sum") << u"row-sum"_s << 1.0;
        QTest::newRow("d_k") << u"d_k"_s << double(weights.dK());
        QTest::newRow("d_v") << u"d_v"_s << double(weights.dV());
        QTest::newRow("d_model") << u"d_model"_s << double(weights.dModel());
        const double model = double(weights.dModel());
        const double heads = double(weights.heads);
        const double biases =
            double(weights.bq.size() + weights.bk.size() + weights.bv.size() + weights.bo.size());
        QTest::newRow("parameters") << u"parameter-count"_s
                                    << model * heads * 2.0 * double(weights.dK() + weights.dV()) + biases;
        double largest = 0.0;
        for (const double weight : trace->heads[1].weights.row(4))
            largest = std::max(largest, weight);
        QTest::newRow("cell") << u"cell"_s << largest;
        QTest::newRow("row maximum") << u"row-max"_s << largest;
        double entropy = 0.0;
        for (const double weight : trace->heads[1].weights.row(4))
            entropy -= weight > 0.0 ? weight * std::log(weight) : 0.0;
        QTest::newRow("entropy") << u"row-entropy"_s << entropy;
    }

    void quantitiesComeFromTheTrace()
    {
        QFETCH(QString, quantity);
        QFETCH(double, value);
        const Verdict verdict =
            grade(numberQuestion(quantity), typed(QString::number(value, 'g', 12)), *traceOf());
        QCOMPARE(verdict.expected, value);
        QVERIFY(verdict.right);
        QCOMPARE(verdict.feedback, words(u"right"_s));
        QCOMPARE(verdict.misconception, QString());
    }

    void everyQuantityOfTheTableIsTested() { QCOMPARE(quantityNames().size(), 11); }

    void toleranceIsAbsoluteAsStated_data()
    {
        QTest::addColumn<double>("offset");
        QTest::addColumn<bool>("right");
        QTest::newRow("at the edge above") << 0.005 << true;
        QTest::newRow("at the edge below") << -0.005 << true;
        QTest::newRow("just outside") << 0.005001 << false;
    }

    void toleranceIsAbsoluteAsStated()
    {
        QFETCH(double, offset);
        QFETCH(bool, right);
        const Answer answer = typed(QString::number(1.0 + offset, 'g', 15));
        QCOMPARE(grade(numberQuestion(u"row-sum"_s), answer, *traceOf()).right, right);
    }

    void blankOrAmbiguousIsAskedAgainAndNeverWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("blank") << u" "_s;
        QTest::newRow("decimal comma") << u"0,5"_s;
        QTest::newRow("words") << u"one"_s;
    }

    void blankOrAmbiguousIsAskedAgainAndNeverWrong()
    {
        QFETCH(QString, text);
        const Verdict verdict = grade(numberQuestion(u"row-sum"_s), typed(text), *traceOf());
        QVERIFY(verdict.unreadable);
        QVERIFY(!verdict.right);
        QCOMPARE(verdict.misconception, QString());
    }

    void numberOfANamedMistakeGivesItsMisconception()
    {
        const engine::TracePtr trace = traceOf();
        Question question = numberQuestion(u"cell"_s);
        NumberTask& task = std::get<NumberTask>(question.task);
        task.mistaken = {{engine::Mistake::NoScaling, u"M-scale"_s, words(u"scale"_s)},
                         {engine::Mistake::SoftmaxOverColumns, u"M-columns"_s, words(u"columns"_s)}};
        const engine::CellRef cell = resolve(task.cell, *trace, {});
        const engine::TracePtr mistaken = engine::attendWithMistake(*trace, engine::Mistake::NoScaling);
        QVERIFY(std::abs(mistaken->at(cell) - trace->at(cell)) > 2 * task.tolerance);
        const Verdict verdict = grade(question, typed(QString::number(mistaken->at(cell), 'g', 10)), *trace);
        QVERIFY(!verdict.right);
        QCOMPARE(verdict.misconception, u"M-scale"_s);
        QCOMPARE(verdict.feedback, words(u"scale"_s));
    }

    void rightNumberIsRightEvenWhenAMistakeGivesItToo()
    {
        const engine::TracePtr trace = traceOf(); // no mask: forgetting it changes nothing
        Question question = numberQuestion(u"cell"_s);
        NumberTask& task = std::get<NumberTask>(question.task);
        task.mistaken = {{engine::Mistake::NoMask, u"M-mask"_s, words(u"mask"_s)}};
        const double value = trace->at(resolve(task.cell, *trace, {}));
        QVERIFY(grade(question, typed(QString::number(value, 'g', 10)), *trace).right);
    }

    void otherNumbersAreNoEvidenceOfABelief()
    {
        const Question question = numberQuestion(u"score-count"_s);
        const Verdict verdict = grade(question, typed(u"20"_s), *traceOf());
        QVERIFY(!verdict.right);
        QCOMPARE(verdict.misconception, QString());
        QCOMPARE(topicOf(question), u"M-other"_s);
        QCOMPARE(verdict.feedback, words(u"wrong"_s));
    }

    void everyMistakeCanBeGradedOnEveryQuantity()
    {
        engine::AttentionSettings settings;
        settings.mask.rule = "causal";
        const engine::TracePtr trace = traceOf(settings);
        for (const QString& quantity : quantityNames()) {
            Question question = numberQuestion(quantity);
            NumberTask& task = std::get<NumberTask>(question.task);
            for (const engine::MistakeRow& row : engine::mistakeTable())
                task.mistaken.append({row.mistake, u"M"_s, {}});
            QVERIFY(!grade(question, typed(u"-77"_s), *trace).right);
        }
    }

    void chosenOptionGivesItsFeedback()
    {
        ChoiceTask task;
        task.options = {{u"a"_s, {}, words(u"yes"_s), true, {}},
                        {u"b"_s, {}, words(u"no"_s), false, u"M-b"_s}};
        Question question;
        question.task = task;
        Answer answer;
        answer.optionId = u"b"_s;
        const Verdict wrong = grade(question, answer, *traceOf());
        QVERIFY(!wrong.right);
        QCOMPARE(wrong.misconception, u"M-b"_s);
        QCOMPARE(wrong.feedback, words(u"no"_s));
        answer.optionId = u"a"_s;
        QVERIFY(grade(question, answer, *traceOf()).right);
        answer.optionId = QString();
        QVERIFY(grade(question, answer, *traceOf()).unreadable);
    }

    void clickedCellIsRightTransposedOrWrong()
    {
        const engine::TracePtr trace = traceOf();
        CellTask task;
        task.cell = {engine::TensorId::Weights, 1, u"1"_s, u"0"_s};
        task.misconception = u"M-wrong"_s;
        task.misconceptionTransposed = u"M-transposed"_s;
        Question question;
        question.task = task;
        QVERIFY(grade(question, clicked(1, 0), *trace).right);
        QCOMPARE(grade(question, clicked(0, 1), *trace).misconception, u"M-transposed"_s);
        QCOMPARE(grade(question, clicked(2, 3), *trace).misconception, QString());
        QCOMPARE(topicOf(question), u"M-wrong"_s);
        QVERIFY(grade(question, clicked(99, 0), *trace).unreadable);
        QVERIFY(grade(question, Answer(), *trace).unreadable);
    }

    void equallyLargeCellsAreEquallyRight()
    {
        engine::AttentionInput input;
        input.x = engine::Matrix(3, 2); // zeros: every weight is 1/3
        auto weights = std::make_shared<engine::AttentionWeights>();
        weights->wq = weights->wk = weights->wv = engine::Matrix(2, 2);
        input.weights = weights;
        const engine::TracePtr trace = engine::attend(input);
        CellTask task;
        task.cell = {engine::TensorId::Weights, 0, u"first"_s, u"max"_s};
        Question question;
        question.task = task;
        QVERIFY(grade(question, clicked(0, 2), *trace).right);
        QVERIFY(!grade(question, clicked(1, 1), *trace).right);
    }

    void selectorsStayInsideTheTrace_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("column");
        QTest::addColumn<int>("expectedRow");
        QTest::addColumn<int>("expectedColumn");
        QTest::newRow("first, last") << u"first"_s << u"last"_s << 0 << 4;
        QTest::newRow("numbers") << u"2"_s << u"3"_s << 2 << 3;
        QTest::newRow("beyond") << u"77"_s << u"4000000000"_s << 4 << 4;
        QTest::newRow("focus") << u"focus"_s << u"focus"_s << 3 << 1;
        QTest::newRow("nonsense") << u"x"_s << QString() << 0 << 0;
    }

    void selectorsStayInsideTheTrace()
    {
        QFETCH(QString, row);
        QFETCH(QString, column);
        const CellSelector selector{engine::TensorId::Scores, 99, row, column};
        const engine::CellRef cell = resolve(selector, *traceOf(), {3, 1});
        QTEST(int(cell.row), "expectedRow");
        QTEST(int(cell.column), "expectedColumn");
        QCOMPARE(cell.head, std::size_t(3));
    }

    void questionSpeaksItsSentenceInTheLanguageAsked()
    {
        Question question;
        question.state.head = 2;
        question.sentence = {{u"zh"_s, u"猫"_s}, {u"en"_s, u"cat"_s}};
        QCOMPARE(stateOf(question, u"zh"_s).sentence, u"猫"_s);
        QCOMPARE(stateOf(question, u"en"_s).sentence, u"cat"_s);
        QCOMPARE(stateOf(question, u"en"_s).head, 2);
    }
};

QTEST_GUILESS_MAIN(TestGrading)
#include "tst_grading.moc"
