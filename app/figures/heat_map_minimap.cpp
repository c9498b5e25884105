#include "app/figures/heat_map_minimap.h"

#include "app/figures/layout_tools.h"
#include "app/figures/map_window.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double smallestFrame = 6.0; ///< pixels: what a mouse can take hold of

/// Where the part stands in the minimap.
QRectF partOf(const QRectF& whole, const ShownCells& shown, int rows, int columns)
{
    const QSizeF cell(whole.width() / columns, whole.height() / rows);
    const QSizeF size(std::max(shown.columns * cell.width(), smallestFrame),
                      std::max(shown.rows * cell.height(), smallestFrame));
    return {QPointF(std::min(whole.left() + shown.firstColumn * cell.width(), whole.right() - size.width()),
                    std::min(whole.top() + shown.firstRow * cell.height(), whole.bottom() - size.height())),
            size};
}

} // namespace

QString partText(const Frame& frame)
{
    const ShownCells shown = shownCells(frame);
    return QCoreApplication::translate("figures", "rows %1–%2, columns %3–%4")
        .arg(shown.firstRow + 1)
        .arg(shown.firstRow + shown.rows)
        .arg(shown.firstColumn + 1)
        .arg(shown.firstColumn + shown.columns);
}

void addMinimap(Scene& scene, const Frame& frame, const HeatMapAxes& axes, bool withLevels)
{
    if (axes.minimap.isEmpty())
        return;
    const engine::Matrix& weights = frame.trace->heads[std::size_t(shownHead(frame))].weights;
    if (withLevels) {
        MapMark map;
        map.rect = axes.minimap;
        map.head = shownHead(frame);
        map.rows = int(weights.rows());
        map.columns = int(weights.columns());
        map.levels =
            std::make_shared<const std::vector<float>>(weights.values().begin(), weights.values().end());
        scene.marks.append(map);
    }
    RectMark whole;
    whole.rect = axes.minimap;
    whole.stroke = Ink{Role::Line};
    scene.marks.append(whole);
    RectMark part;
    part.rect = partOf(axes.minimap, shownCells(frame), int(weights.rows()), int(weights.columns()));
    part.stroke = Ink{Role::Accent};
    part.strokeWidth = 2.0;
    part.meaning.description =
        QCoreApplication::translate("figures",
                                    "shown here: %1; drag it, or use the arrow keys, to see another part")
            .arg(partText(frame));
    scene.marks.append(part);
}

} // namespace casefile::figures
