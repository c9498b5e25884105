#include "app/figures/scale_bar.h"

#include "app/figures/plot_tools.h"

namespace casefile::figures {

namespace {

constexpr int steps = 32;
constexpr double overlap = 0.5;     ///< hides the seams between the steps
constexpr double lineOfText = 1.45; ///< of the pixel size

} // namespace

void addScaleBar(Scene& scene, const ScaleBar& scale)
{
    const double step = scale.bar.height() / steps;
    for (int i = 0; i < steps; ++i) {
        const double share = 1.0 - (i + 0.5) / steps;
        const QRectF part(scale.bar.left(), scale.bar.top() + i * step, scale.bar.width(),
                          i + 1 < steps ? step + overlap : step);
        scene.marks.append(
            RectMark{.rect = part,
                     .fill = Ink{scale.ramp, scale.ramp == Role::Diverging ? 2.0 * share - 1.0 : share},
                     .stroke = {},
                     .meaning = {}});
    }
    RectMark outline;
    outline.rect = scale.bar;
    outline.stroke = Ink{Role::Line};
    outline.meaning.description = scale.words;
    scene.marks.append(outline);
    const double line = scale.pixelSize * lineOfText;
    if (scale.bar.height() < 2.0 * line || scale.most.isEmpty())
        return;
    const double left = scale.bar.right() + 2.0;
    const QRectF top(left, scale.bar.top(), scale.right - left, line);
    scene.marks.append(textMark(top, scale.most, scale.pixelSize, Role::Muted, TextAlign::Left));
    scene.marks.append(textMark(top.translated(0, scale.bar.height() - line), scale.least, scale.pixelSize,
                                Role::Muted, TextAlign::Left));
}

} // namespace casefile::figures
