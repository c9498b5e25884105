#pragma once

#include "app/content/answer_record.h"
#include "app/content/exchange/imported.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace casefile::exports {

/// Questions of one chapter as the objects of a quiz file (quizzes/README.md): of the course, or own ones.
struct PackChapter
{
    QString chapter;
    bool isOwn = false;
    QJsonArray questions;

    bool operator==(const PackChapter&) const = default;
};

/// All that a package of Casefile holds; nothing of it is lost on the way there and back.
struct Pack
{
    QString program; ///< version of the program that wrote it
    QList<PackChapter> chapters;
    QList<QJsonObject> log; ///< answers, oldest first

    bool operator==(const Pack&) const = default;
};

/// The ending of its files, without the dot.
inline const QString packSuffix = QStringLiteral("casefile-pack");

/// A line of the log, and back.
QJsonObject toLogLine(const content::AnswerRecord& answer);

/// The package as a zip; the same pack gives the same bytes. Empty, with a sentence, when that failed.
QByteArray writePack(const Pack& pack, QString& problem);

/// What a package holds: as it stands, and its questions for an import.
struct PackReading
{
    Pack pack;
    content::Imported imported; ///< what is wrong is named by file, place and what was expected
};

/// Reads a package that may come from anywhere. Of one that is not sound as a zip, or of a newer version,
/// nothing is read; a question that is none is left out and named, the others are there.
PackReading readPack(const QString& file, const QByteArray& bytes);

} // namespace casefile::exports
