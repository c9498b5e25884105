#include "engine/attention/forward.h"
#include "engine/input_error.h"
#include "engine/train/operations.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <utility>

namespace casefile::engine {

// [embed]
Variable embed(Tape& tape, Variable table, const std::vector<std::size_t>& rows)
{
    const Matrix& all = tape.value(table); // words x d
    Matrix result(rows.size(), all.columns());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] >= all.rows())
            throw InputError("embed: row " + std::to_string(rows[i]) + " of a table of " +
                             std::to_string(all.rows()) + " rows");
        std::ranges::copy(all.row(rows[i]), result.row(i).begin());
    }
    return tape.record(std::move(result), [table, rows](Tape& t, const Matrix& g) {
        Matrix gradient(t.value(table).rows(), t.value(table).columns());
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t j = 0; j < g.columns(); ++j)
                gradient(rows[i], j) += g(i, j); // a word that occurs twice learns twice
        t.addGradient(table, std::move(gradient));
    });
}
// [/embed]

/// How many rows count; throws when a target is not a class, or none counts.
static std::size_t countedRows(const Matrix& logits, const std::vector<std::size_t>& targets)
{
    if (targets.size() != logits.rows())
        throw InputError("crossEntropy: " + std::to_string(targets.size()) + " targets for logits of " +
                         toString(logits.shape()));
    for (const std::size_t target : targets)
        if (target != ignored && target >= logits.columns())
            throw InputError("crossEntropy: target " + std::to_string(target) + " of " +
                             std::to_string(logits.columns()) + " classes");
    const std::size_t counted = targets.size() - std::size_t(std::ranges::count(targets, ignored));
    if (counted == 0)
        throw InputError("crossEntropy: every target is ignored");
    return counted;
}

// [cross-entropy]
Variable crossEntropy(Tape& tape, Variable logits, const std::vector<std::size_t>& targets)
{
    const Matrix& scores = tape.value(logits); // n x classes
    const double counted = double(countedRows(scores, targets));
    const Softmax rows = softmax(scores);
    double loss = 0.0;
    for (std::size_t i = 0; i < scores.rows(); ++i)
        if (targets[i] != ignored) // -log softmax, without ever taking the logarithm of 0
            loss += rows.rowMaximum[i] + std::log(rows.rowSum[i]) - scores(i, targets[i]);
    return tape.record(Matrix(1, 1, loss / counted), [=, weights = rows.weights](Tape& t, const Matrix& g) {
        Matrix gradient(weights.rows(), weights.columns()); // (softmax - one-hot) / counted rows
        for (std::size_t i = 0; i < weights.rows(); ++i)
            for (std::size_t j = 0; j < weights.columns() && targets[i] != ignored; ++j)
                gradient(i, j) = g(0, 0) * (weights(i, j) - (j == targets[i] ? 1.0 : 0.0)) / counted;
        t.addGradient(logits, std::move(gradient));
    });
}
// [/cross-entropy]

std::uint64_t sequenceSeed(std::uint64_t seed, std::size_t sequence)
{
    constexpr std::uint64_t scattering = 0x94d049bb133111eb; // odd: no two sequences meet
    return seed + sequence * scattering;
}

Matrix stackedFactors(std::size_t rows, std::size_t columns, double probability, std::uint64_t seed,
                      std::size_t sequences)
{
    if (sequences == 0 || rows % sequences != 0)
        throw InputError("dropout: " + std::to_string(rows) + " rows do not divide into " +
                         std::to_string(sequences) + " sequences");
    const std::size_t length = rows / sequences;
    Matrix factors(rows, columns);
    for (std::size_t i = 0; i < sequences; ++i) {
        const Matrix one = dropoutFactors(length, columns, probability, sequenceSeed(seed, i));
        std::ranges::copy(one.values(), factors.values().begin() + std::ptrdiff_t(i * length * columns));
    }
    return factors;
}

// [dropout]
Matrix dropoutFactors(std::size_t rows, std::size_t columns, double probability, std::uint64_t seed)
{
    if (!(probability >= 0.0 && probability < 1.0))
        throw InputError("dropout: the probability must be at least 0 and below 1");
    constexpr double step = 0x1.0p-53;
    constexpr int unusedBits = 11; // a double keeps 53 of 64
    std::mt19937_64 bits(seed);
    Matrix factors(rows, columns);
    for (double& factor : factors.values())
        factor = double(bits() >> unusedBits) * step < probability ? 0.0 : 1.0 / (1.0 - probability);
    return factors;
}

Variable dropout(Tape& tape, Variable a, double probability, std::uint64_t seed, std::size_t sequences)
{
    const Matrix& value = tape.value(a);
    const Matrix factors = stackedFactors(value.rows(), value.columns(), probability, seed, sequences);
    const auto times = [factors](Matrix cells) {
        for (std::size_t i = 0; i < cells.values().size(); ++i)
            cells.values()[i] *= factors.values()[i];
        return cells;
    };
    return tape.record(times(value), [a, times](Tape& t, const Matrix& g) { t.addGradient(a, times(g)); });
}
// [/dropout]

} // namespace casefile::engine
