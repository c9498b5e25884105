#include "app/figures/cache_fill_figure.h"
#include "app/figures/chapter_figures.h"
#include "app/figures/code_walk_figure.h"
#include "app/figures/lead_share_figure.h"
#include "app/figures/length_cost_figure.h"
#include "app/figures/measured_cost_figure.h"
#include "app/figures/place_score_figure.h"
#include "app/figures/reach_paths_figure.h"
#include "app/figures/sight_pattern_figure.h"
#include "app/figures/signal_fading_figure.h"
#include "app/figures/streaming_row_figure.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

std::vector<FigureRow> longrangeFigures()
{
    return {
        laboratory(u"reach-paths"_s, QT_TRANSLATE_NOOP("figures", "How many hops it takes"),
                   make<ReachPathsFigure>, {u"carrier"_s, u"path-distance"_s, u"kernel"_s, u"path-back"_s}),
        laboratory(u"sight-pattern"_s, QT_TRANSLATE_NOOP("figures", "Patterns of sight"),
                   make<SightPatternFigure>,
                   {u"sight"_s, u"sight-tokens"_s, u"sight-radius"_s, u"sight-layers"_s, u"sight-causal"_s,
                    u"sight-seed"_s}),
        laboratory(u"signal-fading"_s, QT_TRANSLATE_NOOP("figures", "What is left of the first token"),
                   make<SignalFadingFigure>,
                   {u"recurrent-scale"_s, u"score-lead"_s, u"fading-steps"_s, u"fading-seed"_s}),
        laboratory(u"lead-share"_s, QT_TRANSLATE_NOOP("figures", "What a lead is worth among many"),
                   make<LeadShareFigure>, {u"score-lead"_s}),
        laboratory(u"length-cost"_s, QT_TRANSLATE_NOOP("figures", "Cost against length"),
                   make<LengthCostFigure>, {u"cost-width"_s, u"cost-of"_s}),
        laboratory(u"measured-cost"_s, QT_TRANSLATE_NOOP("figures", "Cost on this computer"),
                   make<MeasuredCostFigure>, {u"timed-width"_s, u"timed-of"_s}),
        laboratory(u"place-score"_s, QT_TRANSLATE_NOOP("figures", "A score as the distance grows"),
                   make<PlaceScoreFigure>,
                   {u"place-scheme"_s, u"place-drawn"_s, u"place-shift"_s, u"place-head"_s, u"place-seed"_s}),
        {u"streaming-row"_s,
         QT_TRANSLATE_NOOP("figures", "One row, tile by tile"),
         make<StreamingRowFigure>,
         {},
         Heads::One,
         {u"tile-size"_s}},
        {u"code-walk-tiles"_s,
         QT_TRANSLATE_NOOP("figures", "What each line makes"),
         make<CodeWalkFigure>,
         {},
         Heads::One,
         {u"tile-size"_s}},
        laboratory(
            u"cache-fill"_s, QT_TRANSLATE_NOOP("figures", "Key-value caches that fill"),
            make<CacheFillFigure>,
            {u"cache-layers"_s, u"cache-heads"_s, u"cache-group"_s, u"cache-width"_s, u"cache-tokens"_s}),
    };
}

} // namespace casefile::figures
