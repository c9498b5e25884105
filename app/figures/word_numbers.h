#pragma once

#include <QStringList>

#include <vector>

namespace casefile::figures {

/// An equal number for equal words: the place of the first of them.
inline std::vector<std::size_t> wordNumbers(const QStringList& words)
{
    std::vector<std::size_t> numbers;
    for (const QString& word : words)
        numbers.push_back(std::size_t(words.indexOf(word)));
    return numbers;
}

} // namespace casefile::figures
