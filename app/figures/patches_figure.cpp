#include "app/figures/patches_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "engine/measure/arrangement.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t sides[] = {224, 384};
constexpr std::size_t patches[] = {32, 16, 8};
constexpr double leastPictureShare = 0.42; ///< of the width
constexpr int channels = 3;

/// The image: a sun over a hill, drawn by hand. The colour at a place, 0 … 1 across and down.
Ink colourAt(double across, double down)
{
    constexpr double sunAcross = 0.7, sunDown = 0.28, sunRadius = 0.15;
    constexpr double hillFoot = 0.72, hillHeight = 0.16, hillWidth = 3.0;
    if (std::hypot(across - sunAcross, down - sunDown) < sunRadius)
        return {Role::Head1};
    if (down > hillFoot - hillHeight * std::sin(hillWidth * across))
        return {Role::Value, 0.0, 0.55 + 0.4 * down};
    return {Role::Head2, 0.0, 0.6 - 0.45 * down};
}

/// The squares that the image is cut into, in reading order, each of one colour.
void addImage(Scene& scene, const QRectF& image, int across, double shown)
{
    const double pitch = image.width() / across;
    const int visible = int(shown * across * across);
    Meaning meaning;
    meaning.description = QCoreApplication::translate("figures", "one patch: one token");
    for (int patch = 0; patch < visible; ++patch)
        scene.marks.append(
            RectMark{.rect = QRectF(image.left() + pitch * (patch % across),
                                    image.top() + pitch * (patch / across), pitch - 0.7, pitch - 0.7),
                     .fill = colourAt((patch % across + 0.5) / across, (patch / across + 0.5) / across),
                     .stroke = {},
                     .meaning = meaning});
}

} // namespace

Scene PatchesFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame,
        {{Sample::Frame,
          {Role::Muted},
          QCoreApplication::translate("figures", "one square: a patch of the image, one token")},
         {Sample::None,
          {},
          QCoreApplication::translate("figures", "the image is drawn by hand, one colour for a patch")}});
    const Frame inner = reserveLegend(scene, frame);
    const std::size_t side = sides[std::size_t(frame.knob(u"image-side"_s))];
    const std::size_t patch = patches[std::size_t(frame.knob(u"patch-side"_s))];
    const std::size_t tokens = engine::imageTokens(side, patch);
    const auto number = [](std::size_t value) {
        return QLocale(QLocale::English).toString(qulonglong(value));
    };
    const auto said = [](const char* text) { return QCoreApplication::translate("figures", text); };
    const QList<NamedRow> rows{
        {said(QT_TRANSLATE_NOOP("figures", "image, pixels")), u"%1 × %1"_s.arg(side)},
        {said(QT_TRANSLATE_NOOP("figures", "patch, pixels")), u"%1 × %1"_s.arg(patch)},
        {said(QT_TRANSLATE_NOOP("figures", "numbers of a patch")),
         u"%1 × %1 × %2 = %3"_s.arg(patch).arg(channels).arg(number(patch * patch * channels))},
        {said(QT_TRANSLATE_NOOP("figures", "patches")), number(tokens - 1)},
        {said(QT_TRANSLATE_NOOP("figures", "tokens, with the class token")), number(tokens)},
        {said(QT_TRANSLATE_NOOP("figures", "cells for each head")), number(tokens * tokens)},
    };
    const double words = NamedRows(inner, QRectF(QPointF(), inner.size), rows).wordsWidth();
    const double room = std::max(inner.size.width() * leastPictureShare, inner.size.width() - words - 32.0);
    const double pane = std::min(room, inner.size.height()) - 8.0;
    addImage(scene, QRectF(4.0, (inner.size.height() - pane) / 2, pane, pane), int(side / patch),
             frame.progress);
    const NamedRows table(
        inner, QRectF(pane + 20.0, 0, inner.size.width() - pane - 24.0, inner.size.height()), rows);
    table.addTo(scene, table.count());
    scene.summary = QCoreApplication::translate(
                        "figures", "An image of %1 × %1 pixels in patches of %2 × %2 is %3 tokens.")
                        .arg(side)
                        .arg(patch)
                        .arg(tokens);
    return scene;
}

} // namespace casefile::figures
