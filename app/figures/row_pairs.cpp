#include "app/figures/row_pairs.h"

#include "app/figures/layout_tools.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double roundingNoise = 1e-9;

engine::CellRef cell(engine::TensorId tensor, int head, int query, int key)
{
    return {tensor, std::size_t(head), std::size_t(query), std::size_t(key)};
}

} // namespace

bool RowPair::isPaired() const
{
    return !std::isnan(weightBefore) && !std::isnan(weightNow);
}

double RowPair::difference() const
{
    return isPaired() ? weightNow - weightBefore : 0.0;
}

bool differ(double a, double b)
{
    return !(a == b) && !(std::abs(a - b) < roundingNoise);
}

std::vector<double> strengthsOf(const std::vector<RowPair>& pairs, bool isCovered)
{
    std::vector<double> strengths;
    for (const RowPair& pair : pairs) {
        const double weight = std::isnan(pair.weightNow) ? 0.0 : pair.weightNow;
        strengths.push_back(isCovered ? 1.0 : std::abs(pair.difference()) + 0.01 * weight);
    }
    return strengths;
}

std::vector<RowPair> pairRows(const Frame& frame, int query, int head)
{
    using engine::TensorId;
    const engine::AttentionTrace& now = *frame.trace;
    const engine::AttentionTrace* before = frame.previous.get();
    std::vector<RowPair> pairs(std::max(now.keys(), before ? before->keys() : 0));

    const QStringList texts = keyTexts(now);
    for (int key = 0; key < int(now.keys()); ++key) {
        RowPair& pair = pairs[std::size_t(key)];
        pair.now = texts[key];
        pair.scoreNow = now.at(cell(TensorId::Masked, head, query, key));
        pair.weightNow = now.at(cell(TensorId::Weights, head, query, key));
    }
    if (!before)
        return pairs;

    const QStringList textsBefore = keyTexts(*before);
    const bool wasAsked = query < int(before->queries()) && head < int(before->headCount());
    for (int key = 0; key < int(before->keys()); ++key) {
        RowPair& pair = pairs[std::size_t(key)];
        pair.before = textsBefore[key];
        if (!wasAsked)
            continue;
        pair.scoreBefore = before->at(cell(TensorId::Masked, head, query, key));
        pair.weightBefore = before->at(cell(TensorId::Weights, head, query, key));
    }
    return pairs;
}

PairCounts countPairs(const std::vector<RowPair>& pairs)
{
    PairCounts counts;
    for (const RowPair& pair : pairs) {
        if (!pair.isPaired())
            continue;
        ++counts.pairs;
        counts.scoresKept += differ(pair.scoreBefore, pair.scoreNow) ? 0 : 1;
        counts.weightsChanged += differ(pair.weightBefore, pair.weightNow) ? 1 : 0;
    }
    return counts;
}

} // namespace casefile::figures
