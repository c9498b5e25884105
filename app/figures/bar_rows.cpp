#include "app/figures/bar_rows.h"

#include "app/figures/bar_row.h"
#include "app/figures/column_labels.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double labelShare = 0.34; ///< of the width, at most
constexpr double keyShare = 0.26;   ///< of the height, at most

BarRow barsOf(const NamedBars& row, const QRectF& area, const QStringList& names, double pixelSize)
{
    BarRow bars;
    bars.area = area;
    bars.low = std::min(0.0, row.low);
    bars.high = std::max(0.0, row.high) > bars.low ? std::max(0.0, row.high) : bars.low + 1.0;
    bars.numberSize = pixelSize;
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        Bar bar;
        bar.hidden = std::isinf(row.values[i]);
        bar.value = bar.hidden ? 0.0 : row.values[i];
        bar.number = playback::formatCell(row.values[i]);
        bar.ink = row.inks[i];
        bar.meaning.key = int(i);
        bar.meaning.description = QCoreApplication::translate("figures", "%1: %2")
                                      .arg(names.value(qsizetype(i)), row.spoken.arg(bar.number));
        bars.bars.push_back(bar);
    }
    return bars;
}

void addItems(Scene& scene, const BarRow& bars, const NamedBars& row, const QStringList& names, int gridRow)
{
    for (std::size_t i = 0; i < bars.bars.size(); ++i) {
        SceneItem item;
        item.rect = barColumn(bars.area, bars.bars.size(), i);
        item.name = names.value(qsizetype(i));
        item.value = row.spoken.arg(bars.bars[i].number);
        item.meaning = bars.bars[i].meaning;
        item.gridRow = gridRow;
        item.gridColumn = int(i);
        scene.items.append(item);
    }
}

} // namespace

double topOf(const std::vector<double>& values, double least)
{
    double top = least;
    for (const double value : values)
        top = std::isfinite(value) ? std::max(top, value) : top;
    return top;
}

void addBarRows(Scene& scene, const QRectF& area, const std::vector<NamedBars>& rows,
                const QStringList& names, int highlighted, double pixelSize)
{
    QStringList labels, notes;
    for (const NamedBars& row : rows) {
        labels.append(row.name);
        notes.append(row.note);
    }
    const double label = std::min(area.width() * labelShare, widestOf(labels, pixelSize) + design::space2);
    const double note = std::min(area.width() * labelShare, widestOf(notes, pixelSize) + design::space2);
    const double left = area.left() + label, width = area.width() - label - note;
    const ColumnLabels columns = planColumnLabels(names, width / double(std::max<qsizetype>(names.size(), 1)),
                                                  pixelSize, area.height() * keyShare);
    const double height = (area.height() - columns.height) / double(rows.size());
    const double line = std::min(pixelSize * 1.45, height);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QRectF place(left, area.top() + height * double(i), width, height - design::space2);
        BarRow bars = barsOf(rows[i], place, names, pixelSize);
        bars.highlighted = highlighted;
        addBarRow(scene, bars);
        addItems(scene, bars, rows[i], names, int(i));
        const double top = place.center().y() - line / 2.0;
        scene.marks.append(textMark(QRectF(area.left(), top, label - 2.0, line), rows[i].name, pixelSize,
                                    Role::Ink, TextAlign::Left));
        if (!rows[i].note.isEmpty())
            scene.marks.append(textMark(QRectF(place.right(), top, note, line), rows[i].note, pixelSize,
                                        Role::Muted, TextAlign::Right));
    }
    addColumnLabels(scene, columns, names,
                    QRectF(left, area.bottom() - columns.height, width, columns.height), highlighted,
                    Role::Key, false);
}

} // namespace casefile::figures
