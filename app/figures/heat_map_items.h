#pragma once

#include "app/figures/heat_map_figure.h"
#include "app/figures/phrase.h"

#include <QCoreApplication>

namespace casefile::figures {

/// The sentences of an item, looked up once for all cells of a map.
struct HeatMapWords
{
    Phrase cell{cellName(QStringLiteral("%1"), QStringLiteral("%2"))};
    Phrase weight{QCoreApplication::translate("figures", "weight %1")};
    Phrase shade{QCoreApplication::translate("figures", "shade %1 of 50", "of a cell, 50 is the darkest")};
    Phrase joined{QCoreApplication::translate("figures", "%1: %2")};
};

SceneItem heatMapItem(const Frame& frame, const HeatMapGeometry& geometry, int row, int column,
                      const HeatMapWords& words);

/// An item for each cell, or for each row where there are too many cells.
void addHeatMapItems(Scene& scene, const Frame& frame, const HeatMapGeometry& geometry);

} // namespace casefile::figures
