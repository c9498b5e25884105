#include "app/figures/product_plan.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double lineOfText = 1.45;   ///< of the pixel size
constexpr double largestInner = 24.0; ///< pixels of one inner dimension
constexpr double smallestInner = 1.4;
constexpr double largestColumn = 58.0; ///< at 100 % text size
constexpr double smallestColumn = 9.0;
constexpr double largestRow = 30.0; ///< at 100 % text size
constexpr double smallestRow = 5.0;
constexpr double rowLabelShare = 0.16;    ///< of the width, at most
constexpr double columnLabelShare = 0.24; ///< of the height, at most
constexpr int mostInnerNames = 12;
constexpr double smallestInnerName = 0.75; ///< of small text
constexpr double innerLabelShare = 0.25;   ///< of the width left of the right matrix, at most
constexpr double resultWidthShare = 0.48;
constexpr double resultHeightShare = 0.42;

/// `count` indices of `all`, with `kept` among them.
Span spanRound(int kept, int all, int count)
{
    const int shown = std::clamp(count, 1, std::max(all, 1));
    return {std::clamp(kept - shown / 2, 0, std::max(all - shown, 0)), shown};
}

QRectF cellOf(const QRectF& rect, const Span& rows, const Span& columns, int row, int column)
{
    const double width = rect.width() / columns.count;
    const double height = rect.height() / rows.count;
    return {rect.left() + width * (column - columns.first), rect.top() + height * (row - rows.first), width,
            height};
}

/// Names of the rows of the right matrix stand beside it where each has room; 0: there is none.
double innerLabelWidth(const ProductOperands& operands, const ProductPlan& plan)
{
    const bool areAll = plan.inner.count == static_cast<int>(operands.inner.size());
    if (!areAll || plan.inner.count > mostInnerNames ||
        plan.right.height() / plan.inner.count < textHeight(plan.type.small * smallestInnerName))
        return 0.0;
    return std::min(widestOf(operands.inner, plan.type.small) + design::space1,
                    plan.right.left() * innerLabelShare);
}

int fitting(double room, double smallest)
{
    return static_cast<int>(room / smallest);
}

} // namespace

QRectF ProductPlan::leftCell(int row, int innerIndex) const
{
    return cellOf(left, rows, inner, row, innerIndex);
}

QRectF ProductPlan::rightCell(int innerIndex, int column) const
{
    return cellOf(right, inner, columns, innerIndex, column);
}

QRectF ProductPlan::resultCell(int row, int column) const
{
    return cellOf(result, rows, columns, row, column);
}

ProductPlan planProduct(const Frame& frame, const ProductOperands& operands, const engine::CellRef& first)
{
    ProductPlan plan;
    plan.type = typeScale(frame.size, frame.textScale, QSizeF(460.0, 330.0));
    const double gap = design::space3;
    const double line = plan.type.small * lineOfText;
    const QRectF room = QRectF(QPointF(), frame.size).adjusted(gap, design::space2, -gap, -design::space2);
    const double label =
        std::min(room.width() * rowLabelShare, widestOf(operands.rows, plan.type.note) + design::space2);
    const double width = room.width() - label - gap;

    const auto allColumns = static_cast<int>(operands.columns.size());
    const double columnRoom = width * resultWidthShare;
    plan.columns = spanRound(static_cast<int>(first.column), allColumns, fitting(columnRoom, smallestColumn));
    const double resultWidth = std::min(columnRoom, plan.columns.count * largestColumn * plan.type.factor);
    plan.labels =
        planColumnLabels(operands.columns.mid(plan.columns.first, plan.columns.count),
                         resultWidth / plan.columns.count, plan.type.small, room.height() * columnLabelShare);

    const double height = room.height() - 2.0 * line - plan.labels.height - gap - design::space1;
    const auto allRows = static_cast<int>(operands.rows.size());
    const double rowRoom = height * resultHeightShare;
    plan.rows = spanRound(static_cast<int>(first.row), allRows, fitting(rowRoom, smallestRow));
    const double resultHeight = std::min(rowRoom, plan.rows.count * largestRow * plan.type.factor);

    const double innerWidth = width - resultWidth;
    const double innerHeight = height - resultHeight;
    const auto allInner = static_cast<int>(operands.inner.size());
    plan.inner = spanRound(0, allInner, fitting(std::min(innerWidth, innerHeight), smallestInner));
    const double leftWidth = std::min(innerWidth, plan.inner.count * largestInner * plan.type.factor);
    const double rightHeight = std::min(innerHeight, plan.inner.count * largestInner * plan.type.factor);

    const double cornerX = room.right() - resultWidth;
    const double cornerY = room.bottom() - line - resultHeight;
    plan.result = QRectF(cornerX, cornerY, resultWidth, resultHeight);
    plan.left = QRectF(cornerX - gap - leftWidth, cornerY, leftWidth, resultHeight);
    plan.right = QRectF(cornerX, cornerY - gap - rightHeight, resultWidth, rightHeight);
    plan.rowLabels = QRectF(plan.left.left() - label, cornerY, label - design::space1, resultHeight);
    plan.columnLabels = QRectF(cornerX, plan.right.top() - design::space1 - plan.labels.height, resultWidth,
                               plan.labels.height);
    plan.rightTitle = QRectF(cornerX, plan.columnLabels.top() - line, resultWidth, line);
    plan.leftTitle = QRectF(plan.left.left(), plan.result.bottom(), plan.left.width(), line);
    plan.resultTitle = QRectF(cornerX, plan.result.bottom(), resultWidth, line);
    const double names = innerLabelWidth(operands, plan);
    plan.innerLabels = QRectF(cornerX - design::space1 - names, plan.right.top(), names, plan.right.height());
    plan.list =
        QRectF(room.left(), room.top(), cornerX - gap - names - room.left(), cornerY - gap - room.top());
    return plan;
}

} // namespace casefile::figures
