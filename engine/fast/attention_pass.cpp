#include "engine/fast/attention_pass.h"

#include "engine/input_error.h"

#include <algorithm>
#include <cmath>

namespace casefile::engine::fast {

namespace {

constexpr std::size_t taskRows = 96;
constexpr std::size_t taskColumns = 128;
constexpr std::size_t nearFloats = 200'000; ///< of the left matrix that stay in the second cache meanwhile
/// More weights than this go to memory without a stay in the caches.
constexpr std::size_t mostCachedFloats = std::size_t(4) << 20;

void raiseTo(std::atomic<std::uint32_t>& largest, std::uint32_t value)
{
    std::uint32_t before = largest.load(std::memory_order_relaxed);
    while (before < value && !largest.compare_exchange_weak(before, value, std::memory_order_relaxed)) {
    }
}

std::size_t partsOf(std::size_t whole, std::size_t part)
{
    return (whole + part - 1) / part;
}

/// A projection whose columns are dealt out to heads, each with its own block of rows.
MultiplyJob headsJob(const float* left, const PackedMatrix& matrix, float* out, std::size_t columnsOfHead,
                     std::size_t rowsOfHead)
{
    return {left, matrix.panels.data(), matrix.bias.data(),         matrix.depth, matrix.columns,
            out,  columnsOfHead,        rowsOfHead * columnsOfHead, columnsOfHead};
}

} // namespace

AttentionPass::AttentionPass(const PackedWeights& weights, const Request& request, Workspace::Parts& parts,
                             const Memory& memory, float* output)
    : m_weights(weights)
    , m_request(request)
    , m_parts(parts)
    , m_memory(memory)
    , m_output(output)
    , m_kernels(kernelsFor(weights.isa))
    , m_scale(1.0f / request.temperature / (request.scale ? std::sqrt(float(weights.dK)) : 1.0f))
{
    const bool crossed = !request.memory.empty();
    const float* const source = crossed ? request.memory.data() : request.x.data();
    const std::size_t sourceRows = memory.complete ? 0 : crossed ? request.memoryRows : request.queries;
    m_rows = {request.queries, sourceRows, sourceRows};
    m_projections = {
        headsJob(request.x.data(), weights.query, parts.query.data(), weights.dK, request.queries),
        headsJob(source, weights.key, memory.keys + memory.firstPosition * weights.dK, weights.dK,
                 memory.rowsOfHead),
        headsJob(source, weights.value, memory.values + memory.firstPosition * weights.dV, weights.dV,
                 memory.rowsOfHead)};
    m_largest[OfKey] = memory.largestKey;
    m_largest[OfValue] = memory.largestValue;
    for (std::size_t i = 0; i < m_projections.size(); ++i)
        m_tasks += tasksOf(m_projections[i], m_rows[i]);
    m_tasks += request.rotaryBase ? weights.heads + weights.keyValueHeads : 0;
    m_tasks += weights.heads * panels();
    m_tasks += weights.projectsOutput ? tasksOf(outputJob(), request.queries) : 0;
}

std::size_t AttentionPass::panels() const
{
    return partsOf(m_request.queries, m_kernels.width);
}

std::size_t AttentionPass::tasksOf(const MultiplyJob& job, std::size_t rows) const
{
    return partsOf(rows, taskRows) * partsOf(job.columns, taskColumns);
}

MultiplyJob AttentionPass::outputJob() const
{
    return headsJob(m_parts.concat.data(), m_weights.output, m_output, m_weights.dModel, m_request.queries);
}

HeadJob AttentionPass::headJob(std::size_t head) const
{
    const std::size_t dK = m_weights.dK, dV = m_weights.dV;
    const std::size_t shared = head / (m_weights.heads / m_weights.keyValueHeads);
    HeadJob job;
    job.query = m_parts.query.data() + head * m_request.queries * dK;
    job.key = m_memory.keys + shared * m_memory.rowsOfHead * dK;
    job.value = m_memory.values + shared * m_memory.rowsOfHead * dV;
    job.keys = m_memory.total;
    job.dK = dK;
    job.dV = dV;
    job.scale = m_scale;
    job.slope = m_request.slopes.empty() ? 0.0f : m_request.slopes[head];
    job.firstPosition = std::int32_t(m_memory.firstPosition);
    job.context = (m_weights.projectsOutput ? m_parts.concat.data() : m_output) + head * dV;
    job.contextStride = m_weights.heads * dV;
    return job;
}

unsigned AttentionPass::threadsWorthwhile() const
{
    const double queries = double(m_request.queries), keys = double(m_memory.total);
    const double columns = double(m_weights.heads * (m_weights.dK + m_weights.dV));
    const double projected = 2.0 * double(m_weights.dModel) * columns * (queries + double(m_rows[OfKey]));
    const double operations = projected + 2.0 * columns * queries * keys;
    return fast::threadsFor(operations, m_request.threads);
}

bool AttentionPass::stopped()
{
    if (m_request.stop.stop_requested())
        m_stopped.store(true, std::memory_order_relaxed);
    return m_stopped.load(std::memory_order_relaxed);
}

/// Another task begins.
void AttentionPass::report(unsigned thread)
{
    if (!m_request.progress)
        return;
    const std::size_t done = m_done.fetch_add(1, std::memory_order_relaxed);
    if (thread == 0)
        m_request.progress(double(done) / double(m_tasks));
}

/// Takes tasks while there are any, then waits for those that others have taken. A stopped request drops
/// them.
template <typename Task>
void AttentionPass::runStage(Stage stage, std::size_t count, unsigned thread, const Task& task)
{
    if (m_threads == 1) {
        for (std::size_t next = 0; next < count && !stopped(); ++next) {
            report(thread);
            task(next);
        }
        return;
    }
    std::atomic<std::uint32_t>& finished = m_finished[stage];
    for (std::size_t next; (next = m_next[stage].fetch_add(1, std::memory_order_relaxed)) < count;) {
        if (!stopped()) {
            report(thread);
            task(next);
        }
        if (finished.fetch_add(1, std::memory_order_acq_rel) + 1 == count)
            finished.notify_all();
    }
    for (std::uint32_t seen = finished.load(std::memory_order_acquire); seen != count;
         seen = finished.load(std::memory_order_acquire))
        awaitChange(finished, seen);
}

/// Tasks of some rows go through all columns before the next rows come, and of each few columns through all
/// these rows: so both stay in the cache.
void AttentionPass::multiplyTask(const MultiplyJob& job, std::size_t rows, std::size_t task,
                                 std::atomic<std::uint32_t>& largest)
{
    const std::size_t groups = partsOf(job.columns, taskColumns), blocks = partsOf(rows, taskRows);
    const std::size_t near = std::max<std::size_t>(1, nearFloats / (taskRows * job.depth));
    const std::size_t first = task / (near * groups) * near, some = std::min(near, blocks - first);
    const std::size_t row = (first + task % (near * groups) % some) * taskRows;
    const std::size_t column = task % (near * groups) / some * taskColumns;
    const MultiplyPart part{row, std::min(row + taskRows, rows), column / m_kernels.width,
                            partsOf(std::min(column + taskColumns, job.columns), m_kernels.width)};
    raiseTo(largest, m_kernels.multiply(job, part));
}

void AttentionPass::project(unsigned thread)
{
    std::array<std::size_t, 3> end{};
    for (std::size_t i = 0, sum = 0; i < end.size(); ++i)
        end[i] = sum += tasksOf(m_projections[i], m_rows[i]);
    runStage(Projecting, end.back(), thread, [&](std::size_t task) {
        const std::size_t which = std::upper_bound(end.begin(), end.end(), task) - end.begin();
        multiplyTask(m_projections[which], m_rows[which], which == 0 ? task : task - end[which - 1],
                     m_largest[which]);
    });
}

void AttentionPass::turn(unsigned thread)
{
    const std::size_t heads = m_weights.heads, dK = m_weights.dK, first = m_memory.firstPosition;
    runStage(Turning, heads + m_weights.keyValueHeads, thread, [&](std::size_t task) {
        if (task < heads)
            m_parts.rotary.turn(m_parts.query.data() + task * m_request.queries * dK, m_request.queries,
                                first);
        else
            m_parts.rotary.turn(m_memory.keys + ((task - heads) * m_memory.rowsOfHead + first) * dK,
                                m_rows[OfKey], first);
    });
}

void AttentionPass::attendTask(std::size_t task, float* scratch)
{
    const std::size_t head = task / panels();
    PanelJob panel = m_parts.visible.panel(panels() - 1 - task % panels()); // the longest first when causal
    panel.scratch = scratch;
    if (!m_parts.weightRows.empty()) {
        float* const* const rows = &m_parts.weightRows[head * m_request.queries + panel.firstQuery];
        if (std::any_of(rows, rows + panel.count, [](const float* row) { return row; }))
            panel.weightRows = rows;
    }
    panel.keepWeights = m_huge || panel.weightRows;
    panel.huge = m_huge;
    panel.around = m_aroundCache;
    m_kernels.attend(headJob(head), panel);
}

void AttentionPass::attendHeads(unsigned thread)
{
    float* const scratch = m_parts.scratch.data() + thread * m_scratchOfThread;
    runStage(Attending, m_weights.heads * panels(), thread,
             [&](std::size_t task) { attendTask(task, scratch); });
}

void AttentionPass::writeOutput(unsigned thread)
{
    const MultiplyJob job = outputJob();
    runStage(Writing, tasksOf(job, m_request.queries), thread,
             [&](std::size_t task) { multiplyTask(job, m_request.queries, task, m_largest[OfOutput]); });
}

void AttentionPass::work(unsigned thread) noexcept
{
    if (!m_projected) {
        project(thread);
        if (m_request.rotaryBase)
            turn(thread);
        if (!boundsHold())
            return;
    }
    attendHeads(thread);
    if (m_weights.projectsOutput)
        writeOutput(thread);
}

bool AttentionPass::run()
{
    m_threads = threadsWorthwhile();
    const auto reserveScratch = [&](bool keep) {
        m_scratchOfThread = scratchFloats(m_kernels, m_weights.dK, m_weights.dV, m_memory.total, keep);
        m_parts.scratch.reserve(m_threads * m_scratchOfThread);
    };
    reserveScratch(!m_parts.weightRows.empty());
    const auto wanted =
        std::count_if(m_parts.weightRows.begin(), m_parts.weightRows.end(), [](float* row) { return row; });
    m_aroundCache = std::size_t(wanted) * m_memory.total > mostCachedFloats;
    const auto region = [this](unsigned thread) { work(thread); };
    Pool::shared().run(m_threads, region);
    if (!m_stopped && !boundsHold()) {
        refuseUnlessFinite();
        refuseLargeScores();
        m_projected = m_huge = true;
        reserveScratch(true);
        Pool::shared().run(m_threads, region);
    }
    if (!m_stopped && m_largest[OfOutput] >= infinityBits)
        throw InputError("the numbers are too large: \"output\" cannot be held in float32");
    if (!m_stopped && m_request.progress)
        m_request.progress(1.0);
    return !m_stopped;
}

} // namespace casefile::engine::fast
