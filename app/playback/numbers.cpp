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

/// Without zeros at the end of its decimals.
QString shortened(QString digits)
{
    if (!digits.contains(u'.'))
        return digits;
    while (digits.endsWith(u'0'))
        digits.chop(1);
    if (digits.endsWith(u'.'))
        digits.chop(1);
    return digits;
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

QString formatPower(double value, int decimals)
{
    const QStringList parts = QString::number(std::abs(value), 'e', decimals).split(u'e');
    const QString factor = shortened(parts.first());
    const int exponent = parts.last().toInt();
    if (exponent == 0)
        return withSign(value, factor);
    constexpr char16_t digits[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
    QString power = exponent < 0 ? u"10⁻"_s : u"10"_s;
    for (const QChar digit : QString::number(std::abs(exponent)))
        power.append(digits[digit.digitValue()]);
    return withSign(value, factor == u"1"_s ? power : u"%1 × %2"_s.arg(factor, power));
}

QString formatSetting(double value, int decimals)
{
    if (!std::isfinite(value))
        return formatCell(value);
    const double smallest = 0.5 * std::pow(10.0, -decimals); // would read 0
    constexpr double written = 1e-4, largest = 1e6;          // between them without a power
    const double size = std::abs(value);
    if (size != 0.0 && (size < std::min(smallest, written) || size >= largest))
        return formatPower(value, 2);
    if (size != 0.0 && size < smallest)
        return withSign(value, QString::number(size, 'g', 3));
    return withSign(value, shortened(QString::number(size, 'f', decimals)));
}

} // namespace casefile::playback
