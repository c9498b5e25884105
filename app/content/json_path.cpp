#include "app/content/json_path.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// "options[2].text" as "options", "[2]", "text".
QStringList partsOf(const QString& path)
{
    static const QRegularExpression part(uR"(\[\d+\]|[^.\[\]]+)"_s);
    QStringList parts;
    for (const QRegularExpressionMatch& match : part.globalMatch(path))
        parts.append(match.captured());
    return parts;
}

bool isIndex(const QString& part)
{
    return part.startsWith(u'[');
}

int indexOf(const QString& part)
{
    return part.mid(1).chopped(1).toInt();
}

bool holdsNothing(const QJsonValue& value)
{
    return value.isUndefined() || (value.isObject() && value.toObject().isEmpty());
}

QJsonValue replaced(const QJsonValue& whole, const QStringList& parts, int from, const QJsonValue& value)
{
    if (from == parts.size())
        return value;
    const QString& part = parts.at(from);
    if (isIndex(part)) {
        QJsonArray list = whole.toArray();
        const int index = indexOf(part);
        const QJsonValue entry = replaced(list.at(index), parts, from + 1, value);
        if (index >= list.size())
            list.append(entry.isUndefined() ? QJsonValue(QJsonObject()) : entry);
        else
            list.replace(index, entry.isUndefined() ? QJsonValue(QJsonObject()) : entry);
        return list;
    }
    QJsonObject object = whole.toObject();
    const QJsonValue entry = replaced(object.value(part), parts, from + 1, value);
    if (holdsNothing(entry))
        object.remove(part);
    else
        object.insert(part, entry);
    return object;
}

} // namespace

QJsonValue valueAt(const QJsonObject& object, const QString& path)
{
    QJsonValue value = object;
    for (const QString& part : partsOf(path)) {
        if (isIndex(part))
            value = value.isArray() ? value.toArray().at(indexOf(part)) : QJsonValue(QJsonValue::Undefined);
        else
            value = value.isObject() ? value.toObject().value(part) : QJsonValue(QJsonValue::Undefined);
    }
    return value;
}

QJsonObject withValue(const QJsonObject& object, const QString& path, const QJsonValue& value)
{
    return replaced(object, partsOf(path), 0, value).toObject();
}

QString pathOf(const QString& path, int index)
{
    return u"%1[%2]"_s.arg(path).arg(index);
}

QString pathOf(const QString& path, const QString& key)
{
    return path.isEmpty() ? key : path + u'.' + key;
}

} // namespace casefile::content
