// The menu at the right of the top line: what else has keys only, where a pointer finds it.
#include "app/shell/main_window.h"

#include "app/views/header_bar.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMessageBox>

namespace casefile::shell {

using playback::LessonSession;

void MainWindow::buildMenu()
{
    m_menu = new QMenu(this);
    m_about = new QAction(this);
    connect(m_about, &QAction::triggered, this, &MainWindow::showAbout);
    m_motion->setCheckable(true);
    m_menu->addActions({m_undo, m_redo});
    m_menu->addSeparator();
    m_menu->addActions({m_motion, m_fullScreen});
    m_menu->addSeparator();
    m_menu->addActions({m_keys, m_about});
    m_header->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &MainWindow::followMenu);
    connect(&m_session, &LessonSession::historyChanged, this, &MainWindow::followMenu);
    followMenu();
}

void MainWindow::followMenu()
{
    m_undo->setEnabled(m_session.canUndo());
    m_redo->setEnabled(m_session.canRedo());
    m_motion->setChecked(m_appearance.reducedMotion());
}

void MainWindow::retranslateMenu()
{
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_motion->setText(tr("Less motion"));
    m_fullScreen->setText(tr("Full screen"));
    m_keys->setText(tr("Keys"));
    m_about->setText(tr("About Casefile"));
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Casefile"),
        tr("Casefile %1\n\nHow multi-head self-attention works, with every number computed from your "
           "sentence.\n\nFree software under the GNU General Public License, version 3 or later.")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace casefile::shell
