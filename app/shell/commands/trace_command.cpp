#include "app/shell/commands/command.h"
#include "app/shell/commands/files.h"

#include "engine/attention/trace_request.h"
#include "engine/input_error.h"

namespace casefile::shell {

using namespace Qt::StringLiterals;

int runTrace(int, char**, const QStringList& arguments)
{
    const Request request = readRequest("trace", arguments);
    if (request.failure != Success)
        return request.failure;
    try {
        return printAnswer(
            "trace", engine::runTraceRequest({request.bytes.constData(), std::size_t(request.bytes.size())}));
    } catch (const engine::InputError& error) {
        const QString what = QString::fromUtf8(error.what());
        return badInput("trace", request.name == u"-"_s ? what : u"%1: %2"_s.arg(request.name, what));
    }
}

} // namespace casefile::shell
