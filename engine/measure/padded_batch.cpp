#include "engine/measure/padded_batch.h"

#include "engine/attention/attend.h"
#include "engine/matrix/vectors.h"

#include <algorithm>

namespace casefile::engine {

namespace {

// [padding]
/// A sentence over n rows: rows of zeros follow its own, and no query may look at them.
TracePtr padded(const Matrix& sentence, const AttentionTrace& trace, std::size_t n, bool hidden)
{
    Matrix x(n, sentence.columns()); // n x d_model
    std::ranges::copy(sentence.values(), x.values().begin());
    AttentionSettings settings = trace.settings;
    const Mask columns{"padding", n - sentence.rows(), {}, {}}; // the last keys, in every row
    settings.mask = hidden && columns.parameter > 0 ? columns : Mask();
    return attend({x, {}, trace.model.weights, settings});
}
// [/padding]

/// Largest sum of weights on padding, over the rows of real tokens.
double leakedBy(const AttentionTrace& trace, std::size_t length)
{
    double most = 0.0;
    for (const HeadTrace& head : trace.heads)
        for (std::size_t i = 0; i < length; ++i) {
            double sum = 0.0;
            for (std::size_t j = length; j < trace.keys(); ++j)
                sum += head.weights(i, j);
            most = std::max(most, sum);
        }
    return most;
}

} // namespace

PaddedBatch padTogether(const AttentionTrace& trace, const std::string& other, bool hidden, std::size_t most)
{
    const TracePtr second = attendSentence(
        other, trace.model, {{}, trace.settings.scale, trace.settings.temperature, trace.settings.position});
    const Matrix first = firstRows(trace.x, most);
    PaddedBatch batch;
    batch.otherTokens = second->tokens;
    batch.length = std::max(first.rows(), second->queries());
    for (const Matrix* sentence : {&first, &second->x}) {
        batch.lengths.push_back(sentence->rows());
        batch.traces.push_back(padded(*sentence, trace, batch.length, hidden));
        batch.leaked = std::max(batch.leaked, leakedBy(*batch.traces.back(), sentence->rows()));
    }
    return batch;
}

} // namespace casefile::engine
