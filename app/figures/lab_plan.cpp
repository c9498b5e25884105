#include "app/figures/lab_plan.h"

#include "app/figures/design.h"
#include "app/figures/fonts.h"
#include "app/figures/layout_tools.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double margin = 4.0;
constexpr double readoutShare = 0.4;  ///< of the width, beside the picture
constexpr double tallShare = 0.3;     ///< of the height, below the picture
constexpr double linePitch = 1.55;    ///< of the pixel size
constexpr double smallestText = 8.0;  ///< pixels
constexpr double smallestPitch = 1.3; ///< of the pixel size: lines that touch

} // namespace

LabPlan planLab(QSizeF size)
{
    if (size.height() > size.width()) {
        const double height = size.height() * tallShare;
        return {QRectF(margin, margin, size.width() - 2 * margin, size.height() - height - 2 * margin),
                QRectF(margin, size.height() - height, size.width() - 2 * margin, height - margin)};
    }
    const double width = size.width() * readoutShare;
    return {
        QRectF(margin, margin, size.width() - width - design::space3 - margin, size.height() - 2 * margin),
        QRectF(size.width() - width, margin, width - margin, size.height() - 2 * margin)};
}

QList<QRectF> addReadouts(Scene& scene, const QRectF& area, const QList<Readout>& lines, double pixelSize)
{
    if (lines.isEmpty())
        return {};
    double widest = 1.0;
    for (const Readout& line : lines)
        widest = std::max(widest, textWidth(line.text, pixelSize, line.bold) + 2.0);
    const double byWidth = pixelSize * std::min(1.0, area.width() / widest);
    const double byHeight = area.height() / (double(lines.size()) * smallestPitch);
    const double size = std::max(smallestText, std::floor(std::min({pixelSize, byWidth, byHeight})));
    const double pitch = std::min(area.height() / double(lines.size()), size * linePitch);
    double top = area.top() + std::max(0.0, (area.height() - pitch * double(lines.size())) / 2);
    QList<QRectF> places;
    for (const Readout& line : lines) {
        TextMark text = textLine(line.text, area.left(), top, area.width(), size, {line.role});
        text.rect.setHeight(std::min(text.rect.height(), pitch));
        text.bold = line.bold;
        scene.marks.append(text);
        places.append(QRectF(area.left(), top, area.width(), pitch));
        top += pitch;
    }
    return places;
}

} // namespace casefile::figures
