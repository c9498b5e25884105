#pragma once

#include "app/content/question.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace casefile::content {

/// Questions of one chapter: they go into a category of its name.
struct MoodleCategory
{
    QString chapter;
    QList<Question> questions;
};

/// Moodle XML in this language, with hints, general feedback and the ids as id numbers. What Moodle cannot
/// ask is left out: "id: why". Fields must be filled (playback::settled).
QByteArray writeMoodleXml(const QList<MoodleCategory>& categories, const QString& language,
                          QStringList* leftOut);

} // namespace casefile::content
