#include "app/figures/cache_fill_figure.h"
#include "app/figures/chapter_figures.h"
#include "app/figures/code_walk_figure.h"
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
        {u"reach-paths"_s,
         QT_TRANSLATE_NOOP("figures", "How many hops to the first token"),
         make<ReachPathsFigure>,
         {},
         Heads::Any,
         {u"carrier"_s, u"path-distance"_s, u"kernel"_s, u"path-back"_s}},
        {u"sight-pattern"_s,
         QT_TRANSLATE_NOOP("figures", "Patterns of sight"),
         make<SightPatternFigure>,
         {},
         Heads::Any,
         {u"sight"_s, u"sight-tokens"_s, u"sight-radius"_s, u"sight-layers"_s, u"sight-causal"_s,
          u"sight-seed"_s}},
        {u"signal-fading"_s,
         QT_TRANSLATE_NOOP("figures", "What is left of the first token"),
         make<SignalFadingFigure>,
         {},
         Heads::Any,
         {u"recurrent-scale"_s, u"score-lead"_s, u"fading-steps"_s, u"fading-seed"_s}},
        {u"length-cost"_s,
         QT_TRANSLATE_NOOP("figures", "Cost against length"),
         make<LengthCostFigure>,
         {},
         Heads::Any,
         {u"cost-width"_s, u"cost-of"_s}},
        {u"measured-cost"_s,
         QT_TRANSLATE_NOOP("figures", "Cost on this computer"),
         make<MeasuredCostFigure>,
         {},
         Heads::Any,
         {u"timed-width"_s, u"timed-of"_s}},
        {u"place-score"_s,
         QT_TRANSLATE_NOOP("figures", "A score as the distance grows"),
         make<PlaceScoreFigure>,
         {},
         Heads::Any,
         {u"place-scheme"_s, u"place-drawn"_s, u"place-shift"_s, u"place-head"_s, u"place-seed"_s}},
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
        {u"cache-fill"_s,
         QT_TRANSLATE_NOOP("figures", "Key-value caches that fill"),
         make<CacheFillFigure>,
         {},
         Heads::Any,
         {u"cache-layers"_s, u"cache-heads"_s, u"cache-group"_s, u"cache-width"_s, u"cache-tokens"_s}},
    };
}

} // namespace casefile::figures
