#pragma once

#include "app/figures/links_words.h"

#include <memory>

namespace casefile::figures {

inline constexpr int keysGridRow = 1 << 16; ///< keys stand below all links of a query, however many it has

/// Makes an item of every link that is drawn: below its query, the heaviest first (while the answer is
/// covered: in order of the keys). Their words are made by `words` when they are asked for.
void addLinkItems(Scene& scene, const std::shared_ptr<const LinksWords>& words);

} // namespace casefile::figures
