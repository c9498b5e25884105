#include "app/content/templates/engine_call.h"

#include "app/content/templates/head_calls.h"
#include "engine/attention/attend.h"
#include "engine/input_error.h"
#include "engine/measure/sharpness.h"
#include "engine/train/operations.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace casefile::content {
namespace {

using engine::Matrix;
using engine::TensorId;
using Given = std::vector<Matrix>;

/// One query [1, d_k] asks keys [m, d_k] that stand beside their values [m, d_v]: the engine's
/// cross-attention over rows (key, value), with matrices that pick the one or the other.
engine::TracePtr ask(const Matrix& query, const Matrix& keys, const Matrix& values,
                     const CallSettings& settings, engine::AttentionSettings how)
{
    expectShape("the query", query, {1, keys.columns()});
    expectShape("the values", values, {keys.rows(), values.columns()});
    const std::size_t dK = keys.columns(), dV = values.columns();
    engine::AttentionInput input;
    input.x = Matrix(1, dK + dV);
    std::ranges::copy(query.values(), input.x.values().begin());
    input.memory = Matrix(keys.rows(), dK + dV);
    for (std::size_t row = 0; row < keys.rows(); ++row) {
        std::ranges::copy(keys.row(row), input.memory.row(row).begin());
        std::ranges::copy(values.row(row), input.memory.row(row).begin() + std::ptrdiff_t(dK));
    }
    auto weights = std::make_shared<engine::AttentionWeights>();
    weights->wq = picker(dK + dV, 0, dK);
    weights->wk = weights->wq;
    weights->wv = picker(dK + dV, dK, dV);
    input.weights = weights;
    how.temperature = settings.temperature;
    input.settings = how;
    engine::TracePtr trace = engine::attend(input);
    return settings.mistake ? engine::attendWithMistake(*trace, *settings.mistake) : trace;
}

Matrix noValues(const Matrix& keys)
{
    return Matrix(keys.rows(), 1);
}

/// Scores as they are: a query of these numbers meets keys that each pick one of them.
Matrix softmaxOf(const Matrix& scores, const CallSettings& settings, const engine::Mask& mask)
{
    const Matrix keys = picker(scores.columns(), 0, scores.columns());
    engine::AttentionSettings how;
    how.scale = false;
    how.mask = mask;
    const engine::TracePtr trace = ask(scores, keys, noValues(keys), settings, how);
    return trace->tensor(TensorId::Weights);
}

engine::Mask maskOf(const Matrix& visible, std::size_t keys)
{
    expectShape("the mask", visible, {1, keys});
    engine::Mask mask;
    mask.rule = "cells";
    mask.cells.resize(1);
    for (const double cell : visible.values())
        mask.cells.front().push_back(cell != 0.0);
    return mask;
}

/// x W: [1, d] [d, c] -> [1, c], the engine's projection.
Matrix product(const Given& given, const CallSettings&)
{
    expectShape("the row", given[0], {1, given[1].rows()});
    engine::AttentionInput input;
    input.x = given[0];
    auto weights = std::make_shared<engine::AttentionWeights>();
    weights->wq = given[1];
    weights->wk = given[1];
    weights->wv = given[1];
    input.weights = weights;
    const engine::TracePtr trace = engine::attend(input);
    return trace->tensor(TensorId::Query);
}

/// d loss / d score where the loss is the sum of weight * slope: the engine's tape.
Matrix softmaxGradient(const Given& given, const CallSettings&)
{
    expectShape("the slope", given[1], given[0].shape());
    engine::Tape tape;
    const engine::Variable scores = tape.input(given[0]);
    const engine::Variable weights = softmaxRows(tape, scores);
    tape.backward(sum(tape, hadamard(tape, weights, tape.input(given[1]))));
    return tape.gradient(scores);
}

/// One query and a mask of its own.
Matrix maskedWeights(const Given& given, const CallSettings& settings)
{
    engine::AttentionSettings how;
    how.mask = maskOf(given[2], given[1].rows());
    const engine::TracePtr trace = ask(given[0], given[1], noValues(given[1]), settings, how);
    return trace->tensor(TensorId::Weights);
}

Matrix entropy(const Given& given, const CallSettings&)
{
    std::vector<double> scores;
    for (const double weight : given[0].values())
        scores.push_back(std::log(weight));
    return Matrix(1, 1, engine::sharpnessAt(scores, 1.0).entropy);
}

} // namespace

const QList<EngineCall>& engineCallTable()
{
    static const QList<EngineCall> table{
        {"product", "x, W", 2, false, false, product},
        {"scores", "q, K", 2, true, false,
         [](const Given& given, const CallSettings& settings) {
             const engine::TracePtr trace = ask(given[0], given[1], noValues(given[1]), settings, {});
             return trace->tensor(TensorId::Scores);
         }},
        {"weights", "q, K", 2, true, false,
         [](const Given& given, const CallSettings& settings) {
             const engine::TracePtr trace = ask(given[0], given[1], noValues(given[1]), settings, {});
             return trace->tensor(TensorId::Weights);
         }},
        {"attention", "q, K, V", 3, true, false,
         [](const Given& given, const CallSettings& settings) {
             const engine::TracePtr trace = ask(given[0], given[1], given[2], settings, {});
             return trace->tensor(TensorId::Context);
         }},
        {"softmax", "s", 1, true, false,
         [](const Given& given, const CallSettings& settings) { return softmaxOf(given[0], settings, {}); }},
        {"masked-softmax", "s, m", 2, true, false,
         [](const Given& given, const CallSettings& settings) {
             return softmaxOf(given[0], settings, maskOf(given[1], given[0].columns()));
         }},
        {"softmax-gradient", "s, g", 2, false, false, softmaxGradient},
        {"entropy", "w", 1, false, true, entropy},
        {"masked-weights", "q, K, m", 3, true, false, maskedWeights},
        {"all-weights", "Q, K", 2, true, false,
         [](const Given& given, const CallSettings& settings) {
             return allWeights(given[0], given[1], settings, "none");
         }},
        {"causal-weights", "Q, K", 2, true, false,
         [](const Given& given, const CallSettings& settings) {
             return allWeights(given[0], given[1], settings, "causal");
         }},
        {"visible-keys", "n, i, w", 3, false, false,
         [](const Given& given, const CallSettings&) { return visibleKeys(given[0], given[1], given[2]); }},
        {"visible-queries", "n, i, w", 3, false, false,
         [](const Given& given, const CallSettings&) {
             return visibleQueries(given[0], given[1], given[2]);
         }},
        {"habit", "p, N", 2, false, false,
         [](const Given& given, const CallSettings&) { return habit(given[0], given[1]); }},
        {"order-by-entropy", "S", 1, false, false,
         [](const Given& given, const CallSettings&) { return orderByEntropy(given[0]); }},
        {"order-by-largest", "S", 1, false, false,
         [](const Given& given, const CallSettings&) { return orderByLargest(given[0]); }},
        {"rotary-score", "q, k, m, i", 4, false, true,
         [](const Given& given, const CallSettings&) {
             return rotaryScore(given[0], given[1], given[2], given[3]);
         }},
    };
    return table;
}

const EngineCall* engineCallNamed(const QString& name)
{
    const auto& table = engineCallTable();
    const auto row = std::ranges::find_if(
        table, [&](const EngineCall& call) { return name == QLatin1StringView(call.name); });
    return row == table.end() ? nullptr : &*row;
}

QStringList engineCallNames()
{
    QStringList names;
    for (const EngineCall& call : engineCallTable())
        names.append(QString::fromLatin1(call.name));
    return names;
}

} // namespace casefile::content
