#include "app/figures/block_parameters_figure.h"
#include "app/figures/block_path_figure.h"
#include "app/figures/changed_rows_figure.h"
#include "app/figures/chapter_figures.h"
#include "app/figures/collapse_figure.h"
#include "app/figures/neurons_figure.h"
#include "app/figures/norm_figure.h"
#include "app/figures/residual_stream_figure.h"
#include "app/figures/update_dropout_figure.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

std::vector<FigureRow> blockFigures()
{
    return {
        {u"block-path"_s,
         QT_TRANSLATE_NOOP("figures", "One token through one block"),
         make<BlockPathFigure>,
         {},
         Heads::Any,
         {u"norm-place"_s, u"block-draw"_s}},
        {u"residual-stream"_s,
         QT_TRANSLATE_NOOP("figures", "The residual stream"),
         make<ResidualStreamFigure>,
         {},
         Heads::Any,
         {u"blocks"_s, u"norm-place"_s, u"block-draw"_s}},
        {u"norm"_s,
         QT_TRANSLATE_NOOP("figures", "Before and after the norm"),
         make<NormFigure>,
         {},
         Heads::Any,
         {u"norm-kind"_s, u"norm-place"_s, u"norm-gain"_s}},
        {u"neurons"_s,
         QT_TRANSLATE_NOOP("figures", "The neurons of the feed-forward network"),
         make<NeuronsFigure>,
         {},
         Heads::Any,
         {u"activation"_s, u"feed-forward-factor"_s, u"block-draw"_s}},
        {u"collapse"_s,
         QT_TRANSLATE_NOOP("figures", "Many layers, with and without residuals"),
         make<CollapseFigure>,
         {},
         Heads::Any,
         {u"block-depth"_s, u"block-draw"_s}},
        {u"block-dropout"_s,
         QT_TRANSLATE_NOOP("figures", "Dropout on an update"),
         make<UpdateDropoutFigure>,
         {},
         Heads::Any,
         {u"block-dropout"_s, u"block-training"_s, u"block-draw"_s}},
        {u"block-parameters"_s,
         QT_TRANSLATE_NOOP("figures", "Parameters of a block"),
         make<BlockParametersFigure>,
         {},
         Heads::Any,
         {u"block-width"_s, u"feed-forward-factor"_s, u"block-heads"_s}},
        {u"changed-rows"_s,
         QT_TRANSLATE_NOOP("figures", "Who notices a changed token"),
         make<ChangedRowsFigure>,
         {},
         Heads::Any,
         {u"change-carrier"_s, u"carrier-layers"_s, u"changed-token"_s, u"block-draw"_s}},
    };
}

} // namespace casefile::figures
