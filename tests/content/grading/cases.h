#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace casefile::tests {

inline QJsonObject gradingCasesIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// The rows of one group of the grading cases.
inline QJsonArray gradingCases(const QString& group)
{
    const QString path = QStringLiteral(CASEFILE_SOURCE_DIR "/tests/content/grading/grading_cases.json");
    return gradingCasesIn(path).value(group).toArray();
}

} // namespace casefile::tests
