#include "app/figures/softmax_row_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/figures/stage_rows.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using engine::TensorId;

namespace {

constexpr std::size_t fullScaleKeys =
    12; ///< up to here weights are drawn to 0 … 1, beyond to the largest of the row

/// Lowest and highest number that one stage shows in this row, zero included; hidden keys have none.
std::pair<double, double> rangeOf(const engine::AttentionTrace& trace, TensorId tensor, std::size_t head,
                                  std::size_t query)
{
    double low = 0.0;
    double high = 0.0;
    for (std::size_t key = 0; key < trace.keys(); ++key) {
        if (isHiddenKey(trace, int(query), int(key)))
            continue;
        const double value = trace.at({tensor, head, query, key});
        low = std::min(low, value);
        high = std::max(high, value);
    }
    return {low, high};
}

void nameStages(std::vector<StageRow>& rows)
{
    rows[0].tensor = TensorId::Masked;
    rows[0].name = QCoreApplication::translate("figures", "score");
    rows[0].formula = QCoreApplication::translate("figures", "scaled");
    rows[0].isGiven = true;
    rows[0].spoken = QCoreApplication::translate("figures", "scaled score %1");
    rows[1].tensor = TensorId::Shifted;
    rows[1].name = QCoreApplication::translate("figures", "minus maximum");
    rows[1].formula = QStringLiteral("s − max");
    rows[1].spoken = QCoreApplication::translate("figures", "minus row maximum %1");
    rows[2].tensor = TensorId::Exponential;
    rows[2].name = QCoreApplication::translate("figures", "exponential");
    rows[2].formula = QStringLiteral("exp");
    rows[2].spoken = QCoreApplication::translate("figures", "exponential %1");
    rows[3].tensor = TensorId::Weights;
    rows[3].name = QCoreApplication::translate("figures", "weight");
    rows[3].formula = QStringLiteral("÷ Σ");
    rows[3].spoken = QCoreApplication::translate("figures", "weight %1");
}

/// Subtracting the maximum keeps every gap between scores: so must the bars.
void drawToOneScale(StageRow& scores, StageRow& shifted)
{
    scores.low = std::min(scores.low, -1e-9); // room for numbers below the line, as in the other row
    const double range = std::max(scores.high - scores.low, shifted.high - shifted.low);
    scores.high = scores.low + range;
    shifted.low = shifted.high - range;
}

std::vector<StageRow> stagesOf(const Frame& frame, std::size_t query)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const std::size_t head = std::size_t(shownHead(frame));
    std::vector<StageRow> rows(4);
    nameStages(rows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto [low, high] = rangeOf(trace, rows[i].tensor, head, query);
        rows[i].low = low;
        rows[i].high = high > low ? high : low + 1.0;
        rows[i].from = static_cast<double>(i) / 4.0;
        rows[i].to = static_cast<double>(i + 1) / 4.0;
        rows[i].hatchHidden = i < 2;
    }
    rows[1].high = 0.0;
    rows[1].low = std::min(rows[1].low, -1e-3);
    drawToOneScale(rows[0], rows[1]);
    if (trace.keys() <= fullScaleKeys)
        rows[3].high = 1.0;
    rows[2].high = 1.0;
    rows[3].ink = weightInk;
    if (playback::seesNothing(trace, int(query)))
        return rows;
    double sum = 0.0;
    for (std::size_t key = 0; key < trace.keys(); ++key)
        sum += trace.at({TensorId::Weights, head, query, key});
    const double maximum = trace.at({TensorId::RowMaximum, head, query, 0});
    const double rowSum = trace.at({TensorId::RowSum, head, query, 0});
    //: the largest score of the row
    rows[0].note = QCoreApplication::translate("figures", "max %1").arg(playback::formatCell(maximum));
    rows[2].note = QStringLiteral("Σ %1").arg(playback::formatCell(rowSum));
    rows[3].note = QStringLiteral("Σ %1").arg(playback::formatCell(sum));
    return rows;
}

QString summaryOf(const Frame& frame, std::size_t query)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const QString asks = tokenText(trace, int(query));
    if (!frame.revealed)
        return QCoreApplication::translate("figures", "The weights of “%1” are hidden until you answer.")
            .arg(asks);
    if (playback::seesNothing(trace, int(query)))
        return playback::seesNothingText(asks);
    std::size_t best = 0;
    for (std::size_t key = 1; key < trace.keys(); ++key) {
        if (trace.at({TensorId::Weights, std::size_t(shownHead(frame)), query, key}) >
            trace.at({TensorId::Weights, std::size_t(shownHead(frame)), query, best}))
            best = key;
    }
    return QCoreApplication::translate("figures",
                                       "“%1” gives its largest weight, %2, to “%3”; its weights sum to 1.")
        .arg(asks,
             playback::formatCell(trace.at({TensorId::Weights, std::size_t(shownHead(frame)), query, best})),
             keyName(trace, best));
}

QList<LegendEntry> legendOf(const Frame& frame, std::size_t query)
{
    using Sample = LegendEntry::Sample;
    const engine::AttentionTrace& trace = *frame.trace;
    QList<LegendEntry> legend{
        {Sample::Swatch, scoreInk,
         QCoreApplication::translate("figures",
                                     "scores and what becomes of them; exponentials lie between 0 and 1")},
        {Sample::Swatch, weightInk,
         playback::seesNothing(trace, int(query))
             ? QCoreApplication::translate("figures", "weights: all 0, because the mask hides every key")
         : trace.keys() <= fullScaleKeys
             ? QCoreApplication::translate("figures", "weights, drawn to the scale 0 … 1; they sum to 1")
             : QCoreApplication::translate("figures",
                                           "weights, the tallest bar is the largest; they sum to 1")},
    };
    for (std::size_t key = 0; key < trace.keys(); ++key) {
        if (isHiddenKey(trace, int(query), int(key))) {
            legend.append({Sample::Hatch,
                           {Role::Hidden},
                           QCoreApplication::translate(
                               "figures", "hidden by the mask: −∞, so its weight is exactly 0")});
            break;
        }
    }
    if (focusedKey(frame) >= 0)
        legend.append(
            {Sample::Word, {Role::Key}, QCoreApplication::translate("figures", "the key in focus")});
    return legend;
}

} // namespace

Scene SoftmaxRowFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    const auto query = static_cast<std::size_t>(focusedQuery(frame));
    //: heading: the query token, then the stages
    const QString heading =
        QCoreApplication::translate("figures",
                                    "Row “%1”: score → minus maximum → exponential → divided by the sum")
            .arg(tokenText(*frame.trace, int(query)));
    scene.legend = legendOf(frame, query);
    scene.summary = summaryOf(frame, query);
    addStageRows(scene, reserveLegend(scene, frame), heading, stagesOf(frame, query));
    return scene;
}

} // namespace casefile::figures
