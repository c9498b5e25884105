// The only file that asks the operating system about the process.
#include "app/shell/process_info.h"

#include <QFile>

#include <chrono>

namespace casefile::shell {

using namespace Qt::StringLiterals;

qint64 monotonicNanoseconds()
{
    return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
}

qint64 residentBytes()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    constexpr qint64 kibibyte = 1024;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).simplified().split(' ').first().toLongLong() * kibibyte;
    return 0;
}

} // namespace casefile::shell
