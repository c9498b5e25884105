#include "app/figures/compare_words.h"

#include "app/figures/layout_tools.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr int usualDecimals = 2;
constexpr int smallDecimals = 4;           ///< of a difference that two decimals do not show
constexpr double smallestWritten = 0.0001; ///< below, only the direction is told

} // namespace

QString numberOrDash(double number)
{
    return std::isnan(number) ? u"–"_s : playback::formatCell(number);
}

QString differenceText(const RowPair& pair)
{
    return differenceText(pair.weightBefore, pair.weightNow);
}

QString differenceText(double before, double now)
{
    const double difference = now - before;
    if (std::isnan(difference))
        return u"–"_s;
    if (!differ(before, now))
        return QCoreApplication::translate("figures", "unchanged");
    const double size = std::abs(difference);
    if (size < smallestWritten)
        return difference > 0 ? QCoreApplication::translate("figures", "less than 0.0001 more")
                              : QCoreApplication::translate("figures", "less than 0.0001 less");
    return (difference > 0 ? u"+"_s : u"−"_s) +
           playback::formatCell(size, size < visibleDifference ? smallDecimals : usualDecimals);
}

QString compareHead(CompareColumn column)
{
    switch (column) {
    case CompareColumn::Key:
        return QCoreApplication::translate("figures", "key");
    case CompareColumn::Score:
        return QCoreApplication::translate("figures", "scaled score");
    case CompareColumn::Weight:
        return QCoreApplication::translate("figures", "weight");
    case CompareColumn::Difference:
        return QCoreApplication::translate("figures", "difference");
    }
    return {};
}

QString compareCaption(const std::vector<RowPair>& pairs, bool isCovered)
{
    if (isCovered)
        return QCoreApplication::translate("figures", "The new row is covered until you have predicted.");
    const PairCounts counts = countPairs(pairs);
    if (counts.weightsChanged == 0 && counts.scoresKept == counts.pairs)
        return QCoreApplication::translate("figures", "All %1 keys kept score and weight in this row.")
            .arg(counts.pairs);
    return QCoreApplication::translate("figures", "Of %1 keys, %2 kept their score; %3 changed their weight, "
                                                  "since each row is shared out anew.")
        .arg(counts.pairs)
        .arg(counts.scoresKept)
        .arg(counts.weightsChanged);
}

QString compareInvitation()
{
    return QCoreApplication::translate("figures", "Change a word of the sentence: the row as it was before "
                                                  "will stand beside this one.");
}

QList<LegendEntry> compareLegend(int head, bool hasBefore)
{
    using Sample = LegendEntry::Sample;
    QList<LegendEntry> legend{
        {Sample::Swatch, weightInk,
         QCoreApplication::translate("figures", "bar: weight in head %1, 0 to 1").arg(head + 1)}};
    if (!hasBefore)
        return legend;
    legend.append({Sample::Word, Ink{Role::Accent}, QCoreApplication::translate("figures", "bold: changed")});
    legend.append(
        {Sample::None, {}, QCoreApplication::translate("figures", "differences are taken before rounding")});
    return legend;
}

} // namespace casefile::figures
