#include "engine/fast/learn/stages.h"

#include "engine/fast/pool.h"

#include <algorithm>
#include <atomic>
#include <cstdint>

namespace casefile::engine::fast {

namespace {

constexpr std::size_t tileRowsOfTask = 96, tileColumnsOfTask = 64;

/// How far a stage has come.
struct Progress
{
    alignas(64) std::atomic<std::size_t> next{0};
    alignas(64) std::atomic<std::uint32_t> finished{0};
};

/// Takes tasks while there are any, then waits for those that others have taken.
void work(const std::vector<Stages::Task>& tasks, Progress& progress, unsigned thread)
{
    const std::uint32_t count = std::uint32_t(tasks.size());
    for (std::size_t next; (next = progress.next.fetch_add(1, std::memory_order_relaxed)) < count;) {
        tasks[next](thread);
        if (progress.finished.fetch_add(1, std::memory_order_acq_rel) + 1 == count)
            progress.finished.notify_all();
    }
    for (std::uint32_t seen = progress.finished.load(std::memory_order_acquire); seen != count;
         seen = progress.finished.load(std::memory_order_acquire))
        awaitChange(progress.finished, seen);
}

} // namespace

void Stages::add(Task task)
{
    m_stages.back().push_back(std::move(task));
}

void Stages::addRows(std::size_t rows, const RowsTask& task)
{
    for (std::size_t first = 0; first < rows; first += rowsOfTask)
        add([task, part = Rows{first, std::min(first + rowsOfTask, rows)}](unsigned thread) {
            task(part, thread);
        });
}

void Stages::next()
{
    m_stages.emplace_back();
}

void Stages::run(unsigned threads, double operations) const
{
    std::vector<Progress> progress(m_stages.size());
    Pool::shared().run(threadsFor(operations, threads), [&](unsigned thread) {
        for (std::size_t i = 0; i < m_stages.size(); ++i)
            work(m_stages[i], progress[i], thread);
    });
}

void addTransposed(Stages& stages, const LearningKernels& kernels, const TransposedJob& job, std::size_t rows,
                   std::size_t columns)
{
    for (std::size_t column = 0; column < columns; column += tileColumnsOfTask)
        for (std::size_t row = 0; row < rows; row += tileRowsOfTask) {
            const TransposedPart part{row, std::min(row + tileRowsOfTask, rows), column,
                                      std::min(column + tileColumnsOfTask, columns)};
            stages.add([&kernels, job, part](unsigned) { kernels.transposedMultiply(job, part); });
        }
}

} // namespace casefile::engine::fast
