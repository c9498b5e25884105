#pragma once

#include "app/figures/figure.h"

#include <QList>

#include <span>

namespace casefile::figures {

/// One row of a picture that is a table of drawings.
struct NamedRow
{
    QString name;  ///< at the left
    QString value; ///< at the right
    Ink ink = {};  ///< of the name
};

/// Rows of equal height: a name on the left, room for a drawing, a value on the right.
class NamedRows
{
public:
    NamedRows(const Frame& frame, const QRectF& area, QList<NamedRow> rows);

    int count() const { return int(m_rows.size()); }
    double pixelSize() const { return m_pixelSize; }
    double wordsWidth() const { return m_nameWidth + m_valueWidth + gap; } ///< without room for drawings
    QRectF room(int row) const; ///< between name and value, with air above and below
    /// Adds names, values and an item for each of the first `shown` rows.
    void addTo(Scene& scene, int shown) const;

private:
    static constexpr double gap = 10.0; ///< beside a drawing

    QRectF band(int row) const;

    QRectF m_area;
    QList<NamedRow> m_rows;
    double m_pixelSize = 13.0;
    double m_nameWidth = 0.0;
    double m_valueWidth = 0.0;
};

/// A row of numbers as coloured cells on the signed ramp; `scale` is the number at its ends.
void addNumberStrip(Scene& scene, const QRectF& rect, std::span<const double> values, double scale);

/// A bar from the left edge, `share` of the room long.
void addShareBar(Scene& scene, const QRectF& room, double share, const Ink& ink, const Meaning& meaning);

double largestSize(std::span<const double> values); ///< of the absolute values; 1 when all are zero
double vectorLength(std::span<const double> values);

} // namespace casefile::figures
