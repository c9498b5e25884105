#pragma once

#include "engine/attention/trace.h"

#include <string_view>
#include <vector>

namespace casefile::engine {

/// One stage of the forward pass and where figure, formula, code and words of it are found by default.
struct Stage
{
    std::string_view id;          ///< "scores": one word in formula, file, JSON, test and button
    TensorId tensor;              ///< what the stage makes
    std::string_view figure;      ///< default figure id
    std::string_view formula;     ///< default formula id (resources/formulas/<id>.svg)
    std::string_view formulaPart; ///< part of that formula that is lit
    std::string_view sourceFile;  ///< "engine/attention/scores.cpp", shown in the code panel
    std::string_view codeTag;     ///< region between // [tag] and // [/tag] in that file
};

/// THE table of stages, in order of computation:
/// tokens, embedding, position, project, scores, scaled, masked, softmax, context, concat, output.
const std::vector<Stage>& stageTable();
const Stage* stageNamed(std::string_view id); ///< nullptr if unknown

} // namespace casefile::engine
