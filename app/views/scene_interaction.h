#pragma once

#include "app/figures/scene.h"

#include <QObject>
#include <QTimer>

#include <functional>

class QEvent;
class QKeyEvent;
class QWidget;

namespace casefile::views {

/// Turns mouse and keys over a scene into preview, pin and a walk over its items. Hover previews after 60 ms
/// and lets go after 300 ms; a click or Return pins; Escape frees, then ends the walk. Knows the scene, not
/// the session.
class SceneInteraction : public QObject
{
    Q_OBJECT

public:
    using SceneSource = std::function<const figures::Scene&()>;

    SceneInteraction(SceneSource scene, QWidget* host);

    void mouseMoved(QPointF point);
    void mouseLeft();
    void clicked(QPointF point);
    bool keyPressed(QKeyEvent* event, bool pinned); ///< true when the key was used
    bool wantsKey(int key, bool pinned) const;
    void focusGained(Qt::FocusReason reason);
    void focusLost();

    int hoveredItem() const { return m_hovered; }
    int walkedItem() const { return m_walked; } ///< -1 when no walk is on
    int shownItem() const;                      ///< the one whose read-out is drawn; -1: none
    void walkTo(int item);

signals:
    void hovered(int query, int key); ///< -1, -1: let go
    void pinned(int query, int key);
    void freed();
    void cellChosen(const casefile::engine::CellRef& cell); ///< "where does this number come from?"
    void changed();                                         ///< paint again

private:
    const figures::SceneItem* item(int index) const;
    int indexAt(QPointF point) const;
    void preview(int index);
    void pinItem(int index);

    SceneSource m_scene;
    QTimer m_previewTimer;
    QTimer m_releaseTimer;
    int m_candidate = -1;
    int m_hovered = -1;
    int m_walked = -1;
};

} // namespace casefile::views
