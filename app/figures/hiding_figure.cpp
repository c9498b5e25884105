#include "app/figures/hiding_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/hiding.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace casefile::figures {

using engine::Hiding;

namespace {

constexpr double largestText = 1.6;       ///< of the usual size, where there is room for it
constexpr double scores[]{3.0, 1.0, 2.0}; ///< the row that is hidden, scaled already

QString nameOf(Hiding way)
{
    switch (way) {
    case Hiding::Engine:
        return QCoreApplication::translate("figures", "−∞, and 0 for a row that sees nothing (here)");
    case Hiding::Formula:
        return QCoreApplication::translate("figures", "−∞, the formula alone");
    case Hiding::Replaced:
        return QCoreApplication::translate("figures", "−1e9 in place of the score");
    case Hiding::AddedDouble:
        return QCoreApplication::translate("figures", "−1e9 added, double");
    case Hiding::AddedSingle:
        return QCoreApplication::translate("figures", "−1e9 added, float");
    case Hiding::AddedHalf:
        return QCoreApplication::translate("figures", "−1e9 added, half: becomes −∞");
    case Hiding::ZeroBefore:
        return QCoreApplication::translate("figures", "score × 0, before softmax");
    case Hiding::ZeroAfter:
        return QCoreApplication::translate("figures", "weight × 0, after softmax");
    }
    return {};
}

/// The ways whose weights are the engine's own to the last digit that is shown.
bool agrees(const std::vector<double>& weights, const std::vector<double>& right)
{
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (!(std::abs(weights[i] - right[i]) < 5e-4))
            return false;
    return true;
}

NumberRow rowOf(Hiding way, const std::vector<bool>& visible)
{
    const std::vector<double> weights = engine::weightsHiddenBy(way, scores, visible);
    const std::vector<double> right = engine::weightsHiddenBy(Hiding::Engine, scores, visible);
    NumberRow row{{nameOf(way)}, agrees(weights, right) ? Role::Ink : Role::Wrong, false, {}};
    for (const double weight : weights)
        row.cells.append(playback::formatCell(weight, 3));
    row.cells.append(playback::formatCell(std::accumulate(weights.begin(), weights.end(), 0.0), 3));
    row.spoken = QCoreApplication::translate("figures", "%1: weights %2, sum %3")
                     .arg(row.cells[0], row.cells.mid(1, 3).join(u", "_s), row.cells.last());
    return row;
}

std::vector<NumberRow> rowsOf(const std::vector<bool>& visible)
{
    NumberRow heading{{QString()}, Role::Muted, false, {}};
    for (std::size_t i = 0; i < visible.size(); ++i) {
        const QString score = playback::formatSetting(scores[i]);
        heading.cells.append((visible[i] ? QCoreApplication::translate("figures", "score = %1")
                                         : QCoreApplication::translate("figures", "score = %1, hidden"))
                                 .arg(score));
    }
    heading.cells.append(QCoreApplication::translate("figures", "sum"));
    std::vector<NumberRow> rows{heading};
    for (const Hiding way : engine::hidings)
        rows.push_back(rowOf(way, visible));
    return rows;
}

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame,
        {{Sample::Swatch,
          {Role::Ink},
          QCoreApplication::translate("figures", "weights as the engine has them")},
         {Sample::Swatch, {Role::Wrong}, QCoreApplication::translate("figures", "other weights, or none")},
         {Sample::None,
          {},
          QCoreApplication::translate("figures", "scores 3, 1, 2 set by hand; each row is computed now")}});
}

} // namespace

Scene HidingFigure::layout(const Frame& frame) const
{
    const int seen = int(frame.knob(u"keys-in-sight"_s));
    std::vector<bool> visible;
    for (int key = 0; key < int(std::size(scores)); ++key)
        visible.push_back(key < seen);
    Scene scene = explained(frame);
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 14.0);
    const std::vector<NumberRow> rows = rowsOf(visible);
    const double roomy = std::clamp(room.height() / tableHeight(rows.size(), 1.0), size, largestText * size);
    const double height = std::min(room.height() - 8.0, tableHeight(rows.size(), roomy));
    addNumberTable(scene, QRectF(12.0, (room.height() - height) / 2, room.width() - 24.0, height), rows,
                   roomy);
    int other = 0;
    for (const NumberRow& row : rows)
        other += row.role == Role::Wrong ? 1 : 0;
    scene.summary = QCoreApplication::translate(
                        "figures", "%1 of 3 keys in sight: %2 of 8 ways give other weights than the engine.")
                        .arg(seen)
                        .arg(other);
    return scene;
}

} // namespace casefile::figures
