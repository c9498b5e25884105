#include "app/export/gif_palette.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <vector>

namespace casefile::exports {

namespace {

constexpr qsizetype mostColours = 256;

/// A colour of the picture, and how many pixels have it.
struct Counted
{
    QRgb colour = 0;
    int pixels = 0;
};

int channelOf(QRgb colour, int channel)
{
    return (colour >> (8 * channel)) & 0xff;
}

/// A part of the space of colours: those from `first` to before `last`.
struct Part
{
    std::size_t first = 0;
    std::size_t last = 0;
    int widest = 0;     ///< the channel in which its colours lie apart most
    qint64 weight = -1; ///< by how much halving it would help; not positive: it is one colour
};

Part partOf(const std::vector<Counted>& colours, std::size_t first, std::size_t last)
{
    Part part{first, last};
    qint64 pixels = 0;
    for (std::size_t i = first; i < last; ++i)
        pixels += colours[i].pixels;
    for (int channel = 0; channel < 3; ++channel) {
        int least = 255;
        int most = 0;
        for (std::size_t i = first; i < last; ++i) {
            least = std::min(least, channelOf(colours[i].colour, channel));
            most = std::max(most, channelOf(colours[i].colour, channel));
        }
        const qint64 weight = (most - least) * pixels;
        if (weight > part.weight) {
            part.weight = weight;
            part.widest = channel;
        }
    }
    return part;
}

/// Where the part is cut: half of its pixels on either side, at least one colour on each.
std::size_t middleOf(std::vector<Counted>& colours, const Part& part)
{
    const auto begin = colours.begin() + std::ptrdiff_t(part.first);
    const auto end = colours.begin() + std::ptrdiff_t(part.last);
    std::sort(begin, end, [&](const Counted& a, const Counted& b) {
        return std::pair(channelOf(a.colour, part.widest), a.colour) <
               std::pair(channelOf(b.colour, part.widest), b.colour);
    });
    qint64 pixels = 0;
    for (std::size_t i = part.first; i < part.last; ++i)
        pixels += colours[i].pixels;
    qint64 before = 0;
    for (std::size_t i = part.first; i + 1 < part.last; ++i) {
        before += colours[i].pixels;
        if (2 * before >= pixels)
            return i + 1;
    }
    return part.last - 1;
}

QRgb meanOf(const std::vector<Counted>& colours, const Part& part)
{
    std::array<qint64, 3> sums{};
    qint64 pixels = 0;
    for (std::size_t i = part.first; i < part.last; ++i) {
        for (int channel = 0; channel < 3; ++channel)
            sums[std::size_t(channel)] += qint64(channelOf(colours[i].colour, channel)) * colours[i].pixels;
        pixels += colours[i].pixels;
    }
    const auto mean = [&](std::size_t channel) { return int((sums[channel] + pixels / 2) / pixels); };
    return qRgb(mean(2), mean(1), mean(0));
}

std::vector<Part> cut(std::vector<Counted>& colours)
{
    std::vector<Part> parts{partOf(colours, 0, colours.size())};
    while (qsizetype(parts.size()) < std::min(mostColours, qsizetype(colours.size()))) {
        const auto largest = std::ranges::max_element(parts, {}, &Part::weight);
        if (largest->weight <= 0)
            break;
        const Part whole = *largest;
        const std::size_t middle = middleOf(colours, whole);
        *largest = partOf(colours, whole.first, middle);
        parts.push_back(partOf(colours, middle, whole.last));
    }
    return parts;
}

} // namespace

GifPalette gifPalette(const QImage& picture)
{
    const QImage image = picture.convertToFormat(QImage::Format_RGB32);
    QHash<QRgb, int> counts;
    const auto forEachPixel = [&image](const auto& take) {
        for (int y = 0; y < image.height(); ++y) {
            const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            std::for_each_n(row, image.width(), take);
        }
    };
    forEachPixel([&](QRgb colour) { ++counts[colour]; });
    std::vector<Counted> colours;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        colours.push_back({count.key(), count.value()});
    std::ranges::sort(colours, {}, &Counted::colour); // not in the order of a hash
    GifPalette palette;
    if (colours.empty())
        return palette;
    const std::vector<Part> parts = cut(colours);
    for (const Part& part : parts) {
        for (std::size_t i = part.first; i < part.last; ++i)
            counts[colours[i].colour] = int(palette.colours.size());
        palette.colours.append(meanOf(colours, part));
    }
    palette.pixels.reserve(qsizetype(image.width()) * image.height());
    forEachPixel([&](QRgb colour) { palette.pixels.append(char(counts[colour])); });
    return palette;
}

} // namespace casefile::exports
