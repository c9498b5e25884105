#pragma once

#include "app/shell/key_table.h"

#include <QMap>
#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace casefile::shell {

/// The actions of the window: their shortcuts, from the table of keys, and the menu at the right of the top
/// line, where a pointer finds what else has keys only. It says what was chosen; the window does it.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    explicit WindowActions(QWidget* window);

    QMenu* menu() const { return m_menu; }
    void setHistory(bool canUndo, bool canRedo);
    void setOutline(bool canToggle); ///< whether a page with an outline is shown
    void setReducedMotion(bool on);
    void retranslate();

signals:
    void chosen(casefile::shell::WindowAction action);

private:
    QAction* action(WindowAction which); ///< made at the first call

    QWidget* m_window;
    QMenu* m_menu;
    QMap<WindowAction, QAction*> m_actions;
};

} // namespace casefile::shell
