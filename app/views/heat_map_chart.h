#pragma once

#include "app/figures/figure.h"
#include "app/figures/heat_map_figure.h"
#include "app/views/scene_host.h"

#include <QChartView>

class QValueAxis;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class HeatMapItem;
class MapZoom;
class SceneInteraction;

/// The heat map of one head as a chart: two hidden axes that run over keys and (downwards) over queries, and
/// an item that paints cells and token labels: category axes would mislabel reversed rows and refuse the same
/// word twice. A large map can be looked at part by part.
class HeatMapChart : public QChartView, public SceneHost
{
    Q_OBJECT

public:
    HeatMapChart(const playback::LessonSession& session, const Appearance& appearance,
                 QWidget* parent = nullptr);

    const figures::Scene& scene() const override;
    QRectF widgetRect(const figures::SceneItem& item) const override { return item.rect; }
    int walkedItem() const override;
    QWidget* widget() override { return this; }
    SceneInteraction& interaction() override { return *m_interaction; }

    figures::MapWindow shownPart() const;
    QRectF minimap() const { return m_geometry.minimap; } ///< empty where the whole map is shown

    QSize sizeHint() const override { return {380, minimumSizeHint().height()}; } ///< as a FigureView
    QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    void sceneChanged();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void follow();
    void layOut() const;
    std::optional<figures::SceneItem> cellItem(QPointF point) const;
    void announceWalk();
    std::optional<QPoint> walkedCell() const;
    QPoint keptCell() const;
    void walkTo(QPoint cell);

    const playback::LessonSession& m_session;
    const Appearance& m_appearance;
    SceneInteraction* m_interaction;
    HeatMapItem* m_item;
    MapZoom* m_zoom;
    QValueAxis* m_keys;
    QValueAxis* m_queries;
    mutable figures::Frame m_frame;
    mutable figures::Scene m_scene;
    mutable figures::HeatMapGeometry m_geometry;
    mutable bool m_isStale = true;
};

} // namespace casefile::views
