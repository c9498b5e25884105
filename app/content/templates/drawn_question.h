#pragma once

#include "app/content/question.h"
#include "app/content/templates/template_generator.h"

namespace casefile::content {

/// How many templates a run of a quiz draws.
inline constexpr int drawnPerRun = 3;

/// An item as a question of a quiz: a number to type, or options where the answer is a row.
Question questionOf(TemplateGenerator& generator, const TemplateDraw& draw);

/// The quiz with `count` questions behind its own that the seed draws from the templates of its chapter below
/// this folder; the same seed draws the same again.
Quiz withDrawnQuestions(const Quiz& quiz, const QString& quizzesRoot, quint64 seed, int count = drawnPerRun);

} // namespace casefile::content
