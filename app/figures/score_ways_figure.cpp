#include "app/figures/score_ways_figure.h"

#include "app/figures/bar_rows.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/hidden_row.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/score_ways.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <numeric>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::ScoreWay;

namespace {

constexpr std::size_t mostWayKeys = 20; ///< that have bars
constexpr double otherWay = 0.5;        ///< opacity of their bars

engine::ScoreWaySettings waySettings(const Frame& frame)
{
    return {frame.knob(u"qk-norm-gain"_s), frame.knob(u"soft-cap"_s)};
}

QString wayName(ScoreWay way, const Frame& frame)
{
    const int width = int(frame.trace->weights().dK());
    switch (way) {
    case ScoreWay::Root:
        return u"÷ √%1"_s.arg(width);
    case ScoreWay::SmallStart:
        return u"T5: W_Q ÷ √%1"_s.arg(width);
    case ScoreWay::Width:
        return u"μP: ÷ %1"_s.arg(width);
    case ScoreWay::Plain:
        return QCoreApplication::translate("figures", "not divided");
    case ScoreWay::Normalised:
        return QCoreApplication::translate("figures", "QK norm: %1 · cos θ")
            .arg(playback::formatSetting(waySettings(frame).gain));
    case ScoreWay::Capped:
        return QCoreApplication::translate("figures", "soft cap %1")
            .arg(playback::formatSetting(waySettings(frame).cap));
    case ScoreWay::Sigmoid:
        return QCoreApplication::translate("figures", "sigmoid(z − ln %1)").arg(frame.trace->keys());
    }
    return {};
}

Scene explainedWays(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame, {{Sample::Swatch, weightInk,
                 QCoreApplication::translate("figures", "weights as they are made in this course")},
                {Sample::Swatch, faded(weightInk, otherWay),
                 QCoreApplication::translate("figures", "the same scores, done another way")},
                {Sample::None, {}, QCoreApplication::translate("figures", "Σ: sum of the row")}});
    if (frame.trace && frame.trace->memory.empty())
        addCutNote(scene, frame, int(mostWayKeys));
    return scene;
}

NamedBars wayBars(ScoreWay way, const Frame& frame, std::size_t query)
{
    const engine::AttentionTrace& trace = *frame.trace;
    std::vector<double> weights =
        engine::weightsBy(way, trace, std::size_t(shownHead(frame)), query, waySettings(frame));
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    weights.resize(std::min(weights.size(), mostWayKeys));
    for (std::size_t key = 0; key < weights.size(); ++key)
        if (isHiddenKey(trace, int(query), int(key)))
            weights[key] = -std::numeric_limits<double>::infinity();
    const std::vector<Ink> inks(weights.size(),
                                way == ScoreWay::Root ? weightInk : faded(weightInk, otherWay));
    return {wayName(way, frame),
            u"Σ %1"_s.arg(playback::formatCell(sum)),
            QCoreApplication::translate("figures", "weight %1"),
            weights,
            inks,
            0.0,
            1.0};
}

QString waySummary(const Frame& frame, const std::vector<NamedBars>& rows)
{
    const auto largest = [](const NamedBars& row) { return std::ranges::max(row.values); };
    const auto [flattest, sharpest] = std::ranges::minmax_element(rows, {}, largest);
    return QCoreApplication::translate("figures",
                                       "Row “%1”: the largest weight goes from %2 (%3) to %4 (%5).")
        .arg(tokenText(*frame.trace, focusedQuery(frame)), playback::formatCell(largest(*flattest)),
             flattest->name, playback::formatCell(largest(*sharpest)), sharpest->name);
}

} // namespace

Scene ScoreWaysFigure::layout(const Frame& frame) const
{
    Scene scene = explainedWays(frame);
    if (!isDrawable(frame))
        return scene;
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    const auto query = std::size_t(focusedQuery(frame));
    if (playback::seesNothing(*frame.trace, int(query)))
        return wordsInstead(scene, frame, playback::seesNothingText(tokenText(*frame.trace, int(query))));
    std::vector<NamedBars> rows;
    for (const ScoreWay way : engine::scoreWays)
        rows.push_back(wayBars(way, frame, query));
    const QSizeF room = reserveLegend(scene, frame).size;
    const double gap = design::space2;
    addBarRows(scene, QRectF(gap, gap, room.width() - 2.0 * gap, room.height() - 2.0 * gap), rows,
               keyTexts(*frame.trace).first(qsizetype(rows.front().values.size())), focusedKey(frame),
               textPixels(frame, design::textNote));
    scene.summary = waySummary(frame, rows);
    return scene;
}

} // namespace casefile::figures
