#include "app/figures/contribution_figure.h"

#include "app/figures/bar_rows.h"
#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/sharpness.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

Scene explained(const Frame& frame, double high = 1.0)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame,
        {{Sample::Swatch, weightInk,
          QCoreApplication::translate("figures", "weight a: the share of each key")},
         {Sample::Swatch, {Role::Muted}, QCoreApplication::translate("figures", "length |v| of the value")},
         {Sample::Swatch,
          {Role::Value},
          QCoreApplication::translate("figures", "contribution |a v|: weight times the length of the value")},
         {Sample::None,
          {},
          QCoreApplication::translate("figures", "all drawn to one scale, 0 … %1")
              .arg(playback::formatCell(high))}});
}

NamedBars barsOf(const QString& name, const QString& spoken, const std::vector<double>& values, Role role,
                 double high)
{
    return {name, {}, spoken, values, std::vector<Ink>(values.size(), Ink{role}), 0.0, high};
}

std::size_t largest(const std::vector<double>& values)
{
    return std::size_t(std::ranges::max_element(values) - values.begin());
}

} // namespace

Scene ContributionFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame) || !frame.revealed)
        return wordsInstead(explained(frame), frame, unansweredText());
    if (playback::seesNothing(*frame.trace, focusedQuery(frame)))
        return wordsInstead(explained(frame), frame,
                            playback::seesNothingText(tokenText(*frame.trace, focusedQuery(frame))));
    const engine::AttentionTrace& trace = *frame.trace;
    const auto query = std::size_t(focusedQuery(frame)), head = std::size_t(shownHead(frame));
    const auto row = trace.heads[head].weights.row(query);
    const std::vector<double> weights(row.begin(), row.end());
    const std::vector<double> brought = engine::contributions(trace, head, query);
    std::vector<double> lengths;
    for (std::size_t key = 0; key < trace.keys(); ++key)
        lengths.push_back(vectorLength(trace.heads[head].value.row(key)));
    const double top = std::max({topOf(weights, 0.01), topOf(lengths, 0.01), topOf(brought, 0.01)});
    const double high = std::ceil(10.0 * top - 1e-9) / 10.0;
    Scene scene = explained(frame, high);
    const QSizeF room = reserveLegend(scene, frame).size;
    addBarRows(scene, QRectF(8.0, 6.0, room.width() - 16.0, room.height() - 12.0),
               {barsOf(QCoreApplication::translate("figures", "weight a"),
                       QCoreApplication::translate("figures", "weight %1"), weights, weightInk.role, high),
                barsOf(u"|v|"_s, QCoreApplication::translate("figures", "length of the value %1"), lengths,
                       Role::Muted, high),
                barsOf(u"|a v|"_s, QCoreApplication::translate("figures", "contribution %1"), brought,
                       Role::Value, high)},
               keyTexts(trace), focusedKey(frame), textPixels(frame, 13.0));
    scene.summary = QCoreApplication::translate(
                        "figures", "Row “%1”: “%2” has the largest weight, “%3” contributes most.")
                        .arg(tokenText(trace, int(query)), keyName(trace, largest(weights)),
                             keyName(trace, largest(brought)));
    return scene;
}

} // namespace casefile::figures
