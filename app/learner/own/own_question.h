#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>

namespace casefile::learner {

/// A question that an instructor or a learner wrote, or took over from a file.
struct OwnQuestion
{
    QString id;           ///< "own-…", never that of a question of the course; empty: it is new
    QString chapter;      ///< whose quiz it joins
    int version = 1;      ///< raised by each change of what is asked
    QJsonObject question; ///< as in quiz files, "id" and "version" as above
    QString imported;     ///< digestOf() what was last taken over from a file; empty: written here
    QDateTime changed;    ///< when it was last written, UTC

    bool operator==(const OwnQuestion&) const = default;
};

/// Whether an id is one of an own question.
bool isOwnId(const QString& id);

/// The id under which a question of a file is kept: its own id where it is one of an own question, else that
/// id with "own-" before it; without any, one that follows from what is asked, so that the same question of
/// the same file is met again.
QString ownIdFor(const QJsonObject& question);

/// What a question says and where it belongs, without id and version, as 16 hexadecimal digits.
QString digestOf(const QJsonObject& question, const QString& chapter);

} // namespace casefile::learner
