#include "app/figures/registry.h"

#include "app/figures/all_heads_figure.h"
#include "app/figures/arrangement_figure.h"
#include "app/figures/blend_figure.h"
#include "app/figures/block_parameters_figure.h"
#include "app/figures/block_path_figure.h"
#include "app/figures/cache_fill_figure.h"
#include "app/figures/change_figure.h"
#include "app/figures/collapse_figure.h"
#include "app/figures/compare_figure.h"
#include "app/figures/contribution_figure.h"
#include "app/figures/dot_plane_figure.h"
#include "app/figures/dropout_figure.h"
#include "app/figures/fit_words.h"
#include "app/figures/head_cost_figure.h"
#include "app/figures/head_habits_figure.h"
#include "app/figures/head_off_figure.h"
#include "app/figures/head_pruning_figure.h"
#include "app/figures/head_shapes_figure.h"
#include "app/figures/head_sum_figure.h"
#include "app/figures/head_swap_figure.h"
#include "app/figures/heat_map_figure.h"
#include "app/figures/hiding_figure.h"
#include "app/figures/induction_figure.h"
#include "app/figures/leader_figure.h"
#include "app/figures/length_cost_figure.h"
#include "app/figures/links_figure.h"
#include "app/figures/mask_compare_figure.h"
#include "app/figures/masked_words_figure.h"
#include "app/figures/matrix_product_figure.h"
#include "app/figures/neurons_figure.h"
#include "app/figures/norm_figure.h"
#include "app/figures/numerics_figure.h"
#include "app/figures/online_softmax_figure.h"
#include "app/figures/padded_batch_figure.h"
#include "app/figures/parity_figure.h"
#include "app/figures/patches_figure.h"
#include "app/figures/place_score_figure.h"
#include "app/figures/rank_figure.h"
#include "app/figures/reach_paths_figure.h"
#include "app/figures/residual_stream_figure.h"
#include "app/figures/roles_figure.h"
#include "app/figures/scaling_figure.h"
#include "app/figures/scores_row_figure.h"
#include "app/figures/shapes_figure.h"
#include "app/figures/shared_keys_figure.h"
#include "app/figures/sight_pattern_figure.h"
#include "app/figures/signal_fading_figure.h"
#include "app/figures/softmax_row_figure.h"
#include "app/figures/streaming_row_figure.h"
#include "app/figures/symmetry_figure.h"
#include "app/figures/systems_figure.h"
#include "app/figures/temperature_figure.h"
#include "app/figures/tokens_figure.h"
#include "app/figures/two_scores_figure.h"
#include "app/figures/update_dropout_figure.h"
#include "app/figures/writing_figure.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

/// A laboratory has more words than a small picture has room for.
class Fitted : public Figure
{
public:
    explicit Fitted(std::unique_ptr<Figure> figure)
        : m_figure(std::move(figure))
    {}

    Scene layout(const Frame& frame) const override
    {
        Scene scene = m_figure->layout(frame);
        fitWords(scene);
        return scene;
    }

private:
    std::unique_ptr<Figure> m_figure;
};

template <typename AnyFigure>
std::unique_ptr<Figure> make()
{
    return std::make_unique<AnyFigure>();
}

template <Product product>
std::unique_ptr<Figure> makeProduct()
{
    return std::make_unique<MatrixProductFigure>(product);
}

template <Comparison comparison>
std::unique_ptr<Figure> makeChange()
{
    return std::make_unique<ChangeFigure>(comparison);
}

const FigureRow* rowOf(const QString& id)
{
    const auto row = std::ranges::find(figureTable(), id, &FigureRow::id);
    return row == figureTable().end() ? nullptr : &*row;
}

} // namespace

const std::vector<FigureRow>& figureTable()
{
    static const std::vector<FigureRow> table{
        {u"tokens"_s, QT_TRANSLATE_NOOP("figures", "The clues"), make<TokensFigure>, {}, Heads::Any},
        {u"links"_s, QT_TRANSLATE_NOOP("figures", "Who looks at whom"), make<LinksFigure>, {}, Heads::All},
        {u"roles"_s, QT_TRANSLATE_NOOP("figures", "A lookup that blends"), make<RolesFigure>},
        {u"compare"_s, QT_TRANSLATE_NOOP("figures", "Before and now"), make<CompareFigure>},
        {u"heat-map"_s, QT_TRANSLATE_NOOP("figures", "Weights of one head"), make<HeatMapFigure>},
        {u"scores-row"_s, QT_TRANSLATE_NOOP("figures", "Scores of one query"), make<ScoresRowFigure>},
        {u"softmax-row"_s, QT_TRANSLATE_NOOP("figures", "From scores to weights"), make<SoftmaxRowFigure>},
        {u"blend"_s, QT_TRANSLATE_NOOP("figures", "The weighted sum of values"), make<BlendFigure>},
        {u"matrix-product"_s, QT_TRANSLATE_NOOP("figures", "Queries: X times W_Q"),
         makeProduct<Product::Query>, engine::TensorId::Query},
        {u"key-product"_s, QT_TRANSLATE_NOOP("figures", "Keys: X times W_K"), makeProduct<Product::Key>,
         engine::TensorId::Key},
        {u"value-product"_s, QT_TRANSLATE_NOOP("figures", "Values: X times W_V"), makeProduct<Product::Value>,
         engine::TensorId::Value},
        {u"scores-product"_s, QT_TRANSLATE_NOOP("figures", "Scores: Q times K transposed"),
         makeProduct<Product::Scores>, engine::TensorId::Scores},
        {u"context-product"_s, QT_TRANSLATE_NOOP("figures", "Contexts: A times V"),
         makeProduct<Product::Context>, engine::TensorId::Context},
        {u"output-product"_s, QT_TRANSLATE_NOOP("figures", "Output: the heads times W_O"),
         makeProduct<Product::Output>, engine::TensorId::Output, Heads::Any},
        {u"edit-effect"_s, QT_TRANSLATE_NOOP("figures", "What the edited entries reach"),
         makeChange<Comparison::Edited>},
        {u"alteration-effect"_s,
         QT_TRANSLATE_NOOP("figures", "What a change of the weights reaches"),
         makeChange<Comparison::Altered>,
         {},
         Heads::One,
         {u"alteration"_s}},
        {u"shapes"_s,
         QT_TRANSLATE_NOOP("figures", "Shapes and parameters"),
         make<ShapesFigure>,
         {},
         Heads::Any,
         {u"key-width"_s, u"value-width"_s, u"batch"_s}},
        {u"symmetry"_s,
         QT_TRANSLATE_NOOP("figures", "Scores both ways"),
         make<SymmetryFigure>,
         {},
         Heads::One,
         {u"tied"_s}},
        {u"rank"_s,
         QT_TRANSLATE_NOOP("figures", "How many directions a table has"),
         make<RankFigure>,
         {},
         Heads::One,
         {u"key-width"_s}},
        {u"dot-plane"_s,
         QT_TRANSLATE_NOOP("figures", "A query and a key in the plane"),
         make<DotPlaneFigure>,
         {},
         Heads::Any,
         {u"query-across"_s, u"query-up"_s, u"key-across"_s, u"key-up"_s}},
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
         {u"first-head"_s}},
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
        {u"scaling"_s,
         QT_TRANSLATE_NOOP("figures", "The scaling laboratory"),
         make<ScalingFigure>,
         {},
         Heads::Any,
         {u"d-k"_s, u"scaling"_s, u"score-draw"_s}},
        {u"two-scores"_s,
         QT_TRANSLATE_NOOP("figures", "Two scores and their weights"),
         make<TwoScoresFigure>,
         {},
         Heads::Any,
         {u"first-score"_s, u"second-score"_s, u"common-shift"_s}},
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
         {u"hiding"_s}},
        {u"padded-batch"_s,
         QT_TRANSLATE_NOOP("figures", "Two sentences in one batch"),
         make<PaddedBatchFigure>,
         {},
         Heads::One,
         {u"hide-padding"_s}},
        {u"dropout"_s,
         QT_TRANSLATE_NOOP("figures", "Dropout on weights"),
         make<DropoutFigure>,
         {},
         Heads::One,
         {u"drop-probability"_s, u"training-mode"_s, u"dropout-draw"_s}},
        {u"contribution"_s, QT_TRANSLATE_NOOP("figures", "Weight and contribution"),
         make<ContributionFigure>},
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
        {u"cache-fill"_s,
         QT_TRANSLATE_NOOP("figures", "Key-value caches that fill"),
         make<CacheFillFigure>,
         {},
         Heads::Any,
         {u"cache-layers"_s, u"cache-heads"_s, u"cache-group"_s, u"cache-width"_s, u"cache-tokens"_s}},
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
    return table;
}

QStringList figureNames()
{
    QStringList names;
    for (const FigureRow& row : figureTable())
        names.append(row.id);
    return names;
}

std::unique_ptr<Figure> makeFigure(const QString& id)
{
    const FigureRow* row = rowOf(id);
    return row ? std::make_unique<Fitted>(row->make()) : nullptr;
}

QString figureTitle(const QString& id)
{
    const FigureRow* row = rowOf(id);
    return row ? QCoreApplication::translate("figures", row->title) : QString();
}

std::optional<engine::TensorId> tensorTakenApart(const QString& id)
{
    const FigureRow* row = rowOf(id);
    return row ? row->takesApart : std::nullopt;
}

QStringList knobsOf(const QString& id)
{
    const FigureRow* row = rowOf(id);
    return row ? row->knobs : QStringList();
}

Heads headsOf(const QString& id)
{
    const FigureRow* row = rowOf(id);
    return row ? row->heads : Heads::Any;
}

} // namespace casefile::figures
