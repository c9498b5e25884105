#pragma once

#include "app/content/templates/place_text.h"
#include "app/content/templates/question_template.h"
#include "app/content/templates/template_generator.h"

#include <vector>

namespace casefile::content {

/// The words of a template in one language, their places read.
struct TemplateWords
{
    TemplateWords(const QuestionTemplate& source, const QString& language, const NamedNumbers& numbers);

    QList<TemplateProblem> problems(const QString& language) const;
    /// Places that are no finite numbers for this draw, whose numbers are set.
    QList<TemplateProblem> notFinite(const TemplateDraw& draw, const QString& language) const;

    PlaceText prompt;
    PlaceText hint;
    std::vector<PlaceText> steps;
    std::vector<PlaceText> feedback; ///< of each mistake
    PlaceText rightFeedback;         ///< of the right way, where it is an option; else empty
};

} // namespace casefile::content
