// The quiz in the window: which questions are asked, where answers go, and the way to the step that repairs.
#include "app/shell/main_window.h"

#include "app/content/library.h"
#include "app/content/templates/drawn_question.h"
#include "app/learner/store.h"
#include "app/shell/notices.h"
#include "app/views/header_bar.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/start_page.h"

#include <QDateTime>
#include <QStackedWidget>

namespace casefile::shell {

void MainWindow::connectQuiz()
{
    connect(m_start, &views::StartPage::practiseChosen, this, &MainWindow::practiseFirst);
    connect(m_pages, &QStackedWidget::currentChanged, this,
            [this] { m_quiz.setOnScreen(m_quizPage && currentPage() == m_quizPage); });
    connect(&m_quiz, &playback::QuizSession::answered, this, &MainWindow::recordAnswer);
    connect(&m_quiz, &playback::QuizSession::changed, this, [this] {
        m_quizLog.keep(m_quiz.run());
        m_notices->followStore();
    });
}

views::QuizPage* MainWindow::quizPage()
{
    if (m_quizPage)
        return m_quizPage;
    m_quizPage = new views::QuizPage(m_library, m_quiz, m_appearance, m_pages);
    m_pages->addWidget(m_quizPage);
    connect(m_quizPage, &views::QuizPage::repairChosen, this, &MainWindow::repair);
    connect(m_quizPage, &views::QuizPage::startedAgain, this, &MainWindow::practiseAgain);
    connect(m_quizPage, &views::QuizPage::variantWanted, this, &MainWindow::drawAnew);
    connect(m_quizPage, &views::QuizPage::closed, this, &MainWindow::leaveQuiz);
    return m_quizPage;
}

/// Those of the course, those that the seed draws, then the own ones.
content::Quiz MainWindow::quizOf(const QString& chapterId, quint64 seed,
                                 const QHash<QString, int>& variants) const
{
    const content::Quiz* ofCourse = m_library.quiz(chapterId);
    if (!ofCourse || ofCourse->questions.isEmpty())
        return m_shelf.joined(nullptr, chapterId);
    const content::Quiz drawn = content::withDrawnQuestions(*ofCourse, m_library.quizzesRoot, seed, variants);
    return m_shelf.joined(&drawn, chapterId);
}

void MainWindow::showQuiz(const QString& chapterId, quint64 seed)
{
    const content::Quiz quiz = quizOf(chapterId, seed);
    if (quiz.questions.isEmpty())
        return m_notices->say(
            [chapterId] { return tr("There are no questions on the chapter \"%1\" yet.").arg(chapterId); });
    m_places.endVisit();
    m_quizLog.begin(chapterId);
    m_quiz.start(quiz, ownSentence(), language(), seed);
    showQuizPage();
}

void MainWindow::showQuizPage()
{
    m_session.player().pause();
    m_notices->forget();
    offerQuiz(false);
    m_places.endVisit();
    showPage(quizPage());
    m_quizPage->takeFocus();
}

void MainWindow::practise(const QString& chapterId)
{
    if (!m_isRepairing && currentPage() != m_quizPage)
        m_isQuizOfLesson = m_lesson && currentPage() == m_lesson;
    const bool isUnderWay = m_quiz.chapter() == chapterId && m_quiz.count() > 0 &&
                            (m_isRepairing || m_quiz.phase() != playback::QuizPhase::Finished);
    if (isUnderWay || resumeQuiz(chapterId))
        showQuizPage();
    else
        showQuiz(chapterId, quint64(QDateTime::currentMSecsSinceEpoch()));
}

/// False when no run of an earlier sitting waits.
bool MainWindow::resumeQuiz(const QString& chapterId)
{
    const std::optional<QuizLog::Kept> kept = m_quizLog.kept(chapterId);
    if (!kept)
        return false;
    const content::Quiz quiz = quizOf(chapterId, kept->run.seed, kept->run.variants);
    if (quiz.questions.isEmpty())
        return false;
    m_quizLog.goOn(*kept);
    m_quiz.resume(quiz, language(), kept->run, kept->answers);
    return true;
}

void MainWindow::practiseFirst()
{
    if (!m_library.quizzes.isEmpty())
        practise(m_library.quizzes.first().chapter);
}

void MainWindow::practiseAgain()
{
    showQuiz(m_quiz.chapter(), quint64(QDateTime::currentMSecsSinceEpoch()));
}

/// The present drawn question with other numbers, which the run and the count of its variants determine.
void MainWindow::drawAnew()
{
    const playback::QuizItem* item = m_quiz.item();
    if (!item || !item->question.isDrawn)
        return;
    const auto question = content::drawnQuestion(m_library.quizzesRoot, m_quiz.chapter(), item->question.id,
                                                 m_quiz.run().seed, item->variant + 1);
    if (question)
        m_quiz.takeVariant(*question);
}

/// The repairing step is visited with the sentence and settings of the question that was answered wrong: the
/// lesson waits as it was.
void MainWindow::repair(const QString& questionId)
{
    const playback::QuizItem* item = m_quiz.itemOf(questionId);
    if (!item)
        return;
    content::State state = item->state;
    state.chapter = item->question.repairChapter;
    state.step = item->question.repairStep;
    if (!missing(state).isEmpty())
        return m_notices->say([this, state] { return missing(state); });
    const QString belief = item->first ? item->first->misconception : QString();
    const bool isActive = m_desk.deck().find(belief) != nullptr; // it got a card when it became so
    m_repairedBelief = isActive ? std::pair(questionId, belief) : std::pair<QString, QString>();
    m_isRepairOfReview = false;
    m_places.visit(state);
    lessonPage()->showDenseNetwork(false);
    showLesson();
    offerQuiz(true);
}

QString MainWindow::ownSentence() const
{
    const bool hasLesson = m_session.trace() && m_session.problem().isEmpty();
    return hasLesson ? m_session.typedSentence() : m_play.typedSentence();
}

/// Whether the lesson page shows the way back to the quiz.
void MainWindow::offerQuiz(bool on)
{
    m_isRepairing = on;
    if (m_lesson)
        m_lesson->offerQuiz(on);
}

/// To where it was opened from.
void MainWindow::leaveQuiz()
{
    if (m_isQuizOfLesson)
        showLesson();
    else
        showStart();
}

void MainWindow::recordAnswer(const content::AnswerRecord& answer)
{
    const bool isLost = m_store.isWritable() && !m_quizLog.record(answer);
    m_notices->followStore();
    if (isLost && m_store.problem().isEmpty())
        m_notices->say([] { return tr("This answer could not be saved."); });
}

void MainWindow::countQuestions(views::StartSummary& summary) const
{
    const QStringList answered = m_store.questionsAnswered();
    for (const content::Quiz& quiz : m_library.quizzes)
        for (const content::Question& question : quiz.questions) {
            ++summary.quizQuestions;
            summary.quizAnswered += answered.contains(question.id) ? 1 : 0;
        }
    for (const learner::OwnQuestion& own : m_shelf.kept()) {
        ++summary.quizQuestions;
        summary.quizAnswered += answered.contains(own.id) ? 1 : 0;
    }
}

} // namespace casefile::shell
