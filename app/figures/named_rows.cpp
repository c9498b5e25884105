#include "app/figures/named_rows.h"

#include "app/figures/fonts.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double margin = 4.0;
constexpr double largestName = 0.48;  ///< of the width
constexpr double largestValue = 0.36; ///< of the width
constexpr double linePitch = 1.45;    ///< of the pixel size
constexpr double tallest = 56.0;      ///< pixels of a row

} // namespace

NamedRows::NamedRows(const Frame& frame, const QRectF& area, QList<NamedRow> rows)
    : m_area(area.adjusted(margin, 0, -margin, 0))
    , m_rows(std::move(rows))
{
    const double pitch = m_area.height() / std::max<double>(1.0, count());
    m_pixelSize = std::min(textPixels(frame, 14.0), pitch / linePitch);
    QStringList names;
    QStringList values;
    for (const NamedRow& row : m_rows) {
        names.append(row.name);
        values.append(row.value);
    }
    m_nameWidth = std::min(widestOf(names, m_pixelSize) + 2.0, m_area.width() * largestName);
    m_valueWidth = std::min(widestOf(values, m_pixelSize) + 2.0, m_area.width() * largestValue);
}

QRectF NamedRows::band(int row) const
{
    const double pitch = std::min(tallest, m_area.height() / std::max<double>(1.0, count()));
    const double top = m_area.top() + (m_area.height() - pitch * count()) / 2;
    return {m_area.left(), top + pitch * row, m_area.width(), pitch};
}

QRectF NamedRows::room(int row) const
{
    const QRectF whole = band(row);
    const double air = whole.height() * 0.14;
    return whole.adjusted(m_nameWidth + gap, air, m_valueWidth > 2.0 ? -m_valueWidth - gap : 0.0, -air);
}

void NamedRows::addTo(Scene& scene, int shown) const
{
    for (int row = 0; row < std::min(shown, count()); ++row) {
        const NamedRow& each = m_rows.at(row);
        const QRectF whole = band(row);
        TextMark name = textMark({whole.left(), whole.top(), m_nameWidth, whole.height()}, each.name,
                                 m_pixelSize, each.ink.role, TextAlign::Left);
        TextMark value = textMark({whole.right() - m_valueWidth, whole.top(), m_valueWidth, whole.height()},
                                  each.value, m_pixelSize, Role::Ink, TextAlign::Right);
        SceneItem item;
        item.rect = whole;
        item.name = each.name;
        item.value = each.value;
        item.gridRow = row;
        item.gridColumn = 0;
        item.meaning.description =
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(each.name, each.value);
        name.meaning = value.meaning = item.meaning;
        scene.marks.append(name);
        scene.marks.append(value);
        scene.items.append(item);
    }
}

void addNumberStrip(Scene& scene, const QRectF& rect, std::span<const double> values, double scale)
{
    const double width = rect.width() / double(std::max<std::size_t>(1, values.size()));
    const double air = width > 6.0 ? 1.0 : 0.0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double level = std::clamp(values[i] / scale, -1.0, 1.0);
        scene.marks.append(
            RectMark{.rect = QRectF(rect.left() + width * double(i), rect.top(), width - air, rect.height()),
                     .fill = Ink{Role::Diverging, level},
                     .stroke = {},
                     .meaning = {}});
    }
}

void addShareBar(Scene& scene, const QRectF& room, double share, const Ink& ink, const Meaning& meaning)
{
    scene.marks.append(RectMark{
        .rect = QRectF(room.left(), room.top(), room.width() * std::clamp(share, 0.0, 1.0), room.height()),
        .fill = ink,
        .stroke = {},
        .radius = 2.0,
        .meaning = meaning});
}

double largestSize(std::span<const double> values)
{
    double largest = 0.0;
    for (const double value : values)
        largest = std::max(largest, std::abs(value));
    return largest > 0.0 ? largest : 1.0;
}

double vectorLength(std::span<const double> values)
{
    double squares = 0.0;
    for (const double value : values)
        squares += value * value;
    return std::sqrt(squares);
}

} // namespace casefile::figures
