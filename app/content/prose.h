#pragma once

#include "app/content/chapter.h"

namespace casefile::content {

/// A text.<language>.md.
struct ProseFile
{
    QString path;
    QString language;
    bool knowsSteps =
        true; ///< false: the chapter's ids are faulty, so names of steps are not checked against them
};

/// Reads it into `chapter`: title, and for each step its words. Every step must have a section with all
/// depths; ask and reveal belong to steps with a prediction. Faults carry line numbers.
void readProse(const ProseFile& file, const KnownNames& names, Chapter& chapter, Faults& faults);

} // namespace casefile::content
