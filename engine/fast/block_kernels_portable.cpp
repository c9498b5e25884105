#include "engine/fast/block_kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>

/// The kernels of the block as plain loops, for processors that have none of their own; activations and norms
/// in double.
namespace casefile::engine::fast {

namespace {

constexpr std::size_t width = 8;
constexpr std::size_t half = width / 2;
constexpr std::uint32_t withoutSign = 0x7fffffff;

void note(std::uint32_t& largest, float value)
{
    largest = std::max(largest, std::bit_cast<std::uint32_t>(value) & withoutSign);
}

float activated(Activation activation, float x)
{
    return float(rowOf(activation).value(double(x)));
}

/// sum[c] = row of left times column c of the panel, plus bias; chains of additions are cut into blocks.
void sumRow(const LinearJob& job, std::size_t row, std::size_t panel, float (&sum)[width])
{
    std::copy_n(job.bias + panel * width, width, sum);
    const float* const left = job.left + row * job.leftStride;
    const float* const right = job.panels + panel * job.depth * width;
    for (std::size_t block = 0; block < job.depth; block += depthBlock) {
        float part[width]{};
        for (std::size_t k = block; k < std::min(block + depthBlock, job.depth); ++k)
            for (std::size_t c = 0; c < width; ++c)
                part[c] += left[k] * right[k * width + c];
        for (std::size_t c = 0; c < width; ++c)
            sum[c] += part[c];
    }
}

std::uint32_t linearRow(const LinearJob& job, std::size_t row, std::size_t panel)
{
    float sum[width];
    sumRow(job, row, panel, sum);
    std::uint32_t largest = 0;
    const std::size_t panelColumns = job.gated ? half : width, first = panel * panelColumns;
    for (std::size_t c = 0; c < panelColumns && first + c < job.columns; ++c) {
        const std::size_t column = first + c;
        float value = sum[c], factor = job.gated ? sum[half + c] : 1.0f;
        note(largest, value);
        note(largest, factor);
        if (job.before) {
            float* const to = job.before + row * job.beforeStride + column;
            to[0] = value;
            if (job.gated)
                to[job.columns] = factor;
        }
        if (job.activation)
            value = activated(*job.activation, value);
        value *= factor;
        if (job.residual)
            value += job.residual[row * job.residualStride + column];
        note(largest, value);
        job.out[row * job.outStride + column] = value;
    }
    return largest;
}

std::uint32_t linear(const LinearJob& job, const MultiplyPart& part)
{
    std::uint32_t largest = 0;
    for (std::size_t row = part.firstRow; row < part.lastRow; ++row)
        for (std::size_t panel = part.firstPanel; panel < part.lastPanel; ++panel)
            largest = std::max(largest, linearRow(job, row, panel));
    return largest;
}

std::uint32_t normalise(const NormJob& job, std::size_t first, std::size_t last)
{
    std::uint32_t largest = 0;
    for (std::size_t row = first; row < last; ++row) {
        normaliseInDouble(job, row);
        for (std::size_t c = 0; c < job.columns; ++c)
            note(largest, job.out[row * job.outStride + c]);
    }
    return largest;
}

std::uint32_t activate(Activation activation, const float* in, float* out, std::size_t count)
{
    std::uint32_t largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        note(largest, in[i]);
        out[i] = activated(activation, in[i]);
    }
    return largest;
}

std::uint32_t add(const float* a, const float* b, float* out, std::size_t count)
{
    std::uint32_t largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        out[i] = a[i] + b[i];
        note(largest, out[i]);
    }
    return largest;
}

} // namespace

void normaliseInDouble(const NormJob& job, std::size_t row)
{
    const float* const in = job.in + row * job.inStride;
    float* const out = job.out + row * job.outStride;
    double mean = 0.0, variance = 0.0;
    for (std::size_t c = 0; job.kind == NormKind::Layer && c < job.columns; ++c)
        mean += double(in[c]) / double(job.columns);
    for (std::size_t c = 0; c < job.columns; ++c)
        variance += (double(in[c]) - mean) * (double(in[c]) - mean) / double(job.columns);
    const double inverse = 1.0 / std::sqrt(variance + double(job.epsilon));
    if (job.mean)
        job.mean[row] = float(mean);
    if (job.inverse)
        job.inverse[row] = float(inverse);
    for (std::size_t c = 0; c < job.columns; ++c) {
        const double beta = job.beta ? double(job.beta[c]) : 0.0;
        out[c] = float((double(in[c]) - mean) * inverse * double(job.gamma[c]) + beta);
    }
}

extern const BlockKernels portableBlockKernels{linear, normalise, activate, add};

} // namespace casefile::engine::fast
