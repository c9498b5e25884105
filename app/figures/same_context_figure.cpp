#include "app/figures/same_context_figure.h"

#include "app/figures/bar_rows.h"
#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/same_context.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostKeys = 24;   ///< that have bars
constexpr std::size_t mostTokens = 64; ///< longer sentences are not searched
constexpr double leastVariation = 1e-6;
constexpr double barShare = 0.78; ///< of the height

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame, {{Sample::Swatch,
                 {headRole(shownHead(frame))},
                 QCoreApplication::translate("figures", "weight as the head makes it")},
                {Sample::Swatch,
                 {Role::Accent},
                 QCoreApplication::translate("figures", "another weight that gives the same context")}});
}

NamedBars bars(const QString& name, std::span<const double> values, Role role)
{
    const std::vector<double> shown(values.begin(),
                                    values.begin() + std::ptrdiff_t(std::min(values.size(), mostKeys)));
    return {name,
            {},
            QCoreApplication::translate("figures", "weight %1"),
            shown,
            std::vector<Ink>(shown.size(), Ink{role}),
            0.0,
            1.0};
}

} // namespace

Scene SameContextFigure::layout(const Frame& frame) const
{
    Scene scene = explained(frame);
    if (!isDrawable(frame))
        return scene;
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    if (frame.trace->keys() > mostTokens)
        return wordsInstead(scene, frame,
                            QCoreApplication::translate("figures", "searched in sentences of up to %1 tokens")
                                .arg(mostTokens));
    const auto head = std::size_t(shownHead(frame)), query = std::size_t(focusedQuery(frame));
    const engine::SameContext other = engine::sameContext(*frame.trace, head, query);
    const auto own = frame.trace->heads[head].weights.row(query);
    const double shown = between(frame.progress, 0.1, 0.9);
    std::vector<double> moving(own.begin(), own.end());
    for (std::size_t key = 0; key < moving.size(); ++key)
        moving[key] += (other.weights[key] - moving[key]) * shown;
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0);
    addBarRows(scene, QRectF(8.0, 6.0, room.width() - 16.0, room.height() * barShare - 6.0),
               {bars(QCoreApplication::translate("figures", "weight"), own, headRole(int(head))),
                bars(QCoreApplication::translate("figures", "another"), moving, Role::Accent)},
               keyTexts(*frame.trace).first(qsizetype(std::min(frame.trace->keys(), mostKeys))),
               focusedKey(frame), size);
    scene.summary =
        other.totalVariation > leastVariation
            ? QCoreApplication::translate(
                  "figures", "%1 of the portion has changed hands; the context differs by %2 at most.")
                  .arg(playback::formatCell(other.totalVariation), compactNumber(other.contextDifference))
            : QCoreApplication::translate("figures", "No other weights give this context: too few keys.");
    const QRectF below(8.0, room.height() * barShare, room.width() - 16.0, room.height() * (1.0 - barShare));
    addReadouts(scene, below, {{scene.summary, Role::Ink}}, size);
    return scene;
}

} // namespace casefile::figures
