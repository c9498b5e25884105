#include "app/content/source_file.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr qint64 largestFile = 4 * 1024 * 1024;

} // namespace

SourceFile readSource(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {{}, whyUnreadable(path)};
    if (file.size() > largestFile)
        return {{}, u"is larger than 4 MB"_s};
    return {file.readAll(), {}};
}

QString whyUnreadable(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return u"the file is missing"_s;
    if (info.isDir())
        return u"is a folder, not a file"_s;
    if (!info.isReadable())
        return u"there is no permission to read it"_s;
    return info.isFile() ? u"cannot be read"_s : u"is not a regular file"_s;
}

} // namespace casefile::content
