#include "app/shell/commands/command.h"
#include "app/shell/commands/studio.h"
#include "app/shell/program.h"

#include "app/content/library.h"
#include "app/export/exchange/question_formats.h"
#include "app/export/save_file.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QTextStream>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

/// The quizzes of these chapters in the order of the course; all without a name.
QList<content::Quiz> chosenQuizzes(const content::Library& library, const QStringList& chapters,
                                   QString& problem)
{
    QStringList known;
    QList<content::Quiz> chosen;
    for (const content::CourseEntry& entry : library.course) {
        const content::Quiz* quiz = library.quiz(entry.id);
        if (!quiz)
            continue;
        known.append(entry.id);
        if (chapters.isEmpty() || chapters.contains(entry.id))
            chosen.append(*quiz);
    }
    for (const QString& chapter : chapters) {
        if (!known.contains(chapter))
            problem = content::unknownName(chapter, u"a chapter with questions"_s, known);
    }
    return chosen;
}

int writeExport(const exports::QuestionFormat& format, const exports::QuestionExport& wanted,
                const QString& name)
{
    exports::QuestionFile file = format.write(wanted, [](double) { return true; });
    if (!file.problem.isEmpty() || !exports::saveFile(name, file.bytes, file.problem))
        return badInput("export", file.problem);
    qsizetype questions = -file.leftOut.size();
    for (const content::Quiz& quiz : wanted.quizzes)
        questions += quiz.questions.size();
    QTextStream(stdout) << name << ": " << questions << (questions == 1 ? " question" : " questions")
                        << ", left out: " << file.leftOut.size() << '\n';
    QTextStream err(stderr);
    for (const QString& line : file.leftOut)
        err << "left out: " << line << '\n';
    return Success;
}

} // namespace

int runExport(int argc, char** argv, const QStringList& arguments)
{
    beHeadless(); // pictures are drawn
    const QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationVersion(QStringLiteral(CASEFILE_VERSION));
    QCommandLineParser parser;
    parser.addOptions(
        {{u"chapter"_s, {}, u"ID"_s}, {u"lang"_s, {}, u"zh|en"_s, u"zh"_s}, {u"out"_s, {}, u"FILE"_s}});
    if (!parser.parse(QStringList{u"casefile export"_s} + arguments))
        return badUsage("export", parser.errorText());
    QStringList names;
    for (const exports::QuestionFormat& format : exports::questionFormats())
        names.append(format.id);
    const QStringList words = parser.positionalArguments();
    if (words.size() != 1)
        return badUsage("export", u"say in what form: %1"_s.arg(names.join(u", "_s)));
    const exports::QuestionFormat* format = exports::questionFormat(words.first());
    if (!format)
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
    return writeExport(*format, {library, quizzes, exports::courseObjects(quizzes), {}, language},
                       parser.value(u"out"_s));
}

} // namespace casefile::shell
