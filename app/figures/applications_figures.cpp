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

namespace {

/// Who may look at whom, and which row belongs to which word.
std::vector<FigureRow> sightFigures()
{
    return {
        laboratory(u"arrangement"_s, QT_TRANSLATE_NOOP("figures", "Who may look at whom"),
                   make<ArrangementFigure>, {u"arrangement"_s, u"target-length"_s}),
        laboratory(u"systems"_s, QT_TRANSLATE_NOOP("figures", "Systems and their attention"),
                   make<SystemsFigure>),
        laboratory(u"alignment"_s, QT_TRANSLATE_NOOP("figures", "Which row belongs to a word"),
                   make<AlignmentFigure>, {u"row-words"_s, u"target-word"_s}),
        laboratory(u"padding-side"_s, QT_TRANSLATE_NOOP("figures", "Which side is filled up"),
                   make<PaddingSideFigure>, {u"padding-side"_s, u"restart-positions"_s}),
    };
}

/// What a model is trained on.
std::vector<FigureRow> trainingFigures()
{
    return {
        laboratory(u"masked-words"_s, QT_TRANSLATE_NOOP("figures", "Words replaced for training"),
                   make<MaskedWordsFigure>, {u"hidden-how"_s, u"masked-share"_s, u"masked-draw"_s}),
        laboratory(u"masked-count"_s, QT_TRANSLATE_NOOP("figures", "Chosen, hidden, swapped, left"),
                   make<MaskedCountFigure>, {u"masked-length"_s, u"masked-share"_s, u"masked-draw"_s}),
        laboratory(u"loss-places"_s, QT_TRANSLATE_NOOP("figures", "What the loss asks for"),
                   make<LossPlacesFigure>, {u"objective"_s, u"masked-draw"_s}),
        laboratory(u"leak"_s, QT_TRANSLATE_NOOP("figures", "The leak test"), make<LeakFigure>,
                   {u"token-out"_s}),
    };
}

/// Token by token, and what each of them costs.
std::vector<FigureRow> writingFigures()
{
    return {
        laboratory(u"writing"_s, QT_TRANSLATE_NOOP("figures", "Writing token by token"), make<WritingFigure>,
                   {u"written"_s, u"keeps-cache"_s}),
        laboratory(u"next-word"_s, QT_TRANSLATE_NOOP("figures", "From scores to a word"),
                   make<NextWordFigure>, {u"word-temperature"_s, u"nucleus"_s, u"word-draw"_s}),
        laboratory(u"decode-cost"_s, QT_TRANSLATE_NOOP("figures", "What a written token costs"),
                   make<DecodeCostFigure>, {u"model-size"_s, u"tokens-in-sight"_s}),
    };
}

/// Images as tokens, alone and beside text.
std::vector<FigureRow> imageFigures()
{
    return {
        laboratory(u"patches"_s, QT_TRANSLATE_NOOP("figures", "An image as tokens"), make<PatchesFigure>,
                   {u"image-side"_s, u"patch-side"_s}),
        laboratory(u"fusion"_s, QT_TRANSLATE_NOOP("figures", "Image and text together"), make<FusionFigure>,
                   {u"fusion"_s}),
    };
}

/// What attention is not good at.
std::vector<FigureRow> limitFigures()
{
    return {
        laboratory(u"parity"_s, QT_TRANSLATE_NOOP("figures", "One changed symbol among many"),
                   make<ParityFigure>, {u"symbols"_s}),
        laboratory(u"middle"_s, QT_TRANSLATE_NOOP("figures", "A fact in the middle of a long text"),
                   make<MiddleFigure>, {u"fact-place"_s, u"middle-layers"_s, u"middle-toll"_s}),
    };
}

} // namespace

std::vector<FigureRow> applicationsFigures()
{
    return joinedFigures(
        {sightFigures(), trainingFigures(), writingFigures(), imageFigures(), limitFigures()});
}

} // namespace casefile::figures
