#pragma once

#include "app/content/references.h"
#include "app/content/templates/question_template.h"

namespace casefile::content {

/// What reading alone does not see: formulas, shapes, places in words, worked instances, and that seeds find
/// an item.
void checkTemplates(const TemplateFile& file, Faults& faults);

/// Chapter, repair step and misconceptions of every template.
void checkReferences(const TemplateFile& file, const ReferenceTargets& targets, Faults& faults);

} // namespace casefile::content
