#include "app/content/library.h"

#include "app/content/json_reader.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <future>
#include <utility>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

QList<CourseEntry> readCourse(const QString& lessonsRoot, Faults& faults)
{
    QList<CourseEntry> course;
    const JsonReader top = JsonReader::fromFile(u"%1/course.json"_s.arg(lessonsRoot), faults);
    if (!top.expectObject({u"version"_s, u"chapters"_s}))
        return course;
    top.expectVersion(1);
    QStringList seen;
    for (const JsonReader& row : top.member(u"chapters"_s).asArray()) {
        if (!row.expectObject({u"id"_s, u"title"_s, u"folder"_s}))
            continue;
        const JsonReader idPlace = row.member(u"id"_s);
        CourseEntry entry;
        entry.id = idPlace.asId().value_or(QString());
        entry.title = row.member(u"title"_s).asLocalized();
        entry.folder = row.member(u"folder"_s, Need::Optional).asId().value_or(QString());
        if (entry.id.isEmpty())
            continue;
        expectNew(entry.id, idPlace, seen);
        course.append(entry);
    }
    return course;
}

template <typename T, typename Member>
const T* find(const QList<T>& list, const QString& id, Member member)
{
    const auto found = std::ranges::find(list, id, member);
    return found == list.cend() ? nullptr : &*found;
}

/// Quizzes stand in the order of their chapters; those of no chapter of the course come last.
void sortByCourse(Library& library)
{
    const auto place = [&](const Quiz& quiz) {
        return std::ranges::find(library.course, quiz.chapter, &CourseEntry::id) - library.course.begin();
    };
    std::ranges::stable_sort(library.quizzes, {}, place);
}

/// What a folder of quizzes holds.
struct Questions
{
    QList<Quiz> quizzes;
    decltype(Library::misconceptions) misconceptions;
    Faults faults;
};

Questions readQuestions(const QString& root, const KnownNames& names)
{
    Questions read;
    if (root.isEmpty())
        return read;
    const auto anyFile = QDir::Files | QDir::System; // also what is no regular file: it gets its fault
    for (const QString& file : QDir(root).entryList({u"*.json"_s}, anyFile, QDir::Name)) {
        const QString path = u"%1/%2"_s.arg(root, file);
        if (file == u"misconceptions.json"_s)
            read.misconceptions = readMisconceptions(path, read.faults);
        else
            read.quizzes.append(readQuiz(path, names, read.faults));
    }
    return read;
}

/// Course, chapters and glossary of the folder of lessons.
void readLessons(Library& library, const KnownNames& names)
{
    library.course = readCourse(library.lessonsRoot, library.faults);
    for (const CourseEntry& entry : library.course) {
        if (entry.folder.isEmpty())
            continue;
        const QString folder = u"%1/%2"_s.arg(library.lessonsRoot, entry.folder);
        Chapter chapter = readChapter(folder, names, library.faults);
        if (!chapter.id.isEmpty() && chapter.id != entry.id)
            library.faults.append({u"%1/chapter.json"_s.arg(folder), u"id"_s,
                                   u"must be \"%1\", as in course.json"_s.arg(entry.id)});
        chapter.id = entry.id;
        library.chapters.append(chapter);
    }
    const QString glossary = u"%1/glossary.json"_s.arg(library.lessonsRoot);
    if (QFileInfo::exists(glossary)) {
        library.glossary = readGlossary(glossary, library.faults);
        checkReferences(library.glossary, library.chapters, glossary, library.faults);
    }
}

} // namespace

const Chapter* Library::chapter(const QString& id) const
{
    return find(chapters, id, &Chapter::id);
}

const Quiz* Library::quiz(const QString& chapterId) const
{
    return find(quizzes, chapterId, &Quiz::chapter);
}

const Misconception* Library::misconception(const QString& id) const
{
    return find(misconceptions, id, &Misconception::id);
}

Library readLibrary(const QString& lessonsRoot, const QString& quizzesRoot, const KnownNames& names)
{
    // The default policy: where no thread can be had, the questions are read after the lessons.
    auto questions = std::async([&] { return readQuestions(quizzesRoot, names); });
    Library library;
    library.lessonsRoot = lessonsRoot;
    library.quizzesRoot = quizzesRoot;
    if (!lessonsRoot.isEmpty())
        readLessons(library, names);
    Questions read = questions.get();
    library.quizzes = std::move(read.quizzes);
    library.misconceptions = std::move(read.misconceptions);
    library.faults += read.faults;
    sortByCourse(library);
    return library;
}

Library embeddedLibrary(const KnownNames& names)
{
    return readLibrary(u":/lessons"_s, u":/quizzes"_s, names);
}

} // namespace casefile::content
