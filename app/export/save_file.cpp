#include "app/export/save_file.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

QString inEnglish(WriteFault fault, const QString& file)
{
    switch (fault) {
    case WriteFault::NotAFile:
        return u"it is not a regular file"_s;
    case WriteFault::NoFolder:
        return u"there is no folder %1"_s.arg(QFileInfo(file).path());
    case WriteFault::ReadOnlyDisk:
        return u"the disk is read-only"_s;
    case WriteFault::NoPermission:
        return u"there is no permission"_s;
    case WriteFault::FullDisk:
        return u"the disk is full"_s;
    case WriteFault::Refused:
        break;
    }
    return u"the system refuses it"_s;
}

} // namespace

WriteFault writeFault(const QString& file)
{
    const QFileInfo info(file);
    const QFileInfo folder(info.absolutePath());
    if (info.exists() && !info.isFile())
        return WriteFault::NotAFile;
    if (!folder.isDir())
        return WriteFault::NoFolder;
    const QStorageInfo storage(folder.filePath());
    if (storage.isReadOnly())
        return WriteFault::ReadOnlyDisk;
    if (!folder.isWritable() || (info.exists() && !info.isWritable()))
        return WriteFault::NoPermission;
    return storage.bytesAvailable() == 0 ? WriteFault::FullDisk : WriteFault::Refused;
}

bool saveFile(const QString& file, const QByteArray& bytes, QString& problem)
{
    QSaveFile out(file);
    if (out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit())
        return true;
    problem = u"cannot write %1: %2"_s.arg(file, inEnglish(writeFault(file), file));
    return false;
}

} // namespace casefile::exports
