// Reviewing in the window: what is due, the way to the step that explains a card, and back.
#include "app/shell/main_window.h"

#include "app/learner/store.h"
#include "app/shell/notices.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/review_page.h"
#include "app/views/pages/start_page.h"

#include <QStackedWidget>

#include <utility>

namespace casefile::shell {

using learner::ReviewRound;

void MainWindow::connectReview()
{
    connect(m_start, &views::StartPage::reviewChosen, this, &MainWindow::showReview);
    connect(&m_desk.round(), &ReviewRound::changed, this, &MainWindow::followReview);
}

views::ReviewPage* MainWindow::reviewPage()
{
    if (m_reviewPage)
        return m_reviewPage;
    m_reviewPage = new views::ReviewPage(m_library, m_desk.round(), m_desk.session(), m_appearance, m_pages);
    m_pages->addWidget(m_reviewPage);
    connect(m_reviewPage, &views::ReviewPage::closed, this, &MainWindow::leaveReview);
    connect(m_reviewPage, &views::ReviewPage::repairChosen, this, &MainWindow::repairCard);
    connect(m_reviewPage, &views::ReviewPage::choicesChosen, this, &MainWindow::editChoices);
    connect(m_reviewPage, &views::ReviewPage::progressChosen, this, &MainWindow::showStatistics);
    connect(m_reviewPage, &views::ReviewPage::questionsChosen, this, &MainWindow::practiseFirst);
    return m_reviewPage;
}

bool MainWindow::isReviewing() const
{
    return m_reviewPage && currentPage() == m_reviewPage;
}

void MainWindow::showReview()
{
    if (!m_isRepairing && !isReviewing())
        m_isReviewOfLesson = m_lesson && currentPage() == m_lesson;
    m_session.player().pause();
    m_notices->forget();
    offerQuiz(false);
    m_places.endVisit();
    m_desk.setOwnSentence(ownSentence());
    m_desk.round().refresh();
    reviewPage()->setProblem(m_store.isWritable() ? QString() : m_store.problem());
    reviewPage()->setRepaired(m_isQuizWaiting);
    showPage(m_reviewPage);
    m_reviewPage->takeFocus();
}

/// After each answer: what is due elsewhere in the window, what can be undone, and the way back to a quiz
/// once its repair is done.
void MainWindow::followReview()
{
    if (m_lesson)
        m_lesson->outline()->setDue(m_desk.round().dueCount());
    m_notices->followStore();
    if (!isReviewing())
        return;
    followHistory();
    if (m_isQuizWaiting && !m_desk.round().isWanted())
        leaveReview();
}

/// The repairing step is visited; the card waits, graded or not.
void MainWindow::repairCard(qint64 card)
{
    const std::optional<content::State> step = m_desk.repairOf(card);
    if (!step)
        return m_notices->say([] { return tr("The course has no step that explains this card."); });
    if (!missing(*step).isEmpty())
        return m_notices->say([this, step = *step] { return missing(step); });
    m_desk.round().dismissLeech();
    m_repairedBelief = {};
    m_places.visit(*step);
    lessonPage()->showDenseNetwork(false);
    showLesson();
    m_isRepairOfReview = true;
    offerQuiz(true);
}

/// From the step that repairs: to the review that waits; or to a fresh variant and the belief itself; or to
/// the quiz.
void MainWindow::returnFromRepair()
{
    const auto [question, belief] = std::exchange(m_repairedBelief, {});
    if (m_isRepairOfReview)
        return showReview();
    m_isQuizWaiting = !belief.isEmpty() && m_desk.askAfterRepair(question, belief);
    if (m_isQuizWaiting)
        showReview();
    else
        showQuizPage();
}

/// To where it was opened from.
void MainWindow::leaveReview()
{
    if (std::exchange(m_isQuizWaiting, false))
        showQuizPage();
    else if (m_isReviewOfLesson)
        showLesson();
    else
        showStart();
}

} // namespace casefile::shell
