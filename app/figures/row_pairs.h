#pragma once

#include "app/figures/figure.h"

#include <QString>

#include <limits>
#include <vector>

namespace casefile::figures {

inline constexpr double visibleDifference = 0.005; ///< less, and two decimals would not show it

/// What a key was asked and given before the last edit and now; NaN where there was none.
struct RowPair
{
    QString before;
    QString now;
    double scoreBefore = std::numeric_limits<double>::quiet_NaN();
    double scoreNow = std::numeric_limits<double>::quiet_NaN();
    double weightBefore = std::numeric_limits<double>::quiet_NaN();
    double weightNow = std::numeric_limits<double>::quiet_NaN();

    bool isPaired() const;
    double difference() const; ///< of the weights; 0 when there are not two
};

/// True when two numbers are not the same but for rounding, or one is missing.
bool differ(double a, double b);

/// What decides which keys keep a row when there are too many: how far their weights moved, unless covered.
std::vector<double> strengthsOf(const std::vector<RowPair>& pairs, bool isCovered);

/// The row of one query in one head, before and now; keys are paired by their place in the sentence.
std::vector<RowPair> pairRows(const Frame& frame, int query, int head);

struct PairCounts
{
    int pairs = 0;
    int scoresKept = 0;
    int weightsChanged = 0;
};
PairCounts countPairs(const std::vector<RowPair>& pairs);

} // namespace casefile::figures
