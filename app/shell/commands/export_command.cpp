#include "app/shell/commands/command.h"
#include "app/shell/program.h"

#include "app/content/exchange/gift.h"
#include "app/content/exchange/moodle_xml.h"
#include "app/content/library.h"
#include "app/export/save_file.h"
#include "app/playback/settled_question.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

/// What is exported: the questions of these chapters, in one language.
struct ExportRequest
{
    const content::Library& library;
    QList<const content::Quiz*> quizzes;
    QString language;
};

QByteArray exportGift(const ExportRequest& request, QStringList& leftOut)
{
    QStringList parts;
    for (const content::Quiz* quiz : request.quizzes)
        parts << content::giftCategory(quiz->chapter)
              << content::writeGift(playback::settled(*quiz, request.library, request.language),
                                    request.language, &leftOut);
    return parts.join(u'\n').toUtf8();
}

QByteArray exportMoodle(const ExportRequest& request, QStringList& leftOut)
{
    QList<content::MoodleCategory> categories;
    for (const content::Quiz* quiz : request.quizzes)
        categories.append({quiz->chapter, playback::settled(*quiz, request.library, request.language)});
    return content::writeMoodleXml(categories, request.language, &leftOut);
}

/// A kind of file that questions are written to.
struct ExportFormat
{
    QString name;
    /// The bytes of the file; what it cannot hold goes into `leftOut`, with the reason.
    QByteArray (*write)(const ExportRequest& request, QStringList& leftOut);
};

/// THE table of formats that are exported.
const QList<ExportFormat>& exportFormats()
{
    static const QList<ExportFormat> table{
        {u"gift"_s, exportGift},
        {u"moodle"_s, exportMoodle},
    };
    return table;
}

/// The quizzes of these chapters in the order of the course; all without a name.
QList<const content::Quiz*> chosenQuizzes(const content::Library& library, const QStringList& chapters,
                                          QString& problem)
{
    QStringList known;
    QList<const content::Quiz*> chosen;
    for (const content::CourseEntry& entry : library.course) {
        const content::Quiz* quiz = library.quiz(entry.id);
        if (!quiz)
            continue;
        known.append(entry.id);
        if (chapters.isEmpty() || chapters.contains(entry.id))
            chosen.append(quiz);
    }
    for (const QString& chapter : chapters) {
        if (!known.contains(chapter))
            problem = content::unknownName(chapter, u"a chapter with questions"_s, known);
    }
    return chosen;
}

int writeExport(const ExportFormat& format, const ExportRequest& request, const QString& file)
{
    QStringList leftOut;
    const QByteArray bytes = format.write(request, leftOut);
    QString problem;
    if (!exports::saveFile(file, bytes, problem))
        return badInput("export", problem);
    qsizetype questions = -leftOut.size();
    for (const content::Quiz* quiz : request.quizzes)
        questions += quiz->questions.size();
    QTextStream(stdout) << file << ": " << questions << (questions == 1 ? " question" : " questions")
                        << ", left out: " << leftOut.size() << '\n';
    QTextStream err(stderr);
    for (const QString& line : leftOut)
        err << "left out: " << line << '\n';
    return Success;
}

} // namespace

int runExport(int argc, char** argv, const QStringList& arguments)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions(
        {{u"chapter"_s, {}, u"ID"_s}, {u"lang"_s, {}, u"zh|en"_s, u"zh"_s}, {u"out"_s, {}, u"FILE"_s}});
    if (!parser.parse(QStringList{u"casefile export"_s} + arguments))
        return badUsage("export", parser.errorText());
    QStringList names;
    for (const ExportFormat& format : exportFormats())
        names.append(format.name);
    const QStringList words = parser.positionalArguments();
    if (words.size() != 1)
        return badUsage("export", u"say in what form: %1"_s.arg(names.join(u", "_s)));
    const auto format = std::ranges::find(exportFormats(), words.first(), &ExportFormat::name);
    if (format == exportFormats().end())
        return badUsage("export", content::unknownName(words.first(), u"a format"_s, names));
    const QString language = parser.value(u"lang"_s);
    if (!content::requiredLanguages().contains(language))
        return badUsage("export", u"--lang wants zh or en"_s);
    if (!parser.isSet(u"out"_s) || parser.value(u"out"_s).isEmpty())
        return badUsage("export", u"--out wants a file"_s);

    const content::Library library = content::embeddedLibrary(knownNames());
    QString problem;
    const auto quizzes = chosenQuizzes(library, parser.values(u"chapter"_s), problem);
    if (!problem.isEmpty())
        return badInput("export", problem);
    return writeExport(*format, {library, quizzes, language}, parser.value(u"out"_s));
}

} // namespace casefile::shell
