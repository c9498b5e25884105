#include "app/playback/prose_fields.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

constexpr QChar minusSign(0x2212);
constexpr QChar infinitySign(0x221E);

QString withSign(double value, const QString& digits)
{
    return value < 0.0 ? minusSign + digits : digits;
}

bool readsZero(const QString& digits)
{
    return std::ranges::all_of(digits, [](QChar digit) { return digit == u'0' || digit == u'.'; });
}

} // namespace

QString formatCell(double value, int decimals)
{
    if (std::isnan(value))
        return u"NaN"_s;
    if (std::isinf(value))
        return value < 0.0 ? QString(minusSign) + infinitySign : QString(infinitySign);
    if (value == 0.0)
        return u"0"_s;
    // Digits with a point whatever the locale, and a minus sign instead of a hyphen.
    const QString digits = QString::number(std::abs(value), 'f', decimals);
    if (!readsZero(digits))
        return withSign(value, digits);
    const QString smallest = QString::number(std::pow(10.0, -decimals), 'f', decimals);
    return (value < 0.0 ? u'>' : u'<') + withSign(value, smallest);
}

QString formatSetting(double value, int decimals)
{
    const double smallest = 0.5 * std::pow(10.0, -decimals); // would read 0
    constexpr double largest = 1e6;
    if (value != 0.0 && (std::abs(value) < smallest || std::abs(value) >= largest)) {
        const QString text = QString::number(std::abs(value), 'g', 3).replace(u'-', minusSign);
        return value < 0.0 ? minusSign + text : text;
    }
    const QString text = QString::number(std::abs(value), 'f', decimals);
    qsizetype length = text.size();
    while (text[length - 1] == u'0')
        --length;
    if (text[length - 1] == u'.')
        --length;
    return value < 0.0 ? minusSign + text.first(length) : text.first(length);
}

} // namespace casefile::playback
