#pragma once

#include "app/figures/titled_grids.h"
#include "engine/measure/arrangement.h"

namespace casefile::figures {

/// A cell that may be looked at, where a picture tells it from hatched ones only.
inline constexpr Ink sightCell{Role::Accent, 0.0, 0.85};

/// One grid for each table of scores that an arrangement computes. `names` say which attention each is, in
/// the order of engine::scoreTables; their sizes are added.
std::vector<TitledGrid> attentionGrids(engine::Arrangement arrangement, const QStringList& source,
                                       const QStringList& target, const QStringList& names);

/// What the cells of these grids mean; hatching only where something is hidden.
QList<LegendEntry> attentionLegend(const engine::VisibilityTable& table, std::size_t scores);

} // namespace casefile::figures
