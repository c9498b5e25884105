#include "app/figures/alignment_figure.h"
#include "app/figures/arrangement_figure.h"
#include "app/figures/chapter_figures.h"
#include "app/figures/decode_cost_figure.h"
#include "app/figures/fusion_figure.h"
#include "app/figures/leak_figure.h"
#include "app/figures/loss_places_figure.h"
#include "app/figures/masked_count_figure.h"
#include "app/figures/masked_words_figure.h"
#include "app/figures/middle_figure.h"
#include "app/figures/next_word_figure.h"
#include "app/figures/padding_side_figure.h"
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
         {u"hidden-how"_s, u"masked-share"_s, u"masked-draw"_s}},
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
        {u"alignment"_s,
         QT_TRANSLATE_NOOP("figures", "Which row belongs to a word"),
         make<AlignmentFigure>,
         {},
         Heads::Any,
         {u"row-words"_s, u"target-word"_s}},
        {u"masked-count"_s,
         QT_TRANSLATE_NOOP("figures", "Chosen, hidden, swapped, left"),
         make<MaskedCountFigure>,
         {},
         Heads::Any,
         {u"masked-length"_s, u"masked-share"_s, u"masked-draw"_s}},
        {u"loss-places"_s,
         QT_TRANSLATE_NOOP("figures", "What the loss asks for"),
         make<LossPlacesFigure>,
         {},
         Heads::Any,
         {u"objective"_s, u"masked-draw"_s}},
        {u"leak"_s,
         QT_TRANSLATE_NOOP("figures", "The leak test"),
         make<LeakFigure>,
         {},
         Heads::Any,
         {u"token-out"_s}},
        {u"next-word"_s,
         QT_TRANSLATE_NOOP("figures", "From scores to a word"),
         make<NextWordFigure>,
         {},
         Heads::Any,
         {u"word-temperature"_s, u"nucleus"_s, u"word-draw"_s}},
        {u"padding-side"_s,
         QT_TRANSLATE_NOOP("figures", "Which side is filled up"),
         make<PaddingSideFigure>,
         {},
         Heads::Any,
         {u"padding-side"_s, u"restart-positions"_s}},
        {u"fusion"_s,
         QT_TRANSLATE_NOOP("figures", "Image and text together"),
         make<FusionFigure>,
         {},
         Heads::Any,
         {u"fusion"_s}},
        {u"middle"_s,
         QT_TRANSLATE_NOOP("figures", "A fact in the middle of a long text"),
         make<MiddleFigure>,
         {},
         Heads::Any,
         {u"fact-place"_s, u"middle-layers"_s, u"middle-toll"_s}},
        {u"decode-cost"_s,
         QT_TRANSLATE_NOOP("figures", "What a written token costs"),
         make<DecodeCostFigure>,
         {},
         Heads::Any,
         {u"model-size"_s, u"tokens-in-sight"_s}},
    };
}

} // namespace casefile::figures
