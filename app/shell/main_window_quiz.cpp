// The quiz in the window: which questions are asked, where answers go, and the way to the step that repairs.
#include "app/shell/main_window.h"

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/shell/notices.h"
#include "app/views/header_bar.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/start_page.h"

#include <QDateTime>
#include <QStackedWidget>

namespace casefile::shell {

namespace {

learner::AnswerRecord toRecord(const playback::AnswerData& answer)
{
    learner::AnswerRecord record;
    record.questionId = answer.questionId;
    record.questionVersion = answer.questionVersion;
    record.chapter = answer.chapter;
    record.optionIds = answer.optionIds;
    record.seed = answer.seed;
    record.given = answer.given;
    record.right = answer.right;
    record.misconception = answer.misconception;
    record.certainty = learner::Certainty(int(answer.certainty));
    record.hintsUsed = answer.hintsUsed;
    record.attempt = answer.attempt;
    record.state = answer.state;
    record.durationMs = answer.durationMs;
    record.when = answer.when;
    return record;
}

} // namespace

void MainWindow::connectQuiz()
{
    connect(m_start, &views::StartPage::practiseChosen, this, &MainWindow::practiseFirst);
    connect(&m_quiz, &playback::QuizSession::answered, this, &MainWindow::recordAnswer);
}

views::QuizPage* MainWindow::quizPage()
{
    if (m_quizPage)
        return m_quizPage;
    m_quizPage = new views::QuizPage(m_library, m_quiz, m_appearance, m_pages);
    m_pages->addWidget(m_quizPage);
    connect(m_quizPage, &views::QuizPage::stepChosen, this, &MainWindow::repair);
    connect(m_quizPage, &views::QuizPage::closed, this, &MainWindow::leaveQuiz);
    return m_quizPage;
}

void MainWindow::showQuiz(const QString& chapterId, quint64 seed)
{
    const content::Quiz* quiz = m_library.quiz(chapterId);
    if (!quiz || quiz->questions.isEmpty())
        return m_notices->say(
            [chapterId] { return tr("There are no questions on the chapter \"%1\" yet.").arg(chapterId); });
    m_session.player().pause();
    const bool hasLesson = m_session.trace() && m_session.problem().isEmpty();
    m_quiz.start(*quiz, hasLesson ? m_session.typedSentence() : m_play.typedSentence(), language(), seed);
    m_notices->forget();
    showPage(quizPage());
    m_quizPage->takeFocus();
}

void MainWindow::practise(const QString& chapterId)
{
    showQuiz(chapterId, quint64(QDateTime::currentMSecsSinceEpoch()));
}

void MainWindow::practiseFirst()
{
    if (!m_library.quizzes.isEmpty())
        practise(m_library.quizzes.first().chapter);
}

/// The repairing step opens with the sentence and settings of the question that was answered wrong.
void MainWindow::repair(const QString& chapterId, const QString& stepId)
{
    content::State state;
    if (const playback::QuizItem* item = m_quiz.item(); item && m_quiz.trace()) {
        state = item->state;
        state.sentence = QString::fromStdString(m_quiz.trace()->sentence);
    }
    state.chapter = chapterId;
    state.step = stepId;
    showState(state);
}

void MainWindow::leaveQuiz()
{
    showStart();
}

void MainWindow::recordAnswer(const playback::AnswerData& answer)
{
    const bool isLost = m_store.isWritable() && !m_store.record(toRecord(answer));
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
}

} // namespace casefile::shell
