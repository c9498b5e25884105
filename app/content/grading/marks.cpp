#include "app/content/grading/marks.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace casefile::content {

namespace {

/// The items of one longest ascending chain, by the chains that end at each item.
std::vector<int> longestOrdered(std::span<const int> given)
{
    std::vector<std::size_t> length(given.size(), 1);
    std::vector<std::ptrdiff_t> previous(given.size(), -1);
    for (std::size_t i = 0; i < given.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (given[j] < given[i] && length[j] + 1 > length[i]) {
                length[i] = length[j] + 1;
                previous[i] = std::ptrdiff_t(j);
            }
        }
    }
    std::vector<int> chain;
    if (given.empty())
        return chain;
    for (auto at = std::ranges::max_element(length) - length.begin(); at >= 0; at = previous[std::size_t(at)])
        chain.push_back(given[std::size_t(at)]);
    std::ranges::reverse(chain);
    return chain;
}

double share(int part, int whole)
{
    return whole == 0 ? 1.0 : double(part) / whole;
}

int inPlace(std::span<const int> given)
{
    int count = 0;
    for (std::size_t i = 0; i < given.size(); ++i)
        count += given[i] == int(i);
    return count;
}

int followed(std::span<const int> given)
{
    int count = 0;
    for (std::size_t i = 1; i < given.size(); ++i)
        count += given[i] == given[i - 1] + 1;
    return count;
}

int orderedPairs(std::span<const int> given)
{
    int count = 0;
    for (std::size_t i = 0; i < given.size(); ++i) {
        for (std::size_t j = i + 1; j < given.size(); ++j)
            count += given[i] < given[j];
    }
    return count;
}

} // namespace

double markChoices(std::span<const double> percents, std::span<const int> chosen)
{
    double sum = 0.0;
    for (const int option : chosen)
        sum += percents[std::size_t(option)];
    return std::clamp(sum / 100.0, 0.0, 1.0);
}

double markPairs(int right, int pairs)
{
    return share(right, pairs);
}

double markOrder(std::span<const int> given, OrderMarking marking)
{
    const int count = int(given.size());
    switch (marking) {
    case OrderMarking::AllOrNothing:
        return inPlace(given) == count ? 1.0 : 0.0;
    case OrderMarking::Position:
        return share(inPlace(given), count);
    case OrderMarking::NextPairs:
        return share(followed(given), std::max(count - 1, 0));
    case OrderMarking::Pairs:
        return share(orderedPairs(given), count * (count - 1) / 2);
    case OrderMarking::LongestOrdered:
        break;
    }
    const int longest = int(longestOrdered(given).size());
    return longest < 2 && count > 1 ? 0.0 : share(longest, count);
}

std::vector<int> itemsToMove(std::span<const int> given)
{
    const std::vector<int> stay = longestOrdered(given);
    std::vector<int> moved;
    std::ranges::copy_if(given, std::back_inserter(moved),
                         [&stay](int item) { return !std::ranges::binary_search(stay, item); });
    return moved;
}

double markWithCertainty(double mark, Certainty certainty)
{
    constexpr std::array right{1.0, 2.0, 3.0};
    constexpr std::array wrong{0.0, -2.0, -6.0};
    const std::size_t level = std::size_t(certainty) - 1;
    return mark > 0.0 ? right[level] * mark : wrong[level];
}

} // namespace casefile::content
