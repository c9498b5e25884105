#include "app/shell/commands/command.h"
#include "app/shell/commands/files.h"

#include "engine/attention/trace_request.h"
#include "engine/input_error.h"

#include <cstdio>

namespace casefile::shell {

using namespace Qt::StringLiterals;

int runTrace(int, char**, const QStringList& arguments)
{
    QString name = u"-"_s;
    if (arguments.size() == 2 && arguments[0] == u"--request"_s)
        name = arguments[1];
    else if (arguments == QStringList{u"--request"_s})
        return badUsage("trace", u"--request wants a file, or - for the standard input"_s);
    else if (!arguments.isEmpty())
        return badUsage("trace", u"unknown argument \"%1\""_s.arg(arguments.first()));

    QString problem;
    const QByteArray bytes = readInput(name, problem);
    if (!problem.isEmpty())
        return badInput("trace", problem);
    try {
        const std::string answer = engine::runTraceRequest({bytes.constData(), std::size_t(bytes.size())});
        std::fwrite(answer.data(), 1, answer.size(), stdout);
        std::fputc('\n', stdout);
        return std::fflush(stdout) == 0 ? Success : badInput("trace", u"the answer could not be written"_s);
    } catch (const engine::InputError& error) {
        const QString what = QString::fromUtf8(error.what());
        return badInput("trace", name == u"-"_s ? what : u"%1: %2"_s.arg(name, what));
    }
}

} // namespace casefile::shell
