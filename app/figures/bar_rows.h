#pragma once

#include "app/figures/figure.h"

#include <QStringList>

#include <vector>

namespace casefile::figures {

/// A row of bars with its name before and a note after it.
struct NamedBars
{
    QString name;
    QString note;               ///< "Σ 1.00"; empty for none
    QString spoken;             ///< "weight %1"
    std::vector<double> values; ///< minus infinity: hidden, hatched
    std::vector<Ink> inks;      ///< one for each bar
    double low = 0.0;
    double high = 1.0;
};

/// Rows of bars under each other that share their columns, one for each of `names`, whose labels stand below.
/// Every bar is an item.
void addBarRows(Scene& scene, const QRectF& area, const std::vector<NamedBars>& rows,
                const QStringList& names, int highlighted, double pixelSize);

/// The largest value, at least `least`: the top of an axis from 0.
double topOf(const std::vector<double>& values, double least);

} // namespace casefile::figures
