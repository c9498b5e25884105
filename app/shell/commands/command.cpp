#include "app/shell/commands/command.h"

#include <QTextStream>

#include <algorithm>
#include <cstdio>

namespace casefile::shell {

using namespace Qt::StringLiterals;

const std::vector<Command>& commandTable()
{
    static const std::vector<Command> table{
        {"trace", "[--request FILE|-]", "one forward pass: JSON request in, JSON trace out", runTrace},
        {"render",
         "--chapter ID --step ID [--figure ID|--page] [--state FILE] [--progress P] [--lang zh|en] "
         "[--theme light|dark] [--size WxH] [--scale S] [--text PERCENT] --out "
         "FILE.png|.svg|.pdf|.csv|.apng|.gif|.mp4|.py|.cpp|.json",
         "one page or figure as a picture, its numbers, an animation, or the experiment as a program",
         runRender},
        {"tour", "--out DIR [--lang zh|en|all] [--theme light|dark|all] [--scale S] [--text PERCENT]",
         "a picture of every page, step and question type, with an index", runTour},
        {"check", "DIR…",
         "every fault in own lessons and quizzes, with file and place; --lint: advice on their questions",
         runCheck},
        {"--self-check", "", "the same for the content inside the program", runSelfCheck},
        {"quiz",
         "list|generate [--template ID]… [--seed N] [--count K] [--lang zh|en] [--quizzes DIR] [--json]",
         "numeric questions from templates and seeds, as JSON lines", runQuiz},
        {"schedule", "[--request FILE|-]", "a history of answers: JSON in, the card after each as JSON out",
         runSchedule},
        {"export", "gift|moodle|anki|apkg|pack [--chapter ID]… [--lang zh|en] --out FILE",
         "the questions for other programs; what they cannot hold is listed", runExport},
        {"import", "gift|pack FILE|-", "the questions of a foreign file as JSON, its faults with their lines",
         runImport},
        {"class",
         "create|add-learner LOGIN|add-instructor LOGIN|remove LOGIN --name CLASS [--shown NAME] [--host "
         "HOST "
         "--database DB --user USER [--port N] [--tls verify|require|off] [--certificate FILE]]",
         "a class on a PostgreSQL server; without --host the SQL is printed", runClass},
        {"bench", "mha|block|train|ui|exchange [--size N,D,H[,BATCH]]… [--threads T] [--budget MS]",
         "performance figures as JSON lines", runBench},
    };
    return table;
}

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

/// Behind what the command has printed so far, where both streams go into one file.
void complain(std::string_view command, const QString& sentence)
{
    std::fflush(stdout);
    QTextStream(stderr) << (command.empty() ? u"casefile"_s : u"casefile "_s + text(command)) << ": "
                        << sentence << '\n';
}

} // namespace

int badUsage(std::string_view command, const QString& sentence)
{
    complain(command, sentence);
    const auto& table = commandTable();
    const auto row = std::ranges::find(table, command, &Command::name);
    if (row != table.end())
        QTextStream(stderr) << "usage: casefile " << text(row->name) << ' ' << text(row->usage) << '\n';
    return BadUsage;
}

int badInput(std::string_view command, const QString& sentence)
{
    complain(command, sentence);
    return BadInput;
}

} // namespace casefile::shell
