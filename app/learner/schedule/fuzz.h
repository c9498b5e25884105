#pragma once

#include <QtGlobal>

namespace casefile::learner {

/// Whole days, both ends among them.
struct DayRange
{
    int least = 0;
    int most = 0;

    bool operator==(const DayRange&) const = default;
};

/// The days to which an interval may be moved, so that cards learned together do not stay together.
/// elapsedDays: since the last answer; an interval that grew stays longer than that.
DayRange fuzzRange(double interval, double elapsedDays, int maximumInterval);

/// In [0, 1): where in its range a card goes after so many answers. Always the same for the same card and
/// count, so that what a button says is what happens.
double fuzzShare(qint64 card, int repetitions);

/// The interval moved inside its range; below 2.5 days it stays.
int fuzzed(int interval, double share, int elapsedDays, int maximumInterval);

} // namespace casefile::learner
