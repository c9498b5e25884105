#include "app/figures/two_scores_figure.h"

#include "app/figures/bar_rows.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/softmax_numerics.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

constexpr double barShare = 0.52; ///< of the width

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(frame,
                       {{Sample::Swatch, scoreInk,
                         QCoreApplication::translate("figures", "the two scores, shifted and divided")},
                        {Sample::Swatch, weightInk,
                         QCoreApplication::translate("figures", "their weights, drawn to the scale 0 … 1")}});
}

NumberRow row(const QString& name, const QString& value, bool bold = false)
{
    return {
        {name, value}, Role::Ink, bold, QCoreApplication::translate("figures", "%1: %2").arg(name, value)};
}

} // namespace

Scene TwoScoresFigure::layout(const Frame& frame) const
{
    const double shift = frame.knob(u"common-shift"_s);
    const double divisor = frame.knob(u"score-divisor"_s);
    const double first = (frame.knob(u"first-score"_s) + shift) / divisor;
    const double second = (frame.knob(u"second-score"_s) + shift) / divisor;
    const engine::TwoShares shares = engine::shareTwo(first, second);
    Scene scene = explained(frame);
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0);
    const double split = room.width() * barShare;

    NamedBars scores{QCoreApplication::translate("figures", "score"),
                     {},
                     QCoreApplication::translate("figures", "score %1"),
                     {first, second},
                     {scoreInk, scoreInk},
                     std::min({0.0, first, second}),
                     std::max({1.0, first, second})};
    NamedBars weights{QCoreApplication::translate("figures", "weight"),
                      {},
                      QCoreApplication::translate("figures", "weight %1"),
                      {shares.firstWeight, shares.secondWeight},
                      {weightInk, weightInk},
                      0.0,
                      1.0};
    addBarRows(
        scene, QRectF(8.0, 6.0, split - 16.0, room.height() - 12.0), {scores, weights},
        {QCoreApplication::translate("figures", "first"), QCoreApplication::translate("figures", "second")},
        -1, size);

    const std::vector<NumberRow> rows{
        row(QCoreApplication::translate("figures", "scores"),
            u"%1, %2"_s.arg(playback::formatSetting(first), playback::formatSetting(second))),
        row(QCoreApplication::translate("figures", "difference Δ"),
            playback::formatSetting(shares.difference)),
        row(QCoreApplication::translate("figures", "weights"),
            u"%1, %2"_s.arg(playback::formatCell(shares.firstWeight, 4),
                            playback::formatCell(shares.secondWeight, 4))),
        row(QCoreApplication::translate("figures", "ratio of the weights = e to the power Δ"),
            compactNumber(shares.weightRatio), true),
        row(QCoreApplication::translate("figures", "ratio of the scores, for comparison"),
            compactNumber(shares.scoreRatio)),
    };
    const double height = std::min(room.height() - 8.0, tableHeight(rows.size(), size));
    addNumberTable(scene,
                   QRectF(split + 4.0, (room.height() - height) / 2, room.width() - split - 12.0, height),
                   rows, size, 2);
    scene.summary =
        QCoreApplication::translate("figures", "Scores %1 and %2 differ by %3: their weights are %4 and %5.")
            .arg(playback::formatSetting(first), playback::formatSetting(second),
                 playback::formatSetting(shares.difference), playback::formatCell(shares.firstWeight, 4),
                 playback::formatCell(shares.secondWeight, 4));
    return scene;
}

} // namespace casefile::figures
