#pragma once

#include "app/content/chapter.h"

namespace casefile::tests {

/// A step of that id and length; `pauseAfter` is on.
inline content::Step step(const QString& id, double seconds = 2.0)
{
    content::Step step;
    step.id = id;
    step.seconds = seconds;
    return step;
}

/// Three steps of 2, 4 and 1 seconds; the first runs on, the other two pause.
inline content::Chapter threeSteps()
{
    content::Chapter chapter;
    chapter.id = QStringLiteral("test");
    chapter.steps = {step(QStringLiteral("one"), 2.0), step(QStringLiteral("two"), 4.0),
                     step(QStringLiteral("three"), 1.0)};
    chapter.steps[0].pauseAfter = false;
    return chapter;
}

} // namespace casefile::tests
