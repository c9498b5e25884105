// A class in the window: joining it, and what its instructor sees.
#include "app/shell/main_window.h"

#include "app/shell/classroom.h"
#include "app/shell/notices.h"
#include "app/views/classroom/class_page.h"

#include <QStackedWidget>

namespace casefile::shell {

void MainWindow::connectClass()
{
    m_classroom = new Classroom(m_library, m_store, m_appearance, m_pages, this);
    m_classroom->setLanguage(language());
    connect(m_classroom, &Classroom::left, this, &MainWindow::leaveClassPage);
    connect(m_classroom, &Classroom::problem, this,
            [this](const QString& sentence) { m_notices->say([sentence] { return sentence; }); });
    connect(m_pages, &QStackedWidget::currentChanged, this,
            [this] { m_classroom->watch(m_classroom->isOnScreen()); });
}

void MainWindow::showClass()
{
    m_classroom->open();
}

void MainWindow::showClassPage()
{
    m_session.player().pause();
    m_notices->forget();
    offerQuiz(false);
    if (!m_classroom->isOnScreen())
        m_beforeClass = currentPage();
    showPage(m_classroom->page());
}

/// To where it was opened from.
void MainWindow::leaveClassPage()
{
    if (m_beforeClass && m_beforeClass != m_start)
        showPage(m_beforeClass);
    else
        showStart();
}

} // namespace casefile::shell
