#pragma once

#include "engine/matrix/matrix.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace casefile::engine {

/// Two causal layers built by hand, one head each, that continue what came before: … A B … A -> B (Elhage et
/// al. 2021; Olsson et al. 2022). Words are one-hot; nothing was trained.
struct Induction
{
    Matrix previous; ///< [n, n] layer 1: each token looks at the one before; the first looks at none
    Matrix second;   ///< [n, n] layer 2: where what stood before is the word that asks now
    Matrix alone;    ///< [n, n] one layer that compares words with words
    std::vector<std::optional<std::size_t>> answers; ///< n: the token whose word layer 2 copies; none where
                                                     ///< the word has not occurred before
};

/// `words`: an equal number for equal words. `gain`: what a match adds to a score.
Induction induce(const std::vector<std::size_t>& words, double gain);

} // namespace casefile::engine
