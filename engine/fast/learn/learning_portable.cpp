#include "engine/fast/learn/learning_kernels.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

/// The kernels of learning as plain loops, for processors that have none of their own. Panels are as wide as
/// those of kernels_portable.cpp.
namespace casefile::engine::fast {

namespace {

void transposedMultiply(const TransposedJob& job, const TransposedPart& part)
{
    for (std::size_t i = part.firstRow; i < part.lastRow; ++i) {
        float* const out = job.out.row(i);
        std::fill(out + part.firstColumn, out + part.lastColumn, 0.0f);
        for (std::size_t r = 0; r < job.rows; ++r)
            for (std::size_t j = part.firstColumn; j < part.lastColumn; ++j)
                out[j] += job.left.row(r)[i] * job.right.row(r)[j];
    }
}

void transposeMatrix(ConstRowsView from, std::size_t rows, std::size_t columns, RowsView to)
{
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < columns; ++c)
            to.row(c)[r] = from.row(r)[c];
}

float dot(const float* a, const float* b, std::size_t count)
{
    float sum = 0.0f;
    for (std::size_t i = 0; i < count; ++i)
        sum += a[i] * b[i];
    return sum;
}

/// One query of a panel, in its lane.
struct Lane
{
    const HeadJob& head;
    const PanelJob& job;
    const KeptPanel& kept;
    std::size_t lane;

    std::size_t query() const { return job.firstQuery + lane; }
    float factor(std::size_t key) const
    {
        return kept.factors ? kept.factors[key * portableKernels.width + lane] : 1.0f;
    }
    bool sees(std::size_t key) const
    {
        return std::int32_t(key) >= job.first[lane] && std::int32_t(key) < job.last[lane] &&
               (!job.cells || (job.cells[key] >> lane & 1));
    }
    /// Minus infinity where the key is hidden.
    float score(std::size_t key) const
    {
        if (!sees(key))
            return -std::numeric_limits<float>::infinity();
        const float distance =
            float(std::abs(std::int64_t(head.firstPosition) + std::int64_t(query()) - std::int64_t(key)));
        return dot(head.query + query() * head.dK, head.key + key * head.dK, head.dK) * head.scale -
               head.slope * distance;
    }
    float weight(std::size_t key) const
    {
        return sees(key) ? std::exp(score(key) - kept.base[lane]) * kept.factor[lane] : 0.0f;
    }
};

void keepSoftmax(const Lane& at)
{
    float peak = -std::numeric_limits<float>::infinity();
    for (std::size_t key = at.job.begin; key < at.job.end; ++key)
        peak = std::max(peak, at.score(key));
    at.kept.base[at.lane] = std::isfinite(peak) ? peak : 0.0f;
    double sum = 0.0;
    for (std::size_t key = at.job.begin; key < at.job.end; ++key)
        sum += std::exp(at.score(key) - at.kept.base[at.lane]);
    at.kept.factor[at.lane] = sum > 0.0 ? float(1.0 / sum) : 0.0f;
}

void attendKeeping(const HeadJob& head, const PanelJob& job, const KeptPanel& kept)
{
    for (std::size_t lane = 0; lane < job.count; ++lane) {
        const Lane at{head, job, kept, lane};
        keepSoftmax(at);
        float* const context = head.context + at.query() * head.contextStride;
        std::fill_n(context, head.dV, 0.0f);
        for (std::size_t key = job.begin; key < job.end; ++key) {
            const float weight = at.weight(key) * at.factor(key);
            for (std::size_t c = 0; c < head.dV; ++c)
                context[c] += weight * head.value[key * head.dV + c];
        }
    }
}

void laneBack(const Lane& at)
{
    const HeadJob& head = at.head;
    const float* const toContext = at.kept.toContext.row(at.query());
    const float* const query = head.query + at.query() * head.dK;
    float* const toQuery = at.kept.toQuery.row(at.query());
    const float blended = dot(toContext, head.context + at.query() * head.contextStride, head.dV);
    std::fill_n(toQuery, head.dK, 0.0f);
    for (std::size_t key = at.job.begin; key < at.job.end; ++key) {
        const float toWeight = at.factor(key) * dot(toContext, head.value + key * head.dV, head.dV);
        const float weight = at.weight(key);
        const float toScore = weight * (toWeight - blended) * head.scale;
        for (std::size_t c = 0; c < head.dK; ++c) {
            toQuery[c] += toScore * head.key[key * head.dK + c];
            at.kept.toKey.row(key)[c] += toScore * query[c];
        }
        for (std::size_t c = 0; c < head.dV; ++c)
            at.kept.toValue.row(key)[c] += weight * at.factor(key) * toContext[c];
    }
}

void attendBack(const HeadJob& head, const PanelJob& job, const KeptPanel& kept)
{
    for (std::size_t lane = 0; lane < job.count; ++lane)
        laneBack({head, job, kept, lane});
}

void normaliseRowBack(const NormBackJob& job, std::size_t row)
{
    const std::size_t d = job.columns;
    const float inverse = job.inverse[row];
    const auto normalised = [&](std::size_t j) { return (job.x[row * d + j] - job.mean[row]) * inverse; };
    const float* const g = job.toY + row * d;
    double shift = 0.0, stretch = 0.0;
    for (std::size_t j = 0; j < d; ++j) {
        const double inner = double(g[j]) * job.gamma[j] / double(d);
        shift += job.kind == NormKind::Layer ? inner : 0.0;
        stretch += inner * normalised(j);
    }
    for (std::size_t j = 0; j < d; ++j) {
        const double inner = double(g[j]) * job.gamma[j];
        const float toX = float((inner - shift - normalised(j) * stretch) * inverse);
        job.toGamma[j] += g[j] * normalised(j);
        job.toBeta[j] += g[j];
        job.toX[row * d + j] = toX + (job.residual ? job.residual[row * d + j] : 0.0f);
    }
}

void normaliseBack(const NormBackJob& job, Rows rows)
{
    for (std::size_t row = rows.first; row < rows.last; ++row)
        normaliseRowBack(job, row);
}

void activate(Activation activation, float* values, float* slopes, std::size_t count)
{
    const ActivationRow& row = rowOf(activation);
    for (std::size_t i = 0; i < count; ++i) {
        slopes[i] = float(row.slope(values[i]));
        values[i] = float(row.value(values[i]));
    }
}

void multiplyCells(float* to, const float* by, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        to[i] *= by[i];
}

void addCells(float* to, const float* what, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        to[i] += what[i];
}

void addColumns(ConstRowsView from, Rows rows, std::size_t columns, float* sums)
{
    for (std::size_t row = rows.first; row < rows.last; ++row)
        for (std::size_t c = 0; c < columns; ++c)
            sums[c] += from.row(row)[c];
}

} // namespace

extern const LearningKernels portableLearningKernels{
    0,        transposedMultiply, transposeMatrix, attendKeeping, attendBack, normaliseBack,
    activate, multiplyCells,      addCells,        addColumns};

} // namespace casefile::engine::fast
