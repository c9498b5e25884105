#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace casefile::tests {

/// The FSRS vectors in their short form; its rows are described in shorten_vectors.py.
inline QJsonObject fsrsVectors()
{
    QFile file(QStringLiteral(CASEFILE_SOURCE_DIR "/tests/learner/schedule/fsrs_vectors.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// The rows of one of the primitives, each a list of numbers.
inline QJsonArray primitiveRows(const QString& name)
{
    return fsrsVectors().value(QLatin1String("primitives")).toObject().value(name).toArray();
}

} // namespace casefile::tests
