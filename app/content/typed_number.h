#pragma once

#include <QString>

#include <optional>

namespace casefile::content {

/// A number as a learner typed it. No value when nothing was typed, or when it could be read in two ways
/// ("0,5") or in none.
struct TypedNumber
{
    bool blank = false;
    std::optional<double> value; ///< "nan" gives a NaN, which equals nothing
};

/// Reads full-width digits, the minus U+2212, "50%", "1/2", "1.8e-2", "1.8×10^-2", "1,024", "-∞"; independent
/// of the locale.
TypedNumber readTypedNumber(const QString& typed);

} // namespace casefile::content
