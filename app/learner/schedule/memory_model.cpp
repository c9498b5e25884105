#include "app/learner/schedule/memory_model.h"

#include "app/learner/schedule/rounding.h"

#include <algorithm>
#include <cmath>

namespace casefile::learner {

namespace {

constexpr double leastStability = 0.001;
constexpr double mostStability = 36500.0;
constexpr double leastFirstStability = 0.1;
constexpr double mostFirstStability = 100.0;
constexpr double leastDifficulty = 1.0;
constexpr double mostDifficulty = 10.0;

double boundedStability(double stability)
{
    return rounded8(std::clamp(stability, leastStability, mostStability));
}

/// Again, Hard, Good, Easy as -2, -1, 0, 1.
double beyondGood(Grade grade)
{
    return int(grade) - int(Grade::Good);
}

} // namespace

MemoryModel::MemoryModel(const Parameters& parameters, bool shortTerm)
    : w(parameters)
    , m_shortTerm(shortTerm)
    , m_factor(rounded8(std::pow(0.9, -1.0 / w[20]) - 1.0))
{}

double MemoryModel::retrievability(double days, double stability) const
{
    return rounded8(std::pow(1.0 + m_factor * days / stability, -w[20]));
}

double MemoryModel::intervalModifier(double retention) const
{
    return rounded8((std::pow(retention, -1.0 / w[20]) - 1.0) / m_factor);
}

Memory MemoryModel::first(Grade grade) const
{
    return {std::clamp(w[std::size_t(grade) - 1], leastFirstStability, mostFirstStability),
            std::clamp(firstDifficulty(grade), leastDifficulty, mostDifficulty)};
}

Memory MemoryModel::next(const Memory& memory, Grade grade, double days) const
{
    const double known = retrievability(days, memory.stability);
    Memory after{0.0, nextDifficulty(memory.difficulty, grade)};
    if (days == 0.0 && m_shortTerm)
        after.stability = stabilityOnSameDay(memory.stability, grade);
    else if (grade == Grade::Again)
        after.stability = cappedAfterFailure(memory, known);
    else
        after.stability = stabilityAfterPass(memory, known, grade);
    return after;
}

double MemoryModel::firstDifficulty(Grade grade) const
{
    return rounded8(w[4] - std::exp(w[5] * (int(grade) - 1)) + 1.0);
}

/// Moves by the grade, the less the nearer to 10, then a little towards the first difficulty of Easy.
double MemoryModel::nextDifficulty(double difficulty, Grade grade) const
{
    const double change = -w[6] * beyondGood(grade);
    const double moved = difficulty + rounded8(change * (mostDifficulty - difficulty) / 9.0);
    const double reverted = rounded8(w[7] * firstDifficulty(Grade::Easy) + (1.0 - w[7]) * moved);
    return std::clamp(reverted, leastDifficulty, mostDifficulty);
}

double MemoryModel::stabilityAfterPass(const Memory& memory, double retrievability, Grade grade) const
{
    const double ease = grade == Grade::Hard ? w[15] : grade == Grade::Easy ? w[16] : 1.0;
    const double growth = std::exp(w[8]) * (11.0 - memory.difficulty) * std::pow(memory.stability, -w[9]) *
                          (std::exp(w[10] * (1.0 - retrievability)) - 1.0) * ease;
    return boundedStability(memory.stability * (1.0 + growth));
}

double MemoryModel::stabilityAfterFailure(const Memory& memory, double retrievability) const
{
    return boundedStability(w[11] * std::pow(memory.difficulty, -w[12]) *
                            (std::pow(memory.stability + 1.0, w[13]) - 1.0) *
                            std::exp(w[14] * (1.0 - retrievability)));
}

/// A failure never makes stable: at most what the card had, less one short-term step where there are those.
double MemoryModel::cappedAfterFailure(const Memory& memory, double retrievability) const
{
    const double most = m_shortTerm ? rounded8(memory.stability / std::exp(w[17] * w[18])) : memory.stability;
    return std::max(std::min(stabilityAfterFailure(memory, retrievability), most), leastStability);
}

double MemoryModel::stabilityOnSameDay(double stability, Grade grade) const
{
    const double change = std::pow(stability, -w[19]) * std::exp(w[17] * (beyondGood(grade) + w[18]));
    return boundedStability(stability * (grade == Grade::Again ? change : std::max(change, 1.0)));
}

} // namespace casefile::learner
