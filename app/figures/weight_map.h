#pragma once

#include "app/figures/scene.h"
#include "engine/matrix/matrix.h"

#include <QStringList>

#include <vector>

namespace casefile::figures {

/// A map of weights that is not the trace's own: a mistaken one, or one of another sentence.
struct WeightMap
{
    QString title;
    engine::Matrix weights;                ///< [n, m]
    std::vector<std::vector<bool>> hidden; ///< [n][m]: drawn grey when the weight is 0
    QStringList queries;
    QStringList keys;
    int highlighted = -1; ///< query
};

bool sumsToOne(double sum); ///< else the sum of a row is written in red

/// Title, names, cells and the sum of every row, in `area`. Every row is an item, numbered from `firstItem`.
void addWeightMap(Scene& scene, const QRectF& area, const WeightMap& map, double pixelSize, int gridColumn);

} // namespace casefile::figures
