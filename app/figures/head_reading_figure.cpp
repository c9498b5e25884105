#include "app/figures/head_reading_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/number_table.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "engine/measure/head_reading.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostTokens = 64; ///< longer sentences are not run again at every move
constexpr int mostHeads = 16;

Scene explained(const Frame& frame, std::size_t token, std::size_t column)
{
    const QString words = QCoreApplication::translate(
        "figures", "largest |change| of a score when 1 is added to column “%2” of “%1”");
    const QString row = tokenText(*frame.trace, int(token));
    return explainedBy(frame, {{LegendEntry::Sample::Swatch,
                                {headRole(0)},
                                words.arg(row, columnName(*frame.trace, engine::TensorId::X, 0, column))}});
}

} // namespace

Scene HeadReadingFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame)) {
        Scene empty;
        empty.size = frame.size;
        return empty;
    }
    const auto token = std::size_t(focusedQuery(frame));
    const std::size_t column =
        std::min(std::size_t(frame.knob(u"bumped-column"_s)), frame.trace->x.columns()) - 1;
    Scene scene = explained(frame, token, column);
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    if (frame.trace->queries() > mostTokens)
        return wordsInstead(scene, frame,
                            QCoreApplication::translate("figures", "measured in sentences of up to %1 tokens")
                                .arg(mostTokens));
    std::vector<double> changes = engine::scoreChanges(*frame.trace, token, column, 1.0);
    changes.resize(std::min(changes.size(), std::size_t(mostHeads)));
    const double most = largestSize(changes);
    const Frame inner = reserveLegend(scene, frame);
    QList<NamedRow> rows;
    for (std::size_t head = 0; head < changes.size(); ++head)
        rows.append({QCoreApplication::translate("figures", "head %1").arg(head + 1),
                     changes[head] > 0.0 ? compactNumber(changes[head])
                                         : QCoreApplication::translate("figures", "exactly as before")});
    const NamedRows table(inner, QRectF(QPointF(0, 0), inner.size), rows);
    for (int head = 0; head < table.count(); ++head)
        addShareBar(scene, table.room(head),
                    changes[std::size_t(head)] / most * staggered(frame.progress, head, table.count()),
                    {headRole(head)}, {});
    table.addTo(scene, table.count());
    const auto moved = std::ranges::count_if(changes, [](double change) { return change > 0.0; });
    scene.summary =
        QCoreApplication::translate("figures", "One number of X changed: scores move in %1 of %2 heads.")
            .arg(moved)
            .arg(changes.size());
    return scene;
}

} // namespace casefile::figures
