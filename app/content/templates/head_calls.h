#pragma once

#include "app/content/templates/engine_call.h"

#include <string>

namespace casefile::content {

/// What whole heads compute for templates. All throw engine::InputError when the shapes do not fit.

void expectShape(const char* name, const engine::Matrix& matrix, const engine::Shape& wanted);

/// [total, width] with ones where row first + i meets column i: picks columns out of a wider row.
engine::Matrix picker(std::size_t total, std::size_t first, std::size_t width);

/// All queries [n, d_k] ask all keys [n, d_k] under a mask of this rule -> weights [n, n].
engine::Matrix allWeights(const engine::Matrix& queries, const engine::Matrix& keys,
                          const CallSettings& settings, const std::string& rule);

/// [1, n]: 1 where query i may look, or where key i is seen, under a causal mask of radius w.
engine::Matrix visibleKeys(const engine::Matrix& n, const engine::Matrix& i, const engine::Matrix& w);
engine::Matrix visibleQueries(const engine::Matrix& n, const engine::Matrix& i, const engine::Matrix& w);

/// Causal weights [n, n] of a head with a habit p: 0 the token before, 1 the first token, 2 itself, 3 none.
/// The keys that it likes have a high score, all have their part of the noise [n, n].
engine::Matrix habit(const engine::Matrix& p, const engine::Matrix& noise);

/// Numbers of the rows of scores, from 1: the one with the sharpest weights, or the largest score, first.
/// Rows that are too much alike have no order: an InputError.
engine::Matrix orderByEntropy(const engine::Matrix& scores);
engine::Matrix orderByLargest(const engine::Matrix& scores);

/// The score of a query [1, d_k] at place m and a key [1, d_k] at place i, both turned by rotary positions.
engine::Matrix rotaryScore(const engine::Matrix& query, const engine::Matrix& key, const engine::Matrix& m,
                           const engine::Matrix& i);

} // namespace casefile::content
