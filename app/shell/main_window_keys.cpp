// The keys of the window: single keys go to the page unless the focused widget needs them; the rest are
// shortcuts.
#include "app/shell/main_window.h"

#include "app/shell/shortcut_dialog.h"
#include "app/views/header_bar.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/scene_host.h"
#include "app/views/scene_interaction.h"
#include "app/views/sentence_editor.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTabBar>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr double textStep = 0.1;

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
           key == Qt::Key_Home || key == Qt::Key_End;
}

/// True when the widget has its own use for the key.
bool needs(QWidget* widget, int key, bool isPinned)
{
    if (qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
        qobject_cast<QComboBox*>(widget))
        return true;
    if (qobject_cast<QAbstractButton*>(widget))
        return key == Qt::Key_Space;
    if (auto* host = dynamic_cast<views::SceneHost*>(widget))
        return host->interaction().wantsKey(key, isPinned);
    if (qobject_cast<QAbstractItemView*>(widget) || qobject_cast<QAbstractSlider*>(widget) ||
        qobject_cast<QTabBar*>(widget))
        return isArrow(key);
    return false;
}

} // namespace

bool MainWindow::handleKey(QWidget* receiver, QKeyEvent* event)
{
    if (receiver->window() != this || QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return false;
    if (needs(receiver, event->key(), m_session.isPinned()))
        return false;
    if (m_quizPage && currentPage() == m_quizPage)
        return m_quizPage->handleKey(event);
    return m_lesson && currentPage() == m_lesson && m_lesson->handleKey(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && watched->isWidgetType() &&
        handleKey(static_cast<QWidget*>(watched), static_cast<QKeyEvent*>(event)))
        return true;
    return QMainWindow::eventFilter(watched, event);
}

QAction* MainWindow::addShortcut(const QList<QKeySequence>& keys, void (MainWindow::*action)())
{
    auto* made = new QAction(this);
    made->setShortcuts(keys);
    connect(made, &QAction::triggered, this, action);
    addAction(made);
    return made;
}

void MainWindow::addActions()
{
    m_keys = addShortcut({QKeySequence(Qt::Key_F1)}, &MainWindow::showShortcuts);
    m_fullScreen = addShortcut({QKeySequence(Qt::Key_F11)}, &MainWindow::toggleFullScreen);
    m_undo = addShortcut({QKeySequence(u"Ctrl+Z"_s)}, &MainWindow::undo);
    m_redo = addShortcut({QKeySequence(u"Ctrl+Y"_s), QKeySequence(u"Ctrl+Shift+Z"_s)}, &MainWindow::redo);
    addShortcut({QKeySequence(u"Ctrl+E"_s)}, &MainWindow::editSentence);
    addShortcut({QKeySequence(u"Ctrl+D"_s)}, &MainWindow::toggleTheme);
    addShortcut({QKeySequence(u"Ctrl+L"_s)}, &MainWindow::toggleLanguage);
    m_motion = addShortcut({QKeySequence(u"Ctrl+M"_s)}, &MainWindow::toggleMotion);
    addShortcut({QKeySequence(u"Ctrl++"_s), QKeySequence(u"Ctrl+="_s)}, &MainWindow::largerText);
    addShortcut({QKeySequence(u"Ctrl+-"_s)}, &MainWindow::smallerText);
    addShortcut({QKeySequence(u"Ctrl+0"_s)}, &MainWindow::normalText);
    buildMenu();
}

void MainWindow::undo()
{
    m_session.undo();
}

void MainWindow::redo()
{
    m_session.redo();
}

void MainWindow::editSentence()
{
    if (m_lesson && currentPage() == m_lesson)
        m_header->editor()->edit();
}

void MainWindow::toggleTheme()
{
    const bool dark = m_appearance.theme() == figures::Theme::Dark;
    m_appearance.setTheme(dark ? figures::Theme::Light : figures::Theme::Dark);
}

void MainWindow::toggleLanguage()
{
    setLanguage(language() == "zh"_L1 ? u"en"_s : u"zh"_s);
}

void MainWindow::toggleMotion()
{
    m_appearance.setReducedMotion(!m_appearance.reducedMotion());
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::largerText()
{
    m_appearance.setTextScale(m_appearance.textScale() + textStep);
}

void MainWindow::smallerText()
{
    m_appearance.setTextScale(m_appearance.textScale() - textStep);
}

void MainWindow::normalText()
{
    m_appearance.setTextScale(1.0);
}

void MainWindow::showShortcuts()
{
    auto* dialog = new ShortcutDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace casefile::shell
