#pragma once

#include "app/learner/own/import_plan.h"
#include "app/learner/undo_stack.h"

#include <QJsonObject>
#include <QString>

namespace casefile::content {
struct Library;
struct Question;
} // namespace casefile::content

namespace casefile::views {

// Words about own questions, in the language of the window.

QString typeWords(const QString& type); ///< "choice": "One of several"
QString fateWords(learner::Fate fate);
QString whyWords(const learner::PlannedItem& item); ///< why, and what was read otherwise; perhaps empty
/// What undo or redo would take back or do again, as in "Undo: import".
QString actionWords(learner::ActionKind kind);

/// What a question is listed by: its prompt in this language, else in any, in one line.
QString listedAs(const QJsonObject& question, const QString& language);
/// Of an own question: that it is one, and that it is in another language than this one; else nothing.
QString ownNote(const content::Question& question, const QString& language);
/// The languages that its prompt is in: "中文, English".
QString languagesOf(const QJsonObject& question);
QString languageName(const QString& language);

/// "3 added, 1 refused"
QString sumOf(const QList<learner::PlannedItem>& items);
/// A report of an import as text, an item a line.
QString importReport(const QString& file, const QList<learner::PlannedItem>& items, bool replaceEdited);

} // namespace casefile::views
