#pragma once

#include "app/content/known_names.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace casefile::content {

/// Something in Markdown that Qt would show wrongly or not at all, or a name that does not exist.
struct ProseNote
{
    int line = 0; ///< from 0, within the text
    QString message;
};

/// Checks {{fields}}, links ("step:<id>" against `steps`, "head:2", "focus:query") and the Markdown that
/// Qt 6.4 gets wrong.
QList<ProseNote> lintProse(const QString& markdown, const QStringList& steps, const KnownNames& names);

/// Only the {{fields}}.
QList<ProseNote> lintFields(const QString& markdown, const KnownNames& names);

} // namespace casefile::content
