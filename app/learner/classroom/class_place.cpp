#include "app/learner/classroom/class_place.h"

#include "app/learner/classroom/class_words.h"

#include <QUrl>
#include <QUrlQuery>

#include <array>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

constexpr std::array allTls{ClassTls::Verify, ClassTls::Require, ClassTls::Off};
constexpr qsizetype longestLink = 2000;

ClassTls tlsOf(const QString& name)
{
    for (const ClassTls tls : allTls)
        if (tlsName(tls) == name)
            return tls;
    return ClassTls::Verify;
}

} // namespace

QString tlsName(ClassTls tls)
{
    switch (tls) {
    case ClassTls::Verify:
        return u"verify"_s;
    case ClassTls::Require:
        return u"require"_s;
    case ClassTls::Off:
        return u"off"_s;
    }
    return {};
}

QJsonObject toJson(const ClassPlace& place)
{
    return {{u"host"_s, place.host}, {u"port"_s, place.port},        {u"database"_s, place.database},
            {u"user"_s, place.user}, {u"tls"_s, tlsName(place.tls)}, {u"certificate"_s, place.certificate}};
}

ClassPlace classPlace(const QJsonObject& json)
{
    return {json[u"host"_s].toString(),       json[u"port"_s].toInt(ClassPlace::usualPort),
            json[u"database"_s].toString(),   json[u"user"_s].toString(),
            tlsOf(json[u"tls"_s].toString()), json[u"certificate"_s].toString()};
}

QString joinLink(const ClassPlace& place)
{
    QUrl url;
    url.setScheme(u"casefile-class"_s);
    QUrlQuery query{{u"tls"_s, tlsName(place.tls)}};
    if (place.host.startsWith(u'/'))
        query.addQueryItem(u"socket"_s, place.host);
    url.setHost(place.host.startsWith(u'/') ? u"localhost"_s : place.host);
    url.setPort(place.port);
    url.setUserName(place.user);
    url.setPath(u'/' + place.database);
    url.setQuery(query);
    return QString::fromUtf8(url.toEncoded());
}

ClassPlace readJoinLink(const QString& text, QString& problem)
{
    const QUrl url(text.size() > longestLink ? QString() : text.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != "casefile-class"_L1) {
        problem = classWords(QT_TRANSLATE_NOOP(
            "class",
            "This is no link of a class: it begins with casefile-class://, then user@server/class."));
        return {};
    }
    if (!url.password().isEmpty()) {
        problem = classWords(QT_TRANSLATE_NOOP(
            "class", "This link holds a password: ask for one without it, and for the password by itself."));
        return {};
    }
    const QUrlQuery query(url);
    ClassPlace place;
    place.host =
        query.hasQueryItem(u"socket"_s) ? query.queryItemValue(u"socket"_s, QUrl::FullyDecoded) : url.host();
    place.port = url.port(ClassPlace::usualPort);
    place.database = url.path().mid(1);
    place.user = url.userName(QUrl::FullyDecoded);
    place.tls = tlsOf(query.queryItemValue(u"tls"_s));
    if (place.isComplete())
        return place;
    problem =
        classWords(QT_TRANSLATE_NOOP("class", "In this link the user, the server or the class is missing."));
    return {};
}

} // namespace casefile::learner
