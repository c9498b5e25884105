#pragma once

#include "app/figures/heat_map_axes.h"

namespace casefile::figures {

/// The whole map beside a part of it, with a frame round that part; nothing where the whole map is shown.
/// Without the levels, the frame alone.
void addMinimap(Scene& scene, const Frame& frame, const HeatMapAxes& axes, bool withLevels);

/// "rows 129–192, columns 65–128": the part that a frame shows.
QString partText(const Frame& frame);

} // namespace casefile::figures
