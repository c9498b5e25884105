#include "app/shell/window_actions.h"

#include <QAction>
#include <QMenu>

namespace casefile::shell {

WindowActions::WindowActions(QWidget* window)
    : QObject(window)
    , m_window(window)
    , m_menu(new QMenu(window))
{
    using enum WindowAction;
    for (const KeyRow& row : keyTable()) {
        if (row.action)
            action(*row.action)->setShortcuts(row.keys);
    }
    action(ToggleMotion)->setCheckable(true);
    m_menu->addActions(
        {action(Find), action(ShowReview), action(ShowInterview), action(ShowStatistics), action(ShowOwn)});
    m_menu->addSeparator();
    m_menu->addActions({action(EditChoices), action(ShowData), action(ExportQuestions)});
    m_menu->addSeparator();
    m_menu->addActions({action(ShowClass), action(ShowClassPage)});
    m_menu->addSeparator();
    m_menu->addActions({action(Undo), action(Redo)});
    m_menu->addSeparator();
    m_menu->addActions({action(ToggleOutline), action(ToggleMotion), action(ToggleFullScreen)});
    m_menu->addSeparator();
    m_menu->addActions({action(ShowKeys), action(ShowAbout)});
    setHistory(false, false);
    retranslate();
}

QAction* WindowActions::action(WindowAction which)
{
    QAction*& made = m_actions[which];
    if (!made) {
        made = new QAction(m_window);
        m_window->addAction(made);
        connect(made, &QAction::triggered, this, [this, which] { emit chosen(which); });
    }
    return made;
}

void WindowActions::setHistory(bool canUndo, bool canRedo)
{
    action(WindowAction::Undo)->setEnabled(canUndo);
    action(WindowAction::Redo)->setEnabled(canRedo);
}

void WindowActions::setOutline(bool canToggle)
{
    action(WindowAction::ToggleOutline)->setEnabled(canToggle);
}

void WindowActions::setReducedMotion(bool on)
{
    action(WindowAction::ToggleMotion)->setChecked(on);
}

void WindowActions::retranslate()
{
    using enum WindowAction;
    action(Find)->setText(tr("Find …"));
    action(ShowReview)->setText(tr("Review"));
    action(ShowStatistics)->setText(tr("What have I learned"));
    action(EditChoices)->setText(tr("Schedule …"));
    action(ShowData)->setText(tr("My data …"));
    action(ExportQuestions)->setText(tr("Export questions …"));
    action(ShowInterview)->setText(tr("Interview"));
    action(ShowClass)->setText(tr("Class …"));
    action(ShowClassPage)->setText(tr("Class, for its instructor"));
    action(ShowOwn)->setText(tr("Own questions"));
    action(Undo)->setText(tr("Undo"));
    action(Redo)->setText(tr("Redo"));
    action(ToggleMotion)->setText(tr("Less motion"));
    action(ToggleOutline)->setText(tr("Outline of the course"));
    action(ToggleFullScreen)->setText(tr("Full screen"));
    action(ShowKeys)->setText(tr("Keys"));
    action(ShowAbout)->setText(tr("About Casefile"));
}

} // namespace casefile::shell
