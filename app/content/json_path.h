#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>

namespace casefile::content {

// Values of an object by the paths that faults name: "options[2].text.zh".

/// What stands there; undefined when nothing does.
QJsonValue valueAt(const QJsonObject& object, const QString& path);

/// The same object with another value there. What is missing on the way is made; an index at the end of its
/// list adds to it. Undefined (and nothing that holds words any more) takes the value away.
QJsonObject withValue(const QJsonObject& object, const QString& path, const QJsonValue& value);

/// "options" and 2 as "options[2]"; "options[2]" and "text" as "options[2].text"; an empty path adds nothing.
QString pathOf(const QString& path, int index);
QString pathOf(const QString& path, const QString& key);

} // namespace casefile::content
