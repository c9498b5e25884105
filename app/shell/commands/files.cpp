#include "app/shell/commands/files.h"

#include "app/content/source_file.h"

#include <QFile>

#include <cstdio>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mebibyte = 1024 * 1024;
constexpr qint64 largestInput = 256 * mebibyte; ///< a device may have no end

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

} // namespace casefile::shell
