#include "engine/measure/softmax_numerics.h"

#include <algorithm>
#include <cmath>

namespace casefile::engine {

namespace {

// [naive]
template <typename Number>
SoftmaxRun runSoftmax(std::span<const double> scores, bool shifted)
{
    const Number maximum = shifted ? Number(*std::ranges::max_element(scores)) : Number(0);
    SoftmaxRun run;
    Number sum = 0;
    for (const double score : scores) {
        const Number e = std::exp(Number(score) - maximum); // at most 1 when shifted; else it may overflow
        run.exponentials.push_back(double(e));
        sum += e;
    }
    run.sum = double(sum);
    for (const double e : run.exponentials)
        run.weights.push_back(double(Number(e) / sum)); // infinity / infinity is not a number
    run.isUsable = std::ranges::all_of(run.weights, [](double weight) { return std::isfinite(weight); });
    return run;
}
// [/naive]

} // namespace

SoftmaxNumerics softmaxInBoth(std::span<const double> scores)
{
    return {runSoftmax<float>(scores, false), runSoftmax<double>(scores, false),
            runSoftmax<float>(scores, true), runSoftmax<double>(scores, true)};
}

TwoShares shareTwo(double first, double second)
{
    const double scores[]{first, second};
    const SoftmaxRun run = runSoftmax<double>(scores, true);
    return {second - first, run.weights[0], run.weights[1], run.weights[1] / run.weights[0], second / first};
}

} // namespace casefile::engine
