#include "app/figures/number_table.h"

#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double pitch = 1.75;      ///< of the pixel size: height of a row
constexpr double tightPitch = 1.35; ///< where there is little room
constexpr double columnGap = 14.0;
constexpr double spare = 2.0;        ///< a word that fits exactly may still be rounded away
constexpr double smallestText = 9.0; ///< pixels
constexpr double smallest = 0.001;   ///< what is smaller is written with a power of ten
constexpr double largest = 100000.0; ///< likewise what is larger

/// Columns beside each other, and the size of text at which they fit.
struct Columns
{
    double pixelSize = 12.0;
    std::vector<double> widths;
};

std::vector<double> widthsOf(const std::vector<NumberRow>& rows, double pixelSize)
{
    std::vector<double> widths;
    for (const NumberRow& row : rows) {
        widths.resize(std::max(widths.size(), std::size_t(row.cells.size())), 0.0);
        for (qsizetype column = 0; column < row.cells.size(); ++column)
            widths[std::size_t(column)] =
                std::max(widths[std::size_t(column)], widestOf({row.cells[column]}, pixelSize) + spare);
    }
    return widths;
}

/// Every column as wide as its widest cell; where that is too much, text shrinks, and then columns do.
Columns planColumns(const std::vector<NumberRow>& rows, double width, double pixelSize)
{
    Columns columns{pixelSize, widthsOf(rows, pixelSize)};
    const double room = std::max(1.0, width - columnGap * (double(columns.widths.size()) - 1.0));
    const auto needed = [&] { return std::accumulate(columns.widths.begin(), columns.widths.end(), 0.0); };
    while (columns.pixelSize - 0.5 >= smallestText && needed() > room) {
        columns.pixelSize -= 0.5;
        columns.widths = widthsOf(rows, columns.pixelSize);
    }
    const double share = std::min(1.0, room / std::max(needed(), 1.0));
    for (double& own : columns.widths)
        own *= share;
    return columns;
}

void addItem(Scene& scene, const NumberRow& row, const QRectF& rect, int place)
{
    SceneItem item;
    item.rect = rect;
    item.name = row.cells.value(0);
    item.value = row.spoken;
    item.meaning.description = row.spoken;
    item.gridRow = place;
    item.gridColumn = 0;
    scene.items.append(item);
}

} // namespace

double tableHeight(std::size_t rows, double pixelSize)
{
    return double(rows) * pixelSize * pitch;
}

void addNumberTable(Scene& scene, const QRectF& area, const std::vector<NumberRow>& rows, double pixelSize,
                    int firstItem)
{
    if (rows.empty())
        return;
    const double height = std::min(area.height() / double(rows.size()), pixelSize * pitch);
    const Columns columns =
        planColumns(rows, area.width(), std::min(pixelSize, std::max(7.0, height / tightPitch)));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double top = area.top() + height * double(i);
        double left = area.left();
        for (qsizetype column = 0; column < rows[i].cells.size(); ++column) {
            const double width = columns.widths[std::size_t(column)];
            const QRectF place(left, top, width, height);
            left += width + columnGap;
            if (rows[i].cells[column].isEmpty())
                continue;
            TextMark text;
            text.rect = place;
            text.text = rows[i].cells[column];
            text.pixelSize = columns.pixelSize;
            text.align = column == 0 ? TextAlign::Left : TextAlign::Right;
            text.bold = rows[i].bold;
            text.ink = {rows[i].role};
            text.meaning.description = rows[i].spoken;
            scene.marks.append(text);
        }
        if (!rows[i].spoken.isEmpty())
            addItem(scene, rows[i], QRectF(area.left(), top, area.width(), height), firstItem + int(i));
    }
}

QString compactNumber(double value)
{
    const double size = std::abs(value);
    if (!std::isfinite(value) || value == 0.0 || (size >= smallest && size < largest))
        return playback::formatCell(value, size < 1.0 ? 3 : 2);
    return playback::formatPower(value);
}

} // namespace casefile::figures
