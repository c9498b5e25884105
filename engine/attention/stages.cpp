#include "engine/attention/stages.h"

#include <algorithm>

namespace casefile::engine {

const std::vector<Stage>& stageTable()
{
    using enum TensorId;
    static const std::vector<Stage> table{
        {"tokens", Embedding, "tokens", "embedding", "token", "engine/text/tokenizer.cpp", "tokens"},
        {"embedding", Embedding, "matrix-product", "embedding", "token", "engine/models/hand_set.cpp",
         "embedding"},
        {"position", X, "matrix-product", "embedding", "position", "engine/block/position.cpp", "position"},
        {"project", Query, "matrix-product", "attention", "q", "engine/attention/projection.cpp", "project"},
        {"scores", Scores, "scores-row", "attention", "scores", "engine/attention/scores.cpp", "scores"},
        {"scaled", Scaled, "scores-row", "attention", "scale", "engine/attention/scores.cpp", "scaled"},
        {"masked", Masked, "scores-row", "attention", "mask", "engine/attention/mask.cpp", "masked"},
        {"softmax", Weights, "softmax-row", "attention", "softmax", "engine/attention/softmax.cpp",
         "softmax"},
        {"context", Context, "blend", "attention", "context", "engine/attention/context.cpp", "context"},
        {"concat", Concat, "matrix-product", "multihead", "concat", "engine/attention/heads.cpp", "concat"},
        {"output", Output, "matrix-product", "multihead", "output", "engine/attention/output.cpp", "output"},
    };
    return table;
}

const Stage* stageNamed(std::string_view id)
{
    const auto row = std::ranges::find(stageTable(), id, &Stage::id);
    return row == stageTable().end() ? nullptr : &*row;
}

} // namespace casefile::engine
