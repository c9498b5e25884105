#include "app/shell/commands/files.h"

#include "app/content/source_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>

#include <cstdio>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mebibyte = 1024 * 1024;
constexpr qint64 largestInput = 256 * mebibyte; ///< a device may have no end

QString whyUnwritable(const QString& file)
{
    const QFileInfo info(file);
    const QFileInfo folder(info.absolutePath());
    if (info.exists() && !info.isFile())
        return u"it is not a regular file"_s;
    if (!folder.isDir())
        return u"there is no folder %1"_s.arg(info.path());
    const QStorageInfo storage(folder.filePath());
    if (storage.isReadOnly())
        return u"the disk is read-only"_s;
    if (!folder.isWritable() || (info.exists() && !info.isWritable()))
        return u"there is no permission"_s;
    return storage.bytesAvailable() == 0 ? u"the disk is full"_s : u"the system refuses it"_s;
}

} // namespace

QByteArray readInput(const QString& name, QString& problem)
{
    QFile file(name);
    if (name == "-"_L1 ? !file.open(stdin, QIODevice::ReadOnly) : !file.open(QIODevice::ReadOnly)) {
        problem = u"cannot read %1: %2"_s.arg(name, content::whyUnreadable(name));
        return {};
    }
    QByteArray bytes;
    for (QByteArray part = file.read(mebibyte); !part.isEmpty(); part = file.read(mebibyte)) {
        bytes += part;
        if (bytes.size() > largestInput) {
            problem = u"cannot read %1: it is larger than 256 MB"_s.arg(name);
            return {};
        }
    }
    return bytes;
}

QString cannotWrite(const QString& file)
{
    return u"cannot write %1: %2"_s.arg(file, whyUnwritable(file));
}

} // namespace casefile::shell
