#include "app/content/templates/head_calls.h"

#include "engine/attention/attend.h"
#include "engine/block/rotary.h"
#include "engine/input_error.h"
#include "engine/measure/sharpness.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace casefile::content {

using engine::Matrix;
using engine::TensorId;

namespace {

std::size_t wholeOf(const char* name, const Matrix& number)
{
    expectShape(name, number, {1, 1});
    if (!(number(0, 0) >= 0.0 && number(0, 0) <= double(engine::maximumTokens)))
        throw engine::InputError(std::string(name) + " must be from 0 to the most tokens");
    return std::size_t(number(0, 0));
}

engine::Mask causalWindow(const Matrix& w)
{
    return {"all", 0, {}, {{"causal", 0, {}, {}}, {"window", wholeOf("w", w), {}, {}}}};
}

/// Row numbers from 1, the smallest measure first.
Matrix orderOf(const std::vector<double>& measures)
{
    constexpr double apart = 0.05;
    std::vector<std::size_t> order(measures.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::sort(order, {}, [&](std::size_t row) { return measures[row]; });
    Matrix numbers(1, order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0 && measures[order[i]] - measures[order[i - 1]] < apart)
            throw engine::InputError("two rows are too much alike");
        numbers(0, i) = double(order[i]) + 1.0;
    }
    return numbers;
}

} // namespace

void expectShape(const char* name, const Matrix& matrix, const engine::Shape& wanted)
{
    if (matrix.shape() != wanted)
        throw engine::InputError(std::string(name) + " is " + toString(matrix.shape()) + " but must be " +
                                 toString(wanted));
}

/// [total, width] with ones where row first + i meets column i: picks columns out of a wider row.
Matrix picker(std::size_t total, std::size_t first, std::size_t width)
{
    Matrix matrix(total, width);
    for (std::size_t i = 0; i < width; ++i)
        matrix(first + i, i) = 1.0;
    return matrix;
}

/// Self-attention over rows (query, key).
Matrix allWeights(const Matrix& queries, const Matrix& keys, const CallSettings& settings,
                  const std::string& rule)
{
    expectShape("the keys", keys, queries.shape());
    const std::size_t dK = queries.columns();
    engine::AttentionInput input;
    input.x = Matrix(queries.rows(), 2 * dK);
    for (std::size_t row = 0; row < queries.rows(); ++row) {
        std::ranges::copy(queries.row(row), input.x.row(row).begin());
        std::ranges::copy(keys.row(row), input.x.row(row).begin() + std::ptrdiff_t(dK));
    }
    auto weights = std::make_shared<engine::AttentionWeights>();
    weights->wq = picker(2 * dK, 0, dK);
    weights->wk = picker(2 * dK, dK, dK);
    weights->wv = weights->wk;
    input.weights = weights;
    input.settings.temperature = settings.temperature;
    input.settings.mask.rule = rule;
    engine::TracePtr trace = engine::attend(input);
    if (settings.mistake)
        trace = engine::attendWithMistake(*trace, *settings.mistake);
    return trace->tensor(TensorId::Weights);
}

Matrix visibleKeys(const Matrix& n, const Matrix& i, const Matrix& w)
{
    const engine::Mask mask = causalWindow(w);
    Matrix row(1, wholeOf("n", n));
    for (std::size_t key = 0; key < row.columns(); ++key)
        row(0, key) = engine::allows(mask, wholeOf("i", i), key, row.columns()) ? 1.0 : 0.0;
    return row;
}

Matrix visibleQueries(const Matrix& n, const Matrix& i, const Matrix& w)
{
    const engine::Mask mask = causalWindow(w);
    Matrix row(1, wholeOf("n", n));
    for (std::size_t query = 0; query < row.columns(); ++query)
        row(0, query) = engine::allows(mask, query, wholeOf("i", i), row.columns()) ? 1.0 : 0.0;
    return row;
}

Matrix habit(const Matrix& p, const Matrix& noise)
{
    constexpr double strength = 4.0, share = 0.1;
    const std::size_t which = wholeOf("p", p), n = noise.rows();
    expectShape("the noise", noise, {n, n});
    const double width = std::sqrt(double(n)); // the engine divides by it
    Matrix scores(n, n);
    for (std::size_t query = 0; query < n; ++query) {
        for (std::size_t key = 0; key < n; ++key) {
            const bool isLiked =
                (which == 0 && key + 1 == query) || (which == 1 && key == 0) || (which == 2 && key == query);
            scores(query, key) = width * ((isLiked ? strength : 0.0) + share * noise(query, key));
        }
    }
    return allWeights(scores, picker(n, 0, n), {}, "causal");
}

Matrix orderByEntropy(const Matrix& scores)
{
    std::vector<double> entropies;
    for (std::size_t row = 0; row < scores.rows(); ++row)
        entropies.push_back(engine::sharpnessAt(scores.row(row), 1.0).entropy);
    return orderOf(entropies);
}

Matrix orderByLargest(const Matrix& scores)
{
    std::vector<double> largest;
    for (std::size_t row = 0; row < scores.rows(); ++row)
        largest.push_back(-std::ranges::max(scores.row(row)));
    return orderOf(largest);
}

Matrix rotaryScore(const Matrix& query, const Matrix& key, const Matrix& m, const Matrix& i)
{
    expectShape("the key", key, query.shape());
    const Matrix turnedQuery = engine::rotate(query, 1, wholeOf("m", m)); // [1, d_k]
    const Matrix turnedKey = engine::rotate(key, 1, wholeOf("i", i));     // [1, d_k]
    return Matrix(1, 1,
                  std::inner_product(turnedQuery.values().begin(), turnedQuery.values().end(),
                                     turnedKey.values().begin(), 0.0));
}

} // namespace casefile::content
