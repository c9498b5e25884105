#pragma once

#include "app/figures/heat_map_figure.h"

#include <QObject>
#include <QPoint>

#include <functional>
#include <optional>

class QToolButton;
class QWidget;
class QWheelEvent;

namespace casefile::views {

/// Which part of a large heat map its chart shows: two buttons, the wheel, keys and a frame to drag in the
/// minimap choose it. Cells are (column, row) of the whole map.
class MapZoom : public QObject
{
    Q_OBJECT

public:
    /// `kept`: the cell that a zoom keeps in its place, unless a walk is on.
    MapZoom(std::function<QPoint()> kept, QWidget* host);

    void setMap(int rows, int columns); ///< of another size: all of it is shown again
    void setPlace(QPoint topRight);     ///< of the buttons, in the host
    const figures::MapWindow& window() const { return m_window; } ///< what is shown
    bool isPossible() const; ///< false for maps that are legible as they are

    /// What a key did: whether it was used, and the cell that a walk goes on to.
    struct Answer
    {
        bool isUsed = false;
        std::optional<QPoint> walkTo;
    };
    bool wantsKey(int key) const;                             ///< whether keyPressed would use it
    Answer keyPressed(int key, std::optional<QPoint> walked); ///< `walked`: the cell where a walk is

    bool wheel(QWheelEvent* event, const figures::HeatMapGeometry& geometry); ///< false: the page scrolls
    bool pressed(QPointF point, const figures::HeatMapGeometry& geometry);    ///< true: in the minimap
    bool dragged(QPointF point, const figures::HeatMapGeometry& geometry);    ///< true while it lasts
    void released() { m_isDragging = false; } ///< the frame of the minimap is let go

    void retranslate(); ///< names the buttons in the present language

signals:
    void changed(); ///< another part is shown

private:
    void zoom(bool closer, QPointF keep);
    void zoomRound(bool closer, QPoint cell);
    void set(const figures::MapWindow& window);
    Answer walk(int key, QPoint walked);

    std::function<QPoint()> m_kept;
    int m_rows = 0;
    int m_columns = 0;
    figures::MapWindow m_window;
    bool m_isDragging = false;
    int m_wheelTurn = 0; ///< eighths of a degree since the last whole step
    QToolButton* m_farther;
    QToolButton* m_closer;
};

} // namespace casefile::views
