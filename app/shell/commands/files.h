#pragma once

#include <QByteArray>
#include <QString>

namespace casefile::shell {

/// All that a file, a pipe or the standard input ("-") holds, up to 256 MB. Nothing, with a sentence in
/// `problem`, when it cannot be read.
QByteArray readInput(const QString& name, QString& problem);

/// "cannot write FILE: why", found out after writing has failed. English, like every sentence of the
/// commands; the system's own words would come in the language of the desktop.
QString cannotWrite(const QString& file);

} // namespace casefile::shell
