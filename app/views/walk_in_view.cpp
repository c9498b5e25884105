#include "app/views/walk_in_view.h"

#include "app/figures/design.h"
#include "app/views/readout.h"
#include "app/views/scene_host.h"
#include "app/views/scene_interaction.h"

#include <QScrollArea>

namespace casefile::views {

namespace {

QScrollArea* areaAround(const QWidget* widget)
{
    for (QWidget* above = widget->parentWidget(); above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above))
            return area;
    return nullptr;
}

} // namespace

void bringWalkedIntoView(SceneHost& host, const Appearance& appearance)
{
    QScrollArea* area = areaAround(host.widget());
    const auto item = host.interaction().shownItem();
    if (!area || !item)
        return;
    const QRectF cell = host.widgetRect(*item);
    const QRectF words = readoutRect(*item, host.widget()->rect(), appearance);
    const QPoint origin = host.widget()->mapTo(area->widget(), QPoint());
    for (const QRectF& part : {cell | words, cell}) {
        const QRect there = part.toAlignedRect().translated(origin);
        area->ensureVisible(there.center().x(), there.center().y(),
                            there.width() / 2 + figures::design::space2,
                            there.height() / 2 + figures::design::space2);
    }
}

} // namespace casefile::views
