#include "engine/measure/sharpness.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace casefile::engine {

// [temperature]
Sharpness sharpnessAt(std::span<const double> scores, double temperature)
{
    const double maximum = *std::ranges::max_element(scores);
    double sum = 0.0;
    for (const double score : scores)
        sum += std::exp((score - maximum) / temperature);
    Sharpness result{temperature, 0.0, 1.0 / sum};
    for (const double score : scores) {
        const double weight = std::exp((score - maximum) / temperature) / sum;
        if (weight > 0.0)
            result.entropy -= weight * std::log(weight);
    }
    return result;
}
// [/temperature]

std::vector<Sharpness> sharpnessCurve(std::span<const double> scores, double low, double high,
                                      std::size_t points)
{
    std::vector<Sharpness> curve;
    for (std::size_t i = 0; i < points; ++i)
        curve.push_back(sharpnessAt(
            scores, low * std::pow(high / low, double(i) / double(std::max<std::size_t>(points - 1, 1)))));
    return curve;
}

std::vector<double> scoresWithoutTemperature(const AttentionTrace& trace, std::size_t head, std::size_t query)
{
    std::vector<double> scores;
    for (std::size_t key = 0; key < trace.keys(); ++key)
        scores.push_back(trace.at({TensorId::Masked, head, query, key}) * trace.settings.temperature);
    return scores;
}

// [gap]
double weightOfLeader(double lead, std::size_t rivals)
{
    return 1.0 / (1.0 + double(rivals) * std::exp(-lead));
}

double leadNeeded(double weight, std::size_t rivals)
{
    return std::log(weight * double(rivals) / (1.0 - weight));
}
// [/gap]

// [contribution]
std::vector<double> contributions(const AttentionTrace& trace, std::size_t head, std::size_t query)
{
    const HeadTrace& one = trace.heads[head];
    std::vector<double> lengths;
    for (std::size_t key = 0; key < trace.keys(); ++key) {
        const auto v = one.value.row(key); // 1 x d_v
        const double length = std::sqrt(std::inner_product(v.begin(), v.end(), v.begin(), 0.0));
        lengths.push_back(one.weights(query, key) * length);
    }
    return lengths;
}
// [/contribution]

} // namespace casefile::engine
