#include "engine/measure/padding_side.h"

namespace casefile::engine {

// [padding-side]
std::vector<PaddedPlace> paddedPlaces(std::size_t length, std::size_t width, PaddingSide side, bool restart)
{
    const std::size_t first = side == PaddingSide::Left ? width - length : 0; // place of the first token
    std::vector<PaddedPlace> places(width);
    for (std::size_t place = 0; place < width; ++place) {
        const bool isToken = place >= first && place < first + length;
        places[place].isPadding = !isToken;
        places[place].token = isToken ? place - first : 0;
        places[place].position = restart ? places[place].token : place;
    }
    return places;
}
// [/padding-side]

} // namespace casefile::engine
