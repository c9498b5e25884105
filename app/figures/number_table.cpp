#include "app/figures/number_table.h"

#include "app/figures/text_columns.h"
#include "app/playback/prose_fields.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double pitch = 1.75;      ///< of the pixel size: height of a row
constexpr double tightPitch = 1.35; ///< where there is little room
constexpr double columnGap = 14.0;
constexpr double smallest = 0.001;   ///< what is smaller is written with a power of ten
constexpr double largest = 100000.0; ///< likewise what is larger

QString raised(int exponent)
{
    const QString digits = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
    QString text = exponent < 0 ? u"⁻"_s : QString();
    for (const QChar digit : QString::number(std::abs(exponent)))
        text.append(digits.at(digit.digitValue()));
    return text;
}

std::vector<ColumnNeed> needsOf(const std::vector<NumberRow>& rows)
{
    qsizetype count = 0;
    for (const NumberRow& row : rows)
        count = std::max(count, row.cells.size());
    std::vector<ColumnNeed> needs(static_cast<std::size_t>(count));
    for (const NumberRow& row : rows)
        for (qsizetype column = 0; column < row.cells.size(); ++column)
            needs[std::size_t(column)].words.append(row.cells[column]);
    return needs;
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
    const TextColumns columns = planTextColumns(needsOf(rows), area.width(), columnGap,
                                                std::min(pixelSize, std::max(7.0, height / tightPitch)));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double top = area.top() + height * double(i);
        for (qsizetype column = 0; column < rows[i].cells.size(); ++column) {
            if (rows[i].cells[column].isEmpty())
                continue;
            TextMark text;
            text.rect = QRectF(area.left() + columns.lefts[std::size_t(column)], top,
                               columns.widths[std::size_t(column)], height);
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
    const int exponent = int(std::floor(std::log10(size)));
    return u"%1 × 10%2"_s.arg(playback::formatCell(value / std::pow(10.0, exponent), 1), raised(exponent));
}

} // namespace casefile::figures
