#include "tests/engine/fast/fast_case.h"

#include <algorithm>
#include <cmath>
#include <sstream>

/// The second implementation that a FastCase is compared with: double precision, straight from the
/// definitions.
namespace casefile::reference {

using namespace engine;

namespace {

/// [rows, depth] * [depth, columns] + bias
std::vector<double> product(const std::vector<double>& left, std::size_t rows,
                            const std::vector<float>& right, const std::vector<float>& bias,
                            std::size_t columns)
{
    const std::size_t depth = left.size() / rows;
    std::vector<double> result(rows * columns, 0.0);
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t k = 0; k < depth; ++k)
            for (std::size_t c = 0; c < columns; ++c)
                result[i * columns + c] += left[i * depth + k] * double(right[k * columns + c]);
        for (std::size_t c = 0; c < bias.size(); ++c)
            result[i * columns + c] += double(bias[c]);
    }
    return result;
}

/// Turns each pair of columns of each head by position * base^(-column / d_k).
void turn(std::vector<double>& rows, std::size_t heads, std::size_t dK, double base)
{
    for (std::size_t i = 0; i < rows.size(); i += 2) {
        const double position = double(i / (heads * dK)), column = double(i % dK);
        const double angle = position * std::pow(base, -column / double(dK));
        const double x = rows[i], y = rows[i + 1];
        rows[i] = x * std::cos(angle) - y * std::sin(angle);
        rows[i + 1] = x * std::sin(angle) + y * std::cos(angle);
    }
}

/// What a mask means, spelt out once more.
bool mayLook(const Mask& mask, long i, long j, long keys)
{
    const long number = long(mask.parameter);
    if (mask.rule == "causal")
        return j <= i;
    if (mask.rule == "window")
        return std::abs(i - j) <= number;
    if (mask.rule == "padding")
        return j < keys - number;
    if (mask.rule == "cells")
        return mask.cells[std::size_t(i)][std::size_t(j)];
    return mask.rule == "none" ||
           std::ranges::all_of(mask.all, [&](const Mask& each) { return mayLook(each, i, j, keys); });
}

/// Softmax over the visible scores; false when there are none.
bool softmax(std::vector<double>& scores, const std::vector<bool>& sees)
{
    double peak = -HUGE_VAL, sum = 0.0;
    for (std::size_t j = 0; j < scores.size(); ++j)
        peak = sees[j] ? std::max(peak, scores[j]) : peak;
    for (std::size_t j = 0; j < scores.size(); ++j)
        sum += scores[j] = sees[j] ? std::exp(scores[j] - peak) : 0.0;
    for (double& score : scores)
        score = sum > 0.0 ? score / sum : 0.0;
    return sum > 0.0;
}

struct Projected
{
    std::vector<double> query, key, value;
};

Projected project(const FastCase& one)
{
    const fast::WeightsView& sizes = one.sizes;
    const std::vector<double> x(one.x.begin(), one.x.end());
    const std::vector<double> source =
        one.memory.empty() ? x : std::vector<double>(one.memory.begin(), one.memory.end());
    const std::size_t shared = one.sharedHeads();
    Projected result{product(x, one.settings.queries, one.wq, one.bq, sizes.heads * sizes.dK),
                     product(source, one.keys(), one.wk, one.bk, shared * sizes.dK),
                     product(source, one.keys(), one.wv, one.bv, shared * sizes.dV)};
    if (one.settings.rotaryBase) {
        turn(result.query, sizes.heads, sizes.dK, *one.settings.rotaryBase);
        turn(result.key, shared, sizes.dK, *one.settings.rotaryBase);
    }
    return result;
}

/// The weights of one query of one head.
std::vector<double> weigh(const FastCase& one, const Projected& all, std::size_t head, std::size_t i,
                          bool& sighted)
{
    const std::size_t keys = one.keys(), dK = one.sizes.dK, shared = one.sharedHeads();
    const std::size_t sharedHead = head * shared / one.sizes.heads;
    const double slope = one.settings.slopes.empty() ? 0.0 : double(one.settings.slopes[head]);
    std::vector<double> scores(keys, 0.0);
    std::vector<bool> sees(keys);
    for (std::size_t j = 0; j < keys; ++j) {
        for (std::size_t t = 0; t < dK; ++t)
            scores[j] += all.query[(i * one.sizes.heads + head) * dK + t] *
                         all.key[(j * shared + sharedHead) * dK + t];
        scores[j] /= one.settings.scale ? std::sqrt(double(dK)) : 1.0;
        scores[j] = scores[j] / double(one.settings.temperature) - slope * std::abs(double(i) - double(j));
        sees[j] = mayLook(one.settings.mask, long(i), long(j), long(keys));
    }
    sighted = softmax(scores, sees);
    return scores;
}

std::string cell(const std::string& what, std::size_t row, std::size_t column, double got, double right)
{
    std::ostringstream text;
    text.precision(9);
    text << what << ", row " << row << ", column " << column << ": " << got << " but the loops give "
         << right;
    return text.str();
}

bool differs(double got, double right, double tolerance)
{
    return !(std::abs(got - right) <= tolerance * std::max(1.0, std::abs(right)));
}

} // namespace

NaiveResult naive(const FastCase& one)
{
    const Projected all = project(one);
    const std::size_t queries = one.settings.queries, keys = one.keys(), heads = one.sizes.heads,
                      dV = one.sizes.dV;
    const std::size_t shared = one.sharedHeads();
    NaiveResult result;
    std::vector<double> joined(queries * heads * dV, 0.0);
    for (std::size_t head = 0; head < heads; ++head)
        for (std::size_t i = 0; i < queries; ++i) {
            bool sighted = false;
            const std::vector<double> weights = weigh(one, all, head, i, sighted);
            if (!sighted && head == 0)
                result.fullyMaskedRows.push_back(i);
            for (std::size_t j = 0; j < keys; ++j)
                for (std::size_t c = 0; c < dV; ++c)
                    joined[(i * heads + head) * dV + c] +=
                        weights[j] * all.value[(j * shared + head * shared / heads) * dV + c];
            result.weights.insert(result.weights.end(), weights.begin(), weights.end());
        }
    result.output = one.wo.empty() ? joined : product(joined, queries, one.wo, one.bo, one.sizes.dModel);
    return result;
}

std::string firstDifference(const FastCase& one, const fast::Result& result, const NaiveResult& right,
                            double tolerance)
{
    const std::size_t columns = right.output.size() / one.settings.queries, keys = one.keys();
    if (result.output.size() != right.output.size())
        return "output has " + std::to_string(result.output.size()) + " numbers";
    for (std::size_t i = 0; i < right.output.size(); ++i)
        if (differs(double(result.output[i]), right.output[i], tolerance))
            return cell("output", i / columns, i % columns, double(result.output[i]), right.output[i]);
    if (result.fullyMaskedRows != right.fullyMaskedRows)
        return "the fully masked rows";
    if (!one.settings.weights)
        return result.weights.empty() ? "" : "weights that nobody wanted";
    const auto [wantedHeads, wantedQueries] = *one.settings.weights;
    const std::size_t heads = wantedHeads.empty() ? one.sizes.heads : wantedHeads.size();
    const std::size_t queries = wantedQueries.empty() ? one.settings.queries : wantedQueries.size();
    if (result.weights.size() != heads * queries * keys)
        return "weights has " + std::to_string(result.weights.size()) + " numbers";
    for (std::size_t i = 0; i < result.weights.size(); ++i) {
        const std::size_t h = i / keys / queries, q = i / keys % queries;
        const std::size_t head = wantedHeads.empty() ? h : wantedHeads[h];
        const std::size_t query = wantedQueries.empty() ? q : wantedQueries[q];
        const double weight = right.weights[(head * one.settings.queries + query) * keys + i % keys];
        const bool hidden = weight == 0.0 && result.weights[i] != 0.0f;
        if (hidden || differs(double(result.weights[i]), weight, tolerance))
            return cell("weights of head " + std::to_string(head), query, i % keys, double(result.weights[i]),
                        weight);
    }
    return {};
}

} // namespace casefile::reference
