// Links to a place in the program: casefile:lesson/overview/<step id>?head=2&sentence=…
#include "app/content/json_reader.h"
#include "app/content/settings_reader.h"
#include "app/content/state.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr auto scheme = "casefile"_L1;
constexpr auto lessonPlace = "lesson"_L1;
constexpr qsizetype longestLink = 64 * 1024;

/// A link value as text: words as they are, all else as compact JSON. Focus is "query,key".
QString linkText(const QString& key, const QJsonValue& value)
{
    if (value.isString())
        return value.toString();
    if (key == "focus"_L1)
        return u"%1,%2"_s.arg(value[u"query"_s].toVariant().toString(),
                              value[u"key"_s].toVariant().toString());
    const QByteArray wrapped = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(wrapped.sliced(1, wrapped.size() - 2));
}

QJsonValue focusFromText(const QString& text)
{
    const QStringList parts = text.split(u',');
    QJsonObject focus;
    const QStringList keys{u"query"_s, u"key"_s};
    for (qsizetype i = 0; i < parts.size() && i < keys.size(); ++i) {
        const auto index = focusIndex(parts[i]);
        focus.insert(keys[i], index ? QJsonValue(focusWord(*index)) : QJsonValue(parts[i]));
    }
    return focus;
}

/// The JSON value that a link value stands for: what parses as JSON and is not plain words, is that.
QJsonValue valueFromText(const QString& key, const QString& text)
{
    static const QStringList words{u"sentence"_s, u"memory"_s, u"model"_s, u"position"_s,
                                   u"depth"_s,    u"seed"_s,   u"frozen"_s};
    if (words.contains(key))
        return text;
    if (key == "focus"_L1)
        return focusFromText(text);
    QJsonParseError error;
    const QByteArray wrapped = u"[%1]"_s.arg(text).toUtf8();
    const QJsonDocument document = QJsonDocument::fromJson(wrapped, &error);
    if (error.error == QJsonParseError::NoError && document.array().size() == 1)
        return document.array().first();
    return text;
}

QJsonObject queryObject(const QUrl& link)
{
    QJsonObject object;
    const QStringList items = link.query(QUrl::FullyEncoded).split(u'&', Qt::SkipEmptyParts);
    for (const QString& item : items) {
        const QString key = QUrl::fromPercentEncoding(item.section(u'=', 0, 0).toUtf8());
        const QString text = QUrl::fromPercentEncoding(item.section(u'=', 1).toUtf8());
        object.insert(key, valueFromText(key, text));
    }
    return object;
}

} // namespace

QUrl deepLink(const State& state, const State& base)
{
    const QJsonObject now = toJson(state);
    const QJsonObject before = toJson(base);
    QStringList items;
    for (const QString& key : now.keys()) {
        if (key == "chapter"_L1 || key == "step"_L1 || now[key] == before[key])
            continue;
        const QByteArray text = QUrl::toPercentEncoding(linkText(key, now[key]), ",");
        items.append(u"%1=%2"_s.arg(key, QString::fromLatin1(text)));
    }
    QUrl link;
    link.setScheme(scheme);
    link.setPath(u"%1/%2/%3"_s.arg(lessonPlace, state.chapter, state.step));
    if (!items.isEmpty())
        link.setQuery(items.join(u'&'));
    return link;
}

State stateFromLink(const QUrl& link, Faults& faults, const State& base)
{
    const QString file = u"link"_s;
    const QStringList place = link.path(QUrl::FullyDecoded).split(u'/');
    static const QRegularExpression id(uR"(\A[A-Za-z0-9-]*\z)"_s);
    if (link.toEncoded().size() > longestLink) {
        faults.append({file, u"address"_s, u"is longer than 64 KB"_s});
        return base;
    }
    if (link.scheme() != scheme || place.size() < 2 || place.size() > 3 || place[0] != lessonPlace ||
        place[1].isEmpty() || !id.match(place[1]).hasMatch() || !id.match(place.value(2)).hasMatch()) {
        faults.append({file, u"address"_s, u"is not of the form casefile:lesson/<chapter>/<step>"_s});
        return base;
    }
    QJsonObject object = queryObject(link);
    object.insert(u"chapter"_s, place[1]);
    object.insert(u"step"_s, place.value(2));
    return stateFromJson(object, file, faults, base);
}

} // namespace casefile::content
