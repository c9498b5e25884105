#include "app/playback/quiz_session.h"

#include "app/playback/prose_fields.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace casefile;
using namespace casefile::playback;
using namespace Qt::StringLiterals;
using content::Answer;

namespace {

content::Localized words(const QString& english)
{
    return {{u"en"_s, english}, {u"zh"_s, english + u" (zh)"_s}};
}

content::Question question(const QString& id, const content::Task& task)
{
    content::Question question;
    question.id = id;
    question.version = 3;
    question.prompt = words(u"{{n}} tokens in “{{sentence}}”"_s);
    question.hints = {words(u"nudge"_s), words(u"narrow {{n}}"_s)};
    question.repairChapter = u"overview"_s;
    question.repairStep = u"weights"_s;
    question.task = task;
    return question;
}

content::Question choice()
{
    content::ChoiceTask task;
    task.options = {{u"a"_s, words(u"A"_s), words(u"yes, {{n}}"_s), true, {}},
                    {u"b"_s, words(u"B"_s), words(u"no"_s), false, u"M-1"_s},
                    {u"c"_s, words(u"C"_s), words(u"no"_s), false, u"M-2"_s},
                    {u"d"_s, words(u"D"_s), words(u"no"_s), false, u"M-3"_s}};
    return question(u"q-choice"_s, task);
}

content::Question number()
{
    content::NumberTask task;
    task.quantity = u"score-count"_s;
    task.feedbackRight = words(u"right"_s);
    task.feedbackWrong = words(u"wrong"_s);
    task.misconception = u"M-4"_s;
    return question(u"q-number"_s, task);
}

content::Question cell()
{
    content::CellTask task;
    task.cell.row = u"last"_s;
    task.cell.column = u"first"_s;
    task.feedbackRight = words(u"right"_s);
    task.feedbackTransposed = words(u"transposed"_s);
    task.feedbackWrong = words(u"wrong"_s);
    task.misconceptionTransposed = u"M-5"_s;
    task.misconception = u"M-6"_s;
    content::Question asked = question(u"q-cell"_s, task);
    asked.sentence = {{u"en"_s, u"Cats see dogs"_s}, {u"zh"_s, u"猫看见狗跑"_s}};
    return asked;
}

Answer option(const QString& id)
{
    return {.optionId = id, .typed = {}, .row = -1, .column = -1};
}

Answer typed(const QString& text)
{
    return {.optionId = {}, .typed = text, .row = -1, .column = -1};
}

Answer clicked(int row, int column)
{
    return {.optionId = {}, .typed = {}, .row = row, .column = column};
}

/// A quiz of three kinds of question about 猫看见狗 (three tokens), with a clock that is set by hand.
struct Running
{
    QDateTime now = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    QuizSession session{[this] { return now; }};
    QList<AnswerData> answers;

    explicit Running(const QList<content::Question>& questions = {choice(), number(), cell()},
                     quint64 seed = 1)
    {
        QObject::connect(&session, &QuizSession::answered, &session,
                         [this](const AnswerData& answer) { answers.append(answer); });
        content::Quiz quiz;
        quiz.chapter = u"overview"_s;
        quiz.questions = questions;
        session.start(quiz, u"猫看见狗"_s, u"en"_s, seed);
    }

    void give(const Answer& answer, Certainty certainty = Certainty::Think)
    {
        session.choose(answer);
        session.setCertainty(certainty);
        session.submit();
    }
};

/// Brings a fresh quiz of two choice questions to a phase.
std::unique_ptr<Running> inPhase(const QByteArray& phase)
{
    if (phase == "empty")
        return std::make_unique<Running>(QList<content::Question>());
    auto quiz = std::make_unique<Running>(QList<content::Question>{choice(), number()});
    if (phase == "chosen" || phase == "ready")
        quiz->session.choose(option(u"b"_s));
    if (phase == "certain" || phase == "ready")
        quiz->session.setCertainty(Certainty::Sure);
    if (phase == "right")
        quiz->give(option(u"a"_s));
    if (phase == "wrong" || phase == "given up")
        quiz->give(option(u"b"_s));
    if (phase == "given up")
        quiz->session.giveUp();
    if (phase == "finished")
        quiz->session.finish();
    quiz->answers.clear();
    return quiz;
}

void happen(QuizSession& session, const QByteArray& event)
{
    if (event == "choose")
        session.choose(option(u"a"_s));
    else if (event == "setCertainty")
        session.setCertainty(Certainty::Think);
    else if (event == "submit")
        session.submit();
    else if (event == "takeHint")
        session.takeHint();
    else if (event == "tryAgain")
        session.tryAgain();
    else if (event == "giveUp")
        session.giveUp();
    else if (event == "next")
        session.next();
    else if (event == "previous")
        session.previous();
    else if (event == "goTo")
        session.goTo(1);
    else if (event == "finish")
        session.finish();
    else if (event == "review")
        session.review();
}

/// "asking", "ready", …: the phase of the present question, and its number.
QByteArray described(const QuizSession& session)
{
    switch (session.phase()) {
    case QuizPhase::Empty:
        return "empty";
    case QuizPhase::Asking:
        return "asking " + QByteArray::number(session.index());
    case QuizPhase::Ready:
        return "ready " + QByteArray::number(session.index());
    case QuizPhase::Right:
        return "right " + QByteArray::number(session.index());
    case QuizPhase::Wrong:
        return "wrong " + QByteArray::number(session.index());
    case QuizPhase::GivenUp:
        return "given up " + QByteArray::number(session.index());
    case QuizPhase::Finished:
        return "finished";
    }
    return {};
}

} // namespace

class TestQuizSession : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyEventInEveryPhase_data()
    {
        QTest::addColumn<QByteArray>("phase");
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("answers");
        QTest::addColumn<int>("hints");

        const QList<QByteArray> events{"choose", "setCertainty", "submit", "takeHint", "tryAgain", "giveUp",
                                       "next",   "previous",     "goTo",   "finish",   "review"};
        // One line a phase, one place an event; "=" is: nothing happens.
        const QList<QPair<QByteArray, QList<QByteArray>>> table{
            {"empty", {"=", "=", "=", "=", "=", "=", "=", "=", "=", "=", "="}},
            {"asking",
             {"asking 0", "asking 0", "=", "asking 0 hint", "=", "given up 0 answer", "asking 1", "=",
              "asking 1", "finished", "="}},
            {"chosen",
             {"asking 0", "ready 0", "=", "asking 0 hint", "=", "given up 0 answer", "asking 1", "=",
              "asking 1", "finished", "="}},
            {"certain",
             {"ready 0", "asking 0", "=", "asking 0 hint", "=", "given up 0 answer", "asking 1", "=",
              "asking 1", "finished", "="}},
            {"ready",
             {"ready 0", "ready 0", "wrong 0 answer", "ready 0 hint", "=", "given up 0 answer", "asking 1",
              "=", "asking 1", "finished", "="}},
            {"right", {"=", "=", "=", "=", "=", "=", "asking 1", "=", "asking 1", "finished", "="}},
            {"wrong",
             {"=", "=", "=", "wrong 0 hint", "asking 0", "given up 0", "asking 1", "=", "asking 1",
              "finished", "="}},
            {"given up", {"=", "=", "=", "=", "=", "=", "asking 1", "=", "asking 1", "finished", "="}},
            {"finished", {"=", "=", "=", "=", "=", "=", "=", "asking 1", "asking 1", "=", "asking 0"}},
        };
        for (const auto& [phase, afters] : table) {
            QCOMPARE(afters.size(), events.size());
            for (qsizetype i = 0; i < events.size(); ++i) {
                const QByteArray before = described(inPhase(phase)->session);
                QByteArray after = afters[i] == "=" ? before : afters[i];
                const int answers = after.endsWith(" answer") ? 1 : 0;
                const int hints = after.endsWith(" hint") ? 1 : 0;
                after.replace(" answer", "").replace(" hint", "");
                QTest::addRow("%s, %s", phase.constData(), events[i].constData())
                    << phase << events[i] << after << answers << hints;
            }
        }
    }

    void everyEventInEveryPhase()
    {
        QFETCH(QByteArray, phase);
        QFETCH(QByteArray, event);
        const auto quiz = inPhase(phase);
        happen(quiz->session, event);
        QTEST(described(quiz->session), "after");
        QTEST(int(quiz->answers.size()), "answers");
        QTEST(int(quiz->session.hints().size()), "hints");
    }

    void anAnswerIsToldWithAllThatTheLogNeeds()
    {
        Running quiz;
        quiz.session.takeHint();
        quiz.now = quiz.now.addMSecs(2500);
        quiz.give(option(u"b"_s), Certainty::Sure);
        QCOMPARE(quiz.answers.size(), 1);
        const AnswerData& answer = quiz.answers[0];
        QCOMPARE(answer.questionId, u"q-choice"_s);
        QCOMPARE(answer.questionVersion, 3);
        QCOMPARE(answer.chapter, u"overview"_s);
        QCOMPARE(answer.given, u"b"_s);
        QVERIFY(!answer.right);
        QCOMPARE(answer.misconception, u"M-1"_s);
        QCOMPARE(answer.certainty, Certainty::Sure);
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
        quiz.give(option(u"b"_s), Certainty::Sure);
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
        quiz.session.setCertainty(Certainty::Sure);
        for (const Answer& answer : {option(u"nosuch"_s), typed(u"9"_s), clicked(0, 0), Answer()}) {
            quiz.session.choose(answer);
            QCOMPARE(quiz.session.phase(), QuizPhase::Asking);
        }
        quiz.session.goTo(1);
        quiz.session.setCertainty(Certainty::Sure);
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
        QCOMPARE(quiz.answers[0].certainty, Certainty::Guess);
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
        QCOMPARE(quiz.answers[1].durationMs, QuizSession::longestMs);
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
        quiz.session.setCertainty(Certainty::Sure);
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
