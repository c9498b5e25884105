#pragma once

#include "app/figures/figure.h"
#include "app/figures/fonts.h"

#include <QStringList>

#include <span>
#include <vector>

namespace casefile::figures {

// ---- words
// -------------------------------------------------------------------------------------------------------

QString tokenText(const engine::AttentionTrace& trace,
                  int query); ///< as typed; empty outside of the sentence
QStringList queryTexts(const engine::AttentionTrace& trace);
QStringList keyTexts(const engine::AttentionTrace& trace); ///< the same tokens, or those of a memory
bool isHiddenKey(const engine::AttentionTrace& trace, int query, int key);
/// "weight 0.21" or "hidden by the mask", in the language of the frame.
QString weightText(const engine::AttentionTrace& trace, int head, int query, int key);
/// The head that a frame shows, kept within the trace.
int shownHead(const Frame& frame);

// ---- text
// --------------------------------------------------------------------------------------------------------

/// Pixels of a text size of design.h in this frame: follows the text scale, and shrinks in very small
/// pictures.
double textPixels(const Frame& frame, double size);
/// A line of text whose mark is exactly as high as it needs to be, its top at `top`.
TextMark textLine(const QString& text, double left, double top, double width, double pixelSize, Ink ink,
                  TextAlign align = TextAlign::Left);

// ---- a row of token chips
// ----------------------------------------------------------------------------------------

/// Where the chips of a sentence stand. When there are too many to read they are dots.
struct ChipRow
{
    std::vector<QRectF> chips;
    double pixelSize = 13.0;
    bool areDots = false;
    bool areTurned = false; ///< text runs upwards, because columns are narrower than words
    QPointF top(int index) const
    {
        return {chips[std::size_t(index)].center().x(), chips[std::size_t(index)].top()};
    }
    QPointF bottom(int index) const
    {
        return {chips[std::size_t(index)].center().x(), chips[std::size_t(index)].bottom()};
    }
};

/// Height that a row of these chips wants in this width: more when words must be turned, little when they are
/// dots.
double chipRowHeight(const QStringList& texts, double width, double pixelSize);

/// Equal columns across `area`, each chip as wide as its text and no wider than its column.
ChipRow placeChips(const QStringList& texts, const QRectF& area, double pixelSize);

/// How one chip looks.
struct ChipLook
{
    std::optional<Ink> frame; ///< coloured border of a chip in focus
    double opacity = 1.0;
    bool hatched = false; ///< unknown or hidden
};

/// Adds the marks of one chip of a row. Dots carry no text.
void addChip(Scene& scene, const ChipRow& row, int index, const QString& text, const ChipLook& look,
             const Meaning& meaning);

// ---- links
// -------------------------------------------------------------------------------------------------------

inline constexpr double dimmed = 0.18; ///< opacity of what is out of focus

double linkWidth(double weight);   ///< 0.75 + 5 w^0.6 pixels
double linkOpacity(double weight); ///< 0.15 + 0.85 w^0.5

/// The links of one query that are worth drawing.
struct LinkChoice
{
    std::vector<int> keys; ///< by falling weight
    std::vector<int> rest; ///< likewise: those with some weight that are left out
    double restMass = 0.0;
};

/// Keys up to 90 % of the mass with w >= 1/(4n), at least the two heaviest, at most `most`.
LinkChoice chooseLinks(std::span<const double> row, int most);

/// Keys by falling weight; equal weights in order.
std::vector<int> byWeight(std::span<const double> row);

// ---- colour
// ------------------------------------------------------------------------------------------------------

/// Ink that is readable on a ramp colour, in both themes.
Ink inkOn(Role ramp, double level);
Ink faded(Ink ink, double opacity);

/// Bars and curves of weights, in every picture; a head's colour is for links and for heads beside each
/// other.
inline constexpr Ink weightInk{Role::Accent};
/// Of scores, whether divided by √d_k or not: their rows are named.
inline constexpr Ink scoreInk{Role::Muted};

// ---- time
// --------------------------------------------------------------------------------------------------------

double eased(double t);                                  ///< 0 … 1, slow at both ends
double between(double progress, double from, double to); ///< 0 before `from`, 1 after `to`, eased
/// The share of item `index` of `count` that start one after the other, each taking `length` of the whole.
double staggered(double progress, int index, int count, double length = 0.5);

} // namespace casefile::figures
