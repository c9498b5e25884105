#include "app/figures/token_grid.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double labelShare = 0.3; ///< of the area, at most
constexpr double gap = 6.0;

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
            {LegendEntry::Sample::Swatch,
             {Role::Chip},
             QCoreApplication::translate("figures", "the first %1 of %2 tokens").arg(most).arg(tokens)});
}

void addTokenGrid(Scene& scene, const Frame& frame, const QRectF& area, const TokenGrid& grid)
{
    const double size = textPixels(frame, 13.0);
    const double labels = std::min(widestOf(grid.queries, size) + gap, area.width() * labelShare);
    const int rows = int(grid.queries.size());
    const int columns = int(grid.keys.size());
    const double guess = std::min((area.width() - labels) / columns, area.height() * (1 - labelShare) / rows);
    const ColumnLabels plan = planColumnLabels(grid.keys, guess, size, area.height() * labelShare);
    const double side =
        std::min((area.width() - labels) / columns, (area.height() - plan.height - gap) / rows);
    const QPointF corner(area.left() + labels, area.top() + plan.height + gap);
    addColumnLabels(scene, plan, grid.keys, QRectF(corner.x(), area.top(), side * columns, plan.height), -1,
                    Role::Key, true);
    addRowLabels(scene, grid.queries, QRectF(area.left(), corner.y(), labels - gap, side * rows), size,
                 grid.highlighted, Role::Query);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const GridCell cell = grid.cell(row, column);
            Meaning meaning;
            meaning.description = cell.description;
            scene.marks.append(RectMark{
                .rect = QRectF(corner.x() + side * column, corner.y() + side * row, side - 1.0, side - 1.0),
                .fill = cell.fill,
                .stroke = {},
                .radius = 1.5,
                .hatched = cell.hatched,
                .meaning = meaning});
        }
        SceneItem item;
        item.rect = QRectF(corner.x(), corner.y() + side * row, side * columns - 1.0, side - 1.0);
        item.name = QCoreApplication::translate("figures", "row %1").arg(grid.queries.at(row));
        item.value = grid.rowValue(row);
        item.gridRow = row;
        item.gridColumn = 0;
        item.meaning.description =
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
        scene.items.append(item);
    }
}

} // namespace casefile::figures
