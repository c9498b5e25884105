#include "app/content/grading/number_rule.h"

#include "app/content/typed_number.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

/// Rounding of the last binary digit must not decide: 0.0185 is within 0.0005 of 0.018.
constexpr double binarySlack = 1e-12;

bool isAtMost(double distance, double most, double truth)
{
    return distance <= most + binarySlack * std::abs(truth);
}

/// One unit in the last of so many significant digits of a number.
double lastUnit(double number, int digits)
{
    return std::pow(10.0, std::floor(std::log10(std::abs(number))) + 1 - digits);
}

double toDigits(double number, int digits)
{
    if (number == 0.0)
        return 0.0;
    const double unit = lastUnit(number, digits);
    return std::round(number / unit * (1.0 + binarySlack)) * unit;
}

bool areEqual(double one, double other)
{
    return isAtMost(std::abs(one - other), 0.0, other);
}

/// Rounded the same; or typed with just so many digits and off by no more than half of the last one, where
/// the truth lies between two roundings.
bool haveSameDigits(double given, double truth, int digits)
{
    if (truth == 0.0 || given == 0.0)
        return given == truth;
    const double rounded = toDigits(given, digits);
    if (areEqual(rounded, toDigits(truth, digits)))
        return true;
    return areEqual(given, rounded) && isAtMost(std::abs(given - truth), lastUnit(truth, digits) / 2, truth);
}

bool isWithinFactor(double given, double truth, double tolerance)
{
    if (truth == 0.0 || given == 0.0 || std::signbit(given) != std::signbit(truth))
        return given == truth;
    const double factor = 1.0 + tolerance;
    const double size = std::abs(given);
    const double wanted = std::abs(truth);
    return isAtMost(wanted / factor, size, wanted) && isAtMost(size, wanted * factor, wanted);
}

} // namespace

bool isClose(double given, double truth, const NumberRule& rule)
{
    if (!std::isfinite(given) || !std::isfinite(truth))
        return given == truth;
    switch (rule.closeness) {
    case Closeness::Nominal:
        return isAtMost(std::abs(given - truth), rule.tolerance, truth);
    case Closeness::Relative:
        return isAtMost(std::abs(given - truth), rule.tolerance * std::abs(truth), truth);
    case Closeness::Geometric:
        return isWithinFactor(given, truth, rule.tolerance);
    case Closeness::Digits:
        return haveSameDigits(given, truth, rule.digits);
    }
    return false;
}

NumberVerdict gradeNumber(const QString& typed, double truth, const NumberRule& rule)
{
    const TypedNumber number = readTypedNumber(typed);
    if (number.blank)
        return NumberVerdict::Blank;
    if (!number.value)
        return NumberVerdict::Ask;
    return isClose(*number.value, truth, rule) ? NumberVerdict::Right : NumberVerdict::Wrong;
}

/// Numbers with a point in every language: that is how they may be typed.
QString toSentence(const NumberRule& rule)
{
    const auto say = [](const char* words) { return QCoreApplication::translate("grading", words); };
    const QString percent = QString::number(rule.tolerance * 100.0, 'g', 6);
    if (rule.closeness == Closeness::Digits)
        return say(QT_TRANSLATE_NOOP("grading", "Right when it rounds to the same %1 significant digits."))
            .arg(rule.digits);
    if (rule.tolerance == 0.0)
        return say(QT_TRANSLATE_NOOP("grading", "Right when it is exact."));
    if (rule.closeness == Closeness::Relative)
        return say(QT_TRANSLATE_NOOP("grading", "Right when it is off by at most %1% of the true value."))
            .arg(percent);
    if (rule.closeness == Closeness::Geometric)
        return say(QT_TRANSLATE_NOOP("grading",
                                     "Right from the true value divided by %1 to the true value times %1."))
            .arg(QString::number(1.0 + rule.tolerance, 'g', 6));
    return say(QT_TRANSLATE_NOOP("grading", "Right when it is off by at most %1."))
        .arg(QString::number(rule.tolerance, 'g', 6));
}

} // namespace casefile::content
