#pragma once

#include "app/figures/figure.h"
#include "app/figures/plot_tools.h"

#include <optional>
#include <vector>

namespace casefile::figures {

/// One of several maps that stand beside each other.
struct MapPanel
{
    QString title; ///< above it, and what its cells are called by
    Role titleRole = Role::Ink;
    engine::Matrix values;
    std::optional<engine::TensorId>
        tensor{}; ///< whose cells these are, of `head`; none: made by an experiment
    int head = 0;
    bool framed = false;
    QString shortTitle{}; ///< instead of one that would have to be set too small; empty: there is none
};

/// Small multiples: maps of one shape, under one scale, with one colour bar.
struct MapPanels
{
    std::vector<MapPanel> panels;
    QStringList rowNames;
    QStringList columnNames;
    Role ramp = Role::Sequential;
    double most = 1.0; ///< the scale runs from 0, or from -most on the signed ramp
    bool areWeights =
        true;           ///< rows are queries and columns keys: the mask hides cells, the focus frames them
    int across = 0;     ///< so many beside each other; 0: as they become largest
    QString scaleWords; ///< what the colour bar says of itself
};

/// Adds them within `area`, as large as they fit; up to 4096 cells each is an item, beyond that each row is.
void addMapPanels(Scene& scene, const Frame& frame, const QRectF& area, const MapPanels& maps);

/// The largest size of a cell of all panels; 1 when all are zero, so that it can be divided by.
double largestCell(const std::vector<MapPanel>& panels);

} // namespace casefile::figures
