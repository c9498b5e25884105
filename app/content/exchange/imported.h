#pragma once

#include "app/content/fault.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace casefile::content {

/// A question that a foreign file holds, as the object of a quiz file (quizzes/README.md). What the foreign
/// format cannot say (a second language, hints, misconceptions) is left out.
struct ImportedQuestion
{
    QString title;        ///< to list it by
    int line = 0;         ///< where it begins in the file, from 1; 0: nowhere
    QString chapter;      ///< a chapter id that the file names; empty: whoever imports chooses
    QJsonObject question; ///< "id" may be missing: it is new then
    QStringList warnings; ///< what was read otherwise than the author may have meant
};

/// What could be read of a file, and what could not.
struct Imported
{
    QList<ImportedQuestion> questions;
    Faults faults; ///< with line numbers; the questions that have none are still there
};

} // namespace casefile::content
