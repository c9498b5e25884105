#include "app/figures/scene.h"

#include "app/figures/link_curve.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double pointerReach = 4.0; ///< pixels beside a line that still count as on it

double distanceToSegment(QPointF point, QPointF from, QPointF to)
{
    const QPointF along = to - from;
    const double length = QPointF::dotProduct(along, along);
    const double t =
        length > 0 ? std::clamp(QPointF::dotProduct(point - from, along) / length, 0.0, 1.0) : 0.0;
    const QPointF offset = point - from - along * t;
    return std::hypot(offset.x(), offset.y());
}

bool covers(const RectMark& mark, QPointF point)
{
    return mark.rect.contains(point);
}

bool covers(const TextMark& mark, QPointF point)
{
    return mark.rect.contains(point);
}

bool covers(const LineMark& mark, QPointF point)
{
    return distanceToSegment(point, mark.from, mark.to) <= std::max(pointerReach, mark.width / 2);
}

bool covers(const LinkMark& mark, QPointF point)
{
    return link_curve::distance(mark, point) <= std::max(pointerReach, mark.width / 2);
}

bool covers(const CircleMark& mark, QPointF point)
{
    const QPointF offset = point - mark.centre;
    return std::hypot(offset.x(), offset.y()) <= std::max(pointerReach, mark.radius);
}

/// A map has no words of its own: its cells are items.
const Meaning* meaningOf(const MapMark&, QPointF)
{
    return nullptr;
}

template <typename Mark>
const Meaning* meaningOf(const Mark& mark, QPointF point)
{
    return !mark.meaning.description.isEmpty() && covers(mark, point) ? &mark.meaning : nullptr;
}

} // namespace

const SceneItem* itemAt(const Scene& scene, QPointF point)
{
    const auto found = std::find_if(scene.items.crbegin(), scene.items.crend(),
                                    [point](const SceneItem& item) { return item.rect.contains(point); });
    return found == scene.items.crend() ? nullptr : &*found;
}

const Meaning* meaningAt(const Scene& scene, QPointF point)
{
    for (auto mark = scene.marks.crbegin(); mark != scene.marks.crend(); ++mark) {
        const Meaning* meaning = std::visit([point](const auto& m) { return meaningOf(m, point); }, *mark);
        if (meaning)
            return meaning;
    }
    return nullptr;
}

QRectF cellRect(const MapMark& map, int row, int column)
{
    const double width = map.rect.width() / map.columns;
    const double height = map.rect.height() / map.rows;
    return {map.rect.x() + column * width, map.rect.y() + row * height, width, height};
}

std::pair<int, int> cellAt(const MapMark& map, QPointF point)
{
    if (map.rows <= 0 || map.columns <= 0 || !map.rect.contains(point))
        return {-1, -1};
    const QPointF offset = point - map.rect.topLeft();
    return {std::min(int(offset.y() * map.rows / map.rect.height()), map.rows - 1),
            std::min(int(offset.x() * map.columns / map.rect.width()), map.columns - 1)};
}

} // namespace casefile::figures
