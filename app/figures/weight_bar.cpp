#include "app/figures/weight_bar.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/row_pairs.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double thickest = 16.0;

TextMark words(const QString& text, const QRectF& rect, double pixelSize, const Ink& ink,
               const Meaning& meaning)
{
    TextMark mark;
    mark.rect = rect;
    mark.text = text;
    mark.pixelSize = pixelSize;
    mark.align = TextAlign::Left;
    mark.ink = ink;
    mark.meaning = meaning;
    return mark;
}

} // namespace

void addWeightBar(Scene& scene, const QRectF& rect, const WeightBar& bar)
{
    const double number = textWidth(u"<0.01"_s, bar.pixelSize) + design::space2;
    const double room = std::max(4.0, rect.width() - number);
    const double thickness = std::min(rect.height() * 0.55, thickest);
    RectMark mark;
    mark.rect = QRectF(rect.left(), rect.center().y() - thickness / 2, room, thickness);
    mark.fill = Ink{Role::Chip};
    mark.hatched = bar.hatched;
    mark.radius = 2.0;
    mark.meaning = bar.meaning;
    scene.marks.append(mark);
    if (bar.share > 0.0) {
        mark.rect.setWidth(std::max(1.0, room * bar.share));
        mark.fill = Ink{headRole(bar.head)};
        scene.marks.append(mark);
    }
    const QRectF behind(rect.left() + room + design::space1, rect.top(), number - design::space1,
                        rect.height());
    if (!bar.number.isEmpty() && bar.numberInk.opacity > 0.0)
        scene.marks.append(words(bar.number, behind, bar.pixelSize, bar.numberInk, bar.meaning));
}

void addDifferenceBar(Scene& scene, const QRectF& rect, const DifferenceBar& bar)
{
    const double line = textHeight(bar.pixelSize);
    const bool stacked = rect.height() >= line + 12.0; // bar above words; else side by side
    const bool moved = std::abs(bar.difference) >= visibleDifference;
    const double thickness = std::min(rect.height() * 0.4, 10.0);
    const double spare = (rect.width() - textWidth(bar.words, bar.pixelSize) - 2.0) / 2;
    const double half = stacked ? rect.width() / 2 : std::clamp(spare, 0.0, rect.width() / 4);
    const double middle = rect.left() + half;
    const double length = half * std::clamp(bar.difference, -1.0, 1.0) * bar.shown;
    const double top = rect.center().y() - thickness / 2 - (stacked ? line / 2 : 0.0);
    if (moved) {
        RectMark mark;
        mark.rect = QRectF(std::min(middle, middle + length), top, std::abs(length), thickness);
        mark.fill = Ink{Role::Diverging, bar.difference < 0 ? -1.0 : 1.0};
        mark.meaning = bar.meaning;
        scene.marks.append(mark);
    }
    QRectF place = rect;
    if (!stacked)
        place.setLeft(rect.left() + 2 * half);
    else if (moved)
        place = QRectF(rect.left(), top + thickness, rect.width(), line);
    TextMark text = words(bar.words, place, bar.pixelSize, Ink{Role::Muted, 0.0, bar.shown}, bar.meaning);
    text.align = TextAlign::Centre;
    scene.marks.append(text);
}

} // namespace casefile::figures
