#pragma once

#include "app/content/question.h"
#include "app/content/templates/template_generator.h"

#include <QHash>

#include <optional>

namespace casefile::content {

/// How many templates a run of a quiz draws.
inline constexpr int drawnPerRun = 3;

/// An item as a question of a quiz: a number to type, or options where the answer is a row.
Question questionOf(TemplateGenerator& generator, const TemplateDraw& draw);

/// The seed of a question within a seeded run; each variant has its own.
quint64 variantSeed(quint64 seed, const QString& id, int variant);

/// How often questions of a run were drawn anew, by their id.
using Variants = QHash<QString, int>;

/// The quiz with `count` questions behind its own that the seed draws from the templates of its chapter below
/// this folder; the same seed and variants draw the same again.
Quiz withDrawnQuestions(const Quiz& quiz, const QString& quizzesRoot, quint64 seed,
                        const Variants& variants = {}, int count = drawnPerRun);

/// What the seed draws from one template of a chapter; nothing when there is none of that id.
std::optional<Question> drawnQuestion(const QString& quizzesRoot, const QString& chapter,
                                      const QString& templateId, quint64 seed, int variant = 0);

} // namespace casefile::content
