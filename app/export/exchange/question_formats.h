#pragma once

#include "app/content/library.h"
#include "app/export/exchange/pack.h"
#include "app/export/exhibit.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace casefile::exports {

/// What is exported.
struct QuestionExport
{
    const content::Library& library; ///< titles, steps, sentences
    QList<content::Quiz> quizzes;    ///< one for each chapter
    QList<PackChapter> objects;      ///< the same as in quiz files
    QList<QJsonObject> log;          ///< answers, where they are to go along
    QString language;
};

/// The quizzes of these chapters as they stand in their files.
QList<PackChapter> courseObjects(const QList<content::Quiz>& quizzes);

/// What came of an export.
struct QuestionFile
{
    QByteArray bytes;    ///< empty: `problem` says why; without one it was ended
    QStringList leftOut; ///< "id: why"
    QString problem;
};

/// A form in which questions can be written.
struct QuestionFormat
{
    QString id;        ///< of the command: "gift"
    QString suffix;    ///< "gift.txt"
    const char* name;  ///< translatable, context "export"
    const char* holds; ///< likewise: what it can hold and what not, in one sentence
    bool hasLanguage;  ///< it holds one language, which is to be chosen
    bool hasLog;       ///< it can hold answers
    QuestionFile (*write)(const QuestionExport& wanted, const Progress& progress);
};

/// THE table of forms: GIFT, Moodle XML, text and package for Anki, package of Casefile.
const QList<QuestionFormat>& questionFormats();
const QuestionFormat* questionFormat(const QString& id); ///< nullptr: none of them

} // namespace casefile::exports
