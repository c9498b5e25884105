#include "tests/playback/quizzes.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;
using content::Answer;

class TestQuizSession : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void anAnswerIsToldWithAllThatTheLogNeeds()
    {
        Running quiz;
        quiz.session.takeHint();
        quiz.now = quiz.now.addMSecs(2500);
        quiz.give(option(u"b"_s), content::Certainty::Sure);
        QCOMPARE(quiz.answers.size(), 1);
        const content::AnswerRecord& answer = quiz.answers[0];
        QCOMPARE(answer.questionId, u"q-choice"_s);
        QCOMPARE(answer.questionVersion, 3);
        QCOMPARE(answer.chapter, u"overview"_s);
        QCOMPARE(answer.given, u"b"_s);
        QVERIFY(!answer.right);
        QCOMPARE(answer.misconception, u"M-1"_s);
        QCOMPARE(answer.certainty, content::Certainty::Sure);
        QCOMPARE(answer.hintsUsed, 1);
        QCOMPARE(answer.attempt, 1);
        QCOMPARE(answer.durationMs, 2500);
        QCOMPARE(answer.when, quiz.now);
        QCOMPARE(answer.state[u"sentence"_s].toString(), u"猫看见狗"_s);
        QStringList sorted = answer.optionIds;
        std::ranges::sort(sorted);
        QCOMPARE(sorted, (QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    }

    void theLoggedOrderIsTheOneShownAndComesBackWithTheSeed()
    {
        Running quiz;
        QStringList shown;
        for (const ShownOption& option : quiz.session.options())
            shown.append(option.id);
        quiz.give(option(u"a"_s));
        QCOMPARE(quiz.answers[0].optionIds, shown);
        Running again;
        again.give(option(u"a"_s));
        QCOMPARE(again.answers[0].optionIds, shown);
        QCOMPARE(again.answers[0].seed, quiz.answers[0].seed);
    }

    void otherSeedsShowOtherOrders()
    {
        QSet<QString> orders;
        for (quint64 seed = 0; seed < 20; ++seed) {
            QString order;
            for (const ShownOption& option : Running({choice()}, seed).session.options())
                order += option.id;
            orders.insert(order);
        }
        QVERIFY(orders.size() > 5);
    }

    void theFirstAnswerCountsAndLaterTriesAreLogged()
    {
        Running quiz;
        quiz.give(option(u"b"_s), content::Certainty::Sure);
        quiz.session.tryAgain();
        quiz.give(option(u"a"_s));
        QCOMPARE(quiz.session.phase(), QuizPhase::Right);
        QCOMPARE(quiz.answers.size(), 2);
        QCOMPARE(quiz.answers[1].attempt, 2);
        QVERIFY(quiz.answers[1].right);
        const QuizResult result = quiz.session.result();
        QCOMPARE(result.right, 0);
        QCOMPARE(result.rightWithHelp, 1);
        QVERIFY(result.findings[0].isActive());
    }

    void numbersAreJudgedAgainstTheTraceOnScreen()
    {
        Running quiz;
        quiz.session.goTo(1);
        QCOMPARE(quiz.session.prompt(), u"3 tokens in “猫看见狗”"_s);
        quiz.give(typed(u"9"_s));
        QCOMPARE(quiz.session.phase(), QuizPhase::Right);
        QCOMPARE(quiz.answers[0].given, u"9"_s);
        QCOMPARE(quiz.session.feedback(), u"right"_s);
    }

    void aNumberThatCannotBeReadIsAskedAgainAndNotLogged()
    {
        Running quiz;
        quiz.session.goTo(1);
        quiz.give(typed(u"about 0,5"_s));
        QCOMPARE(quiz.session.phase(), QuizPhase::Ready);
        QVERIFY(quiz.session.item()->isUnreadable);
        QVERIFY(!quiz.session.feedback().isEmpty());
        QVERIFY(quiz.answers.isEmpty());
        quiz.session.choose(typed(u"9"_s));
        QVERIFY(quiz.session.feedback().isEmpty());
        quiz.session.submit();
        QCOMPARE(quiz.session.phase(), QuizPhase::Right);
        QCOMPARE(quiz.answers[0].attempt, 1);
    }

    void cellsAreJudgedInTheQuestionsOwnSentence()
    {
        Running quiz;
        quiz.session.goTo(2);
        QCOMPARE(quiz.session.trace()->sentence, std::string("Cats see dogs"));
        quiz.give(clicked(0, 2));
        QCOMPARE(quiz.answers[0].given, u"0,2"_s);
        QCOMPARE(quiz.answers[0].misconception, u"M-5"_s);
        QCOMPARE(quiz.session.feedback(), u"transposed"_s);
        quiz.session.tryAgain();
        quiz.give(clicked(2, 0));
        QCOMPARE(quiz.session.phase(), QuizPhase::Right);
    }

    void anAnswerOfTheWrongKindIsNoAnswer()
    {
        Running quiz;
        quiz.session.setCertainty(content::Certainty::Sure);
        for (const Answer& answer : {option(u"nosuch"_s), typed(u"9"_s), clicked(0, 0), Answer()}) {
            quiz.session.choose(answer);
            QCOMPARE(quiz.session.phase(), QuizPhase::Asking);
        }
        quiz.session.goTo(1);
        quiz.session.setCertainty(content::Certainty::Sure);
        quiz.session.choose(typed(u"  "_s));
        QCOMPARE(quiz.session.phase(), QuizPhase::Asking);
    }

    void hintsComeOneByOneAndRunOut()
    {
        Running quiz;
        QVERIFY(quiz.session.hints().isEmpty() && quiz.session.hasMoreHints());
        for (int i = 0; i < 5; ++i)
            quiz.session.takeHint();
        QCOMPARE(quiz.session.hints(), (QStringList{u"nudge"_s, u"narrow 3"_s}));
        QVERIFY(!quiz.session.hasMoreHints());
        quiz.give(option(u"a"_s));
        QCOMPARE(quiz.answers[0].hintsUsed, 2);
        QCOMPARE(quiz.session.result().rightWithHelp, 1);
    }

    void givingUpShowsTheSolutionAndCountsAsAGuess()
    {
        Running quiz;
        quiz.session.goTo(1);
        quiz.session.giveUp();
        QCOMPARE(quiz.session.phase(), QuizPhase::GivenUp);
        QCOMPARE(quiz.session.item()->verdict->expected, 9.0);
        QCOMPARE(quiz.answers.size(), 1);
        QVERIFY(quiz.answers[0].given.isEmpty() && !quiz.answers[0].right);
        QVERIFY(quiz.answers[0].misconception.isEmpty());
        QCOMPARE(quiz.answers[0].certainty, content::Certainty::Guess);
        QCOMPARE(quiz.session.result().wrong, 1);
    }

    void reviewShowsWhatWasShown()
    {
        Running quiz;
        quiz.give(option(u"c"_s));
        const QList<ShownOption> shown = quiz.session.options();
        quiz.session.finish();
        quiz.session.setOwnSentence(u"狗咬人，人咬狗"_s);
        quiz.session.review();
        QCOMPARE(quiz.session.phase(), QuizPhase::Wrong);
        QCOMPARE(quiz.session.trace()->sentence, std::string("猫看见狗"));
        for (qsizetype i = 0; i < shown.size(); ++i) {
            QCOMPARE(quiz.session.options()[i].id, shown[i].id);
            QCOMPARE(quiz.session.options()[i].isChosen, shown[i].id == u"c"_s);
        }
        quiz.session.goTo(1); // not judged yet: it follows the sentence
        QCOMPARE(quiz.session.trace()->queries(), 7u);
    }

    void onlyTheTimeOnTheQuestionCountsAndItIsCapped()
    {
        Running quiz;
        quiz.now = quiz.now.addSecs(5);
        quiz.session.next();
        quiz.now = quiz.now.addSecs(60);
        quiz.session.previous();
        quiz.now = quiz.now.addSecs(3);
        quiz.give(option(u"a"_s));
        QCOMPARE(quiz.answers[0].durationMs, 8000);
        quiz.session.goTo(2);
        quiz.now = quiz.now.addDays(2);
        quiz.give(clicked(2, 0));
        QCOMPARE(quiz.answers[1].durationMs, content::AnswerRecord::longestMs);
    }

    void aClockThatIsSetBackGivesNoNegativeTime()
    {
        Running quiz;
        quiz.now = quiz.now.addSecs(-3600);
        quiz.give(option(u"a"_s));
        QCOMPARE(quiz.answers[0].durationMs, 0);
    }

    void theLanguageCanBeSwitchedAtAnyTime()
    {
        Running quiz;
        quiz.session.goTo(2);
        quiz.session.choose(clicked(2, 0));
        quiz.session.setCertainty(content::Certainty::Sure);
        quiz.session.setLanguage(u"zh"_s);
        QCOMPARE(quiz.session.trace()->sentence, std::string("猫看见狗跑"));
        QVERIFY(quiz.session.prompt().endsWith(u"(zh)"_s));
        QCOMPARE(quiz.session.phase(), QuizPhase::Asking); // that cell was one of another sentence
        quiz.give(clicked(3, 0));
        QCOMPARE(quiz.session.phase(), QuizPhase::Right);
        quiz.session.setLanguage(u"en"_s);
        QCOMPARE(quiz.session.trace()->sentence, std::string("猫看见狗跑")); // as it was judged
        QCOMPARE(quiz.session.feedback(), u"right"_s);
    }

    void aLongSentenceOfTheLearnersOwnIsWaitedFor()
    {
        Running quiz({number()});
        quiz.session.setOwnSentence(u"猫 "_s.repeated(60));
        QVERIFY(quiz.session.isComputing() && !quiz.session.trace());
        quiz.give(typed(u"3600"_s));
        QVERIFY(quiz.answers.isEmpty());
        QTRY_VERIFY(quiz.session.canSubmit());
        quiz.session.submit();
        QVERIFY(quiz.answers[0].right);
    }

    void withoutATraceNothingIsJudgedButOneCanGoOn()
    {
        Running quiz({number(), cell()});
        quiz.session.setOwnSentence(u""_s);
        QVERIFY(!quiz.session.problem().isEmpty());
        quiz.give(typed(u"9"_s));
        QVERIFY(quiz.answers.isEmpty());
        quiz.session.next();
        QVERIFY(quiz.session.problem().isEmpty());
        QVERIFY(quiz.session.trace());
    }

    void progressCountsJudgedQuestions()
    {
        Running quiz;
        QCOMPARE(quiz.session.answeredCount(), 0);
        quiz.give(option(u"b"_s));
        quiz.session.next();
        QCOMPARE(quiz.session.answeredCount(), 1);
        QCOMPARE(quiz.session.count(), 3);
        QSignalSpy finished(&quiz.session, &QuizSession::finished);
        quiz.session.next();
        quiz.session.next();
        QCOMPARE(finished.count(), 1);
        quiz.session.next();
        QCOMPARE(finished.count(), 1);
    }
};

QTEST_GUILESS_MAIN(TestQuizSession)
#include "tst_quiz_session.moc"
