#include "app/figures/token_grid.h"

#include "app/figures/column_labels.h"
#include "app/figures/fonts.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr double labelShare = 0.3; ///< of the area, at most
constexpr double gap = 6.0;
constexpr double largestSide = 64.0; ///< of a cell, in pixels
constexpr double widestCell = 140.0; ///< where names would be turned, though the columns have room

} // namespace

QStringList firstTokens(const Frame& frame, int most)
{
    return queryTexts(*frame.trace).first(std::min<qsizetype>(most, queryTexts(*frame.trace).size()));
}

void addCutNote(Scene& scene, const Frame& frame, int most)
{
    const int tokens = int(queryTexts(*frame.trace).size());
    if (tokens > most)
        scene.legend.append(
            {LegendEntry::Sample::None,
             {},
             QCoreApplication::translate("figures", "the first %1 of %2 tokens").arg(most).arg(tokens)});
}

TextPair textPair(const Frame& frame, int mostSource, int mostTarget)
{
    const engine::AttentionTrace& trace = *frame.trace;
    TextPair pair{keyTexts(trace), {}};
    if (trace.memory.empty())
        for (int place = 1; place <= mostTarget; ++place)
            pair.target.append(u"y%1"_s.arg(place));
    else
        pair.target = firstTokens(frame, mostTarget);
    pair.source = pair.source.first(std::min<qsizetype>(mostSource, pair.source.size()));
    return pair;
}

namespace {

/// Where the parts of a grid stand.
struct GridPlan
{
    ColumnLabels columns;
    QRectF cells;
    double size = 13.0;       ///< pixels of names
    double labels = 0.0;      ///< width of the names of the rows
    double notes = 0.0;       ///< width behind the rows
    double titleHeight = 0.0; ///< above the names of the rows, at their foot
    double side = 1.0;        ///< height of a cell, and mostly its width
    double wide = 1.0;
};

GridPlan planOf(const Frame& frame, const QRectF& area, const TokenGrid& grid)
{
    GridPlan plan;
    plan.size = textPixels(frame, 13.0);
    const auto wide = [&](QStringList words, const QString& title) {
        words.append(title);
        return std::min(widestOf(words, plan.size) + gap, area.width() * labelShare);
    };
    plan.labels = wide(grid.queries, grid.queryTitle);
    plan.notes = grid.notes.isEmpty() ? 0.0 : wide(grid.notes, grid.noteTitle) + gap;
    if (grid.fit) {
        plan.labels = grid.fit->names;
        plan.side = plan.wide = grid.fit->side;
        plan.columns = planColumnLabels(grid.keys, plan.side, plan.size, grid.fit->head);
        plan.cells = QRectF(area.left() + plan.labels, area.top() + grid.fit->head + gap,
                            plan.side * double(grid.keys.size()), plan.side * double(grid.queries.size()));
        return plan;
    }
    plan.titleHeight = grid.queryTitle.isEmpty() ? 0.0 : textHeight(plan.size);
    const double rows = double(grid.queries.size()), columns = double(grid.keys.size());
    const double width = area.width() - plan.labels - plan.notes;
    const double guess = std::min(width / columns, area.height() * (1 - labelShare) / rows);
    const double level = std::min(width / columns, widestCell);
    const bool isWide =
        widestOf(grid.keys, plan.size) + gap > guess && widestOf(grid.keys, plan.size) + gap <= level;
    plan.columns = planColumnLabels(grid.keys, isWide ? level : guess, plan.size, area.height() * labelShare);
    const double head = std::max(plan.columns.height, plan.titleHeight) + gap;
    plan.side = std::min({width / columns, (area.height() - head) / rows, largestSide});
    plan.wide = isWide ? level : plan.side;
    plan.cells = QRectF(area.left() + plan.labels, area.top() + head, plan.wide * columns, plan.side * rows);
    return plan;
}

void addNames(Scene& scene, const QRectF& area, const GridPlan& plan, const TokenGrid& grid)
{
    const QRectF& cells = plan.cells;
    const double foot = cells.top() - gap; // of what stands above
    addColumnLabels(scene, plan.columns, grid.keys,
                    QRectF(cells.left(), foot - plan.columns.height, cells.width(), plan.columns.height), -1,
                    Role::Key, true);
    addRowLabels(scene, grid.queries, QRectF(area.left(), cells.top(), plan.labels - gap, cells.height()),
                 plan.size, grid.highlighted, Role::Query);
    if (grid.notes.isEmpty())
        return;
    const double size = std::min(plan.size, plan.side / 1.3), left = cells.right() + gap;
    for (int row = 0; row < grid.notes.size(); ++row) {
        TextMark note = textMark({left, cells.top() + plan.side * row, plan.notes - gap, plan.side},
                                 grid.notes.at(row), size, Role::Ink, TextAlign::Left);
        note.bold = row == grid.highlighted;
        scene.marks.append(note);
    }
    const QRectF title(area.left(), foot - plan.titleHeight, plan.labels - gap, plan.titleHeight);
    scene.marks.append(textMark(title, grid.queryTitle, plan.size, Role::Muted, TextAlign::Right));
    scene.marks.append(textMark({left, title.top(), plan.notes - gap, title.height()}, grid.noteTitle,
                                plan.size, Role::Muted, TextAlign::Left));
}

void addRow(Scene& scene, const GridPlan& plan, const TokenGrid& grid, int row)
{
    const double top = plan.cells.top() + plan.side * row;
    for (int column = 0; column < grid.keys.size(); ++column) {
        const GridCell cell = grid.cell(row, column);
        Meaning meaning;
        meaning.description = cell.description;
        scene.marks.append(RectMark{
            .rect = QRectF(plan.cells.left() + plan.wide * column, top, plan.wide - 1.0, plan.side - 1.0),
            .fill = cell.fill,
            .stroke = {},
            .radius = 1.5,
            .hatched = cell.hatched,
            .meaning = meaning});
    }
    SceneItem item;
    item.rect = QRectF(plan.cells.left(), top, plan.cells.width() - 1.0, plan.side - 1.0);
    item.name = QCoreApplication::translate("figures", "row %1").arg(grid.queries.at(row));
    item.value = grid.rowValue(row);
    item.gridRow = row;
    item.gridColumn = 0;
    item.meaning.description =
        QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
    scene.items.append(item);
}

} // namespace

void addTokenGrid(Scene& scene, const Frame& frame, const QRectF& area, const TokenGrid& grid)
{
    const GridPlan plan = planOf(frame, area, grid);
    addNames(scene, area, plan, grid);
    for (int row = 0; row < grid.queries.size(); ++row)
        addRow(scene, plan, grid, row);
}

} // namespace casefile::figures
