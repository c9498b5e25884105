#include "app/shell/commands/command.h"
#include "app/shell/commands/engine_benchmark.h"
#include "app/shell/commands/exchange_benchmark.h"
#include "app/shell/commands/ui_benchmark.h"

#include "engine/fast/pool.h"
#include "engine/input_error.h"

#include <QCommandLineParser>
#include <QTextStream>

#include <algorithm>
#include <cmath>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

/// What to measure, and how.
struct BenchRequest
{
    QString name;
    std::vector<BenchmarkSize> sizes;
    std::vector<unsigned> threads;
    double budget = 0.0; ///< milliseconds for each line
};

/// "512,512,8" or "64,256,8,4". False for anything else.
bool readSize(const QString& text, BenchmarkSize& size)
{
    std::vector<std::size_t> numbers;
    for (const QString& word : text.split(u',')) {
        bool isNumber = false;
        numbers.push_back(word.toUInt(&isNumber));
        if (!isNumber || numbers.back() == 0)
            return false;
    }
    if (numbers.size() != 3 && numbers.size() != 4)
        return false;
    size = {numbers[0], numbers[1], numbers[2], numbers.size() == 4 ? numbers[3] : 1};
    return size.d % size.h == 0;
}

BenchRequest readBenchRequest(const QCommandLineParser& parser, QString& problem)
{
    BenchRequest request;
    const QStringList words = parser.positionalArguments();
    request.name = words.value(0);
    if (words.size() != 1)
        problem = u"say what to measure"_s;
    for (const QString& text : parser.values(u"size"_s)) {
        request.sizes.emplace_back();
        if (!readSize(text, request.sizes.back()))
            problem = u"--size wants N,D,H or N,D,H,BATCH, with heads H that divide the width D"_s;
    }
    bool isBudget = false;
    request.budget = parser.value(u"budget"_s).toDouble(&isBudget);
    if (!isBudget || !(request.budget > 0.0) || !std::isfinite(request.budget))
        problem = u"--budget wants milliseconds"_s;
    const unsigned most = engine::fast::Pool::shared().size();
    if (!parser.isSet(u"threads"_s)) {
        request.threads = {1};
        if (most > 1)
            request.threads.push_back(most);
        return request;
    }
    request.threads = {parser.value(u"threads"_s).toUInt()};
    if (request.threads.front() < 1 || request.threads.front() > most)
        problem = u"--threads wants a number from 1 to %1"_s.arg(most);
    return request;
}

void printLines(const EngineBenchmark& benchmark, const BenchRequest& request)
{
    QTextStream out(stdout);
    for (const BenchmarkSize& size : request.sizes.empty() ? benchmark.sizes : request.sizes)
        for (const bool causal : {false, true})
            for (const unsigned threads : request.threads)
                out << measureLine(benchmark, {size, causal, threads}, request.budget) << Qt::endl;
}

} // namespace

int runBench(int argc, char** argv, const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{u"size"_s, {}, u"N,D,H[,BATCH]"_s},
                       {u"threads"_s, {}, u"T"_s},
                       {u"budget"_s, {}, u"MS"_s, u"300"_s}});
    if (!parser.parse(QStringList{u"casefile bench"_s} + arguments))
        return badUsage("bench", parser.errorText());
    QString problem;
    const BenchRequest request = readBenchRequest(parser, problem);
    if (!problem.isEmpty())
        return badUsage("bench", problem);
    if (request.name == u"ui"_s || request.name == u"exchange"_s) {
        if (!parser.optionNames().isEmpty())
            return badUsage("bench", request.name + u" has no options"_s);
        return request.name == u"ui"_s ? runUiBenchmark(argc, argv) : runExchangeBenchmark();
    }
    const auto& table = engineBenchmarks();
    if (std::ranges::find(table, request.name, &EngineBenchmark::group) == table.end())
        return badUsage("bench", u"there is nothing called \"%1\" to measure"_s.arg(request.name));
    try {
        for (const EngineBenchmark& benchmark : table)
            if (benchmark.group == request.name)
                printLines(benchmark, request);
    } catch (const engine::InputError& error) {
        return badInput("bench", QString::fromUtf8(error.what()));
    } catch (const std::bad_alloc&) {
        return badInput("bench", u"there is not enough memory for these sizes"_s);
    }
    return Success;
}

} // namespace casefile::shell
