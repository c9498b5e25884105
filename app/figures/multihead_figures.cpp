#include "app/figures/all_heads_figure.h"
#include "app/figures/chapter_figures.h"
#include "app/figures/head_cost_figure.h"
#include "app/figures/head_habits_figure.h"
#include "app/figures/head_off_figure.h"
#include "app/figures/head_pruning_figure.h"
#include "app/figures/head_reading_figure.h"
#include "app/figures/head_shapes_figure.h"
#include "app/figures/head_sum_figure.h"
#include "app/figures/head_swap_figure.h"
#include "app/figures/induction_figure.h"
#include "app/figures/published_heads_figure.h"
#include "app/figures/published_pruning_figure.h"
#include "app/figures/reshape_figure.h"
#include "app/figures/same_context_figure.h"
#include "app/figures/shared_keys_figure.h"
#include "app/figures/sink_figure.h"
#include "app/figures/two_needs_figure.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

/// What the heads do on one sentence.
std::vector<FigureRow> headMapFigures()
{
    return {
        {u"all-heads"_s, QT_TRANSLATE_NOOP("figures", "All heads at once"), make<AllHeadsFigure>},
        {u"head-habits"_s, QT_TRANSLATE_NOOP("figures", "Habits of the heads"), make<HeadHabitsFigure>},
        laboratory(u"head-shapes"_s, QT_TRANSLATE_NOOP("figures", "How heads are cut and joined"),
                   make<HeadShapesFigure>),
        {u"head-sum"_s, QT_TRANSLATE_NOOP("figures", "The output as a sum over heads"), make<HeadSumFigure>},
        laboratory(u"head-reading"_s, QT_TRANSLATE_NOOP("figures", "Who reads one number of X"),
                   make<HeadReadingFigure>, {u"bumped-column"_s}),
        laboratory(u"two-needs"_s, QT_TRANSLATE_NOOP("figures", "Two tokens wanted at once"),
                   make<TwoNeedsFigure>, {u"first-need"_s, u"second-need"_s}),
        {u"same-context"_s, QT_TRANSLATE_NOOP("figures", "Other weights, the same context"),
         make<SameContextFigure>},
    };
}

/// Heads that are left out, exchanged or cut wrongly.
std::vector<FigureRow> headChangeFigures()
{
    return {
        laboratory(u"head-off"_s, QT_TRANSLATE_NOOP("figures", "The output without one head"),
                   make<HeadOffFigure>, {u"first-head"_s, u"output-matrix"_s}),
        laboratory(u"head-pruning"_s, QT_TRANSLATE_NOOP("figures", "One head after the other goes"),
                   make<HeadPruningFigure>),
        laboratory(u"head-swap"_s, QT_TRANSLATE_NOOP("figures", "Two heads change places"),
                   make<HeadSwapFigure>, {u"first-head"_s, u"second-head"_s}),
        laboratory(u"reshape"_s, QT_TRANSLATE_NOOP("figures", "Numbered cells, cut into heads"),
                   make<ReshapeFigure>, {u"reshape-way"_s, u"reshape-heads"_s}),
        {u"sink"_s,
         QT_TRANSLATE_NOOP("figures", "A sink with a value of zero"),
         make<SinkFigure>,
         {},
         Heads::One,
         {u"sink-score"_s},
         true},
        laboratory(u"induction"_s, QT_TRANSLATE_NOOP("figures", "A relay of two layers"),
                   make<InductionFigure>),
    };
}

/// What heads cost, and what they may share.
std::vector<FigureRow> headCostFigures()
{
    return {
        laboratory(u"head-cost"_s, QT_TRANSLATE_NOOP("figures", "What heads cost"), make<HeadCostFigure>,
                   {u"cost-tokens"_s, u"cost-width"_s, u"cost-heads"_s, u"head-sharing"_s}),
        laboratory(u"published-heads"_s, QT_TRANSLATE_NOOP("figures", "How many heads do best"),
                   make<PublishedHeadsFigure>),
        laboratory(u"published-pruning"_s,
                   QT_TRANSLATE_NOOP("figures", "What cut heads cost when it was measured"),
                   make<PublishedPruningFigure>),
        {u"shared-keys"_s,
         QT_TRANSLATE_NOOP("figures", "Heads that share keys and values"),
         make<SharedKeysFigure>,
         {},
         Heads::One,
         {u"head-sharing"_s},
         true},
    };
}

} // namespace

std::vector<FigureRow> multiheadFigures()
{
    return joinedFigures({headMapFigures(), headChangeFigures(), headCostFigures()});
}

} // namespace casefile::figures
