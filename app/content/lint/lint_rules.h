#pragma once

#include "app/content/lint/question_lint.h"

#include <QJsonArray>

namespace casefile::content {

// Rules of the linter that are about more than one field. Each appends what it sees.

/// Longest, equal and "all of the above" options, how many are right: of a list of options at this path.
void lintOptions(const QJsonObject& question, const QString& path, QList<LintNote>& notes);

/// Length of the prompt, and a "not" in it that is easily overlooked.
void lintPrompt(const QJsonObject& question, QList<LintNote>& notes);

/// The tolerance of a number, against what the screen shows and what its numbers can be.
void lintTolerance(const QJsonObject& question, QList<LintNote>& notes);

/// Two entries of a list with one id.
void lintIds(const QJsonArray& entries, const QString& path, QList<LintNote>& notes);

} // namespace casefile::content
