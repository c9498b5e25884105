#pragma once

#include "app/figures/registry.h"

namespace casefile::figures {

/// Makes a picture that needs nothing to begin with.
template <typename AnyFigure>
std::unique_ptr<Figure> make()
{
    return std::make_unique<AnyFigure>();
}

/// The rows of the table of figures, each in the file of the chapter that shows it first.
std::vector<FigureRow> overviewFigures();
std::vector<FigureRow> qkvFigures();
std::vector<FigureRow> scoringFigures();
std::vector<FigureRow> multiheadFigures();
std::vector<FigureRow> longrangeFigures();
std::vector<FigureRow> applicationsFigures();
std::vector<FigureRow> blockFigures();
std::vector<FigureRow> everyChaptersFigures(); ///< that the learner asks for, in any step

} // namespace casefile::figures
