#include "app/shell/commands/command.h"
#include "app/shell/commands/files.h"

#include "app/learner/schedule/history_request.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace casefile::shell {

using namespace Qt::StringLiterals;

int runSchedule(int, char**, const QStringList& arguments)
{
    const Request request = readRequest("schedule", arguments);
    if (request.failure != Success)
        return request.failure;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(request.bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return badInput("schedule", u"%1: not JSON: %2"_s.arg(request.name, error.errorString()));
    content::Faults faults;
    const QJsonValue value =
        document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    const QJsonArray states = learner::scheduleHistory({value, request.name, faults});
    if (!faults.isEmpty())
        return badInput("schedule", content::toString(faults.first()));
    return printAnswer("schedule", QJsonDocument(states).toJson(QJsonDocument::Compact).toStdString());
}

} // namespace casefile::shell
