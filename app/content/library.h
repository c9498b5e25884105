#pragma once

#include "app/content/chapter.h"
#include "app/content/question.h"

#include <QList>
#include <QString>

namespace casefile::content {

/// A line of course.json: chapters that are announced but not written yet have no folder.
struct CourseEntry
{
    QString id;
    Localized title;
    QString folder; ///< empty: not written yet
};

/// All content that the program has: course order, chapters, quizzes, code and formulas.
struct Library
{
    QString lessonsRoot; ///< ":/lessons" or a folder on disk
    QString quizzesRoot;
    QList<CourseEntry> course;
    QList<Chapter> chapters;
    QList<Quiz> quizzes;
    Faults faults;

    const Chapter* chapter(const QString& id) const; ///< nullptr if there is none
    const Quiz* quiz(const QString& chapterId) const;
};

/// Reads course.json, every chapter it names and every quiz file; collects all faults.
Library readLibrary(const QString& lessonsRoot, const QString& quizzesRoot, const KnownNames& names);

/// The embedded content.
Library embeddedLibrary(const KnownNames& names);

/// Lines between "// [tag]" and "// [/tag]" ("# [tag]" in Python), and the number of the first of them.
struct CodeRegion
{
    QStringList lines; ///< of the whole file
    int firstLine = -1;
    int lastLine = -1;
};
/// `file` is "engine/attention/scores.cpp" (looked up in the embedded sources) or a path.
CodeRegion codeRegion(const QString& file, const QString& tag);

/// The name among `known` that is nearest to `name` (edit distance), empty when none is near.
QString nearestName(const QString& name, const QStringList& known);

} // namespace casefile::content
