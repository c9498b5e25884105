#include "app/figures/row_sum.h"

#include "app/figures/compare_words.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"

#include <QCoreApplication>

#include <cmath>
#include <limits>

namespace casefile::figures {

double sumOfExponentials(const engine::AttentionTrace& trace, int head, int query)
{
    if (std::size_t(query) >= trace.queries() || std::size_t(head) >= trace.headCount())
        return std::numeric_limits<double>::quiet_NaN();
    return trace.at({engine::TensorId::RowSum, std::size_t(head), std::size_t(query), 0});
}

void addRowSum(Scene& scene, const QRectF& formula, const QRectF& number, const RowSum& sum, double pixelSize)
{
    SceneItem item;
    item.rect = formula.united(number);
    item.name = sum.now ? QCoreApplication::translate("figures", "now, sum of the exponentials")
                        : QCoreApplication::translate("figures", "before, sum of the exponentials");
    item.value = std::isnan(sum.value) ? unansweredText() : numberOrDash(sum.value);
    item.meaning.query = sum.query;
    item.meaning.description =
        QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
    item.gridRow = sum.gridRow;
    item.gridColumn = sum.gridColumn;
    scene.items.append(item);
    TextMark name =
        textMark(formula, QStringLiteral("Σ exp(s − max)"), pixelSize, Role::Muted, TextAlign::Left);
    name.meaning = item.meaning;
    scene.marks.append(name);
    if (std::isnan(sum.value) || sum.shown <= 0.0)
        return;
    TextMark value = textMark(number, item.value, pixelSize, Role::Ink, TextAlign::Left);
    value.ink = {sum.moved ? Role::Accent : Role::Ink, 0.0, sum.shown};
    value.bold = sum.moved;
    value.meaning = item.meaning;
    scene.marks.append(value);
}

} // namespace casefile::figures
