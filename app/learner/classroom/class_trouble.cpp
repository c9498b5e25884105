#include "app/learner/classroom/class_trouble.h"

#include "app/learner/classroom/class_place.h"
#include "app/learner/classroom/class_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

struct Sign
{
    QLatin1StringView english;
    QStringView chinese;
    ClassTrouble trouble;
};

/// What libpq and the server say when there is no connection: no number comes with it.
constexpr Sign signs[] = {
    {"certificate"_L1, u"证书", ClassTrouble::Certificate},
    {"server does not support SSL"_L1, u"服务器不支持SSL", ClassTrouble::Certificate},
    {"SSL error"_L1, u"SSL 错误", ClassTrouble::Certificate},
    {"password authentication failed"_L1, u"认证失败", ClassTrouble::Password},
    {"no password supplied"_L1, u"没有提供口令", ClassTrouble::Password},
    {"not permitted to log in"_L1, u"不允许登录", ClassTrouble::Revoked},
    {"permission denied for database"_L1, u"连接权限", ClassTrouble::Revoked},
    {"no pg_hba.conf entry"_L1, u"pg_hba.conf", ClassTrouble::Revoked},
    {"database \""_L1, u"数据库 \"", ClassTrouble::NoClass},
    {"could not translate host name"_L1, u"无法解释主机名", ClassTrouble::Away},
    {"onnection refused"_L1, u"拒绝连接", ClassTrouble::Away},
    {"No such file"_L1, u"没有那个文件", ClassTrouble::Away},
    {"timeout expired"_L1, u"超时", ClassTrouble::Away},
    {"timed out"_L1, u"超时", ClassTrouble::Away},
    {"unreachable"_L1, u"不可达", ClassTrouble::Away},
    {"No route to host"_L1, u"没有到主机的路由", ClassTrouble::Away},
    {"SSL SYSCALL error"_L1, u"SSL SYSCALL", ClassTrouble::Away}, // it was killed
    {"server closed the connection"_L1, u"服务器意外地关闭了联接", ClassTrouble::Away},
    {"no connection to the server"_L1, u"没有到服务器的联接", ClassTrouble::Away},
    {"starting up"_L1, u"正在启动", ClassTrouble::Away},
    {"shutting down"_L1, u"正在关闭", ClassTrouble::Away},
    {"terminating connection"_L1, u"终止连接", ClassTrouble::Away},
    {"connection to server was lost"_L1, u"联接丢失", ClassTrouble::Away},
};

} // namespace

bool isPassing(ClassTrouble trouble)
{
    return trouble == ClassTrouble::Away || trouble == ClassTrouble::Other;
}

ClassTrouble classTroubleOf(const QString& message, const QString& sqlState)
{
    if (sqlState.startsWith("28P"_L1))
        return ClassTrouble::Password;
    if (sqlState == "42501"_L1 || sqlState.startsWith("28"_L1) || sqlState == "23503"_L1)
        return ClassTrouble::Revoked;
    if (sqlState == "42P01"_L1 || sqlState == "3F000"_L1 || sqlState == "3D000"_L1)
        return ClassTrouble::NoClass;
    if (sqlState.startsWith("08"_L1) || sqlState.startsWith("57P"_L1))
        return ClassTrouble::Away;
    const auto* sign = std::ranges::find_if(signs, [&](const Sign& one) {
        return message.contains(one.english) || message.contains(one.chinese);
    });
    return sign == std::end(signs) ? ClassTrouble::Other : sign->trouble;
}

QString toSentence(ClassTrouble trouble, const ClassPlace& place, const QString& said)
{
    switch (trouble) {
    case ClassTrouble::None:
        return {};
    case ClassTrouble::NoDriver:
        return classWords(
            QT_TRANSLATE_NOOP("class", "Qt has no PostgreSQL driver here: install libqt6sql6-psql."));
    case ClassTrouble::Away:
        return classWords(QT_TRANSLATE_NOOP(
                              "class",
                              "The server %1 does not answer now; what you do is kept here and sent later."))
            .arg(place.host);
    case ClassTrouble::Password:
        return classWords(QT_TRANSLATE_NOOP("class", "User “%1” or the password is wrong.")).arg(place.user);
    case ClassTrouble::Revoked:
        return classWords(
                   QT_TRANSLATE_NOOP("class", "“%1” may not enter the class “%2”: ask your instructor."))
            .arg(place.user, place.database);
    case ClassTrouble::Certificate:
        return classWords(
                   QT_TRANSLATE_NOOP(
                       "class",
                       "The server %1 cannot prove who it is (its certificate), so nothing was sent to it."))
            .arg(place.host);
    case ClassTrouble::NoClass:
        return classWords(QT_TRANSLATE_NOOP("class", "There is no class “%1” on the server %2."))
            .arg(place.database, place.host);
    case ClassTrouble::SchemaOld:
        return classWords(QT_TRANSLATE_NOOP(
            "class", "The class was made by an older Casefile: ask your instructor to bring it up to date."));
    case ClassTrouble::SchemaNew:
        return classWords(
            QT_TRANSLATE_NOOP("class", "The class was made by a newer Casefile: update yours."));
    case ClassTrouble::Other:
        return classWords(QT_TRANSLATE_NOOP("class", "The server %1 refused: “%2”.")).arg(place.host, said);
    }
    return {};
}

} // namespace casefile::learner
