#pragma once

#include "app/content/exchange/imported.h"
#include "app/content/known_names.h"
#include "app/learner/own/own_questions.h"

#include <QSet>

#include <functional>

namespace casefile::learner {

/// What becomes of a question of a file.
enum class Fate {
    Added,
    Updated, ///< the file says something new, and it was not edited here
    Unchanged,
    EditedHere, ///< it was edited here since it was taken over: the importer decides
    OfCourse,   ///< skipped: a question of the course has its id
    Twice,      ///< skipped: the file has its id before
    Refused,    ///< it cannot be asked, or not even be read
};

struct PlannedItem
{
    int line = 0; ///< of the file, from 1; 0: not known
    QString title;
    Fate fate = Fate::Refused;
    content::Faults faults; ///< why it was refused
    QStringList warnings;   ///< what was read otherwise than the author may have meant
    OwnQuestion question;   ///< empty when it was refused
};

/// What the importer and the course say.
struct ImportChoices
{
    QString chapter;       ///< of questions whose file names none that there is
    QStringList chapters;  ///< of the course
    QSet<QString> courses; ///< ids of the questions of the course
    content::KnownNames names;
    std::function<bool(qsizetype done, qsizetype all)> goOn = {}; ///< asked now and then; false: cancelled
};

/// What an import would do, in the order of the file; nothing when it was cancelled. Nothing is written.
std::optional<QList<PlannedItem>> planImport(const content::Imported& imported,
                                             const QList<OwnQuestion>& present, const ImportChoices& choices);

/// What OwnQuestions::import is to write.
ImportPlan toWrite(const QList<PlannedItem>& items, bool replaceEdited);

} // namespace casefile::learner
