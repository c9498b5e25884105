#pragma once

#include "app/content/chapter.h"

namespace casefile::content {

/// Reads <folder>/text.<language>.md into `chapter`: title, and for each step its words. Every step must have
/// a section with all depths; ask and reveal belong to steps with a prediction. Faults carry line numbers.
void readProse(const QString& file, const QString& language, const KnownNames& names, Chapter& chapter,
               Faults& faults);

} // namespace casefile::content
