#include "engine/nearest_name.h"

#include <algorithm>
#include <numeric>

namespace casefile::engine {

/// How many letters must be put in, taken out or changed.
static std::size_t editDistance(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t above = row[j];
            const std::size_t changed = diagonal + (from[i - 1] != to[j - 1]);
            row[j] = std::min({above + 1, row[j - 1] + 1, changed});
            diagonal = above;
        }
    }
    return row.back();
}

/// How many letters may be wrong before a name is another one: a third of the shorter, and one at least.
static std::size_t mostSlips(std::string_view typed, std::string_view name)
{
    return std::max<std::size_t>(1, std::min(typed.size(), name.size()) / 3);
}

std::string didYouMean(std::string_view typed, const std::vector<std::string_view>& known)
{
    constexpr std::size_t longestGuess = 64; // longer input is no misspelt name
    std::size_t best = longestGuess;
    std::string_view nearest;
    std::string all;
    for (const std::string_view name : known) {
        const std::size_t distance = typed.size() > longestGuess ? best : editDistance(typed, name);
        if (distance <= mostSlips(typed, name) && distance < best) {
            best = distance;
            nearest = name;
        }
        all += (all.empty() ? "\"" : ", \"") + std::string(name) + '"';
    }
    return nearest.empty() ? " (known: " + all + ")" : " (did you mean \"" + std::string(nearest) + "\"?)";
}

} // namespace casefile::engine
