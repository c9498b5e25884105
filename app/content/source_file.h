#pragma once

#include <QByteArray>
#include <QString>

namespace casefile::content {

/// What an author's file holds, or one sentence why it cannot be had: then there are no bytes.
struct SourceFile
{
    QByteArray bytes;
    QString problem;
};

/// Reads a regular file of at most 4 MB; a pipe or a device, which may never end, is not even opened.
SourceFile readSource(const QString& path);

/// Why opening this path to read has failed. English, as all faults are; the system's own words would come in
/// the language of the desktop.
QString whyUnreadable(const QString& path);

} // namespace casefile::content
