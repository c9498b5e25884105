#include "app/figures/weight_map.h"

#include "app/figures/column_labels.h"
#include "app/figures/design.h"
#include "app/figures/fonts.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace casefile::figures {

namespace {

constexpr double labelShare = 0.3;   ///< of the width, at most
constexpr double keyShare = 0.26;    ///< of the height, at most
constexpr double narrowest = 30.0;   ///< cell with a number in it
constexpr double lowest = 15.0;      ///< likewise
constexpr double numberShare = 0.32; ///< of the width of a cell
constexpr qsizetype mostNames = 40;  ///< beyond, rows have no sum of their own

double sumOf(std::span<const double> row)
{
    return std::accumulate(row.begin(), row.end(), 0.0);
}

MapMark cellsOf(const WeightMap& map, const QRectF& rect)
{
    auto levels = std::make_shared<std::vector<float>>();
    for (std::size_t i = 0; i < map.weights.rows(); ++i)
        for (std::size_t j = 0; j < map.weights.columns(); ++j)
            levels->push_back(map.hidden[i][j] && map.weights(i, j) == 0.0
                                  ? std::numeric_limits<float>::quiet_NaN()
                                  : float(map.weights(i, j)));
    MapMark mark;
    mark.rect = rect;
    mark.rows = int(map.weights.rows());
    mark.columns = int(map.weights.columns());
    mark.levels = levels;
    return mark;
}

void addNumbers(Scene& scene, const WeightMap& map, const MapMark& cells)
{
    const QRectF first = cellRect(cells, 0, 0);
    if (first.width() < narrowest || first.height() < lowest)
        return;
    const double size = std::min({first.width() * numberShare, first.height() * 0.66, design::textSmall});
    for (int i = 0; i < cells.rows; ++i)
        for (int j = 0; j < cells.columns; ++j) {
            const double weight = map.weights(std::size_t(i), std::size_t(j));
            const bool isHidden = map.hidden[std::size_t(i)][std::size_t(j)] && weight == 0.0;
            TextMark mark = textMark(cellRect(cells, i, j), playback::formatCell(weight), size, Role::Muted);
            if (!isHidden)
                mark.ink = inkOn(Role::Sequential, weight);
            scene.marks.append(mark);
        }
}

void addRowItems(Scene& scene, const WeightMap& map, const MapMark& cells, int gridColumn)
{
    for (int i = 0; i < cells.rows; ++i) {
        const auto row = map.weights.row(std::size_t(i));
        QStringList numbers;
        for (const double weight : row.first(std::min<std::size_t>(row.size(), 12)))
            numbers.append(playback::formatCell(weight));
        SceneItem item;
        item.rect = cellRect(cells, i, 0).united(cellRect(cells, i, cells.columns - 1));
        item.name =
            QCoreApplication::translate("figures", "%1, row “%2”").arg(map.title, map.queries.value(i));
        item.value = QCoreApplication::translate("figures", "weights %1; they sum to %2")
                         .arg(numbers.join(QStringLiteral(" ")), playback::formatCell(sumOf(row)));
        item.meaning.query = i;
        item.meaning.description = item.value;
        item.gridRow = i;
        item.gridColumn = gridColumn;
        scene.items.append(item);
    }
}

void addSums(Scene& scene, const WeightMap& map, const MapMark& cells, double width, double pixelSize)
{
    const double height = cells.rect.height() / std::max(1, cells.rows);
    if (map.queries.size() > mostNames || height < textHeight(pixelSize * 0.75))
        return;
    const double size = std::min(pixelSize, height / 1.35);
    for (int i = 0; i < cells.rows; ++i) {
        const double sum = sumOf(map.weights.row(std::size_t(i)));
        const bool isOne = sumsToOne(sum);
        scene.marks.append(textMark(QRectF(cells.rect.right(), cells.rect.top() + height * i, width, height),
                                    QStringLiteral("Σ %1").arg(playback::formatCell(sum)), size,
                                    isOne ? Role::Muted : Role::Wrong, TextAlign::Right));
    }
}

} // namespace

bool sumsToOne(double sum)
{
    return std::abs(sum - 1.0) < 5e-3; // as written, with two decimals
}

void addWeightMap(Scene& scene, const QRectF& area, const WeightMap& map, double pixelSize, int gridColumn)
{
    const double line = textHeight(pixelSize);
    scene.marks.append(textMark(QRectF(area.left(), area.top(), area.width(), line), map.title, pixelSize,
                                Role::Ink, TextAlign::Left));
    const double label =
        std::min(area.width() * labelShare, widestOf(map.queries, pixelSize) + design::space2);
    const double sums = std::min(area.width() * 0.2, textWidth(QStringLiteral("Σ 0.00"), pixelSize) + 8.0);
    const double width = area.width() - label - sums;
    const ColumnLabels columns =
        planColumnLabels(map.keys, width / double(std::max<qsizetype>(map.keys.size(), 1)), pixelSize,
                         area.height() * keyShare);
    const double top = area.top() + line + columns.height + design::space1;
    const QRectF plot(area.left() + label, top, width, area.bottom() - top);
    addColumnLabels(scene, columns, map.keys, QRectF(plot.left(), area.top() + line, width, columns.height),
                    -1, Role::Key, true);
    addRowLabels(scene, map.queries, QRectF(area.left(), top, label - design::space1, plot.height()),
                 pixelSize, map.highlighted, Role::Query);
    const MapMark cells = cellsOf(map, plot);
    scene.marks.append(cells);
    addNumbers(scene, map, cells);
    addSums(scene, map, cells, sums, pixelSize);
    addRowItems(scene, map, cells, gridColumn);
    if (map.highlighted >= 0 && map.highlighted < cells.rows)
        scene.marks.append(RectMark{.rect = cellRect(cells, map.highlighted, 0)
                                                .united(cellRect(cells, map.highlighted, cells.columns - 1)),
                                    .fill = {},
                                    .stroke = Ink{Role::Query},
                                    .strokeWidth = 2.0,
                                    .meaning = {}});
}

} // namespace casefile::figures
