#pragma once

#include "app/figures/scene.h"

#include <QStringList>

namespace casefile::figures {

/// Labels of equal columns: lying where they fit, else turned (Chinese stacked), else only every step-th;
/// where names would be cut, numbers stand for them, and the names are on hover.
struct ColumnLabels
{
    bool turned = false;
    int step = 1;
    double height = 0.0;
    double pixelSize = 12.0;
    bool numbered = false;
    double room = 0.0; ///< along a turned name: a longer one keeps its first words
};
ColumnLabels planColumnLabels(const QStringList& names, double columnWidth, double pixelSize,
                              double maximumHeight);

/// Adds the labels in a band that is `plan.height` tall; turned and stacked labels end at its lower edge
/// when `above` the plot, and begin at its upper edge below it.
void addColumnLabels(Scene& scene, const ColumnLabels& plan, const QStringList& names, const QRectF& band,
                     int highlighted, Role highlight, bool above);

/// Adds right-aligned labels of equal rows over the height of `band`: every one that has room, and the
/// highlighted.
void addRowLabels(Scene& scene, const QStringList& names, const QRectF& band, double pixelSize,
                  int highlighted, Role highlight);

/// Which of several rows or columns keep their label: every step-th, and the highlighted in place of its
/// neighbours.
bool isLabelled(int index, int step, int highlighted);

} // namespace casefile::figures
