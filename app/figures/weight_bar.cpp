#include "app/figures/weight_bar.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"

#include <algorithm>

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

QRectF weightTrack(const QRectF& rect, double pixelSize)
{
    const double number = textWidth(u"<0.01"_s, pixelSize) + design::space2;
    const double thickness = std::min(rect.height() * 0.55, thickest);
    return {rect.left(), rect.center().y() - thickness / 2, std::max(4.0, rect.width() - number), thickness};
}

void addWeightBar(Scene& scene, const QRectF& rect, const WeightBar& bar)
{
    const QRectF track = weightTrack(rect, bar.pixelSize);
    RectMark mark;
    mark.rect = track;
    mark.fill = Ink{Role::Chip};
    mark.hatched = bar.hatched;
    mark.radius = 2.0;
    mark.meaning = bar.meaning;
    scene.marks.append(mark);
    if (bar.share > 0.0) {
        mark.rect.setWidth(std::max(1.0, track.width() * bar.share));
        mark.fill = weightInk;
        scene.marks.append(mark);
    }
    const double left = track.right() + design::space1;
    const QRectF behind(left, rect.top(), rect.right() - left, rect.height());
    if (!bar.number.isEmpty() && bar.numberInk.opacity > 0.0)
        scene.marks.append(words(bar.number, behind, bar.pixelSize, bar.numberInk, bar.meaning));
}

} // namespace casefile::figures
