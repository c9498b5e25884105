#include "app/figures/heat_map_axes.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
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

} // namespace

HeatMapAxes planHeatMapAxes(const Frame& frame)
{
    HeatMapAxes axes;
    axes.type = typeScale(frame.size, frame.textScale, QSizeF(400.0, 280.0));
    const engine::AttentionTrace& trace = *frame.trace;
    const int rows = static_cast<int>(trace.queries());
    const int columns = static_cast<int>(trace.keys());
    const QRectF inner = QRectF(QPointF(), frame.size)
                             .adjusted(design::space2, design::space2, -design::space3, -design::space2);
    const double line = axes.type.small * lineOfText;
    const double label =
        std::min(inner.width() * rowLabelShare, std::max(widestOf(queryTexts(trace), axes.type.body),
                                                         textWidth(queryTitle(), axes.type.small)) +
                                                    design::space2);
    const double sums = textWidth(sumText(1.0), axes.type.small) + design::space2;
    const double bar = barWidth + textWidth(QStringLiteral("0"), axes.type.small) + design::space4;
    const double width = inner.width() - label - sums - bar;
    const QStringList keys = keyTexts(trace);
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
    const double aside =
        std::max(0.0, textHeight(axes.columns.pixelSize) - axes.plot.width() / columns) / 2.0;
    axes.rowLabels =
        QRectF(axes.plot.left() - label, axes.plot.top(), label - design::space1 - aside, axes.plot.height());
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
                                  inner.right() - axes.colourBar.right(), axes.plot.height());
    return axes;
}

void addHeatMapLabels(Scene& scene, const Frame& frame, const HeatMapAxes& axes)
{
    scene.marks.append(
        textMark(axes.queryTitle, queryTitle(), axes.type.small, Role::Query, TextAlign::Right));
    scene.marks.append(textMark(axes.keyTitle, keyTitle(), axes.type.small, Role::Key, TextAlign::Left));
    addColumnLabels(scene, axes.columns, keyTexts(*frame.trace), axes.columnLabels, focusedKey(frame),
                    Role::Key, true);
    const int query = frame.focus.query < 0 ? -1 : focusedQuery(frame);
    addRowLabels(scene, queryTexts(*frame.trace), axes.rowLabels, axes.type.body, query, Role::Query);
}

void addHeatMapSums(Scene& scene, const Frame& frame, const HeatMapAxes& axes, int rows)
{
    const double cell = axes.plot.height() / static_cast<double>(frame.trace->queries());
    const double line = textHeight(axes.type.small);
    const int step = std::max(1, static_cast<int>(std::ceil(line / cell)));
    const int highlighted = frame.focus.query < 0 ? -1 : focusedQuery(frame);
    const engine::Matrix& weights = frame.trace->heads[std::size_t(shownHead(frame))].weights;
    for (int row = 0; row < rows; ++row) {
        if (!isLabelled(row, step, highlighted))
            continue;
        double sum = 0.0;
        for (const double weight : weights.row(static_cast<std::size_t>(row)))
            sum += weight;
        TextMark mark = textMark(QRectF(axes.sums.left(), axes.plot.top() + (row + 0.5) * cell - line / 2.0,
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
