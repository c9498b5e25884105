// casefile class: the server side of a class, for whoever looks after it.
#include "app/shell/commands/command.h"

#include "app/learner/classroom/class_admin.h"
#include "app/learner/classroom/class_place.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

struct ClassRequest
{
    QString action;
    QString login; ///< of whom is added or removed
    QString shown;
    QString className;
    learner::ClassPlace place; ///< incomplete: the statements are printed
    QString problem;
};

learner::ClassTls tlsOf(const QString& name, QString& problem)
{
    using enum learner::ClassTls;
    for (const learner::ClassTls tls : {Verify, Require, Off})
        if (learner::tlsName(tls) == name)
            return tls;
    problem = u"--tls wants verify, require or off"_s;
    return Verify;
}

ClassRequest readClassRequest(const QCommandLineParser& parser)
{
    ClassRequest request;
    const QStringList words = parser.positionalArguments();
    request.action = words.value(0);
    request.login = words.value(1);
    request.shown = parser.isSet(u"shown"_s) ? parser.value(u"shown"_s) : request.login;
    request.className = parser.value(u"name"_s);
    const bool isOfPerson =
        QStringList{u"add-learner"_s, u"add-instructor"_s, u"remove"_s}.contains(request.action);
    bool isPort = false;
    request.place = {parser.value(u"host"_s),
                     parser.value(u"port"_s).toInt(&isPort),
                     parser.value(u"database"_s),
                     parser.value(u"user"_s),
                     tlsOf(parser.value(u"tls"_s), request.problem),
                     parser.value(u"certificate"_s)};
    if (!isOfPerson && request.action != "create"_L1)
        request.problem = u"it wants create, add-learner, add-instructor or remove"_s;
    else if (words.size() != (isOfPerson ? 2 : 1))
        request.problem =
            u"%1 wants %2"_s.arg(request.action, isOfPerson ? u"one login"_s : u"no further word"_s);
    else if (!learner::isRoleName(request.className))
        request.problem = u"--name wants a small letter, then up to 30 small letters, digits or _"_s;
    else if (isOfPerson && !learner::isRoleName(request.login))
        request.problem = u"a login is a small letter, then up to 30 small letters, digits or _"_s;
    else if (!isPort || request.place.port < 1 || request.place.port > 65535)
        request.problem = u"--port wants a number from 1 to 65535"_s;
    else if (!request.place.host.isEmpty() && !request.place.isComplete())
        request.problem = u"--host wants --database and --user beside it"_s;
    return request;
}

QStringList statementsFor(const ClassRequest& request, const QString& password)
{
    if (request.action == "create"_L1)
        return learner::classSchema(request.className);
    if (request.action == "remove"_L1)
        return learner::removalStatements(request.className, request.login);
    return learner::memberStatements(request.className, request.login, request.shown,
                                     request.action == "add-instructor"_L1, password);
}

} // namespace

int runClass(int argc, char** argv, const QStringList& arguments)
{
    const QCoreApplication application(argc, argv); // for the plugins of Qt
    QCommandLineParser parser;
    parser.addOptions({{u"name"_s, {}, u"CLASS"_s},
                       {u"shown"_s, {}, u"NAME"_s},
                       {u"host"_s, {}, u"HOST"_s},
                       {u"port"_s, {}, u"PORT"_s, QString::number(learner::ClassPlace::usualPort)},
                       {u"database"_s, {}, u"DATABASE"_s},
                       {u"user"_s, {}, u"USER"_s},
                       {u"tls"_s, {}, u"verify|require|off"_s, u"verify"_s},
                       {u"certificate"_s, {}, u"FILE"_s}});
    if (!parser.parse(QStringList{u"casefile class"_s} + arguments))
        return badUsage("class", parser.errorText());
    const ClassRequest request = readClassRequest(parser);
    if (!request.problem.isEmpty())
        return badUsage("class", request.problem);
    const QString password = learner::newPassword();
    const QStringList statements = statementsFor(request, password);
    QTextStream out(stdout);
    if (!request.place.isComplete()) {
        out << "BEGIN;\n\n" << statements.join(u";\n\n"_s) << ";\n\nCOMMIT;\n";
        return Success;
    }
    const QString problem = learner::applyToServer(request.place, statements);
    if (!problem.isEmpty())
        return badInput("class", problem);
    if (request.action.startsWith("add"_L1)) {
        learner::ClassPlace place = request.place;
        place.user = request.login;
        out << "password: " << password << "\nlink: " << learner::joinLink(place) << '\n';
    }
    return Success;
}

} // namespace casefile::shell
