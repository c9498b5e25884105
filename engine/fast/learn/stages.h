#pragma once

#include "engine/fast/learn/learning_kernels.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace casefile::engine::fast {

/// Rows that one task takes: results never depend on how many threads there are, because tasks do not.
inline constexpr std::size_t rowsOfTask = 48;

/// Private to engine/fast: work for the pool in stages. A stage is tasks that any thread can take; the next
/// one begins when all are done.
class Stages
{
public:
    using Task = std::function<void(unsigned thread)>;
    using RowsTask = std::function<void(Rows rows, unsigned thread)>;

    void add(Task task); ///< to the stage that is being described
    void addRows(std::size_t rows, const RowsTask& task);
    void next(); ///< a new stage

    /// Runs all stages. `threads` 0: as many as so many operations are worth.
    void run(unsigned threads, double operations) const;

private:
    std::vector<std::vector<Task>> m_stages{1};
};

/// Tasks that make job.out, [rows, columns], in tiles.
void addTransposed(Stages& stages, const LearningKernels& kernels, const TransposedJob& job, std::size_t rows,
                   std::size_t columns);

} // namespace casefile::engine::fast
