#pragma once

#include <QList>
#include <QString>

#include <cstddef>
#include <functional>
#include <vector>

namespace casefile::shell {

/// Sizes of one measurement: so many sequences of n tokens of width d, h heads.
struct BenchmarkSize
{
    std::size_t n = 0, d = 0, h = 0, batch = 1;

    bool operator==(const BenchmarkSize&) const = default;
};

/// One measurement of a row below.
struct BenchmarkCase
{
    BenchmarkSize size;
    bool causal = false;
    unsigned threads = 1;
};

/// Something of the engine that is measured. Everything is ready before the call that `make` returns runs.
struct EngineBenchmark
{
    QString group; ///< what the command line calls it: "train"
    QString name;  ///< what its lines are called: "train-layer"
    std::function<void()> (*make)(const BenchmarkCase& one);
    double (*operations)(const BenchmarkCase& one); ///< of one call; a multiply-add counts as two
    std::vector<BenchmarkSize> sizes;               ///< unless others are asked for
};

/// THE table: attention forward, block forward, a training step.
const std::vector<EngineBenchmark>& engineBenchmarks();

/// Runs one case for about `budget` milliseconds, at least once, and returns its JSON line: sizes,
/// instruction set, threads, median and least milliseconds, GFLOP/s, and their share of the peak measured
/// just before.
QByteArray measureLine(const EngineBenchmark& benchmark, const BenchmarkCase& one, double budget);

} // namespace casefile::shell
