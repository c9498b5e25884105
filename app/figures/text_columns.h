#pragma once

#include <QStringList>

#include <vector>

namespace casefile::figures {

/// What one column of a table of words must hold.
struct ColumnNeed
{
    QStringList words;
    double beside = 0.0; ///< room for something beside the words, such as a bar
    bool grows = false;  ///< takes a part of what is left over
};

/// Columns beside each other, and the size of text at which their words stand in them.
struct TextColumns
{
    double pixelSize = 12.0;
    std::vector<double> lefts;
    std::vector<double> widths;
};

/// Columns as wide as their words, at most `pixelSize` large: text shrinks, as long as it is legible, before
/// a word is cut; and no column takes more than half of `width`.
TextColumns planTextColumns(const std::vector<ColumnNeed>& needs, double width, double gap, double pixelSize);

/// The largest size, at most `pixelSize`, at which these words stand in one line of `width`: as small as is
/// legible before they are cut.
double fittingSize(const QString& words, double width, double pixelSize);

} // namespace casefile::figures
