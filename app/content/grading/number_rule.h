#pragma once

#include <QString>

namespace casefile::content {

/// How far a number may be from the truth.
enum class Closeness {
    Nominal,   ///< by `tolerance`
    Relative,  ///< by `tolerance` times the truth; a truth of 0 must be met exactly
    Geometric, ///< truth / (1 + tolerance) to truth times (1 + tolerance), of the same sign
    Digits,    ///< rounded to `digits` significant digits it is the truth rounded so
};

/// The rule by which a number is graded, and by no other is said to be.
struct NumberRule
{
    Closeness closeness = Closeness::Nominal;
    double tolerance = 0.0;
    int digits = 3; ///< of Closeness::Digits
};

enum class NumberVerdict {
    Right,
    Wrong,
    Ask,  ///< cannot be read, or in two ways ("0,5"): the learner is asked, and nothing is marked
    Blank ///< not answered is not wrong
};

bool isClose(double given, double truth, const NumberRule& rule);

/// Grades what was typed; in what forms, see readTypedNumber().
NumberVerdict gradeNumber(const QString& typed, double truth, const NumberRule& rule);

/// One translated sentence for the learner, exactly as graded.
QString toSentence(const NumberRule& rule);

} // namespace casefile::content
