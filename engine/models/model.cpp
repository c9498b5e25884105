#include "engine/models/model.h"

#include "engine/input_error.h"
#include "engine/models/hand_set.h"
#include "engine/models/untrained.h"

#include <algorithm>
#include <array>

namespace casefile::engine {

namespace {

struct ModelRow
{
    std::string_view name;
    Model (*make)(std::uint64_t seed);
};

/// THE table of models: a trained one joins as a row.
constexpr std::array modelTable{
    ModelRow{"hand-set",
             [](std::uint64_t) {
                 static const Model model = handSetModel(); // immutable: made once, its parts are shared
                 return model;
             }},
    ModelRow{"untrained", untrainedModel},
};

} // namespace

Model modelNamed(const std::string& name, std::uint64_t seed)
{
    const auto row = std::ranges::find(modelTable, name, &ModelRow::name);
    if (row != modelTable.end())
        return row->make(seed);
    std::string known;
    for (const auto& each : modelTable)
        known += (known.empty() ? "\"" : ", \"") + std::string(each.name) + "\"";
    throw InputError("model: \"" + name + "\" is not a model; known are " + known);
}

std::vector<std::string> modelNames()
{
    std::vector<std::string> names;
    for (const auto& row : modelTable)
        names.emplace_back(row.name);
    return names;
}

} // namespace casefile::engine
