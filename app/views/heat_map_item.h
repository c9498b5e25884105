#pragma once

#include "app/figures/scene.h"

#include <QGraphicsObject>

class QWidget;
class QStyleOptionGraphicsItem;
class QPainter;

namespace casefile::views {

class Appearance;
class SceneInteraction;

/// The cells, labels and colour bar of a heat map, painted into a chart as one item; above them ring and
/// read-out.
class HeatMapItem : public QGraphicsObject
{
    Q_OBJECT

public:
    HeatMapItem(const Appearance& appearance, const SceneInteraction& interaction, QGraphicsItem* chart);

    void setScene(const figures::Scene& scene);
    void setRingVisible(bool on);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Appearance& m_appearance;
    const SceneInteraction& m_interaction;
    figures::Scene m_scene;
    bool m_ring = false;
};

} // namespace casefile::views
