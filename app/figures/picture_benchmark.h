#pragma once

#include <QList>
#include <QString>

#include <vector>

namespace casefile::figures {

/// How long something took, again and again.
struct NamedTimes
{
    QString name;
    std::vector<double> milliseconds;
};

/// Each knob of each figure: from a new value to the painted picture, 32 tokens x 8 heads, 900 x 520. Knobs
/// go through `moves` values from their least to their most. Named "scaling/d-k".
QList<NamedTimes> knobTimes(int moves);

/// Each figure: layout and painting, 512 tokens x 8 heads, with another token in focus every time.
QList<NamedTimes> longPictureTimes(int repeats);

/// A forward pass of 512 tokens x 8 heads with every intermediate.
std::vector<double> longTraceTimes(int repeats);

} // namespace casefile::figures
