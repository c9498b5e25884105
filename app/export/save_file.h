#pragma once

#include <QByteArray>
#include <QString>

namespace casefile::exports {

/// Why a file cannot be written, found out after writing has failed.
enum class WriteFault { NotAFile, NoFolder, ReadOnlyDisk, NoPermission, FullDisk, Refused };
WriteFault writeFault(const QString& file);

/// Writes a file whole or not at all. False with a sentence in `problem` when it cannot: English, like every
/// sentence of the commands (the system's own words would come in the language of the desktop); the window
/// says writeFault() in its own language.
bool saveFile(const QString& file, const QByteArray& bytes, QString& problem);

} // namespace casefile::exports
