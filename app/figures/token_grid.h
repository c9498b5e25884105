#pragma once

#include "app/figures/figure.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace casefile::figures {

/// A cell that may be looked at, and of which nothing more is said: seen in both themes, beside hatched ones.
inline constexpr Ink openCell{Role::Muted, 0.0, 0.45};

/// How one cell of a grid of tokens looks, and what it says.
struct GridCell
{
    Ink fill;
    bool hatched = false;
    QString description;
};

/// Measures of a grid that stands beside others: planned by whoever places them.
struct GridFit
{
    double side = 1.0;  ///< of a cell
    double names = 0.0; ///< width of the names of the rows
    double head = 0.0;  ///< height of the names of the columns
};

/// A table of who looks at whom: queries down the side, keys across.
struct TokenGrid
{
    QStringList queries;
    QStringList keys;
    std::function<GridCell(int query, int key)> cell;
    std::function<QString(int query)>
        rowValue;                 ///< what a row says of itself, for who goes through by keyboard
    int highlighted = -1;         ///< query
    QStringList notes{};          ///< behind each row, or none
    QString queryTitle{};         ///< above the names of the rows, where there are notes
    QString noteTitle{};          ///< above the notes
    std::optional<GridFit> fit{}; ///< none: as large as its area allows
};

/// Draws it into the area, cells square, names where they have room.
void addTokenGrid(Scene& scene, const Frame& frame, const QRectF& area, const TokenGrid& grid);

/// Says in the legend that a picture takes only the first `most` tokens, where the sentence has more.
void addCutNote(Scene& scene, const Frame& frame, int most);

/// Source and target of a text that is translated. With a text that is asked (memory) the source is that and
/// the target the sentence; else the source is the sentence, and places of the target are y1, y2, …
struct TextPair
{
    QStringList source;
    QStringList target;
};
TextPair textPair(const Frame& frame, int mostSource, int mostTarget);

/// The first tokens of the sentence, at most `most`.
QStringList firstTokens(const Frame& frame, int most);

} // namespace casefile::figures
