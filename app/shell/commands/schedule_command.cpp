#include "app/shell/commands/command.h"
#include "app/shell/commands/files.h"

#include "app/learner/schedule/history_request.h"

#include <QJsonDocument>

#include <cstdio>

namespace casefile::shell {

using namespace Qt::StringLiterals;

int runSchedule(int, char**, const QStringList& arguments)
{
    QString name = u"-"_s;
    if (arguments.size() == 2 && arguments[0] == u"--request"_s)
        name = arguments[1];
    else if (arguments == QStringList{u"--request"_s})
        return badUsage("schedule", u"--request wants a file, or - for the standard input"_s);
    else if (!arguments.isEmpty())
        return badUsage("schedule", u"unknown argument \"%1\""_s.arg(arguments.first()));

    QString problem;
    const QByteArray bytes = readInput(name, problem);
    if (!problem.isEmpty())
        return badInput("schedule", problem);
    QJsonParseError error;
    const QJsonDocument request = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return badInput("schedule", u"%1: not JSON: %2"_s.arg(name, error.errorString()));
    content::Faults faults;
    const QJsonValue value = request.isArray() ? QJsonValue(request.array()) : QJsonValue(request.object());
    const QJsonArray states = learner::scheduleHistory({value, name, faults});
    if (!faults.isEmpty())
        return badInput("schedule", content::toString(faults.first()));
    const QByteArray answer = QJsonDocument(states).toJson(QJsonDocument::Compact) + '\n';
    const bool written = std::fwrite(answer.constData(), 1, std::size_t(answer.size()), stdout) ==
                             std::size_t(answer.size()) &&
                         std::fflush(stdout) == 0;
    return written ? Success : badInput("schedule", u"the answer could not be written"_s);
}

} // namespace casefile::shell
