#include "app/figures/registry.h"

#include "app/figures/links_figure.h"
#include "app/figures/tokens_figure.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

template <typename AnyFigure>
std::unique_ptr<Figure> make()
{
    return std::make_unique<AnyFigure>();
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
        {u"tokens"_s, QT_TRANSLATE_NOOP("figures", "The clues"), make<TokensFigure>},
        {u"links"_s, QT_TRANSLATE_NOOP("figures", "Who looks at whom"), make<LinksFigure>},
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
    return row ? row->make() : nullptr;
}

QString figureTitle(const QString& id)
{
    const FigureRow* row = rowOf(id);
    return row ? QCoreApplication::translate("figures", row->title) : QString();
}

} // namespace casefile::figures
