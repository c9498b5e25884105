#pragma once

#include "app/learner/schedule/grade.h"
#include "app/learner/schedule/parameters.h"

namespace casefile::learner {

/// What FSRS believes of one memory.
struct Memory
{
    double stability = 0.0;  ///< days until recall has fallen to 0.9; in [0.001, 36500]
    double difficulty = 0.0; ///< in [1, 10]

    bool operator==(const Memory&) const = default;
};

/// The formulas of FSRS-6 (three components of memory: D, S and retrievability R), each a pure function; days
/// are whole study days. Every result is rounded to 8 decimals. Symbols and formulas: app/learner/README.md.
class MemoryModel
{
public:
    /// shortTerm: answers on the day of the last one change stability by a formula of their own.
    MemoryModel(const Parameters& parameters, bool shortTerm);

    /// R: how likely the card is known `days` after the last answer; 1 at once, 0.9 after S days.
    double retrievability(double days, double stability) const;
    /// Days until recall falls to `retention`, as a multiple of S; 1 for 0.9.
    double intervalModifier(double retention) const;

    Memory first(Grade grade) const;
    Memory next(const Memory& memory, Grade grade, double days) const;

    double firstDifficulty(Grade grade) const; ///< not clamped: below 1 for Easy with the default parameters
    double nextDifficulty(double difficulty, Grade grade) const;
    double stabilityAfterPass(const Memory& memory, double retrievability, Grade grade) const;
    /// Before it is capped by what the card had.
    double stabilityAfterFailure(const Memory& memory, double retrievability) const;
    double stabilityOnSameDay(double stability, Grade grade) const;

private:
    double cappedAfterFailure(const Memory& memory, double retrievability) const;

    Parameters w;
    bool m_shortTerm;
    double m_factor; ///< 0.9^(1/DECAY) - 1, so that R(S, S) = 0.9
};

} // namespace casefile::learner
