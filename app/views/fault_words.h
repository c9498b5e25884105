#pragma once

#include "app/content/fault.h"

#include <QString>

namespace casefile::views {

/// What the window says of a link that cannot be followed: one sentence, wholly in the user's language. The
/// message of a fault is English and for the command line.
QString linkProblem(const content::Fault& fault);

/// Likewise of faults in lessons and quizzes: how many, and where the first is. Empty without faults.
QString contentProblem(const content::Faults& faults);

} // namespace casefile::views
