#pragma once

#include <cstddef>
#include <vector>

namespace casefile::engine {

/// At which end a short text of a batch is filled up.
enum class PaddingSide { Right, Left };

/// One place of a padded text.
struct PaddedPlace
{
    bool isPadding = false;
    std::size_t token = 0;    ///< of the text; 0 for padding
    std::size_t position = 0; ///< that it is given
};

/// A text of `length` tokens filled up to `width`. With `restart` the position of a real token counts from
/// the first real one (padding has 0); otherwise it is the place in the row. Generation goes on after the
/// last place. length is 1 … width.
std::vector<PaddedPlace> paddedPlaces(std::size_t length, std::size_t width, PaddingSide side, bool restart);

} // namespace casefile::engine
