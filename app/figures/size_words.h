#pragma once

#include <QStringList>

#include <cstdint>
#include <span>

namespace casefile::figures {

QString fullCount(std::uint64_t count);  ///< "8,388,608"
QString shortCount(std::uint64_t count); ///< the same up to seven digits, then "8.39 M", "1.07 G", "4.40 T"
/// Numbers that are compared have one notation: all in full, or all short, if the largest of them is.
QStringList comparedCounts(std::span<const std::uint64_t> counts);
QString byteCount(std::uint64_t bytes); ///< "512 B", "2.00 MiB"

/// How many key heads a place of the choice "head-sharing" leaves: 0 each its own, 1 … 3 groups of 2, 4, 8,
/// and 4 one for all.
std::uint64_t keyHeadsOf(double sharing, std::uint64_t heads);

} // namespace casefile::figures
