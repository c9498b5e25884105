#pragma once

#include "app/figures/figure.h"
#include "app/figures/scene.h"

#include <QStringList>

namespace casefile::figures {

/// Sizes of text in one figure: the reader's text size, reduced where the figure is too small to hold it.
struct TypeScale
{
    double factor = 1.0;
    double small = 12.0;
    double note = 13.0;
    double body = 14.0;
};

/// `comfortable` is the size at which the figure can hold text at 100 %.
TypeScale typeScale(const QSizeF& size, double textScale, QSizeF comfortable);

/// Width of the widest of several lines, bold or not.
double widestOf(const QStringList& texts, double pixelSize);

/// One line of text, ready to be added to a scene.
TextMark textMark(const QRectF& rect, const QString& text, double pixelSize, Role role,
                  TextAlign align = TextAlign::Centre);

/// Adds the legend of the scene at the foot of the frame and returns the frame that is left above it.
Frame reserveLegend(Scene& scene, const Frame& frame);
QSizeF reserveLegend(Scene& scene, QSizeF size, double textScale);

/// An empty scene of the frame's size, with its legend.
Scene explainedBy(const Frame& frame, const QList<LegendEntry>& legend);

/// `scene`, which has its size and its legend, with words in place of the picture: not answered yet, or
/// nothing to draw.
Scene wordsInstead(Scene scene, const Frame& frame, const QString& words);

/// True when the frame has at least one query, one key and one head to draw.
bool isDrawable(const Frame& frame);

/// The scene that a Layout of this frame makes; an empty one when there is nothing to draw.
template <typename Layout>
Scene sceneOf(const Frame& frame)
{
    if (isDrawable(frame))
        return Layout(frame).make();
    Scene empty;
    empty.size = frame.size;
    return empty;
}
int focusedQuery(const Frame& frame); ///< the query of the focus, or the last token
int focusedKey(const Frame& frame);   ///< the key of the focus, or -1

/// The text of the token that is asked, or of the memory; a number where that has no words.
QString keyName(const engine::AttentionTrace& trace, std::size_t index);

/// What one column of a tensor is called: token, named dimension, or letter and number.
QString columnName(const engine::AttentionTrace& trace, engine::TensorId tensor, std::size_t head,
                   std::size_t column);

/// What one row of a tensor is called: a named dimension, a column of the heads side by side, or a token.
QString rowName(const engine::AttentionTrace& trace, engine::TensorId tensor, std::size_t row);

/// Why a key is hidden, in words: "hidden: token 5 is after token 2", or that the mask hides it.
QString hiddenReason(const engine::AttentionTrace& trace, std::size_t query, std::size_t key);

QString unansweredText(); ///< stands for a value while a prediction is open
QString cellName(const QString& row, const QString& column); ///< "row 跑, column 球"

} // namespace casefile::figures
