#include "app/figures/head_panels.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/text_columns.h"
#include "app/figures/token_grid.h"
#include "app/playback/model_names.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

engine::Matrix firstRows(const engine::Matrix& all, std::size_t most)
{
    engine::Matrix part(std::min(all.rows(), most), all.columns());
    for (std::size_t row = 0; row < part.rows(); ++row)
        std::ranges::copy(all.row(row), part.row(row).begin());
    return part;
}

} // namespace

QString headNumber(int head)
{
    return QCoreApplication::translate("figures", "head %1").arg(head + 1);
}

QString headTitle(const engine::AttentionTrace& trace, int head)
{
    if (std::size_t(head) >= trace.model.headNames.size())
        return headNumber(head);
    return QCoreApplication::translate("figures", "head %1: %2")
        .arg(QString::number(head + 1), playback::headName(trace.model, head));
}

std::vector<MapPanel> weightPanels(const Frame& frame)
{
    const engine::AttentionTrace& trace = *frame.trace;
    std::vector<MapPanel> panels;
    for (int head = 0; head < int(trace.headCount()); ++head)
        panels.push_back({.title = headTitle(trace, head),
                          .titleRole = Role::Ink,
                          .values = trace.heads[std::size_t(head)].weights,
                          .tensor = engine::TensorId::Weights,
                          .head = head,
                          .framed = head == shownHead(frame),
                          .shortTitle = headNumber(head)});
    return panels;
}

MapPanels outputPanels(const Frame& frame, std::vector<MapPanel> panels, engine::TensorId columns)
{
    MapPanels maps;
    maps.most = frame.revealed ? largestCell(panels) : 1.0;
    for (MapPanel& panel : panels)
        panel.values = firstRows(panel.values, mostOutputRows);
    maps.panels = std::move(panels);
    maps.ramp = Role::Diverging;
    maps.areWeights = false;
    maps.rowNames = firstTokens(frame, mostOutputRows);
    for (std::size_t column = 0; column < frame.trace->output.columns(); ++column)
        maps.columnNames.append(columnName(*frame.trace, columns, 0, column));
    maps.scaleWords = QCoreApplication::translate("figures", "colour of a number, from −%1 to %1")
                          .arg(playback::formatCell(maps.most));
    return maps;
}

void addFocusEntry(QList<LegendEntry>& legend, const Frame& frame)
{
    if (frame.focus.query >= 0)
        legend.append({LegendEntry::Sample::Frame,
                       {Role::Query},
                       QCoreApplication::translate("figures", "row of the query in focus")});
}

QString differenceText(double difference)
{
    constexpr double smallest = 1e-4, largest = 1e5; // written out between them
    const double size = std::abs(difference);
    if (size != 0.0 && (size < smallest || size >= largest))
        return playback::formatPower(difference);
    const QString digits = size < 100.0 ? QString::number(size, 'g', 2) : QString::number(size, 'f', 0);
    return difference < 0.0 ? u'−' + digits : digits;
}

QString percentText(double share)
{
    return QCoreApplication::translate("figures", "%1 %").arg(QString::number(share * 100.0, 'f', 1));
}

int knobHead(const Frame& frame, const QString& knob)
{
    return std::clamp(int(frame.knob(knob)) - 1, 0, std::max(0, int(frame.trace->headCount()) - 1));
}

QRectF addFootLine(Scene& scene, const Frame& frame, const QRectF& area, const QString& text)
{
    const TypeScale type = typeScale(frame.size, frame.textScale, QSizeF(420.0, 300.0));
    const double size = fittingSize(text, area.width(), type.note);
    const double line = textHeight(size) + design::space1;
    TextMark mark = textMark(QRectF(area.left(), area.bottom() - line, area.width(), line),
                             frame.revealed ? text : unansweredText(), size, Role::Ink, TextAlign::Left);
    mark.meaning.description = mark.text;
    scene.marks.append(mark);
    return area.adjusted(0, 0, 0, -line);
}

LegendEntry modelEntry(const engine::AttentionTrace& trace)
{
    return {LegendEntry::Sample::None,
            {},
            QCoreApplication::translate("figures", "model: %1").arg(playback::modelName(trace.model))};
}

} // namespace casefile::figures
