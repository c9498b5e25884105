#include "engine/measure/padded_batch.h"

#include "engine/attention/attend.h"

#include <algorithm>

namespace casefile::engine {

namespace {

// [padding]
/// The sentence over n rows: rows of zeros follow its own, and no query may look at them.
TracePtr padded(const AttentionTrace& sentence, std::size_t n, bool hidden)
{
    Matrix x(n, sentence.x.columns()); // n x d_model
    for (std::size_t i = 0; i < sentence.x.rows(); ++i)
        std::ranges::copy(sentence.x.row(i), x.row(i).begin());
    AttentionSettings settings = sentence.settings;
    const Mask columns{"padding", n - sentence.x.rows(), {}, {}}; // the last keys, in every row
    if (hidden && columns.parameter > 0)
        settings.mask = {"all", 0, {}, {settings.mask, columns}};
    return attend({x, {}, sentence.model.weights, settings});
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

PaddedBatch padTogether(const AttentionTrace& trace, const std::string& other, bool hidden)
{
    const TracePtr second = attendSentence(
        other, trace.model, {{}, trace.settings.scale, trace.settings.temperature, trace.settings.position});
    AttentionTrace first = trace;
    first.settings.mask = {}; // a mask of cells is made for one length
    PaddedBatch batch;
    batch.otherTokens = second->tokens;
    batch.length = std::max(first.queries(), second->queries());
    for (const AttentionTrace* sentence :
         std::initializer_list<const AttentionTrace*>{&first, second.get()}) {
        batch.lengths.push_back(sentence->queries());
        batch.traces.push_back(padded(*sentence, batch.length, hidden));
        batch.leaked = std::max(batch.leaked, leakedBy(*batch.traces.back(), sentence->queries()));
    }
    return batch;
}

} // namespace casefile::engine
