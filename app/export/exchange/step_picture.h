#pragma once

#include "app/content/library.h"

#include <QByteArray>
#include <QString>

namespace casefile::exports {

/// The large picture of a step as its author set it, as PNG; every number in it is the engine's. Empty when
/// the step or its picture is not there, or its sentence has no trace.
QByteArray stepPicture(const content::Chapter& chapter, const QString& step, const QString& language);

/// The map of a question that asks for one of its cells: the answer in words, and the map with its numbers
/// or, as it is asked, without.
struct CellPicture
{
    QString cell; ///< "row 2 (cat), column 4 (mat)"
    QByteArray asked;
    QByteArray answered;
};
CellPicture cellPicture(const content::Question& question, const content::Chapter& chapter,
                        const QString& language);

} // namespace casefile::exports
