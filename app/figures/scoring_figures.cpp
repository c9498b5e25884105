#include "app/figures/chapter_figures.h"
#include "app/figures/contribution_figure.h"
#include "app/figures/dot_plane_figure.h"
#include "app/figures/dropout_figure.h"
#include "app/figures/hiding_figure.h"
#include "app/figures/key_angles_figure.h"
#include "app/figures/leader_figure.h"
#include "app/figures/mask_compare_figure.h"
#include "app/figures/numerics_figure.h"
#include "app/figures/online_softmax_figure.h"
#include "app/figures/padded_batch_figure.h"
#include "app/figures/scaling_figure.h"
#include "app/figures/score_ways_figure.h"
#include "app/figures/temperature_figure.h"
#include "app/figures/two_scores_figure.h"
#include "app/figures/variation_figure.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

/// How a score is made and scaled.
std::vector<FigureRow> productFigures()
{
    return {
        {u"key-angles"_s, QT_TRANSLATE_NOOP("figures", "Length, direction, score"), make<KeyAnglesFigure>},
        {u"dot-plane"_s,
         QT_TRANSLATE_NOOP("figures", "A query and a key in the plane"),
         make<DotPlaneFigure>,
         {},
         Heads::Any,
         {u"query-across"_s, u"query-up"_s, u"key-across"_s, u"key-up"_s}},
        {u"scaling"_s,
         QT_TRANSLATE_NOOP("figures", "The scaling laboratory"),
         make<ScalingFigure>,
         {},
         Heads::Any,
         {u"d-k"_s, u"scaling"_s, u"score-draw"_s}},
    };
}

/// From scores to weights.
std::vector<FigureRow> softmaxFigures()
{
    return {
        {u"two-scores"_s,
         QT_TRANSLATE_NOOP("figures", "Two scores and their weights"),
         make<TwoScoresFigure>,
         {},
         Heads::Any,
         {u"first-score"_s, u"second-score"_s, u"common-shift"_s, u"score-divisor"_s}},
        {u"leader"_s,
         QT_TRANSLATE_NOOP("figures", "What a lead is worth"),
         make<LeaderFigure>,
         {},
         Heads::Any,
         {u"lead"_s, u"rivals"_s}},
        {u"numerics"_s,
         QT_TRANSLATE_NOOP("figures", "Softmax in float and in double"),
         make<NumericsFigure>,
         {},
         Heads::Any,
         {u"score-size"_s}},
        {u"online-softmax"_s,
         QT_TRANSLATE_NOOP("figures", "Softmax in two halves"),
         make<OnlineSoftmaxFigure>,
         {},
         Heads::One,
         {u"cut-at"_s}},
        {u"temperature"_s, QT_TRANSLATE_NOOP("figures", "Entropy against temperature"),
         make<TemperatureFigure>},
    };
}

/// What is out of sight.
std::vector<FigureRow> hidingFigures()
{
    return {
        {u"hiding"_s,
         QT_TRANSLATE_NOOP("figures", "Eight ways to hide a key"),
         make<HidingFigure>,
         {},
         Heads::Any,
         {u"keys-in-sight"_s}},
        {u"mask-compare"_s,
         QT_TRANSLATE_NOOP("figures", "A mask, and a mistaken one"),
         make<MaskCompareFigure>,
         {},
         Heads::One,
         {u"hiding"_s},
         true},
        {u"padded-batch"_s,
         QT_TRANSLATE_NOOP("figures", "Two sentences in one batch"),
         make<PaddedBatchFigure>,
         {},
         Heads::One,
         {u"hide-padding"_s},
         true},
    };
}

/// What becomes of weights, and other ways to make them.
std::vector<FigureRow> weightFigures()
{
    return {
        {u"dropout"_s,
         QT_TRANSLATE_NOOP("figures", "Dropout on weights"),
         make<DropoutFigure>,
         {},
         Heads::One,
         {u"drop-probability"_s, u"training-mode"_s, u"dropout-draw"_s},
         true},
        {u"contribution"_s, QT_TRANSLATE_NOOP("figures", "Weight and contribution"),
         make<ContributionFigure>},
        {u"variation"_s,
         QT_TRANSLATE_NOOP("figures", "One head, done another way"),
         make<VariationFigure>,
         {},
         Heads::One,
         {u"gain-of"_s, u"gain"_s, u"divide-by"_s, u"softmax-over"_s},
         true},
        {u"score-ways"_s,
         QT_TRANSLATE_NOOP("figures", "One row, scored in other ways"),
         make<ScoreWaysFigure>,
         {},
         Heads::One,
         {u"qk-norm-gain"_s, u"soft-cap"_s},
         true},
    };
}

} // namespace

std::vector<FigureRow> scoringFigures()
{
    std::vector<FigureRow> joined;
    for (const auto& part : {productFigures, softmaxFigures, hidingFigures, weightFigures})
        for (FigureRow& row : part())
            joined.push_back(std::move(row));
    return joined;
}

} // namespace casefile::figures
