#pragma once

#include "app/content/lint/question_lint.h"

#include <QString>

namespace casefile::views {

/// What a field is called in the form; `path` as in the table of fields: "feedback.right".
QString fieldLabel(const QString& path);

/// What an entry of a list is called: "Option", "Pair".
QString entryLabel(const QString& listPath);

/// "Choose one", "True or false", …
QString typeLabel(const QString& type);

/// A name of the engine's tables as an instructor reads it; names without words stand as they are.
QString nameLabel(const QString& name);

/// What the linter saw, as a sentence.
QString lintSentence(const content::LintNote& note);

/// Where: "Option 2: feedback (English)".
QString placeWords(const content::LintNote& note);

} // namespace casefile::views
