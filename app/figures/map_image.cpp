#include "app/figures/map_image.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace casefile::figures {

namespace {

constexpr int tableSize = 256;

/// level -> colour, looked up instead of mixed for each cell.
class ColorTable
{
public:
    ColorTable(Role ramp, const Palette& palette)
        : m_signed(ramp == Role::Diverging)
        , m_hidden(palette.color(Role::Hidden).rgb())
    {
        for (int index = 0; index < tableSize; ++index) {
            const double share = double(index) / (tableSize - 1);
            m_colors[std::size_t(index)] =
                m_signed ? palette.diverging(2.0 * share - 1.0) : palette.sequential(share);
        }
    }

    QRgb operator()(float level) const
    {
        if (std::isnan(level))
            return m_hidden;
        const float share = m_signed ? 0.5f * (level + 1.0f) : level;
        return m_colors[std::size_t(std::clamp(share, 0.0f, 1.0f) * (tableSize - 1) + 0.5f)];
    }

private:
    bool m_signed;
    QRgb m_hidden;
    std::array<QRgb, tableSize> m_colors{};
};

/// The stronger of two levels: larger in size; anything is stronger than a hidden cell.
float stronger(float a, float b)
{
    return std::isnan(a) || std::abs(b) > std::abs(a) ? b : a;
}

/// Joins `from` cells to `to` cells along rows, then columns, keeping the strongest.
std::vector<float> pooled(const std::vector<float>& levels, QSize cells, QSize pixels)
{
    const std::size_t area = std::size_t(pixels.width()) * std::size_t(pixels.height());
    std::vector<float> result(area, std::nanf(""));
    for (int row = 0; row < cells.height(); ++row) {
        const float* source = levels.data() + std::size_t(row) * std::size_t(cells.width());
        const int y = int(std::int64_t(row) * pixels.height() / cells.height());
        float* target = result.data() + std::size_t(y) * std::size_t(pixels.width());
        for (int column = 0; column < cells.width(); ++column) {
            float& pixel = target[std::int64_t(column) * pixels.width() / cells.width()];
            pixel = stronger(pixel, source[column]);
        }
    }
    return result;
}

QImage colored(const std::vector<float>& levels, QSize size, const ColorTable& colors)
{
    QImage image(size, QImage::Format_RGB32);
    std::size_t index = 0;
    for (int y = 0; y < size.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < size.width(); ++x)
            row[x] = colors(levels[index++]);
    }
    return image;
}

} // namespace

QImage mapImage(const MapMark& map, const Palette& palette, QSize pixels)
{
    const QSize cells(map.columns, map.rows);
    if (cells.isEmpty() || pixels.isEmpty() || !map.levels)
        return {};
    const ColorTable colors(map.ramp, palette);
    const QSize size(std::min(cells.width(), pixels.width()), std::min(cells.height(), pixels.height()));
    if (size == cells)
        return colored(*map.levels, cells, colors);
    return colored(pooled(*map.levels, cells, size), size, colors);
}

} // namespace casefile::figures
