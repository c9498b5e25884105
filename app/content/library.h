#pragma once

#include "app/content/chapter.h"
#include "app/content/code_region.h"
#include "app/content/glossary.h"
#include "app/content/misconception.h"
#include "app/content/nearest_name.h"
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
    QList<Term> glossary;
    QList<Quiz> quizzes;
    QList<Misconception> misconceptions;
    Faults faults;

    const Chapter* chapter(const QString& id) const; ///< nullptr if there is none
    const Quiz* quiz(const QString& chapterId) const;
    const Misconception* misconception(const QString& id) const;
};

/// Reads course.json, every chapter it names and every quiz file; collects all faults.
Library readLibrary(const QString& lessonsRoot, const QString& quizzesRoot, const KnownNames& names);

/// The embedded content.
Library embeddedLibrary(const KnownNames& names);

} // namespace casefile::content
