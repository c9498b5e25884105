#pragma once

#include "app/figures/blend_plan.h"

namespace casefile::figures {

/// Everything that the marks of a blend are made of: one query of one head.
struct BlendPicture
{
    const Frame& frame;
    std::size_t head = 0;
    int query = 0;
    QStringList dimensions;
    double largest = 1.0; ///< |value| at level 1, the same in all strips
    BlendPlan plan;

    const engine::HeadTrace& of() const { return frame.trace->heads[head]; }
    double weight(int key) const { return of().weights(std::size_t(query), std::size_t(key)); }
    double value(int key, int dimension) const
    {
        return of().value(std::size_t(key), std::size_t(dimension));
    }
    int width() const { return static_cast<int>(dimensions.size()); }
};

/// The largest number of the head's values, without its sign.
double largestValue(const Frame& frame);
BlendPicture blendPictureOf(const Frame& frame);

/// How far the values have appeared at this moment, how far line `index` has been weighted and added, and
/// whether the context stands.
double appeared(const BlendPicture& picture);
double added(const BlendPicture& picture, std::size_t index);
bool contextStands(const BlendPicture& picture);

// A strip is a row of cells, one for each dimension.
QRectF stripIn(const QRectF& line);
QRectF stripCell(const QRectF& strip, int count, int dimension);
void addStripFrame(Scene& scene, const QRectF& strip, Role role, const QString& description);
void addStripCell(Scene& scene, const BlendPicture& picture, const QRectF& rect, double value, double opacity,
                  const Meaning& meaning);
/// Pixel size at which numbers fit the cells of the right-hand strips; 0 when none does.
double numberSize(const BlendPicture& picture, double cellHeight);
void addNumber(Scene& scene, const QRectF& rect, double value, double pixels, const Meaning& meaning);

} // namespace casefile::figures
