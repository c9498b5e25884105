#pragma once

#include "app/content/knob.h"
#include "app/figures/mark.h"

#include <QList>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

namespace casefile::figures {

/// One line of the legend: what a kind of mark means.
struct LegendEntry
{
    enum class Sample {
        Swatch,
        LineThin,
        LineThick,
        Dashed,
        Ramp,
        Frame,
        Hatch,
        Word, ///< a bold word in this colour
        None, ///< words alone: said of the whole picture, not of a mark
    };
    Sample sample = Sample::Swatch;
    Ink ink;
    QString text;
    int dash = 0; ///< of Sample::Dashed: the pattern of links of that head
};

/// Something a keyboard or a screen reader can go to: a token, an arc, a cell.
struct SceneItem
{
    QRectF rect;
    QString name;  ///< "row 跑, column 球"; empty where it is made when asked for, see spoken()
    QString value; ///< "weight 0.21"
    Meaning meaning;
    int gridRow = -1; ///< for arrow keys; -1: order in the list
    int gridColumn = -1;
    int mark =
        -1; ///< of a link or a line: its place among the marks; it is found along that, rect is a spot on it
    bool isMeasured = false; ///< its value is more than the number of its cell, such as a difference
};

/// A point of the picture that can be dragged: it sets the knobs that its place stands for. Whoever has no
/// mouse turns the same knobs by their sliders.
struct SceneHandle
{
    QRectF grab; ///< where it can be taken
    QRectF area; ///< its left and right edges are the least and the most of `across`, bottom and top those of
                 ///< `up`
    QString across; ///< knob; empty: does not move across
    QString up;

    content::KnobValues valuesAt(QPointF point) const; ///< of its knobs, when it is dragged there
};

/// A frame: plain values, placed. Equal input gives an equal scene.
struct Scene
{
    QSizeF size;
    QList<Mark> marks;
    QList<LegendEntry> legend;
    QList<SceneItem> items;
    QList<SceneHandle> handles;
    QString summary;                           ///< one spoken sentence for the whole picture
    std::function<SceneItem(SceneItem)> speak; ///< adds the words of an item that has none, or empty
};

/// A text form of the scene, rounded to 1/100, for tests that compare frames.
QString dump(const Scene& scene);

/// The item with its words: a picture has hundreds of links, whose sentences are made only for those that are
/// pointed at, walked to or read aloud.
SceneItem spoken(const Scene& scene, const SceneItem& item);

/// The topmost item at a point, else the link or line that runs nearest to it, within a few pixels; nullptr
/// if there is none.
const SceneItem* itemAt(const Scene& scene, QPointF point);

/// The topmost handle at a point; nullptr if there is none.
const SceneHandle* handleAt(const Scene& scene, QPointF point);

/// What is shown of a point under the pointer: its item, else what the topmost mark there says of itself.
std::optional<SceneItem> explanationAt(const Scene& scene, QPointF point);

QRectF cellRect(const MapMark& map, int row, int column); ///< the place of one cell of a map

} // namespace casefile::figures
