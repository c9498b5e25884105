#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace casefile::content {

/// A string in every language that the content has: "zh" -> …, "en" -> ….
using Localized = QMap<QString, QString>;

/// The languages that all content must have.
QStringList requiredLanguages();

/// The words in this language, else in any; empty when there are none.
QString inLanguage(const Localized& words, const QString& language);

} // namespace casefile::content
