#pragma once

#include <QStringList>

#include <string_view>
#include <vector>

namespace casefile::shell {

/// What the program returns to its caller.
enum ExitCode { Success = 0, BadInput = 1, BadUsage = 2 };

/// A subcommand that runs without a window: prints to stdout, reports faults on stderr.
struct Command
{
    std::string_view name;
    std::string_view usage;   ///< what follows the name
    std::string_view summary; ///< one line
    int (*run)(int argc, char** argv, const QStringList& arguments);
};

/// THE table of subcommands.
const std::vector<Command>& commandTable();

int runTrace(int argc, char** argv, const QStringList& arguments);
int runRender(int argc, char** argv, const QStringList& arguments);
int runTour(int argc, char** argv, const QStringList& arguments);
int runCheck(int argc, char** argv, const QStringList& arguments);
int runSelfCheck(int argc, char** argv, const QStringList& arguments);
int runQuiz(int argc, char** argv, const QStringList& arguments);
int runSchedule(int argc, char** argv, const QStringList& arguments);
int runExport(int argc, char** argv, const QStringList& arguments);
int runImport(int argc, char** argv, const QStringList& arguments);
int runClass(int argc, char** argv, const QStringList& arguments);
int runBench(int argc, char** argv, const QStringList& arguments);

/// Prints "casefile NAME: sentence" on stderr and the usage line; returns BadUsage.
int badUsage(std::string_view command, const QString& sentence);
/// Prints "casefile NAME: sentence" on stderr; returns BadInput. An empty name is the window's.
int badInput(std::string_view command, const QString& sentence);

} // namespace casefile::shell
