#include "app/figures/heat_map_figure.h"

#include "app/figures/design.h"
#include "app/figures/heat_map_axes.h"
#include "app/figures/heat_map_items.h"
#include "app/figures/layout_tools.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace casefile::figures {

using engine::TensorId;

namespace {

constexpr double narrowestNumberedCell = 34.0; ///< visual rule: numbers in cells from this width on
constexpr double lowestNumberedCell = 16.0;    ///< a line of small text
constexpr double numberShare = 0.36;           ///< pixel size of a number, as a share of its cell's width
constexpr double numberHeightShare = 0.66;     ///< and of its height
constexpr double sweepEnd = 0.7;               ///< share of the progress in which the rows are filled

HeatMapGeometry geometryOf(const Frame& frame, const QRectF& plot)
{
    return {plot, static_cast<int>(frame.trace->queries()), static_cast<int>(frame.trace->keys()),
            static_cast<int>(std::size_t(shownHead(frame)))};
}

/// How many rows of cells are shown at this moment.
int rowsShown(const Frame& frame, const HeatMapGeometry& geometry)
{
    if (!frame.revealed)
        return 0;
    return static_cast<int>(std::ceil(between(frame.progress, 0.0, sweepEnd) * geometry.rows));
}

void addMap(Scene& scene, const Frame& frame, const HeatMapGeometry& geometry, int rows)
{
    RectMark ground;
    ground.rect = geometry.plot;
    ground.stroke = Ink{Role::Line};
    scene.marks.append(ground);
    if (rows <= 0)
        return;
    const engine::AttentionTrace& trace = *frame.trace;
    const engine::Matrix& weights = trace.heads[std::size_t(shownHead(frame))].weights;
    const auto shown = weights.values().first(static_cast<std::size_t>(rows) * weights.columns());
    auto levels = std::make_shared<std::vector<float>>(shown.begin(), shown.end());
    // A hidden weight is exactly 0. In large maps a weight that vanishes is as grey; its item still tells
    // them apart.
    const bool isLarge = geometry.columns > heatMapItemLimit;
    for (std::size_t i = 0; trace.settings.mask.rule != "none" && i < shown.size(); ++i) {
        if (shown[i] == 0.0 &&
            (isLarge || isHiddenKey(trace, int(i / weights.columns()), int(i % weights.columns()))))
            (*levels)[i] = std::numeric_limits<float>::quiet_NaN();
    }
    MapMark map;
    map.rect = QRectF(geometry.plot.topLeft(), QSizeF(geometry.plot.width(), geometry.cellHeight() * rows));
    map.tensor = TensorId::Weights;
    map.head = geometry.head;
    map.rows = rows;
    map.columns = geometry.columns;
    map.levels = levels;
    scene.marks.append(map);
}

/// Numbers, where cells are large enough. Hidden weights are exactly 0 and stand on plain grey.
void addNumbers(Scene& scene, const Frame& frame, const HeatMapGeometry& geometry, int rows)
{
    if (!frame.numbersShown || geometry.cellWidth() < narrowestNumberedCell ||
        geometry.cellHeight() < lowestNumberedCell)
        return;
    const double fitting =
        std::min(geometry.cellWidth() * numberShare, geometry.cellHeight() * numberHeightShare);
    double size = std::min(fitting, design::textBody * std::max(1.0, frame.textScale));
    const double widest = textWidth(QStringLiteral("<0.00"), size);
    size = std::min(size, std::floor(size * (geometry.cellWidth() - 2.0) / widest));
    const HeatMapWords words;
    for (int row = 0; row < rows; ++row) {
        for (int key = 0; key < geometry.columns; ++key) {
            const SceneItem item = heatMapItem(frame, geometry, row, key, words);
            const double weight = frame.trace->at(*item.meaning.cell);
            TextMark mark = textMark(item.rect, playback::formatCell(weight), size, Role::Muted);
            if (!isHiddenKey(*frame.trace, row, key))
                mark.ink = inkOn(Role::Sequential, weight);
            mark.meaning = item.meaning;
            scene.marks.append(mark);
        }
    }
}

void addFrame(Scene& scene, const QRectF& rect, Role role, const QString& description)
{
    RectMark mark;
    mark.rect = rect;
    mark.stroke = Ink{role};
    mark.strokeWidth = 2.0;
    mark.meaning.description = description;
    scene.marks.append(mark);
}

void addFocus(Scene& scene, const Frame& frame, const HeatMapGeometry& geometry)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const int key = focusedKey(frame);
    if (key >= 0)
        addFrame(scene, geometry.cellRect(0, key).united(geometry.cellRect(geometry.rows - 1, key)),
                 Role::Key,
                 QCoreApplication::translate("figures", "the key in focus: “%1”")
                     .arg(keyName(trace, static_cast<std::size_t>(key))));
    if (frame.focus.query < 0)
        return;
    const int query = focusedQuery(frame);
    addFrame(
        scene, geometry.cellRect(query, 0).united(geometry.cellRect(query, geometry.columns - 1)),
        Role::Query,
        QCoreApplication::translate("figures", "the query in focus: “%1”").arg(tokenText(trace, int(query))));
    if (!frame.pinned)
        return;
    CircleMark pin;
    pin.centre = geometry.cellRect(query, std::max(key, 0)).topRight();
    pin.radius = 5.0;
    pin.fill = Ink{Role::Accent};
    pin.stroke = Ink{Role::Panel};
    pin.meaning.query = query;
    pin.meaning.key = key;
    pin.meaning.description = QCoreApplication::translate("figures", "pinned; Esc lets go");
    scene.marks.append(pin);
}

QList<LegendEntry> legendOf(const Frame& frame, bool sums)
{
    using Sample = LegendEntry::Sample;
    QList<LegendEntry> legend{{Sample::Ramp,
                               {Role::Sequential, 1.0},
                               QCoreApplication::translate("figures", "weight from 0 to 1 in head %1")
                                   .arg(std::size_t(shownHead(frame)) + 1)}};
    if (sums)
        legend.append({Sample::Swatch,
                       {Role::Muted, 0.0, 0.0},
                       frame.trace->fullyMaskedRows.empty()
                           ? QCoreApplication::translate("figures", "Σ: sum of a row; every row sums to 1")
                           : QCoreApplication::translate(
                                 "figures", "Σ: sum of a row; 1, or 0 where the mask hides every key")});
    if (frame.trace->settings.mask.rule != "none")
        legend.append({Sample::Swatch,
                       {Role::Hidden},
                       QCoreApplication::translate("figures", "hidden by the mask: exactly 0")});
    if (frame.focus.query >= 0)
        legend.append({Sample::Frame,
                       {Role::Query},
                       QCoreApplication::translate("figures", "row of the query in focus")});
    if (focusedKey(frame) >= 0)
        legend.append({Sample::Frame,
                       {Role::Key},
                       QCoreApplication::translate("figures", "column of the key in focus")});
    if (frame.pinned)
        legend.append(
            {Sample::Swatch, {Role::Accent}, QCoreApplication::translate("figures", "pinned; Esc lets go")});
    return legend;
}

QString summaryOf(const Frame& frame)
{
    if (!frame.revealed)
        return QCoreApplication::translate("figures", "Heat map; its weights are hidden until you answer.");
    if (!frame.numbersShown)
        return QCoreApplication::translate("figures",
                                           "Heat map in shades; its numbers come with the answer.");
    const engine::AttentionTrace& trace = *frame.trace;
    const auto query = static_cast<std::size_t>(focusedQuery(frame));
    if (playback::seesNothing(trace, int(query)))
        return playback::seesNothingText(tokenText(trace, int(query)));
    const auto weights = trace.heads[std::size_t(shownHead(frame))].weights.row(query);
    const auto best = static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin());
    return QCoreApplication::translate(
               "figures", "Heat map of %1 queries by %2 keys, head %3: “%4” looks most at “%5”, weight %6.")
        .arg(trace.queries())
        .arg(trace.keys())
        .arg(std::size_t(shownHead(frame)) + 1)
        .arg(tokenText(trace, int(query)), keyName(trace, best), playback::formatCell(weights[best]));
}

} // namespace

QRectF HeatMapGeometry::cellRect(int row, int column) const
{
    return {plot.left() + column * cellWidth(), plot.top() + row * cellHeight(), cellWidth(), cellHeight()};
}

std::optional<engine::CellRef> HeatMapGeometry::cellAt(QPointF point) const
{
    if (rows <= 0 || columns <= 0 || !plot.contains(point))
        return std::nullopt;
    const int row = std::min(static_cast<int>((point.y() - plot.top()) / cellHeight()), rows - 1);
    const int column = std::min(static_cast<int>((point.x() - plot.left()) / cellWidth()), columns - 1);
    return engine::CellRef{TensorId::Weights, static_cast<std::size_t>(head), static_cast<std::size_t>(row),
                           static_cast<std::size_t>(column)};
}

HeatMapGeometry heatMapGeometry(const Frame& frame)
{
    if (!isDrawable(frame))
        return {};
    Scene legend;
    legend.legend = legendOf(frame, true);
    return geometryOf(frame, planHeatMapAxes(reserveLegend(legend, frame)).plot);
}

Scene layoutHeatMap(const Frame& frame, const QRectF& plot)
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    const HeatMapGeometry geometry = geometryOf(frame, plot);
    const int rows = rowsShown(frame, geometry);
    addMap(scene, frame, geometry, rows);
    addNumbers(scene, frame, geometry, rows);
    addFocus(scene, frame, geometry);
    addHeatMapItems(scene, frame, geometry);
    scene.legend = legendOf(frame, false);
    scene.summary = summaryOf(frame);
    return scene;
}

Scene HeatMapFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame)) {
        Scene empty;
        empty.size = frame.size;
        return empty;
    }
    Scene legend;
    legend.legend = legendOf(frame, true);
    const Frame above = reserveLegend(legend, frame);
    const HeatMapAxes axes = planHeatMapAxes(above);
    Scene scene = layoutHeatMap(above, axes.plot);
    addHeatMapLabels(scene, above, axes);
    addHeatMapSums(scene, above, axes, rowsShown(above, geometryOf(above, axes.plot)));
    addColourBar(scene, axes);
    scene.size = frame.size;
    scene.legend = legend.legend;
    scene.marks += legend.marks;
    return scene;
}

} // namespace casefile::figures
