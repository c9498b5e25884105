#pragma once

#include <QByteArray>
#include <QString>

namespace casefile::content {

/// The SVG of a formula: <chapter folder>/formulas/<id>.svg if there is one, else the program's own. Empty
/// when there is neither; without a folder only the program's own.
QByteArray formulaSvg(const QString& chapterFolder, const QString& id);

} // namespace casefile::content
