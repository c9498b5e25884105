#include "app/figures/matrix_product_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/product_matrices.h"
#include "app/figures/product_plan.h"
#include "app/figures/product_terms.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double cellEnd = 0.5;        ///< until here the first cell is taken apart
constexpr double rowEnd = 0.7;         ///< until here its row is filled; then the sweep
constexpr double smallestNumber = 8.5; ///< pixels
constexpr double numberShare = 0.55;   ///< pixel size of a number, at most, as a share of its cell's height

/// Everything that the marks are made of.
struct Picture
{
    const Frame& frame;
    ProductOperands operands;
    engine::CellRef first;
    ProductPlan plan;
    engine::Provenance provenance;
    std::vector<engine::Term> terms;
    int termsShown = 0; ///< one more than there are terms: the sum stands too
};

Picture pictureOf(const Frame& frame, ProductOperands operands)
{
    const engine::CellRef first = firstCell(frame, operands);
    ProductPlan plan = planProduct(frame, operands, first);
    engine::Provenance provenance = engine::explain(*frame.trace, first);
    std::vector<engine::Term> terms = liveTerms(provenance);
    const double steps = static_cast<double>(terms.size() + 1);
    const double t = std::clamp(frame.progress / cellEnd, 0.0, 1.0);
    const int shown = frame.revealed ? static_cast<int>(std::floor(t * steps + 1e-9)) : 0;
    return {frame, std::move(operands), first, std::move(plan), std::move(provenance), std::move(terms),
            shown};
}

/// Whether the result at this place has been computed at this moment: first cell, then its row, then the
/// sweep.
bool isReached(const Picture& picture, int row, int column)
{
    if (!picture.frame.revealed)
        return false;
    const auto& [rows, inner, columns] =
        std::tie(picture.plan.rows, picture.plan.inner, picture.plan.columns);
    const auto firstRow = static_cast<int>(picture.first.row);
    const auto firstColumn = static_cast<int>(picture.first.column);
    const double progress = picture.frame.progress;
    if (row == firstRow && column == firstColumn)
        return progress >= cellEnd;
    if (row == firstRow) {
        const int place = column - columns.first - (column > firstColumn ? 1 : 0);
        return progress >= cellEnd + (rowEnd - cellEnd) * (place + 1) / std::max(columns.count - 1, 1);
    }
    const int place = row - rows.first - (row > firstRow ? 1 : 0);
    return progress >= rowEnd + (1.0 - rowEnd) * (place + 1) / std::max(rows.count - 1, 1);
}

/// Pixel size at which every shown result fits its cell; 0 when none does.
double numberSize(const Picture& picture)
{
    const QRectF cell = picture.plan.resultCell(picture.plan.rows.first, picture.plan.columns.first);
    QString longest;
    const ProductPlan& plan = picture.plan;
    for (int row = plan.rows.first; row < plan.rows.first + plan.rows.count; ++row) {
        for (int column = plan.columns.first; column < plan.columns.first + plan.columns.count; ++column) {
            const QString text =
                playback::formatCell(picture.operands.result.values(std::size_t(row), std::size_t(column)));
            if (text.size() > longest.size())
                longest = text;
        }
    }
    const double size = std::min(picture.plan.type.small, cell.height() * numberShare);
    const double smallest = std::max(picture.plan.type.small * 0.5, smallestNumber);
    for (double tried = size; tried >= smallest; tried -= 0.5) {
        if (textWidth(longest, tried) + 4.0 <= cell.width())
            return tried;
    }
    return 0.0;
}

SceneItem resultItem(const Picture& picture, int row, int column)
{
    const ProductOperands& operands = picture.operands;
    SceneItem item;
    item.rect = picture.plan.resultCell(row, column);
    item.name = cellName(operands.rows[row], operands.columns[column]);
    item.gridRow = row;
    item.gridColumn = column;
    item.meaning.description = item.name;
    if (!picture.frame.revealed) {
        item.value = unansweredText();
        return item;
    }
    if (!isReached(picture, row, column)) {
        item.value = QCoreApplication::translate("figures", "not computed yet");
        return item;
    }
    const auto r = static_cast<std::size_t>(row);
    const auto c = static_cast<std::size_t>(column);
    item.meaning.cell = operands.cell(operands.result, r, c);
    item.value = playback::formatCell(operands.result.values(r, c));
    item.meaning.description = QCoreApplication::translate("figures", "%1, %2: %3")
                                   .arg(operands.result.letter, item.name, item.value);
    return item;
}

void addResult(Scene& scene, const Picture& picture)
{
    const ProductPlan& plan = picture.plan;
    const Operand& result = picture.operands.result;
    addGround(scene, result, plan.result);
    const double pixels = numberSize(picture);
    for (int row = plan.rows.first; row < plan.rows.first + plan.rows.count; ++row) {
        for (int column = plan.columns.first; column < plan.columns.first + plan.columns.count; ++column) {
            const SceneItem item = resultItem(picture, row, column);
            scene.items.append(item);
            if (!item.meaning.cell)
                continue;
            const double value = picture.frame.trace->at(*item.meaning.cell);
            RectMark mark;
            mark.rect = item.rect;
            mark.fill = inkOf(result, value);
            mark.meaning = item.meaning;
            scene.marks.append(mark);
            if (pixels <= 0.0)
                continue;
            TextMark number = textMark(item.rect, item.value, pixels, Role::Ink);
            number.ink = inkOn(result.ramp, mark.fill->level);
            number.meaning = item.meaning;
            scene.marks.append(number);
        }
    }
}

void addOutline(Scene& scene, const QRectF& rect, Role role, double width)
{
    RectMark mark;
    mark.rect = rect;
    mark.stroke = Ink{role};
    mark.strokeWidth = width;
    scene.marks.append(mark);
}

/// Row of the left, column of the right, cell of the result, and the term that is being multiplied now.
void addOutlines(Scene& scene, const Picture& picture)
{
    const ProductPlan& plan = picture.plan;
    const auto row = static_cast<int>(picture.first.row);
    const auto column = static_cast<int>(picture.first.column);
    const int lastInner = plan.inner.first + plan.inner.count - 1;
    addOutline(scene, plan.leftCell(row, plan.inner.first).united(plan.leftCell(row, lastInner)),
               Role::Accent, 1.5);
    addOutline(scene, plan.rightCell(plan.inner.first, column).united(plan.rightCell(lastInner, column)),
               Role::Accent, 1.5);
    addOutline(scene, plan.resultCell(row, column), Role::Accent, 2.0);
    const int now = picture.termsShown - 1;
    if (now < 0 || now >= static_cast<int>(picture.terms.size()))
        return;
    const auto k = static_cast<int>(picture.terms[static_cast<std::size_t>(now)].left.column);
    if (!plan.inner.contains(k))
        return;
    addOutline(scene, plan.leftCell(row, k).adjusted(-1, -1, 1, 1), Role::Ink, 2.0);
    addOutline(scene, plan.rightCell(k, column).adjusted(-1, -1, 1, 1), Role::Ink, 2.0);
}

QList<LegendEntry> legendOf(const ProductOperands& operands)
{
    using Sample = LegendEntry::Sample;
    QList<LegendEntry> legend;
    if (operands.left.ramp == Role::Sequential)
        legend.append({Sample::Ramp,
                       {Role::Sequential, 1.0},
                       QCoreApplication::translate("figures", "weight from 0 to 1")});
    legend.append({Sample::Ramp,
                   {Role::Diverging, 1.0},
                   QCoreApplication::translate(
                       "figures", "negative to positive, each matrix to its own largest number")});
    legend.append({Sample::Frame,
                   {Role::Accent},
                   QCoreApplication::translate("figures", "row times column gives the framed result")});
    return legend;
}

QString summaryOf(const Picture& picture)
{
    const ProductOperands& operands = picture.operands;
    const QString product = QStringLiteral("%1 · %2 = %3")
                                .arg(operands.left.letter, operands.right.letter, operands.result.letter);
    const QString cell = cellName(operands.rows[static_cast<qsizetype>(picture.first.row)],
                                  operands.columns[static_cast<qsizetype>(picture.first.column)]);
    if (!picture.frame.revealed)
        return QCoreApplication::translate("figures", "%1; the results are hidden until you answer.")
            .arg(product);
    return QCoreApplication::translate("figures", "%1: %2 is the sum of %n product(s) that are not zero: %3.",
                                       nullptr, int(picture.terms.size()))
        .arg(product, cell, playback::formatCell(picture.provenance.value));
}

/// A model without W_O: there is nothing to multiply, and the picture says so.
Scene withoutProduct(const Frame& frame)
{
    Scene scene;
    scene.size = frame.size;
    scene.summary = QCoreApplication::translate(
        "figures", "This model has no W_O: its output is the heads, side by side.");
    const TypeScale type = typeScale(frame.size, frame.textScale, QSizeF(460.0, 120.0));
    scene.marks.append(textMark(QRectF(QPointF(), frame.size), scene.summary, type.note, Role::Muted));
    return scene;
}

} // namespace

Scene MatrixProductFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    ProductOperands operands = operandsOf(frame, m_product);
    if (operands.empty())
        return withoutProduct(frame);
    scene.legend = legendOf(operands);
    const Frame above = reserveLegend(scene, frame);
    const Picture picture = pictureOf(above, std::move(operands));
    addOperands(scene, picture.operands, picture.plan);
    addResult(scene, picture);
    addOutlines(scene, picture);
    addTitles(scene, picture.operands, picture.plan, picture.first);
    addTerms(scene, {picture.frame, picture.operands, picture.plan, picture.provenance, picture.terms,
                     picture.termsShown});
    scene.summary = summaryOf(picture);
    return scene;
}

} // namespace casefile::figures
