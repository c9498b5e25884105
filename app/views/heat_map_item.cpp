#include "app/views/heat_map_item.h"

#include "app/figures/scene_painter.h"
#include "app/views/appearance.h"
#include "app/views/readout.h"
#include "app/views/scene_interaction.h"

#include <QPainter>

namespace casefile::views {

HeatMapItem::HeatMapItem(const Appearance& appearance, const SceneInteraction& interaction,
                         QGraphicsItem* chart)
    : QGraphicsObject(chart)
    , m_appearance(appearance)
    , m_interaction(interaction)
{
    setZValue(1);
    setAcceptedMouseButtons(Qt::NoButton); // the view has the mouse
}

void HeatMapItem::setScene(const figures::Scene& scene)
{
    if (scene.size != m_scene.size)
        prepareGeometryChange();
    m_scene = scene;
    update();
}

void HeatMapItem::setRingVisible(bool on)
{
    m_ring = on;
    update();
}

QRectF HeatMapItem::boundingRect() const
{
    return QRectF(QPointF(), m_scene.size);
}

void HeatMapItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    figures::paint(*painter, m_scene, m_appearance.palette());
    const int walked = m_interaction.walkedItem();
    if (m_ring && walked >= 0 && walked < m_scene.items.size())
        paintFocusRing(*painter, m_scene, walked, m_appearance);
    else if (m_ring)
        paintFocusRing(*painter, boundingRect().adjusted(4, 4, -4, -4), m_appearance);
    if (const auto shown = m_interaction.shownItem())
        paintReadout(*painter, *shown, boundingRect(), m_appearance);
}

} // namespace casefile::views
