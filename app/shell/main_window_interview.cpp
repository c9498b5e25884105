// Interviews in the window: how one gets there, where they lead, and what could not be kept.
#include "app/shell/interview_pages.h"
#include "app/shell/main_window.h"

#include "app/learner/store.h"
#include "app/shell/notices.h"
#include "app/views/pages/interview_page.h"
#include "app/views/pages/mock_page.h"
#include "app/views/pages/start_page.h"

#include <QStackedWidget>

namespace casefile::shell {

void MainWindow::connectInterviews()
{
    m_interviews =
        new InterviewPages(m_library, m_store, m_desk.deck(), m_appearance, m_pages, language(), this);
    connect(m_start, &views::StartPage::interviewChosen, this, &MainWindow::showInterview);
    connect(m_interviews, &InterviewPages::pageWanted, this, &MainWindow::showInterviewPage);
    connect(m_interviews, &InterviewPages::stepChosen, this, &MainWindow::openStep);
    connect(m_interviews, &InterviewPages::linkChosen, this, &MainWindow::followLink);
    connect(m_interviews, &InterviewPages::left, this, &MainWindow::showStart);
    connect(m_interviews, &InterviewPages::historyChanged, this, &MainWindow::followHistory);
    connect(m_interviews, &InterviewPages::kept, this, [this](bool isKept) {
        m_notices->followStore();
        if (!isKept && m_store.isWritable() && m_store.problem().isEmpty())
            m_notices->say([] { return tr("This answer could not be saved."); });
    });
    connect(m_pages, &QStackedWidget::currentChanged, this, [this] {
        if (!m_interviews->isOnScreen())
            m_interviews->leave();
    });
}

void MainWindow::showInterview()
{
    showInterviewPage(m_interviews->practicePage());
}

void MainWindow::showMockInterview()
{
    showInterviewPage(m_interviews->mockPage());
}

void MainWindow::showInterviewPage(QWidget* page)
{
    m_session.player().pause();
    m_notices->forget();
    offerQuiz(false);
    m_places.endVisit();
    showPage(page);
    if (page == m_interviews->practicePage())
        m_interviews->practicePage()->takeFocus();
    else
        m_interviews->mockPage()->takeFocus();
}

} // namespace casefile::shell
