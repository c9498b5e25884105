#pragma once

#include "app/figures/blend_picture.h"

namespace casefile::figures {

/// One key: its value, its weight, and the value times the weight.
void addKeyLine(Scene& scene, const BlendPicture& picture, std::size_t index);

/// All keys without a line of their own, added up; nothing when there are none.
void addOthersLine(Scene& scene, const BlendPicture& picture);

} // namespace casefile::figures
