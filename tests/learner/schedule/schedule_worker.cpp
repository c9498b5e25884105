// schedule_worker: reads a JSON list of histories on stdin, writes the list of their answers.
#include "app/learner/schedule/history_request.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

#include <cstdio>

using namespace casefile;
using namespace Qt::StringLiterals;

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return 1;
    content::Faults faults;
    const content::JsonReader requests(QJsonDocument::fromJson(input.readAll()).array(), u"stdin"_s, faults);
    QJsonArray answers;
    for (const content::JsonReader& request : requests.asArray())
        answers.append(learner::scheduleHistory(request));
    for (const content::Fault& fault : faults)
        std::fprintf(stderr, "%s\n", qPrintable(content::toString(fault)));
    const QByteArray bytes = QJsonDocument(answers).toJson(QJsonDocument::Compact);
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
    return faults.isEmpty() ? 0 : 1;
}
