#pragma once

#include "app/figures/figure.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace casefile::figures {

struct FigureRow
{
    QString id;        ///< "links", as in chapter files
    const char* title; ///< translatable, context "figures"
    std::unique_ptr<Figure> (*make)();
};

/// THE table of figures: tokens, links, heat-map, softmax-row, scores-row, blend, matrix-product, roles,
/// compare.
const std::vector<FigureRow>& figureTable();
QStringList figureNames();
std::unique_ptr<Figure> makeFigure(const QString& id); ///< nullptr if unknown
QString figureTitle(const QString& id);

} // namespace casefile::figures
