#include "app/figures/scores_row_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/stage_rows.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using engine::TensorId;

namespace {

const Ink scaledInk = faded(scoreInk, 0.6);

/// Lowest and highest raw or scaled score of the row, zero included: all stages are drawn to this one scale.
std::pair<double, double> rangeOf(const engine::AttentionTrace& trace, std::size_t head, std::size_t query)
{
    double low = 0.0;
    double high = 0.0;
    for (std::size_t key = 0; key < trace.keys(); ++key) {
        for (const TensorId tensor : {TensorId::Scores, TensorId::Scaled}) {
            const double value = trace.at({tensor, head, query, key});
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return {low, high > low ? high : low + 1.0};
}

bool hidesAny(const engine::AttentionTrace& trace, std::size_t query)
{
    for (std::size_t key = 0; key < trace.keys(); ++key) {
        if (isHiddenKey(trace, int(query), int(key)))
            return true;
    }
    return false;
}

/// "÷ √8", with the temperature when it is not 1.
QString divisorText(const engine::AttentionTrace& trace)
{
    const auto dK = static_cast<int>(trace.weights().dK());
    const double temperature = trace.settings.temperature;
    if (!trace.settings.scale && temperature == 1.0)
        return QCoreApplication::translate("figures", "scaling is off");
    if (!trace.settings.scale)
        return QStringLiteral("÷ %1").arg(playback::formatSetting(temperature));
    if (temperature == 1.0)
        return QStringLiteral("÷ √%1").arg(dK);
    return QStringLiteral("÷ √%1 ÷ %2").arg(dK).arg(playback::formatSetting(temperature));
}

std::vector<StageRow> stagesOf(const Frame& frame, std::size_t query, bool onlyRaw)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const auto [low, high] = rangeOf(trace, std::size_t(shownHead(frame)), query);
    const bool masked = hidesAny(trace, query);
    const double scaledFrom = masked ? 0.4 : 0.55;
    const double scaledTo = masked ? 0.7 : 1.0;
    std::vector<StageRow> rows(masked ? 3 : 2);
    rows[0].tensor = TensorId::Scores;
    rows[0].name = QCoreApplication::translate("figures", "score");
    rows[0].formula = QStringLiteral("q · k");
    rows[0].spoken = QCoreApplication::translate("figures", "score %1");
    rows[0].to = scaledFrom;
    rows[0].hatchHidden = false;
    rows[1].tensor = TensorId::Scaled;
    rows[1].name = QCoreApplication::translate("figures", "scaled");
    rows[1].formula = divisorText(trace);
    rows[1].spoken = QCoreApplication::translate("figures", "scaled score %1");
    rows[1].from = scaledFrom;
    rows[1].to = scaledTo;
    rows[1].ink = scaledInk;
    rows[1].hatchHidden = false;
    if (masked) {
        rows[2].tensor = TensorId::Masked;
        rows[2].name = QCoreApplication::translate("figures", "masked");
        rows[2].formula = QCoreApplication::translate("figures", "hidden: −∞");
        rows[2].spoken = QCoreApplication::translate("figures", "masked score %1");
        rows[2].from = scaledTo;
        rows[2].ink = scaledInk;
    }
    for (StageRow& row : rows) {
        row.low = low;
        row.high = high;
    }
    if (onlyRaw) {
        rows.resize(1);
        rows[0].to = 1.0;
    }
    return rows;
}

QString summaryOf(const Frame& frame, std::size_t query)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const QString asks = tokenText(trace, int(query));
    if (!frame.revealed)
        return QCoreApplication::translate("figures",
                                           "“%1” asks every key; the scores are hidden until you answer.")
            .arg(asks);
    if (playback::seesNothing(trace, int(query)))
        return playback::seesNothingText(asks);
    std::size_t best = 0;
    for (std::size_t key = 1; key < trace.keys(); ++key) {
        if (trace.at({TensorId::Scores, std::size_t(shownHead(frame)), query, key}) >
            trace.at({TensorId::Scores, std::size_t(shownHead(frame)), query, best}))
            best = key;
    }
    const double score = trace.at({TensorId::Scores, std::size_t(shownHead(frame)), query, best});
    const double scaled = trace.at({TensorId::Scaled, std::size_t(shownHead(frame)), query, best});
    return QCoreApplication::translate(
               "figures", "“%1” asks every key: the highest score is %2 with “%3”, after scaling %4.")
        .arg(asks, playback::formatCell(score), keyName(trace, best), playback::formatCell(scaled));
}

} // namespace

Scene ScoresRowFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    const auto query = static_cast<std::size_t>(focusedQuery(frame));
    const bool isBlind = playback::seesNothing(*frame.trace, int(query));
    //: heading: the query token, then the stages
    const QString heading =
        (isBlind
             ? QCoreApplication::translate("figures", "Row “%1”: the mask hides every key, all weights are 0")
             : QCoreApplication::translate("figures", "Row “%1”: one score for each key"))
            .arg(tokenText(*frame.trace, int(query)));
    const std::vector<StageRow> rows = stagesOf(frame, query, m_onlyRaw);
    scene.summary = summaryOf(frame, query);
    using Sample = LegendEntry::Sample;
    scene.legend = {{Sample::Swatch, scoreInk,
                     QCoreApplication::translate("figures", "raw score q · k; below the line: negative")}};
    if (!m_onlyRaw)
        scene.legend.append(
            {Sample::Swatch, scaledInk,
             QCoreApplication::translate("figures", "scaled score, drawn to the same scale")});
    if (rows.size() > 2)
        scene.legend.append({Sample::Hatch,
                             {Role::Hidden},
                             QCoreApplication::translate("figures", "hidden by the mask: −∞")});
    if (focusedKey(frame) >= 0)
        scene.legend.append(
            {Sample::Word, {Role::Key}, QCoreApplication::translate("figures", "the key in focus")});
    addStageRows(scene, reserveLegend(scene, frame), heading, rows);
    return scene;
}

} // namespace casefile::figures
