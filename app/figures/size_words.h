#pragma once

#include <QString>

#include <cstdint>

namespace casefile::figures {

QString fullCount(std::uint64_t count);  ///< "8,388,608"
QString shortCount(std::uint64_t count); ///< the same up to seven digits, then "8.39 M", "1.07 G", "4.40 T"
QString byteCount(std::uint64_t bytes);  ///< "512 B", "2.00 MiB"

/// How many key heads a place of the choice "head-sharing" leaves: 0 each its own, 1 … 3 groups of 2, 4, 8,
/// and 4 one for all.
std::uint64_t keyHeadsOf(double sharing, std::uint64_t heads);

} // namespace casefile::figures
