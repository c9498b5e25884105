#pragma once

#include "app/figures/scene.h"

namespace casefile::figures {

/// Words that are too wide for their place become smaller, a pixel at a time, down to what can still be read;
/// only what does not fit even then is cut by the painter.
void fitWords(Scene& scene);

} // namespace casefile::figures
