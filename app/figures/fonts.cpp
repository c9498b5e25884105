#include "app/figures/fonts.h"

#include <QFontMetricsF>
#include <QHash>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

int wholePixels(double pixelSize)
{
    return std::max(1, int(std::lround(pixelSize)));
}

/// Metrics are asked for thousands of times in a layout; making a QFont each time costs more than measuring.
const QFontMetricsF& metrics(int pixels, bool bold)
{
    thread_local QHash<int, QFontMetricsF> cache;
    const int key = pixels * 2 + int(bold);
    auto found = cache.find(key);
    if (found == cache.end())
        found = cache.insert(key, QFontMetricsF(figureFont(pixels, bold)));
    return *found;
}

} // namespace

QFont figureFont(double pixelSize, bool bold, bool mono)
{
    thread_local QHash<int, QFont> cache;
    const int pixels = wholePixels(pixelSize);
    const int key = pixels * 4 + int(bold) * 2 + int(mono);
    if (const auto found = cache.constFind(key); found != cache.cend())
        return *found;

    QFont font;
    font.setFamilies(
        mono ? QStringList{u"DejaVu Sans Mono"_s, u"Noto Sans Mono CJK SC"_s, u"WenQuanYi Micro Hei Mono"_s}
             : QStringList{u"DejaVu Sans"_s, u"Noto Sans CJK SC"_s, u"WenQuanYi Micro Hei"_s});
    font.setPixelSize(pixels);
    font.setBold(bold);
    cache.insert(key, font);
    return font;
}

double textWidth(const QString& text, double pixelSize, bool bold)
{
    return metrics(wholePixels(pixelSize), bold).horizontalAdvance(text);
}

double textHeight(double pixelSize)
{
    return std::ceil(wholePixels(pixelSize) * 1.3);
}

} // namespace casefile::figures
