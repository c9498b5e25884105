#pragma once

#include <QByteArray>
#include <QString>

namespace casefile::shell {

/// All that a file, a pipe or the standard input ("-") holds, up to 256 MB. Nothing, with a sentence in
/// `problem`, when it cannot be read.
QByteArray readInput(const QString& name, QString& problem);

} // namespace casefile::shell
