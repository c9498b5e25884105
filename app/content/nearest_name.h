#pragma once

#include <QString>
#include <QStringList>

namespace casefile::content {

/// The name among `known` that is nearest to `name` (edit distance); empty when none is near: more than a
/// third of the letters of the shorter one are wrong (one may always be).
QString nearestName(const QString& name, const QStringList& known);

/// `"sofmax" is not a stage (did you mean "softmax"?)`; when none is near, `"rope" is not a position scheme
/// (known: "none", "sinusoidal")`. `kind` is "a stage".
QString unknownName(const QString& name, const QString& kind, const QStringList& known);

} // namespace casefile::content
