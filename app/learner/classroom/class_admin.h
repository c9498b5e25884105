#pragma once

#include "app/learner/classroom/class_trouble.h"

#include <QStringList>

namespace casefile::learner {

/// What a login or the name of a class may be: it becomes the name of a role.
bool isRoleName(const QString& name);

/// The schema of a class; a new learner or instructor; a person who may no longer come in: each a list of
/// statements. The names must be isRoleName().
QStringList classSchema(const QString& className);
QStringList memberStatements(const QString& className, const QString& login, const QString& shown,
                             bool isInstructor, const QString& password);
QStringList removalStatements(const QString& className, const QString& login);

QString newPassword(); ///< that nobody guesses

/// All of them, or none, as the user of the place, whose password libpq finds. One English sentence if not;
/// empty when done.
QString applyToServer(const ClassPlace& place, const QStringList& statements);

} // namespace casefile::learner
