#pragma once

#include "app/content/chapter.h"
#include "app/content/fault.h"
#include "app/content/localized.h"

#include <QList>
#include <QString>

namespace casefile::content {

/// A word of the field: what it means in a sentence or two, and the step that shows it.
struct Term
{
    QString id;
    Localized name;
    Localized meaning;
    QString chapter;
    QString step;
    int position = 0; ///< in the list, for messages
};

/// Reads glossary.json; all faults are collected.
QList<Term> readGlossary(const QString& file, Faults& faults);

/// Each term must lead to a step that exists.
void checkReferences(const QList<Term>& terms, const QList<Chapter>& chapters, const QString& file,
                     Faults& faults);

} // namespace casefile::content
