#include "app/figures/size_words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr std::uint64_t writtenInFull = 10'000'000;
constexpr std::uint64_t thousand = 1000;
constexpr int oneForAll = 4; ///< place of "head-sharing"

/// Three digits and the unit that fits, units growing by `factor`.
QString inUnits(std::uint64_t count, double factor, const QStringList& units)
{
    double value = double(count);
    int unit = 0;
    for (; value >= factor && unit + 1 < units.size(); ++unit)
        value /= factor;
    const int decimals = unit == 0 || value >= 100.0 ? 0 : value >= 10.0 ? 1 : 2;
    return u"%1 %2"_s.arg(QString::number(value, 'f', decimals), units[unit]);
}

QString inThousands(std::uint64_t count)
{
    return inUnits(count, double(thousand), {u""_s, u"k"_s, u"M"_s, u"G"_s, u"T"_s, u"P"_s});
}

} // namespace

QString fullCount(std::uint64_t count)
{
    return QLocale(QLocale::English).toString(qulonglong(count));
}

QString shortCount(std::uint64_t count)
{
    return count < writtenInFull ? fullCount(count) : inThousands(count);
}

QStringList comparedCounts(std::span<const std::uint64_t> counts)
{
    const bool areLong =
        std::ranges::any_of(counts, [](std::uint64_t each) { return each >= writtenInFull; });
    QStringList words;
    for (const std::uint64_t each : counts)
        words.append(areLong && each >= thousand ? inThousands(each) : fullCount(each));
    return words;
}

QString byteCount(std::uint64_t bytes)
{
    return inUnits(bytes, 1024.0, {u"B"_s, u"KiB"_s, u"MiB"_s, u"GiB"_s, u"TiB"_s});
}

std::uint64_t keyHeadsOf(double sharing, std::uint64_t heads)
{
    const int place = int(sharing);
    if (place >= oneForAll)
        return 1;
    return std::max<std::uint64_t>(1, heads >> place);
}

} // namespace casefile::figures
