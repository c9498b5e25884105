#include "app/figures/axis_plot.h"

#include "app/figures/fonts.h"
#include "app/figures/plot_tools.h"
#include "app/figures/round_ticks.h"
#include "app/playback/prose_fields.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double labelGap = 6.0;
constexpr double cornerGap = 2.0; ///< a label at the foot of the upward axis hangs half a line below it
constexpr double leastGap = 8.0;  ///< between neighbouring labels
constexpr double dotRadius = 6.0;
constexpr double grabRadius = 12.0;

void addLine(Scene& scene, QPointF from, QPointF to, const Ink& ink)
{
    scene.marks.append(LineMark{.from = from, .to = to, .ink = ink, .meaning = {}});
}

/// The dot of what is set now, as something to walk to.
void addDot(Scene& scene, QPointF dot, const QString& name, const QString& value)
{
    SceneItem item;
    item.rect = QRectF(dot.x() - grabRadius, dot.y() - grabRadius, 2 * grabRadius, 2 * grabRadius)
                    .intersected(QRectF(QPointF(), scene.size));
    item.name = name;
    item.value = value;
    item.meaning.description = value;
    item.gridRow = 0;
    item.gridColumn = 0;
    const double radius = std::min({dotRadius, dot.x(), dot.y()});
    scene.marks.append(CircleMark{.centre = dot,
                                  .radius = radius,
                                  .fill = Ink{Role::Accent},
                                  .stroke = Ink{Role::Panel},
                                  .meaning = item.meaning});
    scene.items.append(item);
}

} // namespace

QRectF AxisPlot::inside() const
{
    double widest = 0.0;
    for (const AxisTick& tick : up)
        widest = std::max(widest, textWidth(tick.text, pixelSize));
    const double line = textHeight(pixelSize);
    const double below = 1.5 * line + cornerGap + (acrossTitle.isEmpty() ? 0.0 : line);
    const double above = line / 2.0 + (upTitle.isEmpty() ? 0.0 : line);
    return area.adjusted(widest + 2 * labelGap, above, -labelGap, -below);
}

QPointF AxisPlot::at(double x, double y) const
{
    const QRectF room = inside();
    const double share =
        logAcross ? std::log(x / left) / std::log(right / left) : (x - left) / (right - left);
    return {room.left() + room.width() * std::clamp(share, 0.0, 1.0),
            room.bottom() - room.height() * std::clamp((y - low) / (high - low), 0.0, 1.0)};
}

std::vector<AxisTick> ticksUpTo(double top)
{
    constexpr int steps = 4;
    std::vector<AxisTick> ticks;
    for (const double value : roundTicks(0.0, top, steps))
        ticks.push_back({value, playback::formatSetting(value)});
    return ticks;
}

void addAxes(Scene& scene, const AxisPlot& plot)
{
    const QRectF room = plot.inside();
    const double line = textHeight(plot.pixelSize), foot = room.bottom() + line / 2.0 + cornerGap;
    scene.marks.append(RectMark{.rect = room, .fill = {}, .stroke = Ink{Role::Line}, .meaning = {}});
    double end = plot.area.left() - leastGap;
    for (const AxisTick& tick : plot.across) {
        const double x = plot.at(tick.value, plot.low).x();
        addLine(scene, {x, room.top()}, {x, room.bottom()}, {Role::Line, 0.0, 0.6});
        const double width = textWidth(tick.text, plot.pixelSize) + 2.0;
        const double from = std::clamp(x - width / 2.0, plot.area.left(), plot.area.right() - width);
        if (from < end + leastGap)
            continue;
        scene.marks.append(textMark(QRectF(from, foot, width, line), tick.text, plot.pixelSize, Role::Muted));
        end = from + width;
    }
    double above = plot.area.bottom() + line;
    for (const AxisTick& tick : plot.up) {
        const double y = plot.at(plot.left, tick.value).y();
        addLine(scene, {room.left(), y}, {room.right(), y}, {Role::Line, 0.0, 0.6});
        if (y + line > above)
            continue;
        scene.marks.append(textMark(
            QRectF(plot.area.left(), y - line / 2.0, room.left() - plot.area.left() - labelGap, line),
            tick.text, plot.pixelSize, Role::Muted, TextAlign::Right));
        above = y;
    }
    if (!plot.upTitle.isEmpty())
        scene.marks.append(textMark(QRectF(plot.area.topLeft(), QSizeF(plot.area.width(), line)),
                                    plot.upTitle, plot.pixelSize, Role::Muted, TextAlign::Left));
    if (!plot.acrossTitle.isEmpty())
        scene.marks.append(textMark(QRectF(room.left(), foot + line, room.width(), line), plot.acrossTitle,
                                    plot.pixelSize, Role::Muted));
}

void addCurve(Scene& scene, const AxisPlot& plot, const std::vector<QPointF>& points, const Ink& ink,
              const QString& description, double width)
{
    Meaning meaning;
    meaning.description = description;
    for (std::size_t i = 1; i < points.size(); ++i)
        scene.marks.append(LineMark{.from = plot.at(points[i - 1].x(), points[i - 1].y()),
                                    .to = plot.at(points[i].x(), points[i].y()),
                                    .width = width,
                                    .ink = ink,
                                    .meaning = meaning});
}

void addPresentAcross(Scene& scene, const AxisPlot& plot, double place, const QString& name,
                      const QString& value)
{
    const QRectF room = plot.inside();
    const QPointF dot(plot.at(place, plot.low).x(), room.center().y());
    addLine(scene, {dot.x(), room.top()}, {dot.x(), room.bottom()}, {Role::Accent});
    addDot(scene, dot, name, value);
}

void addPresent(Scene& scene, const AxisPlot& plot, QPointF point, const QString& name, const QString& value)
{
    const QPointF dot = plot.at(point.x(), point.y());
    const QRectF room = plot.inside();
    addLine(scene, {room.left(), dot.y()}, dot, {Role::Accent});
    addLine(scene, {dot.x(), room.bottom()}, dot, {Role::Accent});
    addDot(scene, dot, name, value);
}

} // namespace casefile::figures
