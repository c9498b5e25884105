#pragma once

#include "app/learner/own/own_question.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <optional>

namespace casefile::learner {

class Database;
class UndoStack;

/// Own questions by the statement that follows "FROM": "own_question WHERE name = ?".
QList<OwnQuestion> readOwn(Database& database, const QString& from, const QVariantList& values = {});

/// The last version of each id that there ever was: present, past, or in the log of answers.
QHash<QString, int> lastVersions(Database& database);

/// Writes these, new or in the place of what has the same id, whose past they keep; and removes these. Inside
/// a transaction and an action that can be undone; false when it could not be written.
bool writeOwn(Database& database, UndoStack& undo, const QList<OwnQuestion>& questions);
bool removeOwn(Database& database, UndoStack& undo, const QStringList& ids);

} // namespace casefile::learner
