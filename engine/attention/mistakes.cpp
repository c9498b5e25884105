#include "engine/attention/mistakes.h"

#include "engine/attention/attend.h"
#include "engine/attention/forward.h"
#include "engine/attention/input_check.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace casefile::engine {

const std::vector<MistakeRow>& mistakeTable()
{
    using enum Mistake;
    static const std::vector<MistakeRow> table{
        {NoScaling, "no-scaling"},
        {SoftmaxOverColumns, "softmax-over-columns"},
        {MaskAfterSoftmax, "mask-after-softmax"},
        {MaskWithZero, "mask-with-zero"},
        {NoMask, "no-mask"},
        {SwappedQueryKey, "swapped-query-key"},
        {NoExponential, "no-exponential"},
        {SelfExcluded, "self-excluded"},
        {HeadsNotSplit, "heads-not-split"},
    };
    return table;
}

std::optional<Mistake> mistakeNamed(std::string_view name)
{
    const auto row = std::ranges::find(mistakeTable(), name, &MistakeRow::name);
    return row == mistakeTable().end() ? std::nullopt : std::optional(row->mistake);
}

namespace {

Matrix transposed(const Matrix& matrix)
{
    Matrix result(matrix.columns(), matrix.rows());
    for (std::size_t row = 0; row < matrix.rows(); ++row)
        for (std::size_t column = 0; column < matrix.columns(); ++column)
            result(column, row) = matrix(row, column);
    return result;
}

/// Every key's column sums to 1 instead of every query's row.
Softmax softmaxOverColumns(const Matrix& masked)
{
    Softmax columns = softmax(transposed(masked)); // m x n
    columns.weights = transposed(columns.weights); // n x m
    return columns;
}

/// Hidden weights are thrown away after the softmax, so that the row no longer sums to 1.
Softmax softmaxThenMask(const Matrix& scaled, const Mask& mask)
{
    Softmax rows = softmax(scaled); // n x m
    for (std::size_t query = 0; query < scaled.rows(); ++query)
        for (std::size_t key = 0; key < scaled.columns(); ++key)
            if (!allows(mask, query, key, scaled.columns()))
                rows.weights(query, key) = 0.0;
    return rows;
}

/// Scores divided by their sum. A row whose sum is 0 (or too small to divide by) gets weights 0.
Softmax shareOfScores(const Matrix& masked)
{
    Softmax rows{{}, {}, masked}; // n x m
    for (std::size_t query = 0; query < masked.rows(); ++query) {
        const auto weights = rows.weights.row(query);
        std::ranges::replace_if(
            weights, [](double score) { return !std::isfinite(score); }, 0.0);
        const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
        rows.rowSum.push_back(sum);
        std::ranges::transform(weights, weights.begin(), [&](double score) { return score / sum; });
        if (!std::ranges::all_of(weights, [](double weight) { return std::isfinite(weight); }))
            std::ranges::fill(weights, 0.0);
    }
    return rows;
}

/// The weights of one head under a mistake that lies in mask or softmax.
Softmax mistakenSoftmax(const AttentionTrace& trace, std::size_t head)
{
    const Matrix masked = trace.tensor(TensorId::Masked, head); // n x m
    switch (*trace.mistake) {
    case Mistake::SoftmaxOverColumns:
        return softmaxOverColumns(masked);
    case Mistake::MaskAfterSoftmax:
        return softmaxThenMask(masked, trace.settings.mask);
    case Mistake::NoExponential:
        return shareOfScores(masked);
    default:
        return softmax(masked); // mask-with-zero: the mistake is in `masked` already
    }
}

/// Every look but the one at itself.
Mask withoutSelf(const Mask& mask, std::size_t queries, std::size_t keys)
{
    Mask others{"cells", 0, std::vector(queries, std::vector<bool>(keys, true)), {}};
    for (std::size_t i = 0; i < std::min(queries, keys); ++i)
        others.cells[i][i] = false;
    return {"all", 0, {}, {mask, others}};
}

/// The input and settings under which the correct pass makes this mistake; the mistakes in mask and softmax
/// change neither.
AttentionInput mistakenInput(const AttentionTrace& correct, Mistake mistake)
{
    AttentionSettings settings = correct.settings;
    auto weights = std::make_shared<AttentionWeights>(correct.weights());
    switch (mistake) {
    case Mistake::NoScaling:
        settings.scale = false;
        break;
    case Mistake::NoMask:
        settings.mask = {};
        break;
    case Mistake::SelfExcluded:
        settings.mask = withoutSelf(settings.mask, correct.queries(), correct.keys());
        break;
    case Mistake::HeadsNotSplit:
        weights->heads = 1;
        break;
    case Mistake::SwappedQueryKey:
        std::swap(weights->wq, weights->wk);
        std::swap(weights->bq, weights->bk);
        break;
    default:
        break;
    }
    return {correct.x, correct.memory, weights, settings};
}

bool isInMaskOrSoftmax(Mistake mistake)
{
    return mistake == Mistake::SoftmaxOverColumns || mistake == Mistake::MaskAfterSoftmax ||
           mistake == Mistake::MaskWithZero || mistake == Mistake::NoExponential;
}

/// Runs softmax, context and the rest again, the wrong way.
void rerunFromMask(AttentionTrace& trace)
{
    std::vector<Matrix> contexts;
    for (std::size_t head = 0; head < trace.headCount(); ++head) {
        HeadTrace& one = trace.heads[head];
        Softmax wrong = mistakenSoftmax(trace, head);
        one.rowMaximum = std::move(wrong.rowMaximum);
        one.rowSum = std::move(wrong.rowSum);
        one.weights = std::move(wrong.weights);        // n x m
        one.context = context(one.weights, one.value); // n x d_v
        contexts.push_back(one.context);
    }
    trace.concat = concat(contexts);                      // n x (heads * d_v)
    trace.output = output(trace.concat, trace.weights()); // n x d_model
    checkFinite(trace);
}

} // namespace

TracePtr attendWithMistake(const AttentionTrace& correct, Mistake mistake)
{
    auto trace = std::make_shared<AttentionTrace>(*attend(mistakenInput(correct, mistake)));
    trace->mistake = mistake;
    trace->sentence = correct.sentence;
    trace->tokens = correct.tokens;
    trace->embedding = correct.embedding;
    trace->position = correct.position;
    const auto weights = trace->model.weights;
    trace->model = correct.model;
    trace->model.weights = weights;
    if (isInMaskOrSoftmax(mistake))
        rerunFromMask(*trace);
    return trace;
}

} // namespace casefile::engine
