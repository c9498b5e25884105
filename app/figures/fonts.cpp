#include "app/figures/fonts.h"

#include <QFontMetricsF>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr qsizetype mostWidths = 4096; ///< remembered: words and numbers come again with every frame

int wholePixels(double pixelSize)
{
    return std::max(1, int(std::lround(pixelSize)));
}

/// One number for each font of the figures.
int fontKey(int pixels, bool bold)
{
    return pixels * 2 + int(bold);
}

/// Metrics are asked for thousands of times in a layout; making a QFont each time costs more than measuring.
const QFontMetricsF& metrics(int pixels, bool bold)
{
    thread_local QHash<int, QFontMetricsF> cache;
    const int key = fontKey(pixels, bold);
    auto found = cache.find(key);
    if (found == cache.end())
        found = cache.insert(key, QFontMetricsF(figureFont(pixels, bold)));
    return *found;
}

} // namespace

QFont figureFont(double pixelSize, bool bold)
{
    thread_local QHash<int, QFont> cache;
    const int pixels = wholePixels(pixelSize);
    const int key = fontKey(pixels, bold);
    if (const auto found = cache.constFind(key); found != cache.cend())
        return *found;

    QFont font;
    font.setFamilies({u"DejaVu Sans"_s, u"Noto Sans CJK SC"_s, u"WenQuanYi Micro Hei"_s});
    font.setPixelSize(pixels);
    font.setBold(bold);
    cache.insert(key, font);
    return font;
}

double textWidth(const QString& text, double pixelSize, bool bold)
{
    thread_local QHash<std::pair<int, QString>, double> cache;
    const int pixels = wholePixels(pixelSize);
    const std::pair key(fontKey(pixels, bold), text);
    if (const auto found = cache.constFind(key); found != cache.cend())
        return *found;
    if (cache.size() >= mostWidths)
        cache.clear();
    return *cache.insert(key, metrics(pixels, bold).horizontalAdvance(text));
}

double textHeight(double pixelSize)
{
    return std::ceil(wholePixels(pixelSize) * 1.3);
}

} // namespace casefile::figures
