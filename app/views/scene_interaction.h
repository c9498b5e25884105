#pragma once

#include "app/figures/scene.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

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
    using ItemFinder = std::function<std::optional<figures::SceneItem>(QPointF)>;

    SceneInteraction(SceneSource scene, QWidget* host);

    void setFinder(ItemFinder finder); ///< for scenes with more cells than items

    void mouseMoved(QPointF point);
    void mouseLeft();
    void clicked(QPointF point);
    bool keyPressed(QKeyEvent* event, bool pinned); ///< true when the key was used
    bool wantsKey(int key, bool pinned) const;
    void focusGained(Qt::FocusReason reason);
    void focusLost();

    int walkedItem() const; ///< -1 when no walk is on
    void walkTo(int item);
    std::optional<figures::SceneItem> shownItem() const; ///< the one whose read-out is drawn, with its words

signals:
    void hovered(int query, int key); ///< -1, -1: let go
    void pinned(int query, int key);
    void freed();
    void headChosen(int head);                              ///< of several that the picture shows
    void cellChosen(const casefile::engine::CellRef& cell); ///< "where does this number come from?"
    void momentChosen(qint64 moment);                       ///< "which line made this?"
    void changed();                                         ///< paint again
    void walkedOn();                                        ///< by keyboard, to an item

private:
    using Item = std::optional<figures::SceneItem>;

    Item itemAt(QPointF point) const;
    Item walked() const;
    void preview(const Item& item);
    void announce(const Item& item);
    void pin(const figures::SceneItem& item);

    SceneSource m_scene;
    ItemFinder m_finder;
    QTimer m_previewTimer;
    QTimer m_releaseTimer;
    Item m_candidate;
    Item m_hovered;
    int m_walked = -1;
    Item m_walkedLink; ///< as it was: its place among the items moves with the focus
};

} // namespace casefile::views
