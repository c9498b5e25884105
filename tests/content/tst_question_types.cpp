// Graders of the kinds of question that have parts, words, shapes, masks and sliders; and what the shipped
// questions reach.
#include "app/content/beliefs.h"
#include "app/content/check.h"
#include "app/content/library.h"
#include "app/content/questions/slider.h"
#include "engine/attention/attend.h"
#include "tests/content/test_names.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace casefile;
using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

engine::TracePtr fourTokens()
{
    return engine::attendSentence("Cats see dogs run", engine::modelNamed("hand-set"));
}

Localized words(const QString& english)
{
    return {{u"en"_s, english}, {u"zh"_s, english}};
}

Verdict judge(const Task& task, const Answer& answer)
{
    Question question;
    question.task = task;
    const engine::TracePtr trace = fourTokens();
    return grade(question, answer, *trace);
}

Answer ofParts(const QStringList& parts)
{
    return {{}, {}, -1, -1, parts};
}

Answer ofTyped(const QString& typed)
{
    return {{}, typed, -1, -1};
}

ChoiceTask several()
{
    ChoiceTask task;
    task.isSeveral = true;
    task.options = {{u"a"_s, words(u"A"_s), words(u"yes"_s), true, u"M-left-out"_s, words(u"missed"_s)},
                    {u"b"_s, words(u"B"_s), words(u"yes"_s), true, {}, words(u"missed"_s)},
                    {u"c"_s, words(u"C"_s), words(u"no"_s), false, u"M-chosen"_s}};
    return task;
}

SliderTask slider()
{
    SliderTask task;
    task.setting = u"temperature"_s;
    task.from = 0.1;
    task.to = 3.0;
    task.step = 0.1;
    task.start = 1.5;
    task.quantity = u"row-max"_s;
    task.cell.head = 1;
    task.cell.row = u"last"_s;
    task.bound = 0.8;
    task.misconceptionOpposite = u"M-away"_s;
    return task;
}

/// All shipped questions.
QList<Question> shipped()
{
    QList<Question> all;
    for (const Quiz& quiz : embeddedLibrary(testNames()).quizzes)
        all += quiz.questions;
    return all;
}

} // namespace

class TestQuestionTypes : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void severalChoicesAreMarkedInPartAndAllOfThemAreWorthNothing()
    {
        QVERIFY(judge(several(), ofParts({u"b"_s, u"a"_s})).right);
        QCOMPARE(judge(several(), ofParts({u"a"_s})).mark, 0.5);
        QCOMPARE(judge(several(), ofParts({u"a"_s, u"b"_s, u"c"_s})).mark, 0.0);
        QVERIFY(judge(several(), ofParts({})).unreadable);
    }

    void whatWasChosenTellsMoreThanWhatWasLeftOut()
    {
        QCOMPARE(judge(several(), ofParts({u"b"_s, u"c"_s})).misconception, u"M-chosen"_s);
        QCOMPARE(judge(several(), ofParts({u"b"_s})).misconception, u"M-left-out"_s);
        QCOMPARE(judge(several(), ofParts({u"a"_s})).misconception, QString());
    }

    void aWordIsRightInEitherLanguageAndInAnySpelling()
    {
        TextTask task;
        task.accepted = {{u"zh"_s, {u"掩码"_s}}, {u"en"_s, {u"attention mask"_s}}};
        task.mistaken = {
            {{{u"zh"_s, {u"补齐"_s}}, {u"en"_s, {u"padding"_s}}}, u"M-padding"_s, words(u"no"_s)}};
        for (const QString& right : {u"掩码。"_s, u"Attention  MASK"_s, u"ａｔｔｅｎｔｉｏｎ mask"_s})
            QVERIFY2(judge(task, ofTyped(right)).right, qPrintable(right));
        QCOMPARE(judge(task, ofTyped(u"Padding"_s)).misconception, u"M-padding"_s);
        QCOMPARE(judge(task, ofTyped(u"softmax"_s)).misconception, QString());
        QVERIFY(judge(task, ofTyped(u" "_s)).unreadable);
    }

    void aShapeIsReadInAllItsSpellings()
    {
        const engine::TracePtr trace = fourTokens();
        ShapeTask task;
        task.answer = {engine::TensorId::Query, false, false};
        task.mistaken = {{{engine::TensorId::Query, false, true}, u"M-turned"_s, words(u"no"_s)}};
        const int rows = int(trace->queries());
        const int columns = int(trace->heads[0].query.columns());
        QVERIFY(rows != columns);
        for (const QString& form :
             {u"%1 × %2"_s, u"%1x%2"_s, u"(%1, %2)"_s, u"[%1,%2]"_s, u"%1 %2"_s, u"%1*%2"_s})
            QVERIFY2(judge(task, ofTyped(form.arg(rows).arg(columns))).right, qPrintable(form));
        QCOMPARE(judge(task, ofTyped(u"%1 × %2"_s.arg(columns).arg(rows))).misconception, u"M-turned"_s);
        QVERIFY(judge(task, ofTyped(u"wide"_s)).unreadable);
        QVERIFY(!judge(task, ofTyped(u"4"_s)).right);
        task.answer.isOfAllHeads = true;
        QVERIFY(judge(task, ofTyped(u"%1,%2,%3"_s.arg(trace->headCount()).arg(rows).arg(columns))).right);
        QCOMPARE(judge(task, {}).expectedText,
                 u"%1 × %2 × %3"_s.arg(trace->headCount()).arg(rows).arg(columns));
    }

    void pairsAreMarkedByTheirShareAndAMixupIsNamed()
    {
        MatchingTask task;
        task.pairs = {{u"q"_s, words(u"q"_s), words(u"asks"_s), words(u"it asks"_s)},
                      {u"k"_s, words(u"k"_s), words(u"label"_s), words(u"it answers"_s)}};
        task.spares = {{u"topic"_s, words(u"topic"_s)}};
        task.mixups = {{u"k"_s, u"topic"_s, u"M-topic"_s, words(u"no topic"_s)}};
        QVERIFY(judge(task, ofParts({u"q"_s, u"k"_s})).right);
        const Verdict half = judge(task, ofParts({u"q"_s, u"topic"_s}));
        QCOMPARE(half.mark, 0.5);
        QVERIFY(half.parts[0].right && !half.parts[1].right);
        QCOMPARE(half.misconception, u"M-topic"_s);
        QCOMPARE(half.parts[1].feedback, words(u"no topic"_s));
    }

    void anOrderIsMarkedByItsLongestOrderedPart()
    {
        OrderingTask task;
        for (const QString& id : {u"a"_s, u"b"_s, u"c"_s, u"d"_s})
            task.items.append({id, words(id)});
        task.mixups = {{u"d"_s, u"a"_s, u"M-last-first"_s, words(u"no"_s)}};
        QVERIFY(judge(task, ofParts({u"a"_s, u"b"_s, u"c"_s, u"d"_s})).right);
        const Verdict verdict = judge(task, ofParts({u"d"_s, u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(verdict.mark, 0.75);
        QVERIFY(!verdict.parts[0].right && verdict.parts[1].right);
        QCOMPARE(verdict.misconception, u"M-last-first"_s);
        QCOMPARE(judge(task, ofParts({u"d"_s, u"c"_s, u"b"_s, u"a"_s})).mark, 0.0);
        QVERIFY(judge(task, ofParts({u"a"_s, u"b"_s})).unreadable);
    }

    void gapsTakeOptionsAndWords()
    {
        ClozeTask task;
        task.gaps = {{u"g"_s,
                      {{u"w"_s, words(u"weights"_s), words(u"yes"_s), true, {}},
                       {u"s"_s, words(u"scores"_s), words(u"no"_s), false, u"M-scores"_s}},
                      {},
                      {}},
                     {u"h"_s, {}, {{u"zh"_s, {u"一"_s}}, {u"en"_s, {u"one"_s, u"1"_s}}}, words(u"one"_s)}};
        QVERIFY(judge(task, ofParts({u"w"_s, u"１"_s})).right);
        const Verdict half = judge(task, ofParts({u"s"_s, u"One"_s}));
        QCOMPARE(half.mark, 0.5);
        QCOMPARE(half.misconception, u"M-scores"_s);
    }

    void aMaskIsMarkedByTheCellsThatBothHide()
    {
        MaskTask task;
        task.mask.rule = "causal";
        task.mistaken = {{task.mask, true, true, u"M-diagonal"_s, words(u"no"_s)},
                         {task.mask, false, true, u"M-turned"_s, words(u"no"_s)}};
        QVERIFY(judge(task, ofParts({u"1000"_s, u"1100"_s, u"1110"_s, u"1111"_s})).right);
        const Verdict strict = judge(task, ofParts({u"0000"_s, u"1000"_s, u"1100"_s, u"1110"_s}));
        QCOMPARE(strict.mark, 0.6); // 6 of 10 cells
        QCOMPARE(strict.misconception, u"M-diagonal"_s);
        QCOMPARE(judge(task, ofParts({u"1111"_s, u"0111"_s, u"0011"_s, u"0001"_s})).misconception,
                 u"M-turned"_s);
        QCOMPARE(judge(task, ofParts({u"1111"_s, u"1111"_s, u"1111"_s, u"1111"_s})).mark, 0.0);
        QVERIFY(judge(task, ofParts({u"11"_s, u"11"_s})).unreadable);
    }

    void aSliderIsJudgedByTheEngineAtThatSetting()
    {
        const engine::TracePtr trace = fourTokens();
        engine::AttentionSettings settings;
        settings.temperature = 0.2;
        const engine::TracePtr cold =
            engine::attendSentence(trace->sentence, engine::modelNamed("hand-set"), settings);
        const double largest = std::ranges::max(cold->heads[1].weights.row(3));
        QVERIFY(std::abs(quantityAt(slider(), {}, 0.2, *trace) - largest) < 1e-12);
        QVERIFY(largest > 0.8);
        QVERIFY(judge(slider(), ofTyped(u"0.2"_s)).right);
    }

    void whoMovesASliderTheOtherWayShowsABelief()
    {
        const Verdict away = judge(slider(), ofTyped(u"2.5"_s));
        QVERIFY(!away.right);
        QCOMPARE(away.misconception, u"M-away"_s);
        QCOMPARE(away.mark, 0.0);
        const Verdict onTheWay = judge(slider(), ofTyped(u"1.2"_s));
        QCOMPARE(onTheWay.misconception, QString());
        QVERIFY(onTheWay.mark > 0.0 && onTheWay.mark < 1.0);
        const double nearest = judge(slider(), {}).expected;
        QVERIFY(judge(slider(), ofTyped(QString::number(nearest))).right);
    }

    void freeWordsWaitForTheirPointsAndAreMarkedByThem()
    {
        FreeTextTask task;
        task.points = {{u"a"_s, words(u"a"_s)}, {u"b"_s, words(u"b"_s)}, {u"c"_s, words(u"c"_s)}};
        task.enough = 2;
        QVERIFY(judge(task, ofTyped(u"because"_s)).isUnrated);
        Answer answer = ofTyped(u"because"_s);
        answer.parts = {u"1"_s, u"0"_s, u"0"_s};
        QCOMPARE(judge(task, answer).mark, 0.5);
        answer.parts = {u"1"_s, u"0"_s, u"1"_s};
        QVERIFY(judge(task, answer).right);
    }

    void everyKindIsAskedAtLeastTwice()
    {
        QHash<QString, int> counts;
        for (const Question& question : shipped())
            ++counts[question.type];
        for (const QString& type : questionTypes())
            QVERIFY2(counts.value(type) >= 2, qPrintable(type));
    }

    void everyChapterHasAtLeastTwelveQuestions()
    {
        for (const Quiz& quiz : embeddedLibrary(testNames()).quizzes)
            QVERIFY2(quiz.questions.size() >= 12, qPrintable(quiz.chapter));
    }

    void everyMisconceptionCanBeShownByAnAnswer()
    {
        QSet<QString> shown;
        for (const Question& question : shipped())
            for (const NamedBelief& belief : beliefsOf(question.task))
                if (belief.isEvidence)
                    shown.insert(belief.misconception);
        QStringList unreachable;
        const Library library = embeddedLibrary(testNames());
        for (const Misconception& misconception : library.misconceptions)
            if (!shown.contains(misconception.id))
                unreachable.append(misconception.id);
        QCOMPARE(unreachable, QStringList());
        QVERIFY(library.misconceptions.size() >= 80);
    }

    /// Sliders whose condition holds at the start, or nowhere, ask nothing.
    void everySliderHasAPlaceThatHoldsAndDoesNotStartThere()
    {
        for (const Question& question : shipped()) {
            const auto* task = std::get_if<SliderTask>(&question.task);
            for (const QString& language : task ? requiredLanguages() : QStringList()) {
                const State state = stateOf(question, language);
                const engine::TracePtr trace =
                    engine::attendSentence(state.sentence.toStdString(), engine::modelNamed("hand-set"));
                QVERIFY2(!grade(question, ofTyped(QString::number(task->start)), *trace).right,
                         qPrintable(question.id));
                const double nearest = grade(question, {}, *trace).expected;
                QVERIFY2(grade(question, ofTyped(QString::number(nearest)), *trace).right,
                         qPrintable(question.id));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestQuestionTypes)
#include "tst_question_types.moc"
