#include "app/figures/heat_map_figure.h"

#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/heat_map_axes.h"
#include "app/figures/heat_map_items.h"
#include "app/figures/heat_map_minimap.h"
#include "app/figures/layout_tools.h"
#include "app/figures/map_window.h"
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
    const ShownCells shown = shownCells(frame);
    return {plot, shown.rows, shown.columns, shownHead(frame), shown.firstRow, shown.firstColumn, {}};
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
    auto levels = std::make_shared<std::vector<float>>();
    levels->reserve(std::size_t(rows) * std::size_t(geometry.columns));
    // A hidden weight is exactly 0. In large maps a weight that vanishes is as grey; its item still tells
    // them apart.
    const bool isLarge = geometry.columns > heatMapItemLimit;
    const bool isMasked = trace.settings.mask.rule != "none";
    for (int row = geometry.firstRow; row < geometry.firstRow + rows; ++row) {
        const auto shown = weights.row(std::size_t(row))
                               .subspan(std::size_t(geometry.firstColumn), std::size_t(geometry.columns));
        for (int column = 0; column < geometry.columns; ++column) {
            const double weight = shown[std::size_t(column)];
            const bool isHidden = isMasked && weight == 0.0 &&
                                  (isLarge || isHiddenKey(trace, row, geometry.firstColumn + column));
            levels->push_back(isHidden ? std::numeric_limits<float>::quiet_NaN() : float(weight));
        }
    }
    MapMark map;
    map.rect = QRectF(geometry.plot.topLeft(), QSizeF(geometry.plot.width(), geometry.cellHeight() * rows));
    map.tensor = TensorId::Weights;
    map.head = geometry.head;
    map.rows = rows;
    map.columns = geometry.columns;
    map.levels = levels;
    map.firstRow = geometry.firstRow;
    map.firstColumn = geometry.firstColumn;
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
    for (int row = geometry.firstRow; row < geometry.firstRow + rows; ++row) {
        for (int key = geometry.firstColumn; key < geometry.firstColumn + geometry.columns; ++key) {
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
    const ShownCells shown = shownCells(frame);
    const int key = focusedKey(frame);
    if (shown.contains(shown.firstRow, key))
        addFrame(scene, geometry.columnRect(key), Role::Key,
                 QCoreApplication::translate("figures", "the key in focus: “%1”")
                     .arg(keyName(trace, static_cast<std::size_t>(key))));
    const int query = focusedQuery(frame);
    if (frame.focus.query < 0 || !shown.contains(query, shown.firstColumn))
        return;
    addFrame(
        scene, geometry.rowRect(query), Role::Query,
        QCoreApplication::translate("figures", "the query in focus: “%1”").arg(tokenText(trace, int(query))));
    if (!frame.pinned || (key >= 0 && !shown.contains(query, key)))
        return;
    CircleMark pin;
    pin.centre = geometry.cellRect(query, std::max(key, shown.firstColumn)).topRight();
    pin.radius = 5.0;
    pin.fill = Ink{Role::Accent};
    pin.stroke = Ink{Role::Panel};
    pin.meaning.query = query;
    pin.meaning.key = key;
    pin.meaning.description = QCoreApplication::translate("figures", "pinned; Esc lets go");
    scene.marks.append(pin);
}

/// The plot is about as large as these shares of the picture.
bool mayShareAPixel(const Frame& frame)
{
    constexpr double widthShare = 0.7, heightShare = 0.6;
    const ShownCells shown = shownCells(frame);
    return shown.columns > frame.size.width() * widthShare || shown.rows > frame.size.height() * heightShare;
}

QList<LegendEntry> legendOf(const Frame& frame, bool sums)
{
    using Sample = LegendEntry::Sample;
    QList<LegendEntry> legend{{Sample::Ramp,
                               {Role::Sequential, 1.0},
                               QCoreApplication::translate("figures", "weight from 0 to 1 in head %1")
                                   .arg(std::size_t(shownHead(frame)) + 1)}};
    if (frame.trace->model.name == "untrained") // a map of numbers that nothing has trained says so
        legend.append(modelEntry(*frame.trace));
    if (sums)
        legend.append({Sample::None,
                       {},
                       frame.trace->fullyMaskedRows.empty()
                           ? QCoreApplication::translate("figures", "Σ: sum of a row; every row sums to 1")
                           : QCoreApplication::translate(
                                 "figures", "Σ: sum of a row; 1, or 0 where the mask hides every key")});
    if (frame.trace->settings.mask.rule != "none")
        legend.append({Sample::Swatch,
                       {Role::Hidden},
                       QCoreApplication::translate("figures", "hidden by the mask: exactly 0")});
    if (mayShareAPixel(frame))
        legend.append({Sample::None,
                       {},
                       QCoreApplication::translate(
                           "figures", "where cells are smaller than a pixel, the strongest is shown")});
    if (frame.window.side > 0)
        legend.append(
            {Sample::Frame,
             {Role::Accent},
             QCoreApplication::translate("figures", "the part that is shown: %1").arg(partText(frame))});
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
        .arg(tokenText(trace, int(query)), keyName(trace, best), playback::formatCell(weights[best]))
        .append(
            frame.window.side > 0
                ? QCoreApplication::translate("figures", " The part that is shown: %1.").arg(partText(frame))
                : QString());
}

} // namespace

QRectF HeatMapGeometry::cellRect(int row, int column) const
{
    return {plot.left() + (column - firstColumn) * cellWidth(), plot.top() + (row - firstRow) * cellHeight(),
            cellWidth(), cellHeight()};
}

QRectF HeatMapGeometry::rowRect(int row) const
{
    return cellRect(row, firstColumn).united(cellRect(row, firstColumn + columns - 1));
}

QRectF HeatMapGeometry::columnRect(int column) const
{
    return cellRect(firstRow, column).united(cellRect(firstRow + rows - 1, column));
}

std::optional<engine::CellRef> HeatMapGeometry::cellAt(QPointF point) const
{
    if (rows <= 0 || columns <= 0 || !plot.contains(point))
        return std::nullopt;
    const int row = std::min(static_cast<int>((point.y() - plot.top()) / cellHeight()), rows - 1);
    const int column = std::min(static_cast<int>((point.x() - plot.left()) / cellWidth()), columns - 1);
    return engine::CellRef{TensorId::Weights, std::size_t(head), std::size_t(firstRow + row),
                           std::size_t(firstColumn + column)};
}

HeatMapGeometry heatMapGeometry(const Frame& frame)
{
    if (!isDrawable(frame))
        return {};
    Scene legend = explainedBy(frame, legendOf(frame, true));
    const HeatMapAxes axes = planHeatMapAxes(reserveLegend(legend, frame));
    HeatMapGeometry geometry = geometryOf(frame, axes.plot);
    geometry.minimap = axes.minimap;
    return geometry;
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
    Scene legend = explainedBy(frame, legendOf(frame, true));
    const Frame above = reserveLegend(legend, frame);
    const HeatMapAxes axes = planHeatMapAxes(above);
    Scene scene = layoutHeatMap(above, axes.plot);
    addHeatMapLabels(scene, above, axes);
    addHeatMapSums(scene, above, axes, rowsShown(above, geometryOf(above, axes.plot)));
    addColourBar(scene, axes);
    addMinimap(scene, above, axes, frame.revealed);
    scene.size = frame.size;
    scene.legend = legend.legend;
    scene.marks += legend.marks;
    return scene;
}

} // namespace casefile::figures
