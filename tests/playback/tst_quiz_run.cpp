#include "app/playback/quiz_run.h"

#include "tests/playback/quizzes.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

content::Quiz quizOf(const QList<content::Question>& questions)
{
    content::Quiz quiz;
    quiz.chapter = u"overview"_s;
    quiz.questions = questions;
    return quiz;
}

/// Another session that goes on where `quiz` stands, as after the program was closed: through JSON and the
/// log.
struct Resumed
{
    explicit Resumed(const Running& quiz,
                     const QList<content::Question>& questions = {choice(), number(), cell()})
    {
        const QByteArray text = QJsonDocument(toJson(quiz.session.run())).toJson();
        const auto run = quizRunFromJson(QJsonDocument::fromJson(text).object());
        session.resume(quizOf(questions), u"en"_s, run.value_or(QuizRun()), quiz.answers);
    }

    QuizSession session{&QDateTime::currentDateTime};
};

QStringList idsOf(const QList<ShownOption>& options)
{
    QStringList ids;
    for (const ShownOption& option : options)
        ids.append(option.isChosen ? option.id + u'*' : option.id);
    return ids;
}

} // namespace

/// A quiz that was left goes on where it was.
class TestQuizRun : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aRunThereAndBackIsTheSame()
    {
        const QuizRun run{u"overview"_s,      ~quint64(0),         u"猫 \"看\"见狗"_s, u"q-cell"_s,
                          {{u"q-cell"_s, 2}}, {{u"N-OV-01"_s, 1}}, {u"q-choice"_s}};
        QCOMPARE(quizRunFromJson(toJson(run)), std::optional(run));
    }

    void whatIsNoRunIsNone()
    {
        QVERIFY(!quizRunFromJson({}));
        QuizRun run;
        run.chapter = u"overview"_s;
        QJsonObject object = toJson(run);
        QVERIFY(quizRunFromJson(object));
        object.insert(u"version"_s, 2);
        QVERIFY(!quizRunFromJson(object));
        object = toJson(run);
        object.insert(u"seed"_s, u"many"_s);
        QVERIFY(!quizRunFromJson(object));
    }

    void questionAnswersAndHintsComeBack()
    {
        Running quiz;
        quiz.session.takeHint();
        quiz.give(option(u"b"_s), content::Certainty::Sure);
        quiz.session.next();
        quiz.give(typed(u"9"_s));
        quiz.session.next();
        quiz.session.takeHint();
        Resumed later(quiz);
        QCOMPARE(later.session.run(), quiz.session.run());
        QCOMPARE(later.session.index(), 2);
        QCOMPARE(later.session.phase(), QuizPhase::Asking);
        QCOMPARE(later.session.hints(), quiz.session.hints());
        later.session.goTo(1);
        QCOMPARE(later.session.phase(), QuizPhase::Right);
        QCOMPARE(later.session.item()->answer->typed, u"9"_s);
        QCOMPARE(later.session.feedback(), u"right"_s);
        later.session.goTo(0);
        quiz.session.goTo(0);
        QCOMPARE(later.session.phase(), QuizPhase::Wrong);
        QCOMPARE(idsOf(later.session.options()), idsOf(quiz.session.options()));
        QCOMPARE(later.session.feedback(), quiz.session.feedback());
        QCOMPARE(later.session.item()->first, quiz.session.item()->first);
        QCOMPARE(later.session.result().findings.size(), 1);
    }

    void aLaterTryIsTheOneShownAndTheFirstCounts()
    {
        Running quiz;
        quiz.give(option(u"b"_s));
        quiz.session.tryAgain();
        quiz.give(option(u"a"_s));
        Resumed later(quiz);
        QCOMPARE(later.session.phase(), QuizPhase::Right);
        QCOMPARE(later.session.item()->attempt, 2);
        QVERIFY(!later.session.item()->first->right);
        QCOMPARE(later.session.result().rightWithHelp, 1);
    }

    void aCellIsShownInTheSentenceInWhichItWasJudged()
    {
        Running quiz;
        quiz.session.goTo(2);
        quiz.give(clicked(0, 2));
        Resumed later(quiz);
        later.session.setLanguage(u"zh"_s);
        QCOMPARE(later.session.trace()->sentence, std::string("Cats see dogs"));
        QCOMPARE(later.session.feedback(), u"transposed (zh)"_s);
        QCOMPARE(later.session.item()->verdict->expectedRow, 2);
    }

    void aSolutionThatWasLookedAtStaysShown()
    {
        Running quiz;
        quiz.give(option(u"b"_s));
        quiz.session.giveUp();
        quiz.session.next();
        quiz.session.giveUp();
        Resumed later(quiz);
        QCOMPARE(later.session.phase(), QuizPhase::GivenUp);
        QCOMPARE(later.session.item()->verdict->expected, 9.0);
        QVERIFY(later.session.feedback().isEmpty());
        later.session.goTo(0);
        QCOMPARE(later.session.phase(), QuizPhase::GivenUp);
        QCOMPARE(later.session.item()->answer->optionId, u"b"_s);
    }

    void theSentenceOfTheRunIsAskedOf()
    {
        Running quiz;
        quiz.session.setOwnSentence(u"狗咬人"_s);
        Resumed later(quiz);
        QCOMPARE(later.session.trace()->sentence, std::string("狗咬人"));
    }

    void theSummaryComesBackAsTheSummary()
    {
        Running quiz;
        quiz.session.finish();
        QCOMPARE(Resumed(quiz).session.phase(), QuizPhase::Finished);
    }

    void aQuestionThatHasChangedSinceIsAskedAnew_data()
    {
        QTest::addColumn<bool>("isNewVersion");
        QTest::newRow("another version") << true;
        QTest::newRow("other options") << false;
    }

    void aQuestionThatHasChangedSinceIsAskedAnew()
    {
        QFETCH(bool, isNewVersion);
        Running quiz;
        quiz.give(option(u"b"_s));
        content::Question changed = choice();
        if (isNewVersion)
            ++changed.version;
        else
            std::get<content::ChoiceTask>(changed.task).options.removeLast();
        Resumed later(quiz, {changed, number()});
        QCOMPARE(later.session.phase(), QuizPhase::Asking);
        QVERIFY(!later.session.item()->isJudged());
    }

    void aQuestionThatIsGoneLeadsToTheFirst()
    {
        Running quiz;
        quiz.session.goTo(2);
        QCOMPARE(Resumed(quiz, {choice(), number()}).session.index(), 0);
    }

    void timeInWhichNobodySeesTheQuestionDoesNotCount()
    {
        Running quiz;
        quiz.now = quiz.now.addSecs(5);
        quiz.session.setOnScreen(false);
        quiz.now = quiz.now.addSecs(90);
        quiz.session.setOnScreen(true);
        quiz.now = quiz.now.addSecs(2);
        quiz.give(option(u"a"_s));
        QCOMPARE(quiz.answers[0].durationMs, 7000);
    }
};

QTEST_GUILESS_MAIN(TestQuizRun)
#include "tst_quiz_run.moc"
