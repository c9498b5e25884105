#include "engine/fast/token_pass.h"

#include "engine/fast/pool.h"
#include "engine/input_error.h"

#include <algorithm>

namespace casefile::engine::fast {

namespace {

constexpr std::size_t tileRows = 12; ///< a multiple of the rows of every kernel's tile
constexpr std::size_t mostTilesOfTask = 8;
/// Hidden numbers of a task, which should stay in the second cache beside the weights that pass by.
constexpr std::size_t hiddenOfTask = std::size_t(1) << 17;
constexpr std::uint32_t infinityBits = 0x7f800000;

std::size_t partsOf(std::size_t whole, std::size_t part)
{
    return (whole + part - 1) / part;
}

/// All panels of a packed matrix.
LinearJob jobOf(const PackedMatrix& matrix, const float* left, float* out, std::size_t outStride)
{
    return {left, matrix.depth, matrix.panels.data(), matrix.bias.data(), matrix.depth, matrix.columns,
            out,  outStride};
}

} // namespace

TokenPass::TokenPass(Isa isa, std::size_t rows, std::size_t dModel, std::size_t dHidden, unsigned threads)
    : m_attention(kernelsFor(isa))
    , m_kernels(blockKernelsFor(isa))
    , m_rows(rows)
    , m_dModel(dModel)
    , m_dHidden(dHidden)
    , m_threads(threads)
    , m_tiles(partsOf(rows, tileRows))
{
    const std::size_t tilesOfTask =
        std::clamp<std::size_t>(hiddenOfTask / dHidden / tileRows, 1, mostTilesOfTask);
    const std::size_t rounds = partsOf(m_tiles, tilesOfTask * threads); // equal shares for all threads
    m_tasks = std::min(m_tiles, rounds * threads);
    m_rowsOfTask = partsOf(m_tiles, m_tasks) * tileRows;
}

TokenPass::Rows TokenPass::rowsOf(std::size_t task) const
{
    return {task * m_tiles / m_tasks * tileRows, std::min((task + 1) * m_tiles / m_tasks * tileRows, m_rows)};
}

void TokenPass::note(Largest which, std::uint32_t bits)
{
    std::atomic<std::uint32_t>& largest = m_largest[which];
    std::uint32_t before = largest.load(std::memory_order_relaxed);
    while (before < bits && !largest.compare_exchange_weak(before, bits, std::memory_order_relaxed)) {
    }
}

/// task(rows, thread) for all tasks; a stopped request drops those that are left.
template <typename Task>
bool TokenPass::run(const BlockRequest& request, Share share, const Task& task)
{
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    Pool::shared().run(std::min<std::size_t>(m_threads, m_tasks), [&](unsigned thread) {
        for (std::size_t i; (i = next.fetch_add(1, std::memory_order_relaxed)) < m_tasks;) {
            if (request.stop.stop_requested()) {
                stopped.store(true, std::memory_order_relaxed);
                return;
            }
            task(rowsOf(i), thread);
            if (request.progress && thread == 0)
                request.progress(share.begin + (share.end - share.begin) * double(i + 1) / double(m_tasks));
        }
    });
    if (!stopped)
        refuseUnlessFinite();
    return !stopped;
}

void TokenPass::refuseUnlessFinite() const
{
    constexpr std::array sentences{
        "the numbers are too large: the sum of \"x\" and attention cannot be held in float32",
        "a row cannot be normalised in float32 with this \"epsilon\"",
        "the numbers are too large: a hidden number cannot be held in float32",
        "the numbers are too large: \"output\" cannot be held in float32"};
    for (std::size_t i = 0; i < sentences.size(); ++i)
        if (m_largest[i] >= infinityBits)
            throw InputError(sentences[i]);
}

void TokenPass::normRows(const PackedNorm& norm, const float* in, float* out, Rows rows)
{
    const NormJob job{in,        m_dModel,    out, m_dModel, m_dModel, norm.gamma.data(), norm.beta.data(),
                      norm.kind, norm.epsilon};
    note(OfNorm, m_kernels.normalise(job, rows.first, rows.last));
}

void TokenPass::closeRows(const PackedSublayer& sublayer, const PackedNorm& norm, const TokenMatrices& at,
                          Rows rows)
{
    if (sublayer.projectsOutput) {
        LinearJob job = jobOf(sublayer.output, at.concat, at.stream, m_dModel);
        job.residual = at.in;
        job.residualStride = m_dModel;
        note(OfSum, m_kernels.linear(job, {rows.first, rows.last, 0, partsOf(m_dModel, m_attention.width)}));
    } else {
        const std::size_t first = rows.first * m_dModel;
        note(OfSum,
             m_kernels.add(at.in + first, at.concat + first, at.stream + first, rows.count() * m_dModel));
    }
    normRows(norm, at.stream, at.normed, rows);
}

void TokenPass::feedForwardRows(const PackedFeedForward& feedForward, const TokenMatrices& at, float* hidden,
                                Rows rows)
{
    const std::size_t width = m_attention.width;
    LinearJob expand = jobOf(feedForward.expand, at.normed + rows.first * m_dModel, hidden, m_dHidden);
    expand.activation = feedForward.activation;
    expand.gated = feedForward.gated;
    note(OfHidden, m_kernels.linear(
                       expand, {0, rows.count(), 0, partsOf(m_dHidden, expand.gated ? width / 2 : width)}));
    float* const stream = at.stream + rows.first * m_dModel;
    LinearJob contract = jobOf(feedForward.contract, hidden, stream, m_dModel);
    contract.residual = stream;
    contract.residualStride = m_dModel;
    note(OfOutput, m_kernels.linear(contract, {0, rows.count(), 0, partsOf(m_dModel, width)}));
}

bool TokenPass::normalise(const PackedNorm& norm, const float* in, float* out, const BlockRequest& request,
                          Share share)
{
    return run(request, share, [&](Rows rows, unsigned) { normRows(norm, in, out, rows); });
}

bool TokenPass::closeAttention(const PackedSublayer& sublayer, const PackedNorm& norm,
                               const TokenMatrices& at, const BlockRequest& request, Share share)
{
    return run(request, share, [&](Rows rows, unsigned) { closeRows(sublayer, norm, at, rows); });
}

bool TokenPass::finish(const PackedSublayer& sublayer, const PackedNorm& norm,
                       const PackedFeedForward& feedForward, const PackedNorm* last, const TokenMatrices& at,
                       const BlockRequest& request, Share share)
{
    return run(request, share, [&](Rows rows, unsigned thread) {
        closeRows(sublayer, norm, at, rows);
        feedForwardRows(feedForward, at, at.hidden + thread * m_rowsOfTask * m_dHidden, rows);
        if (last)
            normRows(*last, at.stream, at.stream, rows);
    });
}

} // namespace casefile::engine::fast
