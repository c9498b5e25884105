#include "app/figures/bar_row.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace casefile::figures {

namespace {

constexpr double barShare = 0.56; ///< of its column
constexpr double widestBar = 44.0;
constexpr double slotShare = 0.94; ///< of its column: the place of a hidden key
constexpr double slotOpacity = 0.45;
constexpr double numberBand = 1.35; ///< of the number's pixel size
constexpr double numberGap = 5.0;   ///< between neighbouring numbers

/// Where zero lies, and how many pixels one unit takes.
struct Axis
{
    double zero = 0.0;
    double unit = 0.0;
};

Axis axisOf(const BarRow& row)
{
    const double band = row.numberSize * numberBand;
    const double below = row.low < 0.0 ? band : 0.0;
    const double range = std::max(row.high - row.low, 1e-12);
    const double height = std::max(row.area.height() - band - below, 1.0);
    const double unit = height / range;
    return {row.area.top() + band + row.high * unit, unit};
}

QRectF barRect(const BarRow& row, const Axis& axis, std::size_t index)
{
    const QRectF column = barColumn(row.area, row.bars.size(), index);
    const double width = std::min(column.width() * barShare, widestBar);
    const Bar& bar = row.bars[index];
    const double height = std::abs(bar.value) * bar.grown * axis.unit;
    const double top = bar.value >= 0.0 ? axis.zero - height : axis.zero;
    return {column.center().x() - width / 2.0, top, width, height};
}

/// The hatched place of a hidden key: its whole column, wider than any bar, so that it is no value.
QRectF hatchRect(const BarRow& row, std::size_t index)
{
    const QRectF column = barColumn(row.area, row.bars.size(), index);
    const double margin = column.width() * (1.0 - slotShare) / 2.0;
    return column.adjusted(margin, 0.0, -margin, 0.0);
}

QRectF numberRect(const BarRow& row, const Axis& axis, std::size_t index, double width)
{
    const Bar& bar = row.bars[index];
    const double band = row.numberSize * numberBand;
    double top = row.area.center().y() - band / 2.0;
    if (bar.unknown)
        top = axis.zero - band;
    else if (!bar.hidden && bar.value < 0.0)
        top = std::min(barRect(row, axis, index).bottom(), row.area.bottom() - band);
    else if (!bar.hidden)
        top = barRect(row, axis, index).top() - band;
    const double centre = barColumn(row.area, row.bars.size(), index).center().x();
    const double left = std::clamp(centre - width / 2.0, row.area.left(), row.area.right() - width);
    return {left, top, width, band};
}

double widestNumber(const BarRow& row)
{
    QString longest;
    for (const Bar& bar : row.bars) {
        if (bar.number.size() > longest.size())
            longest = bar.number;
    }
    return textWidth(longest, row.numberSize, true) + numberGap;
}

bool isPeak(const BarRow& row, std::size_t index, std::size_t reach)
{
    const auto last = row.bars.size() - 1;
    const std::size_t from = index < reach ? 0 : index - reach;
    for (std::size_t i = from; i <= std::min(last, index + reach); ++i) {
        if (!row.bars[i].hidden && row.bars[i].value > row.bars[index].value)
            return false;
    }
    return !row.bars[index].hidden;
}

/// The bars whose numbers are written: all if they fit, else the highlighted one and the peaks round which it
/// is free.
std::vector<std::size_t> numberedBars(const BarRow& row, double numberWidth)
{
    std::vector<std::size_t> order(row.bars.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const double column = row.area.width() / static_cast<double>(std::max<std::size_t>(order.size(), 1));
    if (numberWidth <= column)
        return order;
    // Numbers at the edges are pushed inwards by half their width, so leave half a number more.
    const auto reach = static_cast<std::size_t>(std::ceil(1.5 * numberWidth / column));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const auto rank = [&](std::size_t i) { return static_cast<int>(i) == row.highlighted; };
        return rank(a) != rank(b) ? rank(a) : row.bars[a].value > row.bars[b].value;
    });
    std::vector<std::size_t> chosen;
    for (const std::size_t i : order) {
        const bool wanted = static_cast<int>(i) == row.highlighted || isPeak(row, i, reach);
        const bool isFree = std::ranges::all_of(chosen, [&](std::size_t other) {
            const std::size_t distance = other > i ? other - i : i - other;
            return distance >= reach;
        });
        if (wanted && isFree)
            chosen.push_back(i);
    }
    return chosen;
}

void addBar(Scene& scene, const BarRow& row, const Axis& axis, std::size_t index)
{
    const Bar& bar = row.bars[index];
    RectMark mark;
    mark.meaning = bar.meaning;
    if (bar.hidden) {
        mark.rect = hatchRect(row, index);
        mark.fill = Ink{Role::Hidden, 0.0, bar.grown * slotOpacity};
        mark.hatched = true;
    } else if (bar.unknown) {
        return;
    } else {
        mark.rect = barRect(row, axis, index);
        mark.fill = bar.ink;
    }
    if (bar.grown > 0.0)
        scene.marks.append(mark);
}

} // namespace

QRectF barColumn(const QRectF& area, std::size_t count, std::size_t index)
{
    const double width = area.width() / static_cast<double>(std::max<std::size_t>(count, 1));
    return {area.left() + width * static_cast<double>(index), area.top(), width, area.height()};
}

void addBarRow(Scene& scene, const BarRow& row)
{
    const Axis axis = axisOf(row);
    LineMark zero;
    zero.from = {row.area.left(), axis.zero};
    zero.to = {row.area.right(), axis.zero};
    zero.ink = {Role::Line};
    scene.marks.append(zero);
    for (std::size_t i = 0; i < row.bars.size(); ++i)
        addBar(scene, row, axis, i);
    const double width = std::min(widestNumber(row), row.area.width());
    for (const std::size_t i : numberedBars(row, width)) {
        const Bar& bar = row.bars[i];
        if (!bar.unknown && bar.grown < 1.0)
            continue;
        TextMark number =
            textMark(numberRect(row, axis, i, width), bar.unknown ? QStringLiteral("?") : bar.number,
                     row.numberSize, bar.hidden || bar.unknown ? Role::Muted : Role::Ink);
        number.bold = static_cast<int>(i) == row.highlighted;
        number.meaning = bar.meaning;
        scene.marks.append(number);
    }
}

} // namespace casefile::figures
