#pragma once

#include "app/content/library.h"

namespace casefile::playback {

/// The question as it stands on paper: asked about its own sentence, else about `sentence`; fields are
/// written in, in this language, and what the engine computes (a number, a shape, what its mistakes give) is
/// written down. Unchanged when the sentence has no trace.
content::Question settled(const content::Question& question, const QString& sentence,
                          const QString& language);

/// All questions of a quiz, asked about the sentence that its chapter begins with.
QList<content::Question> settled(const content::Quiz& quiz, const content::Library& library,
                                 const QString& language);

} // namespace casefile::playback
