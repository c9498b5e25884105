#include "app/shell/commands/command.h"
#include "app/shell/program.h"

#include "app/content/check.h"
#include "app/content/library.h"

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

} // namespace

int runCheck(int argc, char** argv, const QStringList& arguments)
{
    if (arguments.isEmpty())
        return badUsage("check", u"name at least one folder or file"_s);
    const QCoreApplication application(argc, argv);
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
