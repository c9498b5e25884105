#pragma once

#include "engine/attention/mask.h"
#include "engine/block/activation.h"
#include "engine/block/norm.h"
#include "engine/train/tape.h"

#include <cstdint>
#include <vector>

namespace casefile::engine {

/// The operations of the tape, each with forward and backward next to each other in operations/. All throw
/// InputError, naming the operation and the shapes, for operands that do not fit.

// operations/linear.cpp
Variable multiply(Tape& tape, Variable a, Variable b);         ///< a b: [n, k] [k, m] -> [n, m]
Variable transpose(Tape& tape, Variable a);                    ///< [n, m] -> [m, n]
Variable add(Tape& tape, Variable a, Variable b);              ///< cell by cell
Variable addBias(Tape& tape, Variable a, Variable bias);       ///< [n, m] + [1, m] on every row
Variable addConstant(Tape& tape, Variable a, const Matrix& b); ///< b has no gradient
Variable scale(Tape& tape, Variable a, double factor);         ///< factor * a
Variable hadamard(Tape& tape, Variable a, Variable b);         ///< cell by cell
Variable sum(Tape& tape, Variable a);                          ///< -> [1, 1]
Variable mean(Tape& tape, Variable a);                         ///< -> [1, 1]

// operations/columns.cpp
Variable sliceColumns(Tape& tape, Variable a, std::size_t first, std::size_t count); ///< -> [n, count]
Variable concatColumns(Tape& tape, const std::vector<Variable>& parts);              ///< side by side
Variable sliceRows(Tape& tape, Variable a, std::size_t first, std::size_t count);    ///< -> [count, m]
Variable concatRows(Tape& tape, const std::vector<Variable>& parts);                 ///< one below the other
Variable rotateColumns(Tape& tape, Variable a, std::size_t heads, std::size_t firstPlace = 0); ///< rotary

// operations/rows.cpp
Variable softmaxRows(Tape& tape, Variable a, const Mask& mask = {}); ///< fully masked rows are zero
Variable normaliseRows(Tape& tape, Variable a, Variable gamma, Variable beta, NormKind kind,
                       double epsilon);                           ///< gamma, beta: [1, m]
Variable activate(Tape& tape, Variable a, Activation activation); ///< of every cell

// operations/lookup.cpp
Variable embed(Tape& tape, Variable table, const std::vector<std::size_t>& rows); ///< -> [rows, d]

/// Mean of -log softmax(logits)[target] over the rows: [n, classes] -> [1, 1]. Rows with target `ignored`
/// do not count.
inline constexpr std::size_t ignored = static_cast<std::size_t>(-1);
Variable crossEntropy(Tape& tape, Variable logits, const std::vector<std::size_t>& targets);

/// What dropout multiplies [rows, columns] by: 0 with this probability, otherwise 1 / (1 - probability).
/// Throws InputError unless 0 <= probability < 1.
Matrix dropoutFactors(std::size_t rows, std::size_t columns, double probability, std::uint64_t seed);

/// The seed of a sequence among several that lie one below the other; the first one has `seed` itself.
std::uint64_t sequenceSeed(std::uint64_t seed, std::size_t sequence);

/// Training mode: each cell is dropped or grows as dropoutFactors say. So many sequences of equal length lie
/// one below the other, each with a seed of its own. Evaluation mode is not calling it.
Variable dropout(Tape& tape, Variable a, double probability, std::uint64_t seed, std::size_t sequences = 1);

/// The factors of all sequences one below the other, as in `dropout`.
Matrix stackedFactors(std::size_t rows, std::size_t columns, double probability, std::uint64_t seed,
                      std::size_t sequences);

} // namespace casefile::engine
