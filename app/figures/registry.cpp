#include "app/figures/registry.h"

#include "app/figures/chapter_figures.h"
#include "app/figures/fit_words.h"
#include "engine/matrix/upper_halves.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

/// A laboratory has more words than a small picture has room for, and computes behind pictures that Qt
/// filled.
class Fitted : public Figure
{
public:
    explicit Fitted(std::unique_ptr<Figure> figure)
        : m_figure(std::move(figure))
    {}

    Scene layout(const Frame& frame) const override
    {
        engine::clearUpperHalves();
        Scene scene = m_figure->layout(frame);
        fitWords(scene);
        return scene;
    }

private:
    std::unique_ptr<Figure> m_figure;
};

const FigureRow* rowOf(const QString& id)
{
    const auto row = std::ranges::find(figureTable(), id, &FigureRow::id);
    return row == figureTable().end() ? nullptr : &*row;
}

} // namespace

const std::vector<FigureRow>& figureTable()
{
    static const std::vector<FigureRow> table = [] {
        std::vector<FigureRow> joined;
        for (const auto& chapter :
             {overviewFigures, qkvFigures, scoringFigures, multiheadFigures, longrangeFigures,
              applicationsFigures, blockFigures, everyChaptersFigures})
            for (FigureRow& row : chapter())
                joined.push_back(std::move(row));
        return joined;
    }();
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

QString figureTitle(const QString& id, bool hasMemory)
{
    const FigureRow* row = rowOf(id);
    if (!row)
        return {};
    const bool isOfMemory = hasMemory && row->memoryTitle;
    return QCoreApplication::translate("figures", isOfMemory ? row->memoryTitle : row->title);
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

bool altersModel(const QString& id)
{
    const FigureRow* row = rowOf(id);
    return row && row->alters;
}

Heads headsOf(const QString& id)
{
    const FigureRow* row = rowOf(id);
    return row ? row->heads : Heads::Any;
}

} // namespace casefile::figures
