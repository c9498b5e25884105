// The window as the place where parts meet: answers go to the store, repair leads to the right step, links
// and counts.
#include "tests/views/window_fixture.h"

#include "app/content/localized.h"
#include "app/shell/banner.h"
#include "app/views/door_card.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/start_page.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace Qt::StringLiterals;
using content::Certainty;

namespace {

constexpr quint64 someSeed = 7;
const QString chapterId = u"overview"_s;

content::Answer optionAnswer(const QString& id)
{
    return {id, {}, -1, -1};
}

/// The present question of a quiz, answered with its right or its first wrong option.
QString answerChoice(playback::QuizSession& quiz, bool right, Certainty certainty)
{
    const QList<playback::ShownOption> options = quiz.options();
    const auto option = std::ranges::find_if(
        options, [&](const playback::ShownOption& shown) { return shown.right == right; });
    quiz.choose(optionAnswer(option->id));
    quiz.setCertainty(certainty);
    quiz.submit();
    return option->id;
}

void goToQuestion(playback::QuizSession& quiz, const QString& id)
{
    while (quiz.item() && quiz.item()->question.id != id)
        quiz.next();
}

bool says(const QWidget* widget, const QString& words)
{
    const QList<QLabel*> labels = widget->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(words); });
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void anOutlineThatWasPutAwayStaysAwayInTheNextWindow()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1280, 800);
        fixture.window->show();
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.open(u"everyone-looks"_s);
        QVERIFY(fixture.window->lessonPage()->outline()->isVisible());
        QTest::keyClick(fixture.window.get(), Qt::Key_F9);
        QVERIFY(fixture.window->lessonPage()->outline()->isHidden());
        fixture.window->close();

        shell::MainWindow next(fixture.library, fixture.store, fixture.preferences);
        next.resize(1280, 800);
        next.show();
        QVERIFY(QTest::qWaitForWindowActive(&next));
        next.showState({});
        QVERIFY(next.lessonPage()->outline()->isHidden());
        QTest::keyClick(&next, Qt::Key_F9);
        QVERIFY(next.lessonPage()->outline()->isVisible());
    }

    void anAnswerIsInTheStoreWithAllThatBelongsToIt()
    {
        test::WindowFixture fixture;
        const QDateTime before = QDateTime::currentDateTime();
        fixture.window->showQuiz(chapterId, someSeed);
        playback::QuizSession& quiz = fixture.window->quizSession();
        const playback::QuizItem item = *quiz.item();
        quiz.takeHint();
        const QString given = answerChoice(quiz, false, Certainty::Sure);

        const QList<content::AnswerRecord> answers = fixture.store.answers(chapterId);
        QCOMPARE(answers.size(), 1);
        const content::AnswerRecord& answer = answers.first();
        QCOMPARE(answer.questionId, item.question.id);
        QCOMPARE(answer.questionVersion, item.question.version);
        QCOMPARE(answer.chapter, chapterId);
        QCOMPARE(answer.optionIds, playback::optionIds(item));
        QVERIFY(answer.optionIds.size() > 2);
        QCOMPARE(answer.seed, item.seed);
        QVERIFY(answer.seed != 0);
        QCOMPARE(answer.given, given);
        QVERIFY(!answer.right);
        QVERIFY(fixture.library.misconception(answer.misconception));
        QCOMPARE(answer.certainty, content::Certainty::Sure);
        QCOMPARE(answer.hintsUsed, 1);
        QCOMPARE(answer.attempt, 1);
        QCOMPARE(answer.state[u"sentence"_s].toString(), fixture.window->playSession().typedSentence());
        QVERIFY(answer.when >= before.addMSecs(-1) && answer.when <= QDateTime::currentDateTime());
    }

    void theStoredSeedGivesTheStoredOrderAgain()
    {
        test::WindowFixture fixture;
        playback::QuizSession& quiz = fixture.window->quizSession();
        for (const quint64 seed : {someSeed, someSeed, someSeed + 1}) {
            fixture.window->showQuiz(chapterId, seed);
            answerChoice(quiz, true, Certainty::Think);
        }
        const QList<content::AnswerRecord> answers = fixture.store.answers(chapterId);
        QCOMPARE(answers.size(), 3);
        QCOMPARE(answers[0].optionIds, answers[1].optionIds);
        QCOMPARE(answers[0].seed, answers[1].seed);
        QVERIFY(answers[0].seed != answers[2].seed);
    }

    void aSecondTryIsASecondAnswer()
    {
        test::WindowFixture fixture;
        fixture.window->showQuiz(chapterId, someSeed);
        playback::QuizSession& quiz = fixture.window->quizSession();
        answerChoice(quiz, false, Certainty::Think);
        quiz.tryAgain();
        answerChoice(quiz, true, Certainty::Guess);
        const QList<content::AnswerRecord> answers = fixture.store.answers(chapterId);
        QCOMPARE(answers.size(), 2);
        QCOMPARE(answers[1].attempt, 2);
        QCOMPARE(answers[1].certainty, content::Certainty::Guess);
        QVERIFY(!answers[0].right && answers[1].right);
    }

    void aQuizAsksOfTheSentenceOfTheLesson()
    {
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        fixture.window->session().setSentence(u"small dogs run"_s);
        emit fixture.window->lessonPage()->quizChosen(chapterId);
        QCOMPARE(fixture.window->currentPage(), fixture.window->quizPage());
        QCOMPARE(fixture.window->quizSession().item()->state.sentence, u"small dogs run"_s);
    }

    void repairOpensTheStepWithTheSentenceOfTheQuestion_data()
    {
        QTest::addColumn<QString>("questionId");
        QTest::newRow("asked of the learner's sentence") << u"ov-swap"_s;
        QTest::newRow("with a sentence of its own") << u"ov-cell-pronoun"_s;
    }

    void repairOpensTheStepWithTheSentenceOfTheQuestion()
    {
        QFETCH(QString, questionId);
        test::WindowFixture fixture;
        fixture.open(u"weights"_s);
        fixture.window->session().setSentence(u"small dogs run"_s);
        fixture.window->showQuiz(chapterId, someSeed);
        playback::QuizSession& quiz = fixture.window->quizSession();
        goToQuestion(quiz, questionId);
        QTRY_VERIFY(quiz.trace());
        const playback::QuizItem item = *quiz.item();
        const QString literal = content::inLanguage(item.question.sentence, u"en"_s);
        quiz.giveUp();
        emit fixture.window->quizPage()->repairChosen(item.question.id);

        playback::LessonSession& lesson = fixture.window->session();
        QCOMPARE(fixture.window->currentPage(), fixture.window->lessonPage());
        QCOMPARE(lesson.step().id, item.question.repairStep);
        QCOMPARE(lesson.typedSentence(), literal.isEmpty() ? u"small dogs run"_s : literal);
        QCOMPARE(lesson.state().head, item.state.head);
    }

    void theStartPageCountsWhatWasAnswered()
    {
        test::WindowFixture fixture;
        const auto* door = fixture.window->startPage()->practise();
        qsizetype questions = 0;
        for (const content::Quiz& quiz : fixture.library.quizzes)
            questions += quiz.questions.size();
        QVERIFY(says(door, u"0 of %1"_s.arg(questions)));
        fixture.window->showQuiz(chapterId, someSeed);
        answerChoice(fixture.window->quizSession(), false, Certainty::Think);
        fixture.window->quizSession().tryAgain();
        answerChoice(fixture.window->quizSession(), true, Certainty::Think);
        emit fixture.window->quizPage()->closed();
        QCOMPARE(fixture.window->currentPage(), fixture.window->startPage());
        QVERIFY(says(door, u"1 of %1"_s.arg(questions)));
    }

    void theStartPageLeadsOnFromTheLastStep()
    {
        test::WindowFixture fixture;
        const auto* door = fixture.window->startPage()->learn();
        QVERIFY(says(door, u"Begin with"_s));
        fixture.open(u"blend"_s);
        const content::Chapter* chapter = fixture.library.chapter(chapterId);
        fixture.window->showStart();
        QVERIFY(says(door, chapter->words(u"en"_s, u"blend"_s).title));
        emit fixture.window->startPage()->learnChosen();
        QCOMPARE(fixture.window->session().step().id, u"blend"_s);
    }

    void stepsOfAPlayedLessonAreInTheStoreOnce()
    {
        test::WindowFixture fixture;
        fixture.open(u"case-opens"_s, 0.0);
        QVERIFY(fixture.store.stepsSeen(chapterId).isEmpty());
        playback::Player& player = fixture.window->session().player();
        for (int i = 0; i < 2; ++i)
            player.stepForward();
        player.toStart();
        player.stepForward();
        QCOMPARE(fixture.store.stepsSeen(chapterId), (QStringList{u"case-opens"_s, u"everyone-looks"_s}));
    }

    void aLinkWithAFaultShowsOneSentence_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("mentions");
        QTest::newRow("not ours") << u"http://example.org"_s << u"casefile:lesson"_s;
        QTest::newRow("no chapter") << u"casefile:lesson"_s << u"casefile:lesson"_s;
        QTest::newRow("unknown chapter") << u"casefile:lesson/nowhere/x"_s << u"nowhere"_s;
        QTest::newRow("announced chapter") << u"casefile:lesson/qkv/x"_s << u"qkv"_s;
        QTest::newRow("unknown step") << u"casefile:lesson/overview/wieghts"_s << u"wieghts"_s;
        QTest::newRow("unknown setting") << u"casefile:lesson/overview/weights?haed=1"_s << u"haed"_s;
        QTest::newRow("no such model") << u"casefile:lesson/overview/weights?model=huge"_s << u"model"_s;
        QTest::newRow("temperature 0")
            << u"casefile:lesson/overview/weights?temperature=0"_s << u"temperature"_s;
    }

    void aLinkWithAFaultShowsOneSentence()
    {
        QFETCH(QString, link);
        QFETCH(QString, mentions);
        test::WindowFixture fixture;
        QVERIFY(!fixture.window->showLink(QUrl(link)));
        const QString sentence = fixture.window->banner()->sentence();
        QVERIFY2(sentence.contains(mentions), qPrintable(sentence));
        QVERIFY(!sentence.contains(u'\n'));
        fixture.open(u"weights"_s); // and lessons work
        QVERIFY(fixture.window->session().trace());
    }

    void aGoodLinkOpensItsStepAndSaysNothing()
    {
        test::WindowFixture fixture;
        QVERIFY(
            fixture.window->showLink(QUrl(u"casefile:lesson/overview/weights?sentence=dogs%20run&head=2"_s)));
        QCOMPARE(fixture.window->banner()->sentence(), QString());
        QCOMPARE(fixture.window->session().step().id, u"weights"_s);
        QCOMPARE(fixture.window->session().typedSentence(), u"dogs run"_s);
        QCOMPARE(fixture.window->session().state().head, 2);
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/overview"_s))); // its first step
        QCOMPARE(fixture.window->session().step().id, u"case-opens"_s);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
