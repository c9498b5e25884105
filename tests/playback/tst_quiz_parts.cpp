// Answers of several parts in a running quiz: given bit by bit, taken back, mended, rated, written down and
// read.
#include "tests/playback/quizzes.h"

#include "app/content/questions/mask.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace casefile::tests;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

namespace {

content::Question matching()
{
    content::MatchingTask task;
    task.pairs = {{u"q"_s, words(u"q"_s), words(u"asks"_s), words(u"it asks"_s)},
                  {u"k"_s, words(u"k"_s), words(u"label"_s), words(u"it answers"_s)}};
    task.spares = {{u"topic"_s, words(u"topic"_s)}};
    return question(u"q-matching"_s, task);
}

content::Question ordering()
{
    content::OrderingTask task;
    for (const QString& id : {u"a"_s, u"b"_s, u"c"_s})
        task.items.append({id, words(id)});
    return question(u"q-ordering"_s, task);
}

content::Question cloze()
{
    content::ClozeTask task;
    task.text = words(u"Weights add up to ⟦sum⟧."_s);
    task.gaps = {{u"sum"_s, {}, {{u"zh"_s, {u"一"_s}}, {u"en"_s, {u"one"_s}}}, words(u"one"_s)}};
    return question(u"q-cloze"_s, task);
}

content::Question freeText()
{
    content::FreeTextTask task;
    task.model = words(u"so"_s);
    task.points = {{u"a"_s, words(u"A"_s)}, {u"b"_s, words(u"B"_s)}};
    task.enough = 1;
    return question(u"q-free"_s, task);
}

content::Question mask()
{
    content::MaskTask task;
    task.mask.rule = "causal";
    return question(u"q-mask"_s, task);
}

content::Answer ofParts(const QStringList& parts)
{
    return {{}, {}, -1, -1, parts};
}

} // namespace

class TestQuizParts : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void anAnswerInPartIsKeptButNotReady()
    {
        Running running({matching()});
        running.session.setCertainty(content::Certainty::Sure);
        running.session.choose(ofParts({u"q"_s, {}}));
        QCOMPARE(running.session.phase(), QuizPhase::Asking);
        QCOMPARE(running.session.parts()[0].given, u"q"_s);
        QVERIFY(!running.session.canSubmit());
        running.session.choose(ofParts({u"q"_s, u"topic"_s}));
        QCOMPARE(running.session.phase(), QuizPhase::Ready);
    }

    void everyChangeOfAnOpenAnswerCanBeTakenBack()
    {
        Running running({matching()});
        QVERIFY(!running.session.canUndo());
        running.session.choose(ofParts({u"q"_s, {}}));
        running.session.choose(ofParts({u"q"_s, u"k"_s}));
        running.session.undo();
        QCOMPARE(running.session.item()->answer->parts, QStringList({u"q"_s, QString()}));
        running.session.undo();
        QVERIFY(!running.session.item()->answer);
        QVERIFY(!running.session.canUndo());
        running.give(ofParts({u"q"_s, u"k"_s}));
        QVERIFY(!running.session.canUndo()); // judged
    }

    void aChoiceCanBeTakenBackBeforeItIsChecked()
    {
        Running running({choice()});
        running.session.setCertainty(content::Certainty::Think);
        running.session.choose(option(u"b"_s));
        QCOMPARE(running.session.phase(), QuizPhase::Ready);
        running.session.undo();
        QCOMPARE(running.session.phase(), QuizPhase::Asking);
        QVERIFY(std::ranges::none_of(running.session.options(), &playback::ShownOption::isChosen));
    }

    void aWrongAnswerOfPartsStaysToBeMended()
    {
        Running running({matching()});
        running.give(ofParts({u"q"_s, u"topic"_s}));
        QCOMPARE(running.session.phase(), QuizPhase::Wrong);
        QCOMPARE(running.session.item()->verdict->mark, 0.5);
        QCOMPARE(running.session.parts()[1].mark, playback::ShownPart::Mark::Wrong);
        QVERIFY(running.session.parts()[1].solution.isEmpty()); // there is another try
        running.session.tryAgain();
        QCOMPARE(running.session.item()->answer->parts, QStringList({u"q"_s, u"topic"_s}));
        QCOMPARE(running.session.parts()[1].mark, playback::ShownPart::Mark::None);
        running.session.giveUp();
        QCOMPARE(running.session.parts()[1].solution, u"label"_s);
    }

    void anOrderDoesNotBeginAsItShouldEnd()
    {
        for (quint64 seed = 1; seed < 40; ++seed) {
            Running running({ordering()}, seed);
            QStringList shown;
            for (const playback::ShownItem& item : running.session.order())
                shown.append(item.id);
            QVERIFY(shown != QStringList({u"a"_s, u"b"_s, u"c"_s}));
            std::ranges::sort(shown);
            QCOMPARE(shown, QStringList({u"a"_s, u"b"_s, u"c"_s}));
        }
    }

    void itemsThatMustBeMovedAreMarkedAndTheOrderIsShownToWhoGivesUp()
    {
        Running running({ordering()});
        running.give(ofParts({u"c"_s, u"a"_s, u"b"_s}));
        QVERIFY(running.session.order()[0].isMarked);
        QVERIFY(!running.session.order()[1].isMarked);
        running.session.giveUp();
        QCOMPARE(running.session.order()[0].id, u"a"_s);
    }

    void aGapHoldsWhatWasTypedAndLaterTheSolution()
    {
        Running running({cloze()});
        QVERIFY(!running.session.clozeText().contains(u'⟦'));
        running.session.choose(ofParts({u"two"_s}));
        QVERIFY(running.session.clozeText().contains(u"two"_s));
        running.session.setCertainty(content::Certainty::Guess);
        running.session.submit();
        running.session.giveUp();
        QVERIFY(running.session.clozeText().contains(u"one"_s));
    }

    void freeWordsAreRatedBeforeTheyAreJudged()
    {
        Running running({freeText()});
        running.give(typed(u"because"_s));
        QVERIFY(running.session.item()->isRating);
        QVERIFY(running.answers.isEmpty());
        content::Answer answer = *running.session.item()->answer;
        QCOMPARE(answer.parts, QStringList({u"0"_s, u"0"_s}));
        answer.parts[1] = u"1"_s;
        running.session.choose(answer);
        running.session.submit();
        QCOMPARE(running.session.phase(), QuizPhase::Right);
        QCOMPARE(running.answers.size(), 1);
        QVERIFY(running.session.points()[1].isMarked);
    }

    void freeWordsWithoutAPointAreJudgedToo()
    {
        Running running({freeText()});
        running.give(typed(u"because"_s));
        running.session.submit();
        QCOMPARE(running.session.phase(), QuizPhase::Wrong);
    }

    void aMaskOfAnotherSentenceIsPaintedNoMore()
    {
        Running running({mask()});
        const QStringList rows = content::rightRows(
            std::get<content::MaskTask>(running.session.item()->question.task), *running.session.trace());
        running.session.choose(ofParts(rows));
        running.session.setOwnSentence(u"猫看见狗跑了"_s);
        QVERIFY(!running.session.item()->answer);
    }

    void whatIsWrittenDownIsReadAgain_data()
    {
        QTest::addColumn<int>("kind");
        for (int i = 0; i < 5; ++i)
            QTest::addRow("%d", i) << i;
    }

    void whatIsWrittenDownIsReadAgain()
    {
        QFETCH(int, kind);
        const QList<content::Question> questions{matching(), ordering(), cloze(), freeText(), mask()};
        const QList<QStringList> parts{{u"q"_s, u"topic"_s},
                                       {u"c"_s, u"a"_s, u"b"_s},
                                       {u"a, \"quoted\" word"_s},
                                       {u"1"_s, u"0"_s},
                                       {u"100"_s, u"110"_s, u"111"_s}};
        content::Answer answer = ofParts(parts[kind]);
        if (kind == 3)
            answer.typed = u"1\n2"_s;
        const auto read = playback::answerFromText(playback::toText(answer), questions[kind]);
        QVERIFY(read);
        QCOMPARE(read->parts, answer.parts);
        QCOMPARE(read->typed, answer.typed);
    }

    void aVariantIsAskedAnewAndTheFirstAnswerStays()
    {
        content::Question drawn = number();
        drawn.isDrawn = true;
        std::get<content::NumberTask>(drawn.task).drawn = 3.0;
        Running running({drawn});
        const quint64 seed = running.session.item()->seed;
        running.session.takeVariant(drawn); // still open: no meaning
        QCOMPARE(running.session.item()->variant, 0);
        running.give(typed(u"4"_s));
        std::get<content::NumberTask>(drawn.task).drawn = 5.0;
        running.session.takeVariant(drawn);
        QVERIFY(running.session.item()->isOpen());
        QVERIFY(running.session.item()->seed != seed);
        running.give(typed(u"5"_s));
        QCOMPARE(running.session.phase(), QuizPhase::Right);
        QVERIFY(!running.session.item()->first->right);
        QCOMPARE(running.answers.last().attempt, 2);

        const auto run = playback::quizRunFromJson(playback::toJson(running.session.run()));
        QVERIFY(run);
        QCOMPARE(run->variants.value(drawn.id), 1);
        content::Quiz quiz;
        quiz.chapter = u"overview"_s;
        quiz.questions = {drawn};
        playback::QuizSession later([] { return QDateTime(QDate(2026, 1, 3), QTime(0, 0), Qt::UTC); });
        later.resume(quiz, u"en"_s, *run, running.answers);
        QCOMPARE(later.phase(), QuizPhase::Right);
        QCOMPARE(later.item()->answer->typed, u"5"_s);
        QVERIFY(!later.item()->first->right);
    }
};

QTEST_GUILESS_MAIN(TestQuizParts)
#include "tst_quiz_parts.moc"
