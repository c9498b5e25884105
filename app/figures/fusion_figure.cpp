#include "app/figures/fusion_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/size_words.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/arrangement.h"

#include <QCoreApplication>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::Arrangement;
using engine::Visibility;

namespace {

constexpr int imageTokens = 9;    ///< on the picture: three for each token of the text, as in the real one
constexpr int mostTextTokens = 3; ///< likewise
constexpr std::size_t realImage = 576; ///< tokens of an image of 336 pixels in patches of 14
constexpr std::size_t realText = 192;  ///< tokens of a text beside it

/// In the order of the choice "fusion".
constexpr Arrangement ways[] = {Arrangement::TwoTowers, Arrangement::EncoderDecoder, Arrangement::Decoder};

struct Kind
{
    LegendEntry::Sample sample;
    Role role;
    const char* words;
};

constexpr Kind kinds[] = {
    {LegendEntry::Sample::Hatch, Role::Hidden,
     QT_TRANSLATE_NOOP("figures", "may not look: weight exactly 0")},
    {LegendEntry::Sample::Swatch, Role::Head0, QT_TRANSLATE_NOOP("figures", "self-attention")},
    {LegendEntry::Sample::Swatch, Role::Head1,
     QT_TRANSLATE_NOOP("figures", "cross-attention: text asks, image answers")},
};

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

QString costText(Arrangement way)
{
    const std::size_t scores = engine::scoreCount(way, realImage, realText);
    return QCoreApplication::translate("figures",
                                       "%1 image and %2 text tokens: %3 scores, %4 times the text alone")
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
    for (const Kind& kind : kinds)
        if (kind.role != Role::Head1 || way == Arrangement::EncoderDecoder)
            scene.legend.append({kind.sample, {kind.role}, said(kind.words)});
    const Frame inner = reserveLegend(scene, frame);
    QStringList names;
    for (int patch = 1; patch <= imageTokens; ++patch)
        //: a piece of an image, short
        names.append(QCoreApplication::translate("figures", "patch %1").arg(patch));
    names += firstTokens(frame, mostTextTokens);
    const engine::VisibilityTable table =
        engine::visibilityTable(way, imageTokens, std::size_t(names.size() - imageTokens));
    scene.summary = meetingText(way);
    const double size = textPixels(inner, 14.0), wide = inner.size.width() - 8.0;
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, wide, size, {}));
    scene.marks.append(textLine(costText(way), 4.0, size * 1.6, wide, size, {Role::Muted}));
    TokenGrid grid;
    grid.queries = grid.keys = names;
    grid.cell = [&table](int query, int key) {
        const Kind& kind = kinds[int(table.at(std::size_t(query), std::size_t(key)))];
        return GridCell{{kind.role}, kind.role == Role::Hidden, said(kind.words)};
    };
    grid.rowValue = [&table](int query) {
        int seen = 0;
        for (std::size_t key = 0; key < table.tokens; ++key)
            seen += table.at(std::size_t(query), key) == Visibility::Hidden ? 0 : 1;
        return QCoreApplication::translate("figures", "sees %n token(s)", nullptr, seen);
    };
    const double head = size * 3.4;
    addTokenGrid(scene, inner, QRectF(4.0, head, wide, inner.size.height() - head), grid);
    return scene;
}

} // namespace casefile::figures
