#include "app/figures/chapter_figures.h"
#include "app/figures/frozen_difference_figure.h"

using namespace Qt::StringLiterals;

namespace casefile::figures {

std::vector<FigureRow> everyChaptersFigures()
{
    return {
        {u"frozen-difference"_s,
         QT_TRANSLATE_NOOP("figures", "The present state minus the frozen one"),
         make<FrozenDifferenceFigure>,
         {},
         Heads::One,
         {u"compared-tensor"_s}},
    };
}

} // namespace casefile::figures
