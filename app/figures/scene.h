#pragma once

#include "app/figures/mark.h"

#include <QList>
#include <QSizeF>
#include <QString>

#include <utility>

namespace casefile::figures {

/// One line of the legend: what a kind of mark means.
struct LegendEntry
{
    enum class Sample { Swatch, LineThin, LineThick, Dashed, Ramp, Frame, Hatch };
    Sample sample = Sample::Swatch;
    Ink ink;
    QString text;
    int dash = 0; ///< of Sample::Dashed: the pattern of links of that head
};

/// Something a keyboard or a screen reader can go to: a token, an arc, a cell.
struct SceneItem
{
    QRectF rect;
    QString name;  ///< "row 跑, column 球"
    QString value; ///< "weight 0.21"
    Meaning meaning;
    int gridRow = -1; ///< for arrow keys; -1: order in the list
    int gridColumn = -1;
};

/// A frame: plain values, placed. Equal input gives an equal scene.
struct Scene
{
    QSizeF size;
    QList<Mark> marks;
    QList<LegendEntry> legend;
    QList<SceneItem> items;
    QString summary; ///< one spoken sentence for the whole picture
};

/// A text form of the scene, rounded to 1/100, for tests that compare frames.
QString dump(const Scene& scene);

/// The topmost item at a point; nullptr if there is none.
const SceneItem* itemAt(const Scene& scene, QPointF point);

/// What the topmost mark under the pointer says of itself, links included; nullptr if none there says
/// anything.
const Meaning* meaningAt(const Scene& scene, QPointF point);

/// The place of one cell of a map, and back; (-1, -1) outside of it.
QRectF cellRect(const MapMark& map, int row, int column);
std::pair<int, int> cellAt(const MapMark& map, QPointF point); ///< row, column

} // namespace casefile::figures
