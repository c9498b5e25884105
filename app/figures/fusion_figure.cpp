#include "app/figures/fusion_figure.h"

#include "app/figures/attention_grids.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/size_words.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::Arrangement;

namespace {

constexpr int imageTokens = 9;    ///< on the picture: three for each token of the text, as in the real one
constexpr int mostTextTokens = 3; ///< likewise
constexpr std::size_t realImage = 576; ///< tokens of an image of 336 pixels in patches of 14
constexpr std::size_t realText = 192;  ///< tokens of a text beside it

/// In the order of the choice "fusion".
constexpr Arrangement ways[] = {Arrangement::TwoTowers, Arrangement::EncoderDecoder, Arrangement::Decoder};

QString said(const char* words)
{
    return QCoreApplication::translate("figures", words);
}

/// Where image and text meet, in one line.
QString meetingText(Arrangement way)
{
    switch (way) {
    case Arrangement::TwoTowers:
        return said(QT_TRANSLATE_NOOP("figures", "They meet behind both towers only: one similarity."));
    case Arrangement::EncoderDecoder:
        return said(QT_TRANSLATE_NOOP("figures", "They meet in cross-attention."));
    default:
        return said(QT_TRANSLATE_NOOP("figures", "They meet in self-attention over one row."));
    }
}

/// Which attention each table is, in the order of engine::scoreTables.
QStringList tableNames(Arrangement way)
{
    if (way == Arrangement::Decoder)
        return {said(QT_TRANSLATE_NOOP("figures", "image and text in one row"))};
    QStringList names{said(QT_TRANSLATE_NOOP("figures", "image, both ways")),
                      said(QT_TRANSLATE_NOOP("figures", "text, looking back"))};
    if (way == Arrangement::EncoderDecoder)
        names.append(said(QT_TRANSLATE_NOOP("figures", "across: text asks image")));
    return names;
}

QString costText(Arrangement way)
{
    const std::size_t scores = engine::scoreCount(way, realImage, realText);
    return QCoreApplication::translate(
               "figures",
               "%1 image and %2 text tokens: %3 scores with the hidden ones, %4 times the text alone")
        .arg(realImage)
        .arg(realText)
        .arg(fullCount(scores), playback::formatCell(double(scores) / double(realText * realText), 1));
}

} // namespace

Scene FusionFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    const Arrangement way = ways[std::size_t(frame.knob(u"fusion"_s))];
    QStringList patches;
    for (int patch = 1; patch <= imageTokens; ++patch)
        //: a piece of an image, short
        patches.append(QCoreApplication::translate("figures", "patch %1").arg(patch));
    const QStringList text = firstTokens(frame, mostTextTokens);
    const auto words = std::size_t(text.size());
    scene.legend = attentionLegend(engine::visibilityTable(way, imageTokens, words),
                                   engine::scoreCount(way, imageTokens, words));
    const Frame inner = reserveLegend(scene, frame);
    scene.summary = meetingText(way);
    const double size = textPixels(inner, 14.0), wide = inner.size.width() - 8.0;
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, wide, size, {}));
    scene.marks.append(textLine(costText(way), 4.0, size * 1.6, wide, size, {Role::Muted}));
    const double head = size * 3.5;
    addTitledGrids(scene, inner, QRectF(4.0, head, wide, inner.size.height() - head),
                   attentionGrids(way, patches, text, tableNames(way)));
    return scene;
}

} // namespace casefile::figures
