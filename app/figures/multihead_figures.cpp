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
#include "app/figures/reshape_figure.h"
#include "app/figures/same_context_figure.h"
#include "app/figures/shared_keys_figure.h"
#include "app/figures/sink_figure.h"
#include "app/figures/two_needs_figure.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

std::vector<FigureRow> multiheadFigures()
{
    return {
        {u"all-heads"_s, QT_TRANSLATE_NOOP("figures", "All heads at once"), make<AllHeadsFigure>},
        {u"head-shapes"_s,
         QT_TRANSLATE_NOOP("figures", "How heads are cut and joined"),
         make<HeadShapesFigure>,
         {},
         Heads::Any},
        {u"head-sum"_s, QT_TRANSLATE_NOOP("figures", "The output as a sum over heads"), make<HeadSumFigure>},
        {u"head-cost"_s,
         QT_TRANSLATE_NOOP("figures", "What heads cost"),
         make<HeadCostFigure>,
         {},
         Heads::Any,
         {u"cost-tokens"_s, u"cost-width"_s, u"cost-heads"_s, u"head-sharing"_s}},
        {u"head-off"_s,
         QT_TRANSLATE_NOOP("figures", "The output without one head"),
         make<HeadOffFigure>,
         {},
         Heads::Any,
         {u"first-head"_s, u"output-matrix"_s}},
        {u"head-pruning"_s,
         QT_TRANSLATE_NOOP("figures", "One head after the other goes"),
         make<HeadPruningFigure>,
         {},
         Heads::Any},
        {u"head-habits"_s, QT_TRANSLATE_NOOP("figures", "Habits of the heads"), make<HeadHabitsFigure>},
        {u"head-swap"_s,
         QT_TRANSLATE_NOOP("figures", "Two heads change places"),
         make<HeadSwapFigure>,
         {},
         Heads::Any,
         {u"first-head"_s, u"second-head"_s}},
        {u"induction"_s,
         QT_TRANSLATE_NOOP("figures", "A relay of two layers"),
         make<InductionFigure>,
         {},
         Heads::Any},
        {u"shared-keys"_s,
         QT_TRANSLATE_NOOP("figures", "Heads that share keys and values"),
         make<SharedKeysFigure>,
         {},
         Heads::One,
         {u"head-sharing"_s}},
        {u"sink"_s,
         QT_TRANSLATE_NOOP("figures", "A sink with a value of zero"),
         make<SinkFigure>,
         {},
         Heads::One,
         {u"sink-score"_s}},
        {u"reshape"_s,
         QT_TRANSLATE_NOOP("figures", "Numbered cells, cut into heads"),
         make<ReshapeFigure>,
         {},
         Heads::Any,
         {u"reshape-way"_s, u"reshape-heads"_s}},
        {u"same-context"_s, QT_TRANSLATE_NOOP("figures", "Other weights, the same context"),
         make<SameContextFigure>},
        {u"head-reading"_s,
         QT_TRANSLATE_NOOP("figures", "Who reads one number of X"),
         make<HeadReadingFigure>,
         {},
         Heads::Any,
         {u"bumped-column"_s}},
        {u"two-needs"_s,
         QT_TRANSLATE_NOOP("figures", "Two tokens wanted at once"),
         make<TwoNeedsFigure>,
         {},
         Heads::Any,
         {u"first-need"_s, u"second-need"_s}},
    };
}

} // namespace casefile::figures
