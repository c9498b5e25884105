#pragma once

#include "app/figures/figure.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace casefile::figures {

struct FigureRow
{
    QString id;        ///< "links", as in chapter files
    const char* title; ///< translatable, context "figures"
    std::unique_ptr<Figure> (*make)();
    std::optional<engine::TensorId> takesApart{}; ///< what it shows the making of, if that is one tensor
};

/// THE table of figures: tokens, links, heat-map, softmax-row, scores-row, blend, matrix-product, roles,
/// compare.
const std::vector<FigureRow>& figureTable();
QStringList figureNames();
std::unique_ptr<Figure> makeFigure(const QString& id); ///< nullptr if unknown
QString figureTitle(const QString& id);
std::optional<engine::TensorId> tensorTakenApart(const QString& id); ///< none: that of the step's stage

} // namespace casefile::figures
