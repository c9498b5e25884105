#pragma once

#include <span>
#include <vector>

namespace casefile::engine {

/// One softmax as the machine did it; numbers may be infinite or not a number: that is the point.
struct SoftmaxRun
{
    std::vector<double> exponentials;
    double sum = 0.0;
    std::vector<double> weights;
    bool isUsable = true; ///< every weight is a number
};

/// The same scores through softmax as the formula stands (naive) and with the maximum subtracted (shifted),
/// in float32 and in double. Goldberg 1991 for the number types; exp overflows above 88.7 and above 709.7.
struct SoftmaxNumerics
{
    SoftmaxRun naiveSingle, naiveDouble, shiftedSingle, shiftedDouble;
};
SoftmaxNumerics softmaxInBoth(std::span<const double> scores);

/// Two scores and what softmax makes of them: it sees the difference only.
struct TwoShares
{
    double difference = 0.0; ///< second - first
    double firstWeight = 0.0;
    double secondWeight = 0.0;
    double weightRatio = 0.0; ///< second : first = e^difference
    double scoreRatio = 0.0;  ///< second : first, for comparison; not finite when the first is 0
};
TwoShares shareTwo(double first, double second);

} // namespace casefile::engine
