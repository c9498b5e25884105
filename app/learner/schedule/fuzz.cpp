#include "app/learner/schedule/fuzz.h"

#include "app/learner/schedule/rounding.h"

#include <algorithm>
#include <limits>

namespace casefile::learner {

namespace {

constexpr double leastFuzzed = 2.5; ///< days

/// How much of the days of an interval that lie in this span is added to the half-width.
struct FuzzSpan
{
    double from;
    double to;
    double share;
};

constexpr FuzzSpan fuzzSpans[]{
    {leastFuzzed, 7.0, 0.15}, {7.0, 20.0, 0.10}, {20.0, std::numeric_limits<double>::infinity(), 0.05}};

} // namespace

DayRange fuzzRange(double interval, double elapsedDays, int maximumInterval)
{
    constexpr int shortest = 2;
    double halfWidth = 1.0;
    for (const FuzzSpan& span : fuzzSpans)
        halfWidth += span.share * std::max(std::min(interval, span.to) - span.from, 0.0);
    const double middle = std::min(interval, double(maximumInterval));
    DayRange range;
    range.least = std::max(shortest, int(roundedHalfUp(middle - halfWidth)));
    range.most = std::min(int(roundedHalfUp(middle + halfWidth)), maximumInterval);
    if (interval > elapsedDays)
        range.least = std::max(range.least, int(std::floor(elapsedDays)) + 1);
    range.least = std::min(range.least, range.most);
    return range;
}

/// The finaliser of SplitMix64 (Steele, Lea and Flood 2014): neighbouring seeds give unrelated numbers.
double fuzzShare(qint64 card, int repetitions)
{
    quint64 z = quint64(card) * 1000003U + (quint64(repetitions) + 1U) * 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    z ^= z >> 31;
    return double(z >> 11) / double(quint64(1) << 53);
}

int fuzzed(int interval, double share, int elapsedDays, int maximumInterval)
{
    if (interval < leastFuzzed)
        return interval;
    const DayRange range = fuzzRange(interval, elapsedDays, maximumInterval);
    return int(std::floor(share * (range.most - range.least + 1) + range.least));
}

} // namespace casefile::learner
