#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace casefile::exports {

/// A file within a zip.
struct ArchiveEntry
{
    QString name; ///< "questions/overview.json"
    QByteArray bytes;

    bool operator==(const ArchiveEntry&) const = default;
};

/// How much a zip from somewhere else may hold. Counted while it is unpacked: what its header says of sizes
/// is believed by nobody.
struct ArchiveLimits
{
    int entries = 1000;
    qint64 entryBytes = 64 << 20;
    qint64 totalBytes = 256 << 20;
    qint64 ratio = 200;         ///< unpacked to packed, of the whole archive …
    qint64 freeBytes = 4 << 20; ///< … beyond these
};

enum class Packing { Stored, Deflated };

/// The same entries give the same bytes, on any day and system. Empty, with a sentence in `problem`, when
/// there is no memory for it.
QByteArray writeArchive(const QList<ArchiveEntry>& entries, Packing packing, QString& problem);

/// All files of a zip, without its folders. Nothing at all, with one translated sentence in `problem`, when
/// it is not a zip or not whole, when it holds more than the limits, the same name twice, something that is
/// no file (a link), or a name that leads out of the folder it is unpacked to.
QList<ArchiveEntry> readArchive(const QByteArray& bytes, QString& problem, const ArchiveLimits& limits = {});

} // namespace casefile::exports
