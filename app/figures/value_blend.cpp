#include "app/figures/value_blend.h"

#include "app/figures/layout_tools.h"

#include <QCoreApplication>

namespace casefile::figures {

namespace {

constexpr double narrowestPart = 0.5; ///< pixels

void addPart(Scene& scene, const QRectF& rect, const ValueBlend& blend, int key, double weight)
{
    RectMark part;
    part.rect = rect;
    part.fill = Ink{Role::Value, 0.0, blend.shown * (0.2 + 0.6 * weight)};
    part.stroke = Ink{Role::Panel, 0.0, blend.shown};
    part.meaning = {std::nullopt, blend.query, key,
                    QCoreApplication::translate("figures", "value of “%1”, %2", "token, weight 0.21")
                        .arg(blend.keys[key], weightText(blend.trace, blend.head, blend.query, key))};
    scene.marks.append(part);
    if (textWidth(blend.keys[key], blend.pixelSize) + 4 > rect.width())
        return;
    TextMark word;
    word.rect = rect.adjusted(3, 0, 0, 0);
    word.text = blend.keys[key];
    word.pixelSize = blend.pixelSize;
    word.align = TextAlign::Left;
    word.ink = Ink{Role::Ink, 0.0, blend.shown};
    word.meaning = part.meaning;
    scene.marks.append(word);
}

} // namespace

void addValueBlend(Scene& scene, const QRectF& strip, const ValueBlend& blend)
{
    const auto weights = blend.trace.heads[std::size_t(blend.head)].weights.row(std::size_t(blend.query));
    double left = strip.left();
    for (std::size_t key = 0; key < weights.size(); ++key) {
        const double width = strip.width() * weights[key];
        if (width >= narrowestPart)
            addPart(scene, QRectF(left, strip.top(), width, strip.height()), blend, int(key), weights[key]);
        left += width;
    }
}

} // namespace casefile::figures
