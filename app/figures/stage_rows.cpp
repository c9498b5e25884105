#include "app/figures/stage_rows.h"

#include "app/figures/column_labels.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/text_columns.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double labelShare = 0.36;    ///< of the width, at most
constexpr double keyLabelShare = 0.24; ///< of the height, at most
constexpr double lineOfText = 1.45;    ///< of the pixel size
constexpr double growth = 0.5;         ///< share of a stage in which one bar grows; the rest is stagger

/// Where the parts of the figure stand.
struct Plan
{
    TypeScale type;
    QRectF heading;
    QRectF labels; ///< stage names, over the height of all rows
    QRectF bars;
    QRectF notes;
    QRectF keys;
    ColumnLabels columns;
    double rowHeight = 0.0;
};

Plan planRows(const Frame& frame, const std::vector<StageRow>& rows)
{
    const double count = static_cast<double>(rows.size());
    Plan plan;
    plan.type = typeScale(frame.size, frame.textScale, QSizeF(380.0, 70.0 + count * 56.0));
    QStringList names;
    QStringList notes;
    for (const StageRow& row : rows) {
        names << row.name << row.formula;
        notes << row.note;
    }
    const double margin = design::space3;
    const QRectF inner =
        QRectF(QPointF(), frame.size).adjusted(margin, design::space2, -margin, -design::space2);
    plan.heading = QRectF(inner.left(), inner.top(), inner.width(), plan.type.note * lineOfText);
    const double label =
        std::min(inner.width() * labelShare, widestOf(names, plan.type.note) + design::space2);
    const double noteText = widestOf(notes, plan.type.small);
    const double note =
        noteText > 0.0 ? std::min(inner.width() * labelShare, noteText + design::space2) : 0.0;
    const double left = inner.left() + label;
    const double width = inner.width() - label - note;
    const QStringList keys = keyTexts(*frame.trace);
    plan.columns = planColumnLabels(keys, width / static_cast<double>(keys.size()), plan.type.body,
                                    inner.height() * keyLabelShare);
    plan.keys = QRectF(left, inner.bottom() - plan.columns.height, width, plan.columns.height);
    const double top = plan.heading.bottom() + design::space1;
    const double height = plan.keys.top() - top - design::space1;
    plan.labels = QRectF(inner.left(), top, label, height);
    plan.bars = QRectF(left, top, width, height);
    plan.notes = QRectF(left + width, top, note, height);
    plan.rowHeight = height / count;
    return plan;
}

QRectF rowOf(const QRectF& column, const Plan& plan, std::size_t index)
{
    return {column.left(), column.top() + plan.rowHeight * static_cast<double>(index), column.width(),
            plan.rowHeight - design::space2};
}

/// The share of the stage's time after which bar `key` of `count` stands: one after another, the last at the
/// end.
double grownShare(const Frame& frame, const StageRow& row, std::size_t key, std::size_t count)
{
    const double t = between(frame.progress, row.from, row.to);
    const double start =
        count < 2 ? 0.0 : (1.0 - growth) * static_cast<double>(key) / static_cast<double>(count - 1);
    return between(t, start, start + growth);
}

bool isKnown(const Frame& frame, const StageRow& row)
{
    return frame.revealed || row.isGiven;
}

Bar barFor(const Frame& frame, const StageRow& row, std::size_t query, std::size_t key)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const engine::CellRef cell{row.tensor, std::size_t(shownHead(frame)), query, key};
    const bool hidden = isHiddenKey(trace, int(query), int(key));
    Bar bar;
    bar.hidden = hidden && row.hatchHidden;
    bar.unknown = !isKnown(frame, row);
    bar.grown = frame.revealed ? grownShare(frame, row, key, trace.keys()) : 1.0;
    bar.ink = row.ink;
    bar.meaning.query = static_cast<int>(query);
    bar.meaning.key = static_cast<int>(key);
    const QString name = cellName(tokenText(trace, int(query)), keyName(trace, key));
    if (bar.unknown) {
        bar.hidden = false;
        bar.meaning.description = name;
        return bar;
    }
    const double value = trace.at(cell);
    bar.value = bar.hidden ? 0.0 : value;
    bar.number = playback::formatCell(value);
    bar.meaning.cell = cell;
    //: what is pointed at: the number that it stands for
    const QString text = QCoreApplication::translate("figures", "%1: %2");
    bar.meaning.description = text.arg(name, row.spoken.arg(bar.number));
    if (hidden)
        bar.meaning.description = text.arg(bar.meaning.description, hiddenReason(trace, query, key));
    return bar;
}

void addItems(Scene& scene, const BarRow& bars, const StageRow& row, int gridRow, const Frame& frame)
{
    const engine::AttentionTrace& trace = *frame.trace;
    for (std::size_t key = 0; key < bars.bars.size(); ++key) {
        const Bar& bar = bars.bars[key];
        SceneItem item;
        item.rect = barColumn(bars.area, bars.bars.size(), key);
        item.name =
            cellName(tokenText(trace, static_cast<std::size_t>(bar.meaning.query)), keyName(trace, key));
        item.value = bar.unknown ? unansweredText() : row.spoken.arg(bar.number);
        item.meaning = bar.meaning;
        item.gridRow = gridRow;
        item.gridColumn = static_cast<int>(key);
        scene.items.append(item);
    }
}

void addRowLabel(Scene& scene, const Plan& plan, const StageRow& row, const QRectF& rect)
{
    const double nameLine = plan.type.note * lineOfText;
    const double formulaLine = plan.type.small * lineOfText;
    const bool both = !row.formula.isEmpty() && nameLine + formulaLine <= rect.height();
    const double top = rect.center().y() - (both ? nameLine + formulaLine : nameLine) / 2.0;
    scene.marks.append(textMark(QRectF(rect.left(), top, rect.width(), nameLine), row.name, plan.type.note,
                                Role::Ink, TextAlign::Left));
    if (both)
        scene.marks.append(textMark(QRectF(rect.left(), top + nameLine, rect.width(), formulaLine),
                                    row.formula, plan.type.small, Role::Muted, TextAlign::Left));
}

void addNote(Scene& scene, const Plan& plan, const Frame& frame, const StageRow& row, const QRectF& rect)
{
    const bool isDone = between(frame.progress, row.from, row.to) >= 1.0 || !frame.revealed;
    if (row.note.isEmpty() || !isKnown(frame, row) || !isDone)
        return;
    const double line = plan.type.small * lineOfText;
    scene.marks.append(textMark(QRectF(rect.left(), rect.center().y() - line / 2.0, rect.width(), line),
                                row.note, plan.type.small, Role::Muted, TextAlign::Right));
}

} // namespace

void addStageRows(Scene& scene, const Frame& frame, const QString& heading, const std::vector<StageRow>& rows)
{
    const Plan plan = planRows(frame, rows);
    const auto query = static_cast<std::size_t>(focusedQuery(frame));
    scene.marks.append(textMark(plan.heading, heading,
                                fittingSize(heading, plan.heading.width(), plan.type.note), Role::Query,
                                TextAlign::Left));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        BarRow bars;
        bars.area = rowOf(plan.bars, plan, i);
        bars.low = rows[i].low;
        bars.high = rows[i].high;
        bars.numberSize = plan.type.small;
        bars.highlighted = focusedKey(frame);
        for (std::size_t key = 0; key < frame.trace->keys(); ++key)
            bars.bars.push_back(barFor(frame, rows[i], query, key));
        addRowLabel(scene, plan, rows[i], rowOf(plan.labels, plan, i));
        addBarRow(scene, bars);
        addNote(scene, plan, frame, rows[i], rowOf(plan.notes, plan, i));
        addItems(scene, bars, rows[i], static_cast<int>(i), frame);
    }
    addColumnLabels(scene, plan.columns, keyTexts(*frame.trace), plan.keys, focusedKey(frame), Role::Key,
                    false);
}

} // namespace casefile::figures
