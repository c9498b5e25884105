#include "app/shell/commands/command.h"
#include "app/shell/program.h"

#include "app/content/check.h"
#include "app/content/lint/question_lint.h"

#include <QCoreApplication>
#include <QTextStream>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

int report(const content::Faults& faults)
{
    QTextStream err(stderr);
    for (const content::Fault& fault : faults)
        err << content::toString(fault) << '\n';
    err.flush(); // before the count, also where both streams go into one file
    QTextStream out(stdout);
    if (faults.isEmpty())
        out << "no faults\n";
    else
        out << faults.size() << (faults.size() == 1 ? " fault\n" : " faults\n");
    return faults.isEmpty() ? Success : BadInput;
}

/// What the linter says of questions is advice: it is no failure.
int advise(const content::Faults& notes)
{
    QTextStream out(stdout);
    for (const content::Fault& note : notes)
        out << content::toString(note) << '\n';
    out << notes.size() << (notes.size() == 1 ? " note\n" : " notes\n");
    return Success;
}

} // namespace

int runCheck(int argc, char** argv, const QStringList& arguments)
{
    if (arguments.isEmpty())
        return badUsage("check", u"name at least one folder or file"_s);
    const QCoreApplication application(argc, argv);
    if (arguments.first() == "--lint"_L1)
        return advise(content::lintFolders(
            arguments.size() > 1 ? arguments.mid(1) : QStringList{u":/quizzes"_s}, knownNames()));
    return report(content::checkFolders(arguments, knownNames()));
}

int runSelfCheck(int argc, char** argv, const QStringList& arguments)
{
    if (!arguments.isEmpty())
        return badUsage("--self-check", u"unknown argument \"%1\""_s.arg(arguments.first()));
    const QCoreApplication application(argc, argv);
    return report(content::checkEmbedded(knownNames()));
}

} // namespace casefile::shell
