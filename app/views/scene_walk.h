#pragma once

#include "app/figures/scene.h"

namespace casefile::views {

/// Index of the item that an arrow key, Home or End leads to from `current` (-1: nothing yet): by grid place
/// where items have one (Up and Down stay in the column while it has anything there), else by order. -1 only
/// for an empty list; `current` where there is nothing in that direction.
int walkFrom(const QList<figures::SceneItem>& items, int current, int key);

} // namespace casefile::views
