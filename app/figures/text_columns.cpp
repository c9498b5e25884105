#include "app/figures/text_columns.h"

#include "app/figures/fonts.h"
#include "app/figures/plot_tools.h"

#include <algorithm>
#include <numeric>

namespace casefile::figures {

namespace {

constexpr double smallestText = 9.0; ///< pixels
constexpr double widestShare = 0.5;  ///< of the table, of one column
constexpr double spare = 2.0;        ///< a word that fits exactly may still be rounded away

std::vector<double> neededWidths(const std::vector<ColumnNeed>& needs, double width, double pixelSize)
{
    std::vector<double> widths;
    for (const ColumnNeed& need : needs)
        widths.push_back(
            std::min(widestOf(need.words, pixelSize) + need.beside + spare, width * widestShare));
    return widths;
}

double sumOf(const std::vector<double>& widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0.0);
}

} // namespace

TextColumns planTextColumns(const std::vector<ColumnNeed>& needs, double width, double gap, double pixelSize)
{
    const double room = std::max(1.0, width - gap * (double(needs.size()) - 1.0));
    TextColumns columns{pixelSize, {}, neededWidths(needs, width, pixelSize)};
    while (columns.pixelSize - 1.0 >= smallestText && sumOf(columns.widths) > room) {
        columns.pixelSize -= 1.0;
        columns.widths = neededWidths(needs, width, columns.pixelSize);
    }
    const double needed = sumOf(columns.widths);
    const auto growing = std::ranges::count_if(needs, &ColumnNeed::grows);
    double left = 0.0;
    for (std::size_t i = 0; i < needs.size(); ++i) {
        double& own = columns.widths[i];
        if (needed > room)
            own *= room / needed;
        else if (needs[i].grows)
            own += (room - needed) / double(growing);
        columns.lefts.push_back(left);
        left += own + gap;
    }
    return columns;
}

double fittingSize(const QString& words, double width, double pixelSize)
{
    while (pixelSize - 1.0 >= smallestText && textWidth(words, pixelSize) > width)
        pixelSize -= 1.0;
    return pixelSize;
}

} // namespace casefile::figures
