#include "engine/fast/attention_pass.h"
#include "engine/fast/checks.h"
#include "engine/input_error.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

/// Whether float32 can hold what a pass computes: a cheap bound for every call, the exact question only where
/// that fails.
namespace casefile::engine::fast {

namespace {

/// Sums of this size stay finite whatever the order of their terms.
constexpr double safeSize = 1e38;
/// How much a weight can exceed 1 before the streaming kernels bring it down: 2^29, rounded up.
constexpr double largestWeight = 5.4e8;

} // namespace

/// True when the sizes alone show that no sum can overflow.
bool AttentionPass::boundsHold() const
{
    const auto size = [this](Largest which) {
        const std::uint32_t bits = m_largest[which];
        return bits < infinityBits ? double(std::bit_cast<float>(bits)) : double(safeSize) * safeSize;
    };
    const double turned =
        m_request.rotaryBase ? 2.0 : 1.0; // turning makes a number at most sqrt(2) times as large
    const double query = size(OfQuery) * turned * std::max(1.0, double(m_scale));
    const double score = query * size(OfKey) * turned * double(m_weights.dK);
    const double steepest = m_request.slopes.empty()
                                ? 0.0
                                : std::abs(double(*std::ranges::max_element(
                                      m_request.slopes, {}, [](float s) { return std::abs(s); })));
    const double distance = double(m_memory.firstPosition + m_request.queries + m_memory.total);
    return std::isfinite(m_scale) && query < safeSize && score + steepest * distance < safeSize &&
           size(OfValue) * double(m_memory.total) * largestWeight < safeSize;
}

/// Names the culprit when a projection is not finite: the input, or its size.
void AttentionPass::refuseUnlessFinite() const
{
    constexpr std::array names{"q", "k", "v"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (m_largest[i] < infinityBits)
            continue;
        requireFinite({"x", m_request.x, m_request.queries, m_weights.dModel});
        requireFinite({"memory", m_request.memory, m_request.memoryRows, m_weights.dModel});
        throw InputError("the numbers are too large: \"" + std::string(names[i]) +
                         "\" cannot be held in float32");
    }
}

/// The slow and exact question, asked only of huge numbers: can each visible score be summed in float32?
void AttentionPass::refuseLargeScores() const
{
    constexpr double most = std::numeric_limits<float>::max();
    for (std::size_t head = 0; head < m_weights.heads; ++head) {
        const HeadJob job = headJob(head);
        for (std::size_t i = 0; i < m_request.queries; ++i)
            for (std::size_t j = 0; j < job.keys; ++j) {
                if (!m_parts.visible.sees(i, j))
                    continue;
                double sum =
                    std::abs(job.slope) * std::abs(double(job.firstPosition) + double(i) - double(j));
                bool fits = std::isfinite(m_scale);
                for (std::size_t t = 0; t < job.dK; ++t) {
                    const double scaled = std::abs(double(job.query[i * job.dK + t]) * double(m_scale));
                    fits = fits && scaled <= most;
                    sum += scaled * std::abs(double(job.key[j * job.dK + t]));
                }
                if (!fits || !(sum <= most))
                    throw InputError("the numbers are too large: \"scaled\" of head " + std::to_string(head) +
                                     ", query " + std::to_string(i) + ", key " + std::to_string(j) +
                                     " cannot be summed in float32");
            }
    }
}

} // namespace casefile::engine::fast
