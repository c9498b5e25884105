#include "app/figures/arrangement_figure.h"
#include "app/figures/chapter_figures.h"
#include "app/figures/masked_words_figure.h"
#include "app/figures/parity_figure.h"
#include "app/figures/patches_figure.h"
#include "app/figures/systems_figure.h"
#include "app/figures/writing_figure.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

std::vector<FigureRow> applicationsFigures()
{
    return {
        {u"arrangement"_s,
         QT_TRANSLATE_NOOP("figures", "Who may look at whom"),
         make<ArrangementFigure>,
         {},
         Heads::Any,
         {u"arrangement"_s, u"target-length"_s}},
        {u"systems"_s,
         QT_TRANSLATE_NOOP("figures", "Systems and their attention"),
         make<SystemsFigure>,
         {},
         Heads::Any},
        {u"masked-words"_s,
         QT_TRANSLATE_NOOP("figures", "Words replaced for training"),
         make<MaskedWordsFigure>,
         {},
         Heads::Any,
         {u"masked-share"_s, u"masked-draw"_s}},
        {u"writing"_s,
         QT_TRANSLATE_NOOP("figures", "Writing token by token"),
         make<WritingFigure>,
         {},
         Heads::Any,
         {u"written"_s, u"keeps-cache"_s}},
        {u"patches"_s,
         QT_TRANSLATE_NOOP("figures", "An image as tokens"),
         make<PatchesFigure>,
         {},
         Heads::Any,
         {u"image-side"_s, u"patch-side"_s}},
        {u"parity"_s,
         QT_TRANSLATE_NOOP("figures", "One changed symbol among many"),
         make<ParityFigure>,
         {},
         Heads::Any,
         {u"symbols"_s}},
    };
}

} // namespace casefile::figures
