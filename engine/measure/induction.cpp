#include "engine/measure/induction.h"

#include "engine/attention/forward.h"

#include <algorithm>
#include <limits>

namespace casefile::engine {

constexpr double hidden = -std::numeric_limits<double>::infinity();

/// [n, words]: a 1 in the column of the word.
static Matrix oneHot(const std::vector<std::size_t>& words)
{
    Matrix rows(words.size(), words.empty() ? 0 : *std::ranges::max_element(words) + 1);
    for (std::size_t i = 0; i < words.size(); ++i)
        rows(i, words[i]) = 1.0;
    return rows;
}

/// [n, n]: causal weights of scores that are multiplied by the gain. Without `self` no token sees itself.
static Matrix causalWeights(Matrix s, double gain, bool self)
{
    for (std::size_t i = 0; i < s.rows(); ++i)
        for (std::size_t j = 0; j < s.columns(); ++j)
            s(i, j) = j < i || (self && j == i) ? gain * s(i, j) : hidden;
    return softmax(s).weights;
}

// [induction]
Induction induce(const std::vector<std::size_t>& words, double gain)
{
    const std::size_t n = words.size();
    const Matrix word = oneHot(words); // n x words
    Matrix oneBack(n, n);
    for (std::size_t i = 1; i < n; ++i)
        oneBack(i, i - 1) = 1.0;
    Induction result;
    result.previous = causalWeights(oneBack, gain, false);           // layer 1: who stood before me
    const Matrix before = context(result.previous, word);            // n x words: what it writes down
    result.second = causalWeights(scores(word, before), gain, true); // layer 2: my word against that
    result.alone = causalWeights(scores(word, word), gain, true);    // one layer: my word against words
    result.answers.resize(n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 1; j <= i; ++j)
            if (words[j - 1] == words[i])
                result.answers[i] = j; // the last of several
    return result;
}
// [/induction]

} // namespace casefile::engine
