#include "app/figures/column_labels.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/stacked_text.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double smallestLabel = 0.75; ///< of the size that a label has where there is room
constexpr double labelPitch = 1.4;     ///< of the pixel size: room that a line of labels takes
constexpr double lyingGap = 6.0;       ///< between neighbouring labels
constexpr double edgeGap = 3.0; ///< between a turned label and the edge that it stands on, if there is room
constexpr double legible = 6.0; ///< pixels, at the least
constexpr double smallestCut = 7.5;    ///< pixels: and so far where that saves one from being cut
constexpr qsizetype shortestWords = 5; ///< letters that may stand for a longer name
constexpr qsizetype fewNames = 9;      ///< of rows: they shrink rather than leave one out
constexpr double smallestTurned = 9.0; ///< pixels: turned labels shrink so far before they are cut

/// Labels may shrink to `smallestLabel` of their size where rows or columns are narrow, so that more of them
/// stand.
double labelSize(double pitch, double pixelSize)
{
    const double fitting = pitch / labelPitch;
    return fitting >= pixelSize * smallestLabel ? std::min(pixelSize, std::floor(fitting)) : pixelSize;
}

/// Of the longest name, turned or stacked.
double longestOf(const QStringList& names, double pixelSize)
{
    double longest = 0.0;
    for (const QString& name : names)
        longest = std::max(longest, uprightExtent(name, pixelSize, true));
    return longest;
}

/// The first words of a name that fit, if they say enough: "function word" becomes "function".
QString firstWords(const QString& name, double pixelSize, double room)
{
    QString words = name;
    while (uprightExtent(words, pixelSize, true) > room && words.contains(u' '))
        words.truncate(words.lastIndexOf(u' '));
    return words.size() >= shortestWords ? words : name;
}

/// Names as short as their room asks for, as long as no two become the same.
QStringList shortened(const QStringList& names, double pixelSize, double room)
{
    QStringList words;
    for (const QString& name : names)
        words.append(firstWords(name, pixelSize, room));
    for (qsizetype i = 0; i < names.size(); ++i)
        if (words[i] != names[i] && (words.count(words[i]) > 1 || names.contains(words[i])))
            return names;
    return words;
}

/// A label along its narrow column, in a band as tall as the plan says.
void setUpright(TextMark& mark, const ColumnLabels& plan, QPointF centre, bool above)
{
    const double line = textHeight(plan.pixelSize);
    const qsizetype parts = stackedParts(mark.text).size();
    mark.stacked = parts > 0;
    if (!mark.stacked) {
        const double spare = plan.height - uprightExtent(mark.text, plan.pixelSize, true);
        const double gap = std::clamp(spare, 0.0, edgeGap);
        const double length = plan.height - gap;
        const double middle = centre.y() + (above ? -gap : gap) / 2.0;
        mark.rect = QRectF(centre.x() - length / 2.0, middle - line / 2.0, length, line);
        mark.rotation = -90.0;
        mark.align = above ? TextAlign::Left : TextAlign::Right;
        return;
    }
    const double height = std::min(stackedHeight(parts, plan.pixelSize), plan.height);
    const double room = plan.height / 2.0;
    mark.rect =
        QRectF(centre.x() - line / 2.0, above ? centre.y() + room - height : centre.y() - room, line, height);
}

ColumnLabels numberLabels(qsizetype count, double columnWidth, double pixelSize)
{
    const double size = std::max(std::floor(pixelSize * smallestLabel), legible);
    const double widest = textWidth(QString::number(std::max<qsizetype>(count, 1)), size, true);
    const int step = std::max(1, static_cast<int>(std::ceil((widest + 1.0) / columnWidth)));
    return {.step = step, .height = textHeight(size), .pixelSize = size, .numbered = true};
}

} // namespace

ColumnLabels planColumnLabels(const QStringList& names, double columnWidth, double pixelSize,
                              double maximumHeight)
{
    const double line = textHeight(pixelSize);
    for (const double size : {pixelSize, std::floor(pixelSize * 0.9)}) {
        if (widestOf(names, size) + lyingGap <= columnWidth)
            return {.step = 1, .height = line, .pixelSize = size};
    }
    double size = labelSize(columnWidth, pixelSize);
    while (size - 1.0 >= smallestTurned && longestOf(names, size) + lyingGap > maximumHeight)
        size -= 1.0;
    const double room = maximumHeight - lyingGap;
    const QStringList words = shortened(names, size, room);
    while (size - 0.5 >= smallestCut && longestOf(words, size) > room)
        size -= 0.5;
    if (longestOf(words, legible) > maximumHeight)
        return numberLabels(names.size(), columnWidth, pixelSize);
    const int step = std::max(1, static_cast<int>(std::ceil(textHeight(size) / columnWidth)));
    const double height = std::max(line, std::min(maximumHeight, longestOf(words, size) + lyingGap));
    return {.turned = true, .step = step, .height = height, .pixelSize = size, .room = room};
}

void addColumnLabels(Scene& scene, const ColumnLabels& plan, const QStringList& names, const QRectF& band,
                     int highlighted, Role highlight, bool above)
{
    const double column = band.width() / std::max<qsizetype>(names.size(), 1);
    const QStringList shown = plan.turned ? shortened(names, plan.pixelSize, plan.room) : names;
    for (int i = 0; i < names.size(); ++i) {
        const bool lit = i == highlighted;
        if (!isLabelled(i, plan.step, highlighted))
            continue;
        const QPointF centre(band.left() + (i + 0.5) * column, band.center().y());
        const QString words = plan.numbered ? QString::number(i + 1) : shown[i];
        const double lying = plan.numbered ? std::max(column, column * plan.step) : column;
        QRectF rect(QPointF(), QSizeF(lying, plan.height));
        rect.moveCenter(centre);
        TextMark mark = textMark(rect, words, plan.pixelSize, lit ? highlight : Role::Ink);
        if (plan.turned)
            setUpright(mark, plan, centre, above);
        mark.bold = lit;
        mark.meaning.key = i;
        mark.meaning.description = names[i];
        scene.marks.append(mark);
    }
}

bool isLabelled(int index, int step, int highlighted)
{
    if (index == highlighted)
        return true;
    return index % step == 0 && (highlighted < 0 || std::abs(index - highlighted) >= step);
}

void addRowLabels(Scene& scene, const QStringList& names, const QRectF& band, double pixelSize,
                  int highlighted, Role highlight)
{
    const double row = band.height() / static_cast<double>(std::max<qsizetype>(names.size(), 1));
    double size = labelSize(row, pixelSize);
    while (names.size() <= fewNames && size - 0.5 >= legible && textHeight(size) > row)
        size -= 0.5;
    const double line = textHeight(size);
    const int step = std::max(1, static_cast<int>(std::ceil(line / row)));
    for (int i = 0; i < names.size(); ++i) {
        if (!isLabelled(i, step, highlighted))
            continue;
        const double top = std::max(band.top() + (i + 0.5) * row - line / 2.0, 0.0);
        const bool lit = i == highlighted;
        TextMark mark = textMark(QRectF(band.left(), top, band.width(), line), names[i], size,
                                 lit ? highlight : Role::Ink, TextAlign::Right);
        mark.bold = lit;
        mark.meaning.query = i;
        mark.meaning.description = names[i];
        scene.marks.append(mark);
    }
}

} // namespace casefile::figures
