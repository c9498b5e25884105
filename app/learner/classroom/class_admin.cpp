#include "app/learner/classroom/class_admin.h"

#include "app/learner/classroom/class_server.h"

#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

constexpr int passwordLetters = 16;

QString literal(QString text)
{
    return u'\'' + text.replace(u"'"_s, u"''"_s) + u'\'';
}

QStringList statementsOf(const QString& file, const QList<std::pair<QString, QString>>& words)
{
    QFile source(u":/class/"_s + file);
    QString text = source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
    QStringList statements = text.split(u";\n\n"_s);
    for (QString& statement : statements) {
        statement = statement.trimmed();
        if (statement.endsWith(u';'))
            statement.chop(1);
        for (const auto& [name, value] : words)
            statement.replace(u"{{%1}}"_s.arg(name), value);
    }
    return statements;
}

} // namespace

bool isRoleName(const QString& name)
{
    static const QRegularExpression pattern(u"\\A[a-z][a-z0-9_]{0,30}\\z"_s);
    return pattern.match(name).hasMatch() && !name.startsWith("pg_"_L1);
}

QStringList classSchema(const QString& className)
{
    return statementsOf(u"schema.sql"_s, {{u"class"_s, className}});
}

QStringList memberStatements(const QString& className, const QString& login, const QString& shown,
                             bool isInstructor, const QString& password)
{
    return statementsOf(u"add_member.sql"_s, {{u"class"_s, className},
                                              {u"login"_s, login},
                                              {u"role"_s, isInstructor ? u"instructor"_s : u"learner"_s},
                                              {u"password"_s, literal(password)},
                                              {u"shown"_s, literal(shown)}});
}

QStringList removalStatements(const QString& className, const QString& login)
{
    return statementsOf(u"remove_member.sql"_s, {{u"class"_s, className}, {u"login"_s, login}});
}

QString newPassword()
{
    const QString letters = u"abcdefghijkmnpqrstuvwxyz23456789"_s; // none that look alike
    QString password;
    for (int n = 0; n < passwordLetters; ++n)
        password += letters[QRandomGenerator::system()->bounded(int(letters.size()))];
    return password;
}

QString applyToServer(const ClassPlace& place, const QStringList& statements)
{
    ClassServer server;
    if (server.open(place, {}) && server.execute(statements))
        return {};
    return toSentence(server.trouble() == ClassTrouble::None ? ClassTrouble::Other : server.trouble(), place,
                      server.said());
}

} // namespace casefile::learner
