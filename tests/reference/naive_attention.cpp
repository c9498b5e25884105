#include "tests/reference/naive_attention.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

namespace casefile::reference {

using engine::Matrix;
using engine::TensorId;

bool mayLook(const engine::Mask& mask, std::size_t query, std::size_t key, std::size_t keys)
{
    const long i = long(query), j = long(key), m = long(keys), number = long(mask.parameter);
    if (mask.rule == "none")
        return true;
    if (mask.rule == "causal")
        return !(j > i);
    if (mask.rule == "window")
        return j >= i - number && j <= i + number;
    if (mask.rule == "padding")
        return j < m - number;
    if (mask.rule == "cells")
        return mask.cells[query][key];
    for (const engine::Mask& one : mask.all)
        if (!mayLook(one, query, key, keys))
            return false;
    return true;
}

namespace {

/// Columns [first, first + count) of a * b, plus the bias.
Rows product(const Matrix& a, const Matrix& b, const std::vector<double>& bias, std::size_t first,
             std::size_t count)
{
    Rows result(a.rows(), std::vector<double>(count, 0.0));
    for (std::size_t i = 0; i < a.rows(); ++i)
        for (std::size_t c = 0; c < count; ++c) {
            for (std::size_t t = 0; t < a.columns(); ++t)
                result[i][c] += a(i, t) * b(t, first + c);
            if (!bias.empty())
                result[i][c] += bias[first + c];
        }
    return result;
}

void scoreRow(NaiveHead& head, const engine::AttentionSettings& settings, std::size_t i)
{
    const std::size_t keys = head.key.size();
    const double infinity = std::numeric_limits<double>::infinity();
    double maximum = -infinity;
    for (std::size_t j = 0; j < keys; ++j) {
        double score = 0.0;
        for (std::size_t t = 0; t < head.query[i].size(); ++t)
            score += head.query[i][t] * head.key[j][t];
        head.scores[i][j] = score;
        if (settings.scale)
            score /= std::sqrt(double(head.query[i].size()));
        score /= settings.temperature;
        head.scaled[i][j] = score;
        head.masked[i][j] = mayLook(settings.mask, i, j, keys) ? score : -infinity;
        maximum = std::max(maximum, head.masked[i][j]);
    }
    head.rowMaximum[i] = maximum;
}

void softmaxRow(NaiveHead& head, std::size_t i)
{
    const bool sees = !std::isinf(head.rowMaximum[i]);
    for (std::size_t j = 0; j < head.key.size(); ++j) {
        head.shifted[i][j] = sees ? head.masked[i][j] - head.rowMaximum[i] : head.masked[i][j];
        head.exponential[i][j] = std::exp(head.shifted[i][j]);
        head.rowSum[i] += head.exponential[i][j];
    }
    for (std::size_t j = 0; j < head.key.size(); ++j)
        head.weights[i][j] = sees ? head.exponential[i][j] / head.rowSum[i] : 0.0;
}

void blendRow(NaiveHead& head, std::size_t i)
{
    for (std::size_t c = 0; c < head.context[i].size(); ++c)
        for (std::size_t j = 0; j < head.value.size(); ++j)
            head.context[i][c] += head.weights[i][j] * head.value[j][c];
}

NaiveHead attendHead(const engine::AttentionInput& input, std::size_t h)
{
    const engine::AttentionWeights& w = *input.weights;
    const Matrix& source = input.memory.empty() ? input.x : input.memory;
    const std::size_t dK = w.wq.columns() / w.heads, dV = w.wv.columns() / w.heads;
    NaiveHead head;
    head.query = product(input.x, w.wq, w.bq, h * dK, dK);
    head.key = product(source, w.wk, w.bk, h * dK, dK);
    head.value = product(source, w.wv, w.bv, h * dV, dV);
    const std::size_t n = input.x.rows();
    const Rows square(n, std::vector<double>(source.rows(), 0.0));
    head.scores = head.scaled = head.masked = head.shifted = head.exponential = head.weights = square;
    head.context.assign(n, std::vector<double>(dV, 0.0));
    head.rowMaximum.assign(n, 0.0);
    head.rowSum.assign(n, 0.0);
    for (std::size_t i = 0; i < n; ++i) {
        scoreRow(head, input.settings, i);
        softmaxRow(head, i);
        blendRow(head, i);
    }
    return head;
}

Matrix toMatrix(const Rows& rows)
{
    Matrix matrix(rows.size(), rows.empty() ? 0 : rows.front().size());
    for (std::size_t i = 0; i < matrix.rows(); ++i)
        std::ranges::copy(rows[i], matrix.row(i).begin());
    return matrix;
}

bool differs(double a, double b, double tolerance)
{
    if (std::isinf(a) || std::isinf(b))
        return a != b;
    return !(std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)}));
}

std::string difference(const engine::AttentionTrace& trace, TensorId tensor, std::size_t head,
                       const Rows& rows, double tolerance)
{
    const Matrix got = trace.tensor(tensor, head);
    std::ostringstream out;
    out.precision(17);
    out << "stage " << engine::tensorName(tensor) << ", head " << head;
    if (got.shape() != engine::Shape{rows.size(), rows.front().size()}) {
        out << ": shape " << engine::toString(got.shape());
        return out.str();
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = 0; j < rows[i].size(); ++j)
            if (differs(got(i, j), rows[i][j], tolerance)) {
                out << ", row " << i << ", column " << j << ": " << got(i, j) << " but the loops give "
                    << rows[i][j];
                return out.str();
            }
    return {};
}

Rows asColumn(const std::vector<double>& values)
{
    Rows rows;
    for (const double value : values)
        rows.push_back({value});
    return rows;
}

} // namespace

NaiveTrace attend(const engine::AttentionInput& input)
{
    const engine::AttentionWeights& w = *input.weights;
    NaiveTrace trace;
    trace.concat.resize(input.x.rows());
    for (std::size_t h = 0; h < w.heads; ++h) {
        trace.heads.push_back(attendHead(input, h));
        for (std::size_t i = 0; i < input.x.rows(); ++i)
            for (const double value : trace.heads.back().context[i])
                trace.concat[i].push_back(value);
    }
    trace.output =
        w.wo.empty() ? trace.concat : product(toMatrix(trace.concat), w.wo, w.bo, 0, w.wo.columns());
    for (std::size_t i = 0; i < input.x.rows(); ++i)
        if (std::isinf(trace.heads.front().rowMaximum[i]))
            trace.fullyMaskedRows.push_back(i);
    return trace;
}

std::string firstDifference(const engine::AttentionTrace& trace, const NaiveTrace& naive, double tolerance)
{
    using enum TensorId;
    if (trace.headCount() != naive.heads.size())
        return "number of heads";
    for (std::size_t h = 0; h < naive.heads.size(); ++h) {
        const NaiveHead& head = naive.heads[h];
        const std::pair<TensorId, Rows> stages[]{{Query, head.query},
                                                 {Key, head.key},
                                                 {Value, head.value},
                                                 {Scores, head.scores},
                                                 {Scaled, head.scaled},
                                                 {Masked, head.masked},
                                                 {RowMaximum, asColumn(head.rowMaximum)},
                                                 {Shifted, head.shifted},
                                                 {Exponential, head.exponential},
                                                 {RowSum, asColumn(head.rowSum)},
                                                 {Weights, head.weights},
                                                 {Context, head.context}};
        for (const auto& [tensor, rows] : stages)
            if (const std::string found = difference(trace, tensor, h, rows, tolerance); !found.empty())
                return found;
    }
    for (const auto& [tensor, rows] : {std::pair{Concat, naive.concat}, std::pair{Output, naive.output}})
        if (const std::string found = difference(trace, tensor, 0, rows, tolerance); !found.empty())
            return found;
    return trace.fullyMaskedRows == naive.fullyMaskedRows ? "" : "fully masked rows";
}

} // namespace casefile::reference
