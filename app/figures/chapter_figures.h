#pragma once

#include "app/figures/registry.h"

#include <initializer_list>

namespace casefile::figures {

/// Makes a picture that needs nothing to begin with.
template <typename AnyFigure>
std::unique_ptr<Figure> make()
{
    return std::make_unique<AnyFigure>();
}

/// A picture of an experiment: no head of the frame and no tensor is its subject.
inline FigureRow laboratory(const QString& id, const char* title, std::unique_ptr<Figure> (*maker)(),
                            const QStringList& knobs = {})
{
    return {id, title, maker, {}, Heads::Any, knobs};
}

/// Parts of a chapter, one behind the other.
inline std::vector<FigureRow> joinedFigures(std::initializer_list<std::vector<FigureRow>> parts)
{
    std::vector<FigureRow> joined;
    for (const std::vector<FigureRow>& part : parts)
        joined.insert(joined.end(), part.begin(), part.end());
    return joined;
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
