#pragma once

#include "app/figures/figure.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace casefile::figures {

/// What a picture can show of several heads.
enum class Heads {
    Any, ///< nothing in it belongs to a head
    One, ///< the head of the frame
    All, ///< also all of them, over one another
};

struct FigureRow
{
    QString id;        ///< "links", as in chapter files
    const char* title; ///< translatable, context "figures"
    std::unique_ptr<Figure> (*make)();
    std::optional<engine::TensorId> takesApart{}; ///< what it shows the making of, if that is one tensor
    Heads heads = Heads::One;
    QStringList knobs{}; ///< that a learner turns in it, in order
    bool alters = false; ///< its knobs change the model or the calculation: it draws numbers of no trace
    const char* memoryTitle = nullptr; ///< likewise translatable: where another text is asked; none: as ever
};

/// THE table of figures: tokens, links, heat-map, softmax-row, scores-row, blend, matrix-product, roles,
/// compare.
const std::vector<FigureRow>& figureTable();
QStringList figureNames();
std::unique_ptr<Figure> makeFigure(const QString& id); ///< nullptr if unknown
/// With `hasMemory`, of the picture of a sentence that asks another text.
QString figureTitle(const QString& id, bool hasMemory = false);
QStringList knobsOf(const QString& id);                              ///< none if unknown
bool altersModel(const QString& id);                                 ///< no if unknown
Heads headsOf(const QString& id);                                    ///< Any if unknown
std::optional<engine::TensorId> tensorTakenApart(const QString& id); ///< none: that of the step's stage

} // namespace casefile::figures
