#include "app/shell/commands/files.h"

#include "app/content/source_file.h"
#include "app/shell/commands/command.h"

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

Request readRequest(std::string_view command, const QStringList& arguments)
{
    Request request{u"-"_s, {}, Success};
    if (arguments.size() == 2 && arguments[0] == u"--request"_s)
        request.name = arguments[1];
    else if (arguments == QStringList{u"--request"_s})
        request.failure = badUsage(command, u"--request wants a file, or - for the standard input"_s);
    else if (!arguments.isEmpty())
        request.failure = badUsage(command, u"unknown argument \"%1\""_s.arg(arguments.first()));
    if (request.failure != Success)
        return request;

    QString problem;
    request.bytes = readInput(request.name, problem);
    if (!problem.isEmpty())
        request.failure = badInput(command, problem);
    return request;
}

int printAnswer(std::string_view command, std::string_view answer)
{
    const bool written = std::fwrite(answer.data(), 1, answer.size(), stdout) == answer.size() &&
                         std::fputc('\n', stdout) != EOF && std::fflush(stdout) == 0;
    return written ? Success : badInput(command, u"the answer could not be written"_s);
}

} // namespace casefile::shell
