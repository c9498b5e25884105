#pragma once

#include "app/figures/row_pairs.h"
#include "app/figures/scene.h"

namespace casefile::figures {

QString numberOrDash(double number);               ///< a dash where there was none
QString differenceText(double before, double now); ///< "+0.21", "unchanged", or a dash
QString differenceText(const RowPair& pair);       ///< of its weights

enum class CompareColumn { Key, Score, Weight, Difference };
QString compareHead(CompareColumn column);

/// What became of a row, in a sentence; `isCovered` while its prediction is open.
QString compareCaption(const std::vector<RowPair>& pairs, bool isCovered);
QString compareInvitation(); ///< instead, before anything was edited

/// What bars and bold words of a comparison mean; without a row before there are only bars.
QList<LegendEntry> compareLegend(int head, bool hasBefore);

} // namespace casefile::figures
