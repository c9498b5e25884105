#pragma once

#include "app/content/library.h"

namespace casefile::content {

/// What questions may refer to.
struct ReferenceTargets
{
    QList<Chapter> chapters;
    QStringList courseIds; ///< chapters that are announced, written or not
    QList<Misconception> misconceptions;
};

/// Formula, formula part, source region, NumPy region and head of every step.
void checkReferences(const Chapter& chapter, Faults& faults);

/// Chapter, repair step and misconceptions of every question.
void checkReferences(const Quiz& quiz, const ReferenceTargets& targets, Faults& faults);

} // namespace casefile::content
