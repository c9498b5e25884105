#include "app/figures/code_walk_panels.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using content::Loop;
using content::WalkTensor;
using playback::WalkSpan;

namespace {

constexpr double roomForWords = 560.0; ///< pixels in which titles say how much of a matrix is shown

/// At most `most` places of `length`, with the middle of the span from `first` to `last` among them; `whole`
/// in place of that where the span is all of it.
std::pair<int, int> windowOf(int length, int most, int first, int last, int whole)
{
    if (length <= most)
        return {0, length};
    const int middle = last - first >= length ? whole : (first + last) / 2;
    const int from = std::clamp(middle - most / 2, 0, length - most);
    return {from, from + most};
}

/// After the last tile, at a line that is in no loop.
bool isBehindTiles(const CodeWalkValues& values)
{
    return values.walksOneRow() && values.moment().tile < 0 && 2 * values.number() > values.clock().count();
}

WalkPanel panelOf(const CodeWalkValues& values, const Frame& frame, const WalkTensor& tensor)
{
    const engine::Shape shape = values.clock().shapeOf(tensor);
    const WalkSpan span = values.clock().spanOf(tensor, values.moment());
    WalkPanel panel;
    panel.tensor = &tensor;
    const int wholeRows =
        isBehindTiles(values) ? int(shape.rows) : 0; // what was read last, else the beginning
    std::tie(panel.shown.firstRow, panel.shown.lastRow) =
        windowOf(int(shape.rows), mostWalkRows, span.firstRow, span.lastRow, wholeRows);
    if (values.walksOneRow() && tensor.rows == Loop::Query) {
        panel.shown.firstRow = values.clock().sizes().query;
        panel.shown.lastRow = panel.shown.firstRow + 1;
    }
    const int most = showsJoinedHeads(values, tensor) ? mostJoinedColumns : mostWalkColumns;
    std::tie(panel.shown.firstColumn, panel.shown.lastColumn) =
        windowOf(int(shape.columns), most, span.firstColumn, span.lastColumn,
                 isBehindTiles(values) ? int(shape.columns) : 0);
    panel.title = u"%1 %2×%3"_s.arg(walkTensorTitle(tensor)).arg(shape.rows).arg(shape.columns);
    const bool isOneRow = values.walksOneRow() && tensor.rows == Loop::Query;
    const bool isCut = panel.columns() < int(shape.columns) || (panel.rows() < int(shape.rows) && !isOneRow);
    if (isCut && frame.size.width() < roomForWords * frame.textScale)
        panel.title += u" …"_s;
    else if (isCut) //: a matrix of which only some rows and columns are shown
        panel.title = QCoreApplication::translate("figures", "%1, %2 × %3 shown")
                          .arg(panel.title)
                          .arg(panel.rows())
                          .arg(panel.columns());
    if (values.clock().walk().has(Loop::Head) && engine::isPerHead(tensor.tensor))
        panel.title =
            QCoreApplication::translate("figures", "%1, head %2").arg(panel.title).arg(values.head() + 1);
    panel.largest = values.largest(tensor);
    return panel;
}

} // namespace

bool showsJoinedHeads(const CodeWalkValues& values, const WalkTensor& tensor)
{
    return values.clock().walk().has(Loop::Head) && !engine::isPerHead(tensor.tensor);
}

std::vector<WalkPanel> walkPanels(const CodeWalkValues& values, const Frame& frame)
{
    std::vector<WalkPanel> panels;
    for (const WalkTensor* tensor : values.tensors())
        panels.push_back(panelOf(values, frame, *tensor));
    return panels;
}

} // namespace casefile::figures
