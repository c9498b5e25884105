#include "engine/attention/trace_request.h"
#include "engine/request/json_text.h"

#include <nlohmann/json.hpp>

namespace casefile::engine {

namespace {

/// , "name": one matrix, or a list of one for each head.
void writeTensor(std::string& out, const AttentionTrace& trace, TensorId tensor)
{
    out += ",\n\"" + std::string(tensorName(tensor)) + "\": ";
    if (isPerHead(tensor))
        writeList(out, trace.headCount(),
                  [&](std::size_t head) { writeMatrix(out, trace.tensor(tensor, head)); });
    else
        writeMatrix(out, trace.tensor(tensor));
}

} // namespace

std::string traceAnswer(const AttentionTrace& trace)
{
    using enum TensorId;
    std::string out = "{\"version\": 1,\n\"tokens\": ";
    writeList(out, trace.tokens.size(),
              [&](std::size_t i) { out += nlohmann::json(trace.tokens[i].text).dump(); });
    for (const TensorId tensor :
         {Query, Key, Value, Scores, Scaled, Masked, Weights, Context, Concat, Output})
        writeTensor(out, trace, tensor);
    out += ",\n\"fully_masked_rows\": ";
    writeList(out, trace.fullyMaskedRows.size(),
              [&](std::size_t i) { out += std::to_string(trace.fullyMaskedRows[i]); });
    return out + "}\n";
}

} // namespace casefile::engine
