#include "app/figures/altered_product_figure.h"
#include "app/figures/change_figure.h"
#include "app/figures/chapter_figures.h"
#include "app/figures/code_walk_figure.h"
#include "app/figures/embedding_sum_figure.h"
#include "app/figures/matrix_product_figure.h"
#include "app/figures/rank_figure.h"
#include "app/figures/shapes_figure.h"
#include "app/figures/symmetry_figure.h"
#include "app/figures/wide_product_figure.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

template <Product product>
std::unique_ptr<Figure> makeProduct()
{
    return std::make_unique<MatrixProductFigure>(product);
}

template <Product product>
std::unique_ptr<Figure> makeAlteredProduct()
{
    return std::make_unique<AlteredProductFigure>(product);
}

template <Comparison comparison>
std::unique_ptr<Figure> makeChange()
{
    return std::make_unique<ChangeFigure>(comparison);
}

/// The table that all is copied from, and every product taken apart.
std::vector<FigureRow> projectionFigures()
{
    return {
        {u"embedding-sum"_s,
         QT_TRANSLATE_NOOP("figures", "One row for each token: X = E + P"),
         make<EmbeddingSumFigure>,
         {},
         Heads::Any},
        {u"matrix-product"_s, QT_TRANSLATE_NOOP("figures", "Queries: X times W_Q"),
         makeProduct<Product::Query>, engine::TensorId::Query},
        {u"key-product"_s,
         QT_TRANSLATE_NOOP("figures", "Keys: X times W_K"),
         makeProduct<Product::Key>,
         engine::TensorId::Key,
         Heads::One,
         {},
         false,
         QT_TRANSLATE_NOOP("figures", "Keys: M times W_K")},
        {u"value-product"_s,
         QT_TRANSLATE_NOOP("figures", "Values: X times W_V"),
         makeProduct<Product::Value>,
         engine::TensorId::Value,
         Heads::One,
         {},
         false,
         QT_TRANSLATE_NOOP("figures", "Values: M times W_V")},
        {u"scores-product"_s, QT_TRANSLATE_NOOP("figures", "Scores: Q times K transposed"),
         makeProduct<Product::Scores>, engine::TensorId::Scores},
        {u"context-product"_s, QT_TRANSLATE_NOOP("figures", "Contexts: A times V"),
         makeProduct<Product::Context>, engine::TensorId::Context},
        {u"output-product"_s, QT_TRANSLATE_NOOP("figures", "Output: the heads times W_O"),
         makeProduct<Product::Output>, engine::TensorId::Output, Heads::Any},
    };
}

/// What becomes of it when weights change, and what is true of all weights.
std::vector<FigureRow> circuitFigures()
{
    return {
        {u"edit-effect"_s, QT_TRANSLATE_NOOP("figures", "What the edited entries reach"),
         makeChange<Comparison::Edited>},
        {u"alteration-effect"_s,
         QT_TRANSLATE_NOOP("figures", "What a change of the weights reaches"),
         makeChange<Comparison::Altered>,
         {},
         Heads::One,
         {u"alteration"_s},
         true},
        {u"altered-product"_s,
         QT_TRANSLATE_NOOP("figures", "Contexts after the change: A times V"),
         makeAlteredProduct<Product::Context>,
         {},
         Heads::One,
         {},
         true},
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
         {u"tied"_s},
         true},
        {u"both-ways"_s, QT_TRANSLATE_NOOP("figures", "Scores both ways"),
         [] {
             return std::unique_ptr<Figure>(std::make_unique<SymmetryFigure>(SymmetryFigure::Shows::Pair));
         },
         engine::TensorId::Scores},
        {u"wide-product"_s,
         QT_TRANSLATE_NOOP("figures", "One product, cut by head"),
         make<WideProductFigure>,
         {},
         Heads::Any},
        {u"rank"_s,
         QT_TRANSLATE_NOOP("figures", "How many directions a table has"),
         make<RankFigure>,
         {},
         Heads::One,
         {u"key-width"_s},
         true},
        {u"code-walk"_s, QT_TRANSLATE_NOOP("figures", "What each line makes"), make<CodeWalkFigure>},
    };
}

} // namespace

std::vector<FigureRow> qkvFigures()
{
    std::vector<FigureRow> joined = projectionFigures();
    for (FigureRow& row : circuitFigures())
        joined.push_back(std::move(row));
    return joined;
}

} // namespace casefile::figures
