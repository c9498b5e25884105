#include "app/figures/heat_map_axes.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/map_window.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double lineOfText = 1.45;      ///< of the pixel size
constexpr double rowLabelShare = 0.24;   ///< of the width, at most
constexpr double columnLabelShare = 0.2; ///< of the height, at most
constexpr double largestCell = 84.0;     ///< at 100 % text size
constexpr double widestCell = 3.0;       ///< width of a cell, at most, to its height
constexpr double barWidth = 12.0;
constexpr int barSteps = 32;
constexpr double minimapShare = 0.2;       ///< of the width, at most
constexpr double minimapHeightShare = 0.4; ///< of the height, at most
constexpr double largestMinimap = 120.0;

QString queryTitle()
{
    return QCoreApplication::translate("figures", "query (asks)");
}

QString keyTitle()
{
    return QCoreApplication::translate("figures", "key (is asked) →");
}

QString sumText(double sum)
{
    return QStringLiteral("Σ %1").arg(playback::formatCell(sum));
}

/// The plot in the middle of the room that is left; cells may be wider than tall, up to `widestCell`.
QRectF plotIn(const QRectF& room, int rows, int columns, double largest)
{
    const double height = std::min(room.height() / rows, largest);
    const double width = std::min({room.width() / columns, largest, height * widestCell});
    const QSizeF size(width * columns, std::min(height, width) * rows);
    return {QPointF(room.left() + (room.width() - size.width()) / 2.0,
                    room.top() + (room.height() - size.height()) / 2.0),
            size};
}

/// Of the square beside the plot; 0 where the whole map is shown.
double minimapSide(const Frame& frame, QSizeF room)
{
    if (frame.window.side <= 0)
        return 0.0;
    return std::min({room.width() * minimapShare, room.height() * minimapHeightShare, largestMinimap});
}

} // namespace

HeatMapAxes planHeatMapAxes(const Frame& frame)
{
    HeatMapAxes axes;
    axes.type = typeScale(frame.size, frame.textScale, QSizeF(400.0, 280.0));
    const ShownCells shown = shownCells(frame);
    const int rows = shown.rows, columns = shown.columns;
    const QStringList queries = queryTexts(*frame.trace).mid(shown.firstRow, rows);
    const QStringList keys = keyTexts(*frame.trace).mid(shown.firstColumn, columns);
    const QRectF inner = QRectF(QPointF(), frame.size)
                             .adjusted(design::space2, design::space2, -design::space3, -design::space2);
    const double line = axes.type.small * lineOfText;
    const double label =
        std::min(inner.width() * rowLabelShare,
                 std::max(widestOf(queries, axes.type.body), textWidth(queryTitle(), axes.type.small)) +
                     design::space2);
    const double sums = textWidth(sumText(1.0), axes.type.small) + design::space2;
    const double bar = barWidth + textWidth(QStringLiteral("0"), axes.type.small) + design::space4;
    const double mini = minimapSide(frame, inner.size());
    const double aside = mini > 0.0 ? mini + design::space2 : 0.0;
    const double width = inner.width() - label - sums - bar - aside;
    const double largest = largestCell * axes.type.factor;
    const auto plotUnder = [&](double labels) {
        const QRectF room(inner.left() + label, inner.top() + line + labels, width,
                          inner.height() - line - labels);
        return plotIn(room, rows, columns, largest);
    };
    const auto plan = [&](double labels) {
        return planColumnLabels(keys, plotUnder(labels).width() / columns, axes.type.body,
                                inner.height() * columnLabelShare);
    };
    // Turned labels take height, which narrows the cells, which the labels must fit: so plan twice.
    axes.columns = plan(plan(textHeight(axes.type.body)).height);
    axes.plot = plotUnder(axes.columns.height);
    axes.columnLabels = QRectF(axes.plot.left(), axes.plot.top() - axes.columns.height, axes.plot.width(),
                               axes.columns.height);
    // Turned labels of narrow columns stand a little left of the plot, labels of low rows a little above it.
    const double overlap =
        std::max(0.0, textHeight(axes.columns.pixelSize) - axes.plot.width() / columns) / 2.0;
    axes.rowLabels = QRectF(axes.plot.left() - label, axes.plot.top(), label - design::space1 - overlap,
                            axes.plot.height());
    const double overhang = std::max(0.0, textHeight(axes.type.body) - axes.plot.height() / rows) / 2.0;
    // The title may be wider than the labels: it reaches into the margin left of them.
    const double queryWidth =
        std::min(std::max(axes.rowLabels.width(), textWidth(queryTitle(), axes.type.small) + 2.0),
                 axes.rowLabels.right() - inner.left());
    axes.queryTitle =
        QRectF(axes.rowLabels.right() - queryWidth, axes.plot.top() - line - overhang, queryWidth, line);
    const double titleWidth = std::max(axes.plot.width(), textWidth(keyTitle(), axes.type.small));
    axes.keyTitle = QRectF(axes.plot.left(), axes.columnLabels.top() - line,
                           std::min(titleWidth, inner.right() - axes.plot.left()), line);
    axes.sums = QRectF(axes.plot.right() + design::space1, axes.plot.top(), sums - design::space1,
                       axes.plot.height());
    axes.colourBar =
        QRectF(axes.plot.right() + sums + design::space1, axes.plot.top(), barWidth, axes.plot.height());
    axes.colourBarLabels = QRectF(axes.colourBar.right() + design::space1 / 2.0, axes.plot.top(),
                                  inner.right() - aside - axes.colourBar.right(), axes.plot.height());
    if (mini > 0.0)
        axes.minimap = QRectF(inner.right() - mini, axes.plot.top(), mini, mini);
    return axes;
}

void addHeatMapLabels(Scene& scene, const Frame& frame, const HeatMapAxes& axes)
{
    scene.marks.append(
        textMark(axes.queryTitle, queryTitle(), axes.type.small, Role::Query, TextAlign::Right));
    scene.marks.append(textMark(axes.keyTitle, keyTitle(), axes.type.small, Role::Key, TextAlign::Left));
    const ShownCells shown = shownCells(frame);
    const auto within = [](int index, int first, int count) {
        return index >= first && index < first + count ? index - first : -1;
    };
    const qsizetype columns = scene.marks.size();
    addColumnLabels(scene, axes.columns, keyTexts(*frame.trace).mid(shown.firstColumn, shown.columns),
                    axes.columnLabels, within(focusedKey(frame), shown.firstColumn, shown.columns), Role::Key,
                    true);
    const int query = frame.focus.query < 0 ? -1 : within(focusedQuery(frame), shown.firstRow, shown.rows);
    addRowLabels(scene, queryTexts(*frame.trace).mid(shown.firstRow, shown.rows), axes.rowLabels,
                 axes.type.body, query, Role::Query);
    for (qsizetype i = columns; i < scene.marks.size(); ++i) {
        auto& label = std::get<TextMark>(scene.marks[i]); // counted from the first that is shown
        Meaning& meaning = label.meaning;
        meaning.query += meaning.query >= 0 ? shown.firstRow : 0;
        if (meaning.key < 0)
            continue;
        meaning.key += shown.firstColumn;
        if (axes.columns.numbered)
            label.text = QString::number(meaning.key + 1);
    }
}

void addHeatMapSums(Scene& scene, const Frame& frame, const HeatMapAxes& axes, int rows)
{
    const ShownCells shown = shownCells(frame);
    const double cell = axes.plot.height() / shown.rows;
    const double line = textHeight(axes.type.small);
    const int step = std::max(1, static_cast<int>(std::ceil(line / cell)));
    const int highlighted = frame.focus.query < 0 ? -1 : focusedQuery(frame) - shown.firstRow;
    const engine::Matrix& weights = frame.trace->heads[std::size_t(shownHead(frame))].weights;
    for (int place = 0; place < rows; ++place) {
        if (!isLabelled(place, step, highlighted))
            continue;
        const int row = shown.firstRow + place;
        double sum = 0.0;
        for (const double weight : weights.row(static_cast<std::size_t>(row)))
            sum += weight;
        TextMark mark = textMark(QRectF(axes.sums.left(), axes.plot.top() + (place + 0.5) * cell - line / 2.0,
                                        axes.sums.width(), line),
                                 sumText(sum), axes.type.small, Role::Muted, TextAlign::Left);
        scene.marks.append(mark);
        SceneItem item;
        item.rect = mark.rect;
        item.name = QCoreApplication::translate("figures", "sum of the weights in row “%1”")
                        .arg(tokenText(*frame.trace, row));
        item.value = playback::formatCell(sum);
        item.meaning.query = row;
        item.meaning.description =
            QCoreApplication::translate("figures", "%1: %2").arg(item.name, item.value);
        item.gridRow = row;
        item.gridColumn = int(frame.trace->keys());
        scene.items.append(item);
    }
}

void addColourBar(Scene& scene, const HeatMapAxes& axes)
{
    const double step = axes.colourBar.height() / barSteps;
    for (int i = 0; i < barSteps; ++i) {
        RectMark part;
        // A little overlap hides the seams between the steps.
        part.rect = QRectF(axes.colourBar.left(), axes.colourBar.top() + i * step, axes.colourBar.width(),
                           i + 1 < barSteps ? step + 0.5 : step);
        part.fill = Ink{Role::Sequential, 1.0 - (i + 0.5) / barSteps};
        scene.marks.append(part);
    }
    RectMark frame;
    frame.rect = axes.colourBar;
    frame.stroke = Ink{Role::Line};
    frame.meaning.description = QCoreApplication::translate("figures", "colour of a weight, from 0 to 1");
    scene.marks.append(frame);
    const double line = axes.type.small * lineOfText;
    if (axes.colourBar.height() < 2.0 * line)
        return;
    const QRectF& labels = axes.colourBarLabels;
    scene.marks.append(textMark(QRectF(labels.left(), labels.top(), labels.width(), line),
                                QStringLiteral("1"), axes.type.small, Role::Muted, TextAlign::Left));
    scene.marks.append(textMark(QRectF(labels.left(), labels.bottom() - line, labels.width(), line),
                                QStringLiteral("0"), axes.type.small, Role::Muted, TextAlign::Left));
}

} // namespace casefile::figures
