#include "app/content/check.h"

#include "app/content/interview/interview_question.h"
#include "app/content/library.h"
#include "app/content/references.h"
#include "app/content/source_file.h"
#include "app/content/templates/template_check.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

const QString& misconceptionFile()
{
    static const QString name = u"misconceptions.json"_s;
    return name;
}

/// Collects what stands at several places, then checks what refers from one thing to another.
class Checker
{
public:
    explicit Checker(const KnownNames& names)
        : m_names(names)
    {}

    void read(const QString& place)
    {
        const QFileInfo info(place);
        const QDir folder(place);
        if (info.isFile())
            readFile(place);
        else if (info.exists() && !info.isDir())
            m_faults.append({place, u"file"_s, whyUnreadable(place)});
        else if (folder.exists(u"course.json"_s))
            add(readLibrary(place, {}, m_names));
        else if (folder.exists(u"chapter.json"_s))
            addChapter(readChapter(place, m_names, m_faults));
        else if (folder.exists(u"lessons"_s) || folder.exists(u"quizzes"_s))
            readParts(folder);
        else if (folder.dirName() == "templates"_L1)
            readTemplatesOf(QFileInfo(place).path());
        else if (folder.dirName() == "interview"_L1)
            readInterviewOf(QFileInfo(place).path());
        else if (!folder.entryList({u"*.json"_s}, QDir::Files).isEmpty())
            addQuizzes(place);
        else
            m_faults.append({place, u"folder"_s,
                             info.exists() ? u"holds neither course.json, chapter.json nor a quiz"_s
                                           : u"does not exist"_s});
    }

    Faults finish()
    {
        for (const Chapter& chapter : m_chapters)
            checkReferences(chapter, m_faults);
        if (!m_quizzes.isEmpty() || !m_templates.isEmpty() || !m_interviews.isEmpty())
            completeTargets();
        for (const Quiz& quiz : m_quizzes)
            checkReferences(quiz, m_targets, m_faults);
        for (const TemplateFile& templates : m_templates)
            checkReferences(templates, m_targets, m_faults);
        for (const InterviewFile& interview : m_interviews)
            checkReferences(interview, m_targets, m_faults);
        return m_faults;
    }

private:
    void readFile(const QString& path)
    {
        const QFileInfo info(path);
        if (info.fileName() == "course.json"_L1)
            add(readLibrary(info.path(), {}, m_names));
        else if (info.fileName() == "chapter.json"_L1)
            addChapter(readChapter(info.path(), m_names, m_faults));
        else if (info.fileName() == misconceptionFile())
            m_targets.misconceptions += readMisconceptions(path, m_faults);
        else if (info.dir().dirName() == "templates"_L1)
            addTemplates(path);
        else if (info.dir().dirName() == "interview"_L1)
            m_interviews.append(readInterview(path, m_faults));
        else
            m_quizzes.append(readQuiz(path, m_names, m_faults));
    }

    void addQuizzes(const QString& folder)
    {
        add(readLibrary({}, folder, m_names));
        readTemplatesOf(folder);
        readInterviewOf(folder);
    }

    void readInterviewOf(const QString& quizzesRoot)
    {
        for (const QString& file : interviewFiles(quizzesRoot))
            m_interviews.append(readInterview(file, m_faults));
    }

    void readTemplatesOf(const QString& quizzesRoot)
    {
        for (const QString& file : templateFiles(quizzesRoot))
            addTemplates(file);
    }

    void addTemplates(const QString& file)
    {
        m_templates.append(readTemplates(file, m_faults));
        checkTemplates(m_templates.last(), m_faults);
    }

    void readParts(const QDir& folder)
    {
        for (const QString& part : {u"lessons"_s, u"quizzes"_s}) {
            if (folder.exists(part))
                read(folder.filePath(part));
        }
    }

    void add(const Library& library)
    {
        m_faults += library.faults;
        m_quizzes += library.quizzes;
        m_targets.misconceptions += library.misconceptions;
        for (const CourseEntry& entry : library.course)
            m_targets.courseIds.append(entry.id);
        for (const Chapter& chapter : library.chapters)
            addChapter(chapter);
    }

    void addChapter(const Chapter& chapter)
    {
        m_chapters.append(chapter);
        m_targets.chapters.append(chapter);
        m_targets.courseIds.append(chapter.id);
    }

    /// Misconceptions that lie beside a quiz, and all embedded content. Their faults are not the caller's.
    void completeTargets()
    {
        Faults elsewhere;
        for (const Quiz& quiz : m_quizzes)
            addMisconceptionsIn(QFileInfo(quiz.file).dir(), elsewhere);
        for (const TemplateFile& templates : m_templates)
            addMisconceptionsIn(QFileInfo(QFileInfo(templates.file).path()).dir(), elsewhere);
        const Library embedded = embeddedLibrary(m_names);
        m_targets.chapters += embedded.chapters;
        m_targets.misconceptions += embedded.misconceptions;
        for (const CourseEntry& entry : embedded.course)
            m_targets.courseIds.append(entry.id);
    }

    void addMisconceptionsIn(const QDir& folder, Faults& elsewhere)
    {
        const QString file = folder.filePath(misconceptionFile());
        if (QFileInfo::exists(file))
            m_targets.misconceptions += readMisconceptions(file, elsewhere);
    }

    const KnownNames& m_names;
    Faults m_faults;
    QList<Chapter> m_chapters; ///< those that were asked for
    QList<Quiz> m_quizzes;
    QList<TemplateFile> m_templates;
    QList<InterviewFile> m_interviews;
    ReferenceTargets m_targets;
};

} // namespace

Faults checkFolders(const QStringList& places, const KnownNames& names)
{
    Checker checker(names);
    for (const QString& place : places)
        checker.read(QDir::cleanPath(place));
    return checker.finish();
}

Faults checkEmbedded(const KnownNames& names)
{
    return checkFolders({u":/lessons"_s, u":/quizzes"_s}, names);
}

} // namespace casefile::content
