#pragma once

#include "engine/attention/trace.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace casefile::figures {

/// What a colour is for; the palette of the theme says which colour that is.
enum class Role {
    Paper,
    Panel,
    Ink,
    Muted,
    Line,
    Accent,
    Lit,
    Chip,
    Query,
    Key,
    Value,
    Head0,
    Head1,
    Head2,
    Head3,
    Head4,
    Head5,
    Head6,
    Head7,
    Right,
    Wrong,
    Hidden,
    Sequential, ///< weights: 0 … 1 along the sequential ramp, by `level`
    Diverging,  ///< scores and values: -1 … 1 along the signed ramp, by `level`
};

struct Ink
{
    Role role = Role::Ink;
    double level = 0.0; ///< position on a ramp
    double opacity = 1.0;
};

/// What every mark can say of itself: which number it stands for, and in words.
struct Meaning
{
    std::optional<engine::CellRef> cell;
    int query = -1;      ///< token that asks, if the mark stands for one
    int key = -1;        ///< token that is asked
    QString description; ///< translated; tooltip and screen reader
    int head = -1;       ///< whose map or block it is, where a picture has one for each head
    qint64 moment = -1;  ///< of a walk through code, at which this number is made
};

struct RectMark
{
    QRectF rect;
    std::optional<Ink> fill;
    std::optional<Ink> stroke;
    double strokeWidth = 1.0;
    double radius = 0.0;
    bool hatched = false;
    Meaning meaning;
};

enum class TextAlign { Left, Centre, Right };

struct TextMark
{
    QRectF rect; ///< aligned within, vertically centred, elided to fit
    QString text;
    double pixelSize = 13.0;
    TextAlign align = TextAlign::Centre;
    bool bold = false;
    double rotation = 0.0; ///< degrees about the centre of rect
    bool stacked = false;  ///< Chinese upright, its characters below each other from the top of rect
    Ink ink;
    Meaning meaning;
};

struct LineMark
{
    QPointF from;
    QPointF to;
    double width = 1.0;
    bool arrow = false;
    Ink ink;
    Meaning meaning;
};

/// A weighted link from a query (top) to a key (bottom): a y-monotone cubic, drawn by the link rasteriser.
struct LinkMark
{
    QPointF from;
    QPointF to;
    double width = 1.0;
    double reveal = 1.0; ///< drawn from `from` up to this share of its height
    int dash = 0;        ///< pattern by head: 0 solid
    Ink ink;
    Meaning meaning;
};

struct CircleMark
{
    QPointF centre;
    double radius = 4.0;
    std::optional<Ink> fill;
    std::optional<Ink> stroke;
    double strokeWidth = 1.0;
    Meaning meaning;
};

/// A whole map of cells painted as one image; cells are found by geometry.
struct MapMark
{
    QRectF rect;
    std::optional<engine::TensorId> tensor{}; ///< whose numbers these are; none: made by an experiment
    int head = 0;
    Role ramp = Role::Sequential;
    double low = 0.0;
    double high = 1.0;
    int rows = 0;
    int columns = 0;
    std::shared_ptr<const std::vector<float>> levels; ///< rows * columns on the ramp; NaN = hidden
    int firstRow = 0;                                 ///< of the tensor, where a part of it is shown
    int firstColumn = 0;
};

using Mark = std::variant<RectMark, TextMark, LineMark, LinkMark, CircleMark, MapMark>;

} // namespace casefile::figures
