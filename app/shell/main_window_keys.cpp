// Keys and actions of the window: single keys go to the page unless the focused widget needs them; the rest
// are shortcuts and lines of the menu.
#include "app/shell/main_window.h"

#include "app/shell/find_dialog.h"

#include "app/shell/classroom.h"
#include "app/shell/interview_pages.h"
#include "app/shell/own_pages.h"
#include "app/shell/shortcut_dialog.h"
#include "app/shell/window_actions.h"
#include "app/views/classroom/class_page.h"
#include "app/views/code_text.h"
#include "app/views/header_bar.h"
#include "app/views/key_keeper.h"
#include "app/views/lesson_columns.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/review_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/pages/statistics_page.h"
#include "app/views/scene_host.h"
#include "app/views/scene_interaction.h"
#include "app/views/sentence_editor.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
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
bool needs(QWidget* widget, const QKeyEvent& event, bool isPinned)
{
    const int key = event.key();
    if (const auto* keeper = dynamic_cast<const views::KeyKeeper*>(widget))
        return keeper->wantsKey(event);
    if (qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
        qobject_cast<QComboBox*>(widget))
        return true;
    if (qobject_cast<QAbstractButton*>(widget))
        return key == Qt::Key_Space;
    if (auto* host = dynamic_cast<views::SceneHost*>(widget))
        return host->interaction().wantsKey(key, isPinned);
    if (qobject_cast<QAbstractItemView*>(widget) && key >= Qt::Key_A && key <= Qt::Key_Z)
        return true; // it searches its rows
    if (const auto* code = qobject_cast<views::CodeText*>(widget))
        return code->wantsKey(key);
    if (const auto* words = qobject_cast<QPlainTextEdit*>(widget); words && !words->isReadOnly())
        return true;
    if (qobject_cast<QAbstractItemView*>(widget) || qobject_cast<QAbstractSlider*>(widget) ||
        qobject_cast<QTabBar*>(widget))
        return isArrow(key);
    return false;
}

/// Return presses a button as Space does; QAbstractButton knows Space only.
bool pressed(QWidget* widget, const QKeyEvent& event)
{
    if (!qobject_cast<QAbstractButton*>(widget) ||
        event.modifiers().setFlag(Qt::KeypadModifier, false) != Qt::NoModifier ||
        (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter))
        return false;
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent space(type, Qt::Key_Space, Qt::NoModifier, u" "_s);
        QCoreApplication::sendEvent(widget, &space);
    }
    return true;
}

} // namespace

bool MainWindow::handleKey(QWidget* receiver, QKeyEvent* event)
{
    if (receiver->window() != this || QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return false;
    if (needs(receiver, *event, m_session.isPinned()))
        return false;
    if (m_quizPage && currentPage() == m_quizPage)
        return m_quizPage->handleKey(event);
    if (isReviewing())
        return m_reviewPage->handleKey(event);
    if (m_interviews->isOnScreen() && m_interviews->handleKey(event))
        return true;
    if (pressed(receiver, *event))
        return true;
    if (m_classroom->isOnScreen())
        return m_classroom->page()->handleKey(event);
    if (m_own->isOnScreen())
        return m_own->handleKey(event);
    if (m_statistics && currentPage() == m_statistics)
        return m_statistics->handleKey(event);
    return m_lesson && currentPage() == m_lesson && m_lesson->handleKey(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && watched->isWidgetType() &&
        handleKey(static_cast<QWidget*>(watched), static_cast<QKeyEvent*>(event)))
        return true;
    return QMainWindow::eventFilter(watched, event);
}

playback::LessonSession* MainWindow::sessionOnScreen()
{
    if (currentPage() == m_start)
        return &m_play;
    return m_lesson && currentPage() == m_lesson ? &m_session : nullptr;
}

void MainWindow::followHistory()
{
    const playback::LessonSession* session = sessionOnScreen();
    if (m_interviews->isOnScreen())
        m_actions->setHistory(m_interviews->canUndo(), m_interviews->canRedo());
    else if (m_own->isOnScreen())
        m_actions->setHistory(m_own->canUndo(), m_own->canRedo());
    else if (isReviewing())
        m_actions->setHistory(m_desk.round().canUndo(), m_desk.round().canRedo());
    else
        m_actions->setHistory(session && session->canUndo(), session && session->canRedo());
    m_actions->setOutline(m_lesson && currentPage() == m_lesson);
}

void MainWindow::perform(WindowAction action)
{
    switch (action) {
    case WindowAction::EditSentence:
        return editSentence();
    case WindowAction::Find:
        return find();
    case WindowAction::Undo:
        return m_interviews->isOnScreen() ? m_interviews->undo()
               : m_own->isOnScreen()      ? m_own->undo()
               : isReviewing()            ? m_desk.round().undo()
                                          : sessionOnScreen()->undo();
    case WindowAction::Redo:
        return m_interviews->isOnScreen() ? m_interviews->redo()
               : m_own->isOnScreen()      ? m_own->redo()
               : isReviewing()            ? m_desk.round().redo()
                                          : sessionOnScreen()->redo();
    case WindowAction::LargerText:
        return m_appearance.setTextScale(m_appearance.textScale() + textStep);
    case WindowAction::SmallerText:
        return m_appearance.setTextScale(m_appearance.textScale() - textStep);
    case WindowAction::NormalText:
        return m_appearance.setTextScale(1.0);
    case WindowAction::ToggleTheme:
        return toggleTheme();
    case WindowAction::ToggleLanguage:
        return toggleLanguage();
    case WindowAction::ToggleMotion:
        return m_appearance.setReducedMotion(!m_appearance.reducedMotion());
    case WindowAction::ToggleOutline:
        return toggleOutline();
    case WindowAction::ToggleFullScreen:
        return setWindowState(windowState() ^ Qt::WindowFullScreen);
    case WindowAction::ShowReview:
        return showReview();
    case WindowAction::ShowStatistics:
        return showStatistics();
    case WindowAction::EditChoices:
        return editChoices();
    case WindowAction::ShowData:
        return showData();
    case WindowAction::ExportQuestions:
        return exportQuestions();
    case WindowAction::ShowInterview:
        return showInterview();
    case WindowAction::ShowClass:
        return showClass();
    case WindowAction::ShowClassPage:
        return showClassPage();
    case WindowAction::ShowOwn:
        return showOwn();
    case WindowAction::ShowKeys:
        return showShortcuts();
    case WindowAction::ShowAbout:
        return showAbout();
    }
}

void MainWindow::editSentence()
{
    if (currentPage() == m_start)
        m_start->editor()->edit();
    else if (m_lesson && currentPage() == m_lesson)
        m_header->editor()->edit();
}

void MainWindow::toggleOutline()
{
    m_lesson->columns()->toggleOutline();
}

void MainWindow::find()
{
    FindDialog dialog(m_library, language(), this);
    if (dialog.exec() == QDialog::Accepted)
        openStep(dialog.chosen().chapter, dialog.chosen().step);
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

void MainWindow::showShortcuts()
{
    auto* dialog = new ShortcutDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
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
