#include "app/figures/dropout_figure.h"

#include "app/figures/bar_rows.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/weight_dropout.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace casefile::figures {

using engine::DroppedRow;

namespace {

constexpr std::size_t averagedDraws = 400;
constexpr double pale = 0.4; ///< opacity of what the row of this pass is compared with
constexpr double fairlyPale = 0.65;

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame, {{Sample::Swatch, faded(weightInk, pale),
                 QCoreApplication::translate("figures", "weights of evaluation")},
                {Sample::Swatch, weightInk,
                 QCoreApplication::translate(
                     "figures", "this pass in training: 0, or divided by 1 − p; drawn at random with seed %1")
                     .arg(frame.knob(u"dropout-draw"_s))},
                {Sample::Swatch, {Role::Wrong}, QCoreApplication::translate("figures", "a weight above 1")},
                {Sample::Swatch, faded(weightInk, fairlyPale),
                 QCoreApplication::translate("figures", "average of %1 draws").arg(averagedDraws)}});
}

NamedBars barsOf(const QString& name, const std::vector<double>& values, const Ink& ink, double high)
{
    NamedBars bars;
    bars.name = name;
    bars.spoken = QCoreApplication::translate("figures", "weight %1");
    bars.values = values;
    for (const double value : values)
        bars.inks.push_back(value > 1.0 + 1e-9 ? Ink{Role::Wrong} : ink);
    bars.note = u"Σ %1"_s.arg(playback::formatCell(std::accumulate(values.begin(), values.end(), 0.0), 3));
    bars.high = high;
    return bars;
}

} // namespace

Scene DropoutFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame) || !frame.revealed)
        return wordsInstead(explained(frame), frame, unansweredText());
    const auto query = std::size_t(focusedQuery(frame));
    const auto row = frame.trace->heads[std::size_t(shownHead(frame))].weights.row(query);
    const std::vector<double> weights(row.begin(), row.end());
    const bool isTraining = frame.knob(u"training-mode"_s) > 0.5;
    const double probability = isTraining ? frame.knob(u"drop-probability"_s) : 0.0;
    const DroppedRow dropped =
        engine::dropRow(weights, probability, std::uint64_t(frame.knob(u"dropout-draw"_s)), averagedDraws);
    const double high = topOf(dropped.weights, 1.0);
    Scene scene = explained(frame);
    const QSizeF room = reserveLegend(scene, frame).size;
    const std::vector<NamedBars> rows{
        barsOf(QCoreApplication::translate("figures", "evaluation"), weights, faded(weightInk, pale), high),
        barsOf(isTraining ? QCoreApplication::translate("figures", "this pass")
                          : QCoreApplication::translate("figures", "off: the same"),
               dropped.weights, weightInk, high),
        barsOf(QCoreApplication::translate("figures", "average"), dropped.average,
               faded(weightInk, fairlyPale), high),
    };
    addBarRows(scene, QRectF(8.0, 6.0, room.width() - 16.0, room.height() - 12.0), rows,
               keyTexts(*frame.trace), focusedKey(frame), textPixels(frame, 13.0));
    scene.summary =
        QCoreApplication::translate(
            "figures", "Row “%1” in one pass with dropout %2: %3 of %4 weights are 0, the row sums to %5.")
            .arg(tokenText(*frame.trace, int(query)), playback::formatSetting(probability))
            .arg(dropped.dropped)
            .arg(weights.size())
            .arg(playback::formatCell(dropped.sum, 3));
    return scene;
}

} // namespace casefile::figures
