#include "app/content/typed_number.h"

#include <QRegularExpression>
#include <QStringList>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// "10⁻²" -> "10^-2": before compatibility folding would make "10-2" of it.
QString withoutSuperscripts(const QString& typed)
{
    static const QString superscripts = u"⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺"_s;
    static const QString plain = u"0123456789-+"_s;
    QString result;
    bool raised = false;
    for (const QChar character : typed) {
        const auto index = superscripts.indexOf(character);
        if (index >= 0 && !raised)
            result += u'^';
        raised = index >= 0;
        result += raised ? plain[index] : character;
    }
    return result;
}

/// One spelling for each sign: plain digits, '-', '/', '*', lower case, no spaces round signs.
QString simplified(const QString& typed)
{
    QString text =
        withoutSuperscripts(typed).normalized(QString::NormalizationForm_KC).toLower().simplified();
    text.replace(QChar(0x2212), u'-').replace(QChar(0x2013), u'-');
    text.replace(QChar(0x2044), u'/').replace(QChar(0x2215), u'/').replace(QChar(0x00F7), u'/');
    text.replace(QChar(0x00D7), u'*').replace(QChar(0x00B7), u'*').replace(QChar(0x22C5), u'*');
    static const QRegularExpression spaced(uR"(\s*([-+*/^%])\s*)"_s);
    text.replace(spaced, uR"(\1)"_s);
    static const QRegularExpression times(uR"((?<=\d)\s?x\s?(?=10\b))"_s);
    text.replace(times, u"*"_s);
    static const QRegularExpression lead(uR"(^[=≈~]\s*)"_s);
    text.remove(lead);
    return text;
}

/// A plain decimal, with an exponent of ten or commas between groups of three; "0,5" and "1,50" are nothing.
std::optional<double> readDecimal(QString text)
{
    static const QRegularExpression grouped(uR"(\A[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?\z)"_s);
    if (grouped.match(text).hasMatch())
        text.remove(u',');
    static const QRegularExpression powerOnly(uR"(\A([-+]?)10\^([-+]?\d{1,4})\z)"_s);
    static const QRegularExpression power(uR"(\*10\^\(?([-+]?\d{1,4})\)?\z)"_s);
    if (const auto match = powerOnly.match(text); match.hasMatch())
        text = match.captured(1) + u"1e"_s + match.captured(2);
    text.replace(power, uR"(e\1)"_s);
    static const QRegularExpression decimal(uR"(\A[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,4})?\z)"_s);
    if (!decimal.match(text).hasMatch())
        return std::nullopt;
    bool ok = false;
    const double value = text.toDouble(&ok); // QString::toDouble always reads the C locale
    return ok ? std::optional(value) : std::nullopt;
}

std::optional<double> readWord(const QString& text)
{
    static const QStringList infinities{u"inf"_s, u"infinity"_s, u"∞"_s, u"无穷"_s, u"无穷大"_s};
    static const QRegularExpression sign(uR"(\A([-+负正]?)(.*)\z)"_s);
    if (text == "nan"_L1)
        return std::numeric_limits<double>::quiet_NaN();
    const auto match = sign.match(text);
    if (!infinities.contains(match.captured(2)))
        return std::nullopt;
    const QString mark = match.captured(1);
    const double infinity = std::numeric_limits<double>::infinity();
    return mark == "-"_L1 || mark == u"负"_s ? -infinity : infinity;
}

std::optional<double> readText(QString text)
{
    if (const auto word = readWord(text))
        return word;
    double divisor = 1.0;
    if (text.endsWith(u'%')) {
        text.chop(1);
        divisor = 100.0;
    }
    const QStringList parts = text.split(u'/');
    if (parts.size() > 2)
        return std::nullopt;
    const auto numerator = readDecimal(parts.first());
    const auto denominator = parts.size() == 2 ? readDecimal(parts.last()) : std::optional(1.0);
    if (!numerator || !denominator || *denominator == 0.0)
        return std::nullopt;
    return *numerator / *denominator / divisor;
}

} // namespace

TypedNumber readTypedNumber(const QString& typed)
{
    constexpr qsizetype longestNumber = 100;
    TypedNumber number;
    number.blank = typed.trimmed().isEmpty();
    if (!number.blank && typed.size() <= longestNumber)
        number.value = readText(simplified(typed));
    return number;
}

} // namespace casefile::content
