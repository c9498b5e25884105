#include "app/figures/blend_figure.h"
#include "app/figures/chapter_figures.h"
#include "app/figures/compare_figure.h"
#include "app/figures/heat_map_figure.h"
#include "app/figures/links_figure.h"
#include "app/figures/other_company_figure.h"
#include "app/figures/reading_figure.h"
#include "app/figures/roles_figure.h"
#include "app/figures/scores_row_figure.h"
#include "app/figures/shuffle_figure.h"
#include "app/figures/softmax_row_figure.h"
#include "app/figures/tokens_figure.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

std::vector<FigureRow> overviewFigures()
{
    return {
        {u"tokens"_s, QT_TRANSLATE_NOOP("figures", "The clues"), make<TokensFigure>, {}, Heads::Any},
        {u"links"_s, QT_TRANSLATE_NOOP("figures", "Who looks at whom"), make<LinksFigure>, {}, Heads::All},
        {u"roles"_s, QT_TRANSLATE_NOOP("figures", "A lookup that blends"), make<RolesFigure>},
        {u"compare"_s, QT_TRANSLATE_NOOP("figures", "Before and now"), make<CompareFigure>},
        {u"heat-map"_s, QT_TRANSLATE_NOOP("figures", "Weights of one head"), make<HeatMapFigure>},
        {u"scores-row"_s, QT_TRANSLATE_NOOP("figures", "Scores of one query"), make<ScoresRowFigure>},
        {u"raw-scores"_s, QT_TRANSLATE_NOOP("figures", "Scores of one query"),
         [] { return std::unique_ptr<Figure>(std::make_unique<ScoresRowFigure>(true)); }},
        {u"softmax-row"_s, QT_TRANSLATE_NOOP("figures", "From scores to weights"), make<SoftmaxRowFigure>},
        {u"blend"_s, QT_TRANSLATE_NOOP("figures", "The weighted sum of values"), make<BlendFigure>},
        {u"reading"_s,
         QT_TRANSLATE_NOOP("figures", "Word by word, or at once"),
         make<ReadingFigure>,
         {},
         Heads::One,
         {u"words-read"_s, u"reader-draw"_s}},
        {u"other-company"_s,
         QT_TRANSLATE_NOOP("figures", "One pair, two sentences"),
         make<OtherCompanyFigure>,
         {},
         Heads::One,
         {u"company-draw"_s},
         true},
        {u"shuffle"_s,
         QT_TRANSLATE_NOOP("figures", "Tokens change places"),
         make<ShuffleFigure>,
         {},
         Heads::Any,
         {u"with-positions"_s, u"shuffle-draw"_s}},
    };
}

} // namespace casefile::figures
