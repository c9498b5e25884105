#include "app/figures/product_matrices.h"

#include "app/playback/prose_fields.h"

#include <QCoreApplication>

namespace casefile::figures {

namespace {

void addValue(Scene& scene, const ProductOperands& operands, const Operand& operand, const QRectF& rect,
              int row, int column, const QString& name)
{
    const double value = operand.values(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    const bool isWeight = operand.tensor >= engine::TensorId::Wq && operand.tensor <= engine::TensorId::Wo;
    if (value == 0.0 && !isWeight) // an entry of a weight matrix can be picked and set, also a zero
        return;
    RectMark mark;
    mark.rect = rect;
    if (value != 0.0)
        mark.fill = inkOf(operand, value);
    mark.meaning.cell =
        operands.cell(operand, static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    //: a cell of a matrix: letter, "row …, column …", number
    mark.meaning.description = QCoreApplication::translate("figures", "%1, %2: %3")
                                   .arg(operand.letter, name, playback::formatCell(value));
    scene.marks.append(mark);
}

/// Letter and shape; and how much of it is shown when not all of it has room.
QString sizeTitle(const Operand& operand, const Span& rows, const Span& columns)
{
    const auto all =
        std::pair(static_cast<int>(operand.values.rows()), static_cast<int>(operand.values.columns()));
    const QString title = QStringLiteral("%1  %2 × %3").arg(operand.letter).arg(all.first).arg(all.second);
    if (all == std::pair(rows.count, columns.count))
        return title;
    //: a matrix of which only some rows and columns are shown
    return QCoreApplication::translate("figures", "%1, %2 × %3 shown")
        .arg(title)
        .arg(rows.count)
        .arg(columns.count);
}

} // namespace

Ink inkOf(const Operand& operand, double value)
{
    return {operand.ramp, operand.ramp == Role::Sequential ? value : value / operand.largest};
}

void addGround(Scene& scene, const Operand& operand, const QRectF& rect)
{
    RectMark ground;
    ground.rect = rect;
    ground.fill = Ink{operand.ramp, 0.0};
    ground.stroke = Ink{operand.frame};
    //: a matrix: letter, rows, columns
    ground.meaning.description =
        QCoreApplication::translate("figures", "%1: %2 rows, %3 columns; empty places are 0")
            .arg(operand.letter)
            .arg(operand.values.rows())
            .arg(operand.values.columns());
    scene.marks.append(ground);
}

void addOperands(Scene& scene, const ProductOperands& operands, const ProductPlan& plan)
{
    addGround(scene, operands.left, plan.left);
    addGround(scene, operands.right, plan.right);
    for (int k = plan.inner.first; k < plan.inner.first + plan.inner.count; ++k) {
        for (int row = plan.rows.first; row < plan.rows.first + plan.rows.count; ++row)
            addValue(scene, operands, operands.left, plan.leftCell(row, k), row, k,
                     cellName(operands.rows[row], operands.inner[k]));
        for (int column = plan.columns.first; column < plan.columns.first + plan.columns.count; ++column)
            addValue(scene, operands, operands.right, plan.rightCell(k, column), k, column,
                     cellName(operands.inner[k], operands.columns[column]));
    }
}

void addTitles(Scene& scene, const ProductOperands& operands, const ProductPlan& plan,
               const engine::CellRef& first)
{
    const double pixels = plan.type.small;
    scene.marks.append(textMark(plan.leftTitle, sizeTitle(operands.left, plan.rows, plan.inner), pixels,
                                operands.left.frame));
    scene.marks.append(textMark(plan.rightTitle, sizeTitle(operands.right, plan.inner, plan.columns), pixels,
                                operands.right.frame));
    scene.marks.append(textMark(plan.resultTitle, sizeTitle(operands.result, plan.rows, plan.columns), pixels,
                                operands.result.frame));
    addColumnLabels(scene, plan.labels, operands.columns.mid(plan.columns.first, plan.columns.count),
                    plan.columnLabels, static_cast<int>(first.column) - plan.columns.first, Role::Accent,
                    true);
    if (plan.innerLabels.width() > 0.0)
        addRowLabels(scene, operands.inner, plan.innerLabels, pixels, -1, Role::Ink);
    addRowLabels(scene, operands.rows.mid(plan.rows.first, plan.rows.count), plan.rowLabels, plan.type.note,
                 static_cast<int>(first.row) - plan.rows.first, Role::Accent);
}

} // namespace casefile::figures
