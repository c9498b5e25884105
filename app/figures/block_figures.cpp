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
        laboratory(u"block-path"_s, QT_TRANSLATE_NOOP("figures", "One token through one block"),
                   make<BlockPathFigure>, {u"norm-place"_s, u"block-draw"_s}),
        laboratory(u"residual-stream"_s, QT_TRANSLATE_NOOP("figures", "The residual stream"),
                   make<ResidualStreamFigure>, {u"blocks"_s, u"norm-place"_s, u"block-draw"_s}),
        laboratory(u"norm"_s, QT_TRANSLATE_NOOP("figures", "Before and after the norm"), make<NormFigure>,
                   {u"norm-kind"_s, u"norm-place"_s, u"norm-gain"_s}),
        laboratory(u"neurons"_s, QT_TRANSLATE_NOOP("figures", "The neurons of the feed-forward network"),
                   make<NeuronsFigure>,
                   {u"replace-other"_s, u"activation"_s, u"feed-forward-factor"_s, u"block-draw"_s}),
        laboratory(u"collapse"_s, QT_TRANSLATE_NOOP("figures", "Many layers, with and without residuals"),
                   make<CollapseFigure>, {u"block-depth"_s, u"block-draw"_s}),
        laboratory(u"block-dropout"_s, QT_TRANSLATE_NOOP("figures", "Dropout on an update"),
                   make<UpdateDropoutFigure>,
                   {u"block-dropout"_s, u"block-training"_s, u"hole-draw"_s, u"block-draw"_s}),
        laboratory(u"block-parameters"_s, QT_TRANSLATE_NOOP("figures", "Parameters of a block"),
                   make<BlockParametersFigure>,
                   {u"block-width"_s, u"feed-forward-factor"_s, u"block-heads"_s}),
        laboratory(u"changed-rows"_s, QT_TRANSLATE_NOOP("figures", "Who notices a changed token"),
                   make<ChangedRowsFigure>,
                   {u"change-carrier"_s, u"carrier-layers"_s, u"changed-token"_s, u"block-draw"_s}),
    };
}

} // namespace casefile::figures
