#include "app/figures/scene.h"

#include "app/figures/link_curve.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

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

double distance(const LineMark& line, QPointF point)
{
    return distanceToSegment(point, line.from, line.to);
}

double distance(const LinkMark& link, QPointF point)
{
    return link_curve::distance(link, point);
}

template <typename Mark>
constexpr bool isLine = std::is_same_v<Mark, LineMark> || std::is_same_v<Mark, LinkMark>;

/// Where a mark lies, before its turn; of a line: from end to end.
template <typename Mark>
QRectF boundsOf(const Mark& mark)
{
    if constexpr (isLine<Mark>)
        return QRectF(mark.from, mark.to).normalized();
    else if constexpr (requires { mark.centre; })
        return {mark.centre.x() - mark.radius, mark.centre.y() - mark.radius, 2 * mark.radius,
                2 * mark.radius};
    else
        return mark.rect;
}

template <typename Mark>
bool covers(const Mark& mark, QPointF point)
{
    if constexpr (isLine<Mark>)
        return distance(mark, point) <= std::max(pointerReach, mark.width / 2);
    else
        return mark.rect.contains(point);
}

/// Labels may be turned about their centre.
bool covers(const TextMark& mark, QPointF point)
{
    QTransform back;
    back.rotate(-mark.rotation);
    return mark.rect.contains(back.map(point - mark.rect.center()) + mark.rect.center());
}

bool covers(const CircleMark& mark, QPointF point)
{
    const QPointF offset = point - mark.centre;
    return std::hypot(offset.x(), offset.y()) <= std::max(pointerReach, mark.radius);
}

/// Pixels from a point to the middle of the line or link that an item is; infinity out of reach of it.
double distance(const Scene& scene, const SceneItem& item, QPointF point)
{
    return std::visit(
        [point](const auto& mark) {
            if constexpr (isLine<std::decay_t<decltype(mark)>>)
                if (covers(mark, point))
                    return distance(mark, point);
            return std::numeric_limits<double>::infinity();
        },
        scene.marks.at(item.mark));
}

/// The link of that cell, which a number in the picture stands for.
const SceneItem* linkOf(const Scene& scene, const engine::CellRef& cell)
{
    const auto found = std::ranges::find_if(
        scene.items, [&cell](const SceneItem& item) { return item.mark >= 0 && item.meaning.cell == cell; });
    return found == scene.items.cend() ? nullptr : &*found;
}

template <typename Mark>
std::optional<SceneItem> explain(const Scene& scene, const Mark& mark, QPointF point)
{
    if constexpr (requires { mark.meaning; }) {
        if (!covers(mark, point))
            return {};
        if (const SceneItem* link = mark.meaning.cell ? linkOf(scene, *mark.meaning.cell) : nullptr)
            return spoken(scene, *link);
        if (!mark.meaning.description.isEmpty())
            return SceneItem{boundsOf(mark), {}, mark.meaning.description, mark.meaning};
    }
    return {};
}

} // namespace

SceneItem spoken(const Scene& scene, const SceneItem& item)
{
    return item.name.isEmpty() && scene.speak ? scene.speak(item) : item;
}

const SceneItem* itemAt(const Scene& scene, QPointF point)
{
    const auto found =
        std::find_if(scene.items.crbegin(), scene.items.crend(),
                     [point](const SceneItem& item) { return item.mark < 0 && item.rect.contains(point); });
    if (found != scene.items.crend())
        return &*found;
    const SceneItem* nearest = nullptr;
    double shortest = std::numeric_limits<double>::infinity();
    for (const SceneItem& item : scene.items) {
        const double away = item.mark < 0 ? shortest : distance(scene, item, point);
        if (away < shortest) {
            shortest = away;
            nearest = &item;
        }
    }
    return nearest;
}

std::optional<SceneItem> explanationAt(const Scene& scene, QPointF point)
{
    if (const SceneItem* item = itemAt(scene, point))
        return spoken(scene, *item);
    for (auto mark = scene.marks.crbegin(); mark != scene.marks.crend(); ++mark) {
        auto found = std::visit([&](const auto& any) { return explain(scene, any, point); }, *mark);
        if (found)
            return found;
    }
    return {};
}

QRectF cellRect(const MapMark& map, int row, int column)
{
    const double width = map.rect.width() / map.columns;
    const double height = map.rect.height() / map.rows;
    return {map.rect.x() + column * width, map.rect.y() + row * height, width, height};
}

} // namespace casefile::figures
