#include "app/content/chapter_knobs.h"

#include <algorithm>
#include <iterator>

namespace casefile::content {

Knob choiceKnob(const QString& id, const char* label, double initial, std::vector<const char*> choices)
{
    const double most = double(choices.size()) - 1.0;
    return {id, label, Knob::Kind::Choice, 0.0, most, initial, 1.0, std::move(choices)};
}

Knob countKnob(const QString& id, const char* label, double most, double initial, Knob::Ends ends)
{
    return {id, label, Knob::Kind::Slider, 1.0, most, initial, 1.0, {}, ends};
}

std::vector<Knob> joinedKnobs(std::initializer_list<std::vector<Knob>> parts)
{
    std::vector<Knob> joined;
    for (const std::vector<Knob>& part : parts)
        std::ranges::copy(part, std::back_inserter(joined));
    return joined;
}

} // namespace casefile::content
