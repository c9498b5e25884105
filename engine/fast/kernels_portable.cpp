#include "engine/fast/kernel_table.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>

/// The same kernels as plain loops, for processors that have none of their own.
namespace casefile::engine::fast {

namespace {

constexpr std::size_t width = 8;
constexpr std::uint32_t withoutSign = 0x7fffffff;
constexpr float minusInfinity = -std::numeric_limits<float>::infinity();

/// One row of the product, all columns of one panel; chains of additions are cut into blocks.
std::uint32_t multiplyRow(const MultiplyJob& job, std::size_t row, std::size_t panel)
{
    float sum[width];
    std::copy_n(job.bias + panel * width, width, sum);
    const float* const left = job.left + row * job.depth;
    const float* const right = job.panels + panel * job.depth * width;
    for (std::size_t block = 0; block < job.depth; block += depthBlock) {
        float part[width]{};
        for (std::size_t k = block; k < std::min(block + depthBlock, job.depth); ++k)
            for (std::size_t c = 0; c < width; ++c)
                part[c] += left[k] * right[k * width + c];
        for (std::size_t c = 0; c < width; ++c)
            sum[c] += part[c];
    }
    std::uint32_t largest = 0;
    for (std::size_t c = 0; c < width && panel * width + c < job.columns; ++c) {
        const std::size_t column = panel * width + c;
        largest = std::max(largest, std::bit_cast<std::uint32_t>(sum[c]) & withoutSign);
        job.out[column / job.group * job.groupStride + row * job.rowStride + column % job.group] = sum[c];
    }
    return largest;
}

std::uint32_t multiply(const MultiplyJob& job, const MultiplyPart& part)
{
    std::uint32_t largest = 0;
    for (std::size_t row = part.firstRow; row < part.lastRow; ++row)
        for (std::size_t panel = part.firstPanel; panel < part.lastPanel; ++panel)
            largest = std::max(largest, multiplyRow(job, row, panel));
    return largest;
}

float dot(const float* a, const float* b, std::size_t count)
{
    float sum = 0.0f;
    for (std::size_t block = 0; block < count; block += depthBlock) {
        float part = 0.0f;
        for (std::size_t i = block; i < std::min(block + depthBlock, count); ++i)
            part += a[i] * b[i];
        sum += part;
    }
    return sum;
}

/// The query of one lane: scores of the keys that it sees go to scores[begin, end), the maximum is returned.
float scoreLane(const HeadJob& head, const PanelJob& job, std::size_t lane, float* scores)
{
    const std::size_t query = job.firstQuery + lane;
    float peak = minusInfinity;
    for (std::size_t key = job.begin; key < job.end; ++key) {
        const bool seen = std::int32_t(key) >= job.first[lane] && std::int32_t(key) < job.last[lane] &&
                          (!job.cells || (job.cells[key] >> lane & 1));
        const float score = dot(head.query + query * head.dK, head.key + key * head.dK, head.dK) * head.scale;
        const float distance =
            float(std::abs(std::int64_t(head.firstPosition) + std::int64_t(query) - std::int64_t(key)));
        scores[key] = seen ? score - head.slope * distance : minusInfinity;
        peak = std::max(peak, scores[key]);
    }
    return peak;
}

/// `scores` is scratch for all keys.
void attendLane(const HeadJob& head, const PanelJob& job, std::size_t lane, float* scores)
{
    const float peak = scoreLane(head, job, lane, scores);
    double sum = 0.0;
    for (std::size_t key = job.begin; key < job.end; ++key) {
        scores[key] = peak > minusInfinity ? std::exp(scores[key] - peak) : 0.0f;
        sum += scores[key];
    }
    float* const context = head.context + (job.firstQuery + lane) * head.contextStride;
    std::fill_n(context, head.dV, 0.0f);
    for (std::size_t key = job.begin; key < job.end; ++key) {
        scores[key] = sum > 0.0 ? float(scores[key] / sum) : 0.0f;
        for (std::size_t c = 0; c < head.dV; ++c)
            context[c] += scores[key] * head.value[key * head.dV + c];
    }
    if (float* const row = job.weightRows ? job.weightRows[lane] : nullptr)
        std::copy(scores + job.begin, scores + job.end, row + job.begin);
}

void attend(const HeadJob& head, const PanelJob& job)
{
    for (std::size_t lane = 0; lane < job.count; ++lane)
        attendLane(head, job, lane, job.scratch);
}

} // namespace

extern const Kernels portableKernels{Isa::Portable, width, false, multiply, attend};

} // namespace casefile::engine::fast
