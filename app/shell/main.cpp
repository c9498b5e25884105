#include "app/shell/commands/command.h"
#include "app/shell/program.h"

#include <QString>
#include <QTextStream>

#include <algorithm>
#include <string_view>

namespace {

using namespace Qt::StringLiterals;
using namespace casefile::shell;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

int printHelp()
{
    QTextStream out(stdout);
    out << "Casefile (卷宗): how multi-head self-attention works, with every number computed.\n\n"
           "usage: casefile [casefile:lesson/CHAPTER/STEP] [--lessons DIR] [--quizzes DIR]\n"
           "       opens the window; DIR replaces the content inside the program and is reloaded when it "
           "changes\n\n"
           "Without a window:\n";
    for (const Command& command : commandTable())
        out << "  casefile " << text(command.name) << ' ' << text(command.usage) << "\n      "
            << text(command.summary) << '\n';
    out << "  casefile --version\n  casefile --help\n\n"
           "Exit status: 0 success, 1 bad input, 2 bad usage.\n";
    return Success;
}

int printHelpOf(const Command& command)
{
    QTextStream(stdout) << "usage: casefile " << text(command.name) << ' ' << text(command.usage) << "\n"
                        << text(command.summary) << '\n';
    return Success;
}

int printVersion()
{
    QTextStream(stdout) << "casefile " << CASEFILE_VERSION << '\n';
    return Success;
}

} // namespace

int main(int argc, char** argv)
{
    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first == "--help" || first == "-h")
        return printHelp();
    if (first == "--version")
        return printVersion();

    QStringList arguments;
    for (int i = 2; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const auto& table = commandTable();
    const auto command = std::ranges::find(table, first, &Command::name);
    if (command != table.end() && (arguments.contains(u"--help"_s) || arguments.contains(u"-h"_s)))
        return printHelpOf(*command);
    if (command != table.end())
        return command->run(argc, argv, arguments);
    const bool isLinkOrOption = first.empty() || first.starts_with('-') || first.starts_with("casefile:");
    if (!isLinkOrOption) // said before a display is needed
        return badUsage(
            "", u"\"%1\" is neither a command nor a casefile: link; see casefile --help"_s.arg(text(first)));
    return runWindow(argc, argv);
}
