#include "app/figures/numerics_figure.h"

#include "app/figures/axis_plot.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/softmax_numerics.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <limits>
#include <ranges>

using namespace Qt::StringLiterals;

namespace casefile::figures {

using engine::SoftmaxRun;

namespace {

constexpr double axisShare = 0.34;   ///< of the height
constexpr double lostInFloat = 0.25; ///< opacity of where exp overflows
constexpr double lostInDouble = 0.5; ///< likewise
constexpr double tableText = 18.0;   ///< pixels: the table shrinks it until it fits

QString weightsText(const SoftmaxRun& run)
{
    QStringList weights;
    for (const double weight : run.weights)
        weights.append(playback::formatCell(weight));
    return weights.join(u", "_s);
}

NumberRow rowOf(const QString& name, const SoftmaxRun& run)
{
    NumberRow row{{name}, run.isUsable ? Role::Ink : Role::Wrong, false, {}};
    for (const double e : run.exponentials)
        row.cells.append(compactNumber(e));
    row.cells.append(compactNumber(run.sum));
    row.cells.append(weightsText(run));
    row.cells.append(run.isUsable ? QCoreApplication::translate("figures", "fine")
                                  : QCoreApplication::translate("figures", "lost"));
    row.spoken = QCoreApplication::translate("figures", "%1: sum of exponentials %2, weights %3")
                     .arg(name, compactNumber(run.sum), weightsText(run));
    return row;
}

std::vector<NumberRow> rowsOf(const engine::SoftmaxNumerics& runs)
{
    return {
        {{QString(), u"exp 1"_s, u"exp 2"_s, u"exp 3"_s, QCoreApplication::translate("figures", "sum"),
          QCoreApplication::translate("figures", "weights"), QString()},
         Role::Muted,
         false,
         {}},
        rowOf(QCoreApplication::translate("figures", "naive, float"), runs.naiveSingle),
        rowOf(QCoreApplication::translate("figures", "naive, double"), runs.naiveDouble),
        rowOf(QCoreApplication::translate("figures", "shifted, float"), runs.shiftedSingle),
        rowOf(QCoreApplication::translate("figures", "shifted, double"), runs.shiftedDouble),
    };
}

/// A kind of number in its lane of the axis of scores.
struct NumberLane
{
    QString name;
    double limit = 0.0; ///< exp of a larger score is infinite in it
    Ink ink;
    double low = 0.0; ///< of the lane, on an axis from 0 to 1
    double high = 1.0;
};

std::array<NumberLane, 2> numberLanes()
{
    return {NumberLane{QCoreApplication::translate("figures", "double", "a kind of number"),
                       std::log(std::numeric_limits<double>::max()), faded({Role::Wrong}, lostInDouble), 0.0,
                       0.5},
            NumberLane{QCoreApplication::translate("figures", "float", "a kind of number"),
                       std::log(double(std::numeric_limits<float>::max())), faded({Role::Wrong}, lostInFloat),
                       0.5, 1.0}};
}

/// The part of a lane in which exp overflows, with its name where that has room.
void addLost(Scene& scene, const AxisPlot& plot, const NumberLane& lane)
{
    RectMark lost;
    lost.rect = QRectF(plot.at(lane.limit, lane.high), plot.at(plot.right, lane.low));
    lost.fill = lane.ink;
    lost.meaning.description =
        QCoreApplication::translate("figures", "naive exponentials overflow from %1 on")
            .arg(playback::formatCell(lane.limit, 1));
    scene.marks.append(lost);
    const QString name =
        QCoreApplication::translate("figures", "%1: exp is ∞", "a kind of number").arg(lane.name);
    if (textWidth(name, plot.pixelSize) + 4.0 <= lost.rect.width() &&
        textHeight(plot.pixelSize) <= lost.rect.height())
        scene.marks.append(textMark(lost.rect, name, plot.pixelSize, Role::Ink));
}

/// Where exp overflows, on an axis of scores, and where the present score stands.
void addLimits(Scene& scene, const QRectF& area, double score, double pixelSize)
{
    AxisPlot plot;
    plot.area = area;
    plot.left = 1.0;
    plot.right = 2000.0; // a little beyond the largest score of the knob, so that both bands are seen
    plot.logAcross = true;
    plot.pixelSize = pixelSize;
    plot.across = {{1.0, u"1"_s}, {10.0, u"10"_s}};
    plot.acrossTitle = QCoreApplication::translate("figures", "largest score");
    const auto kinds = numberLanes();
    for (const NumberLane& lane : kinds)
        plot.up.push_back({(lane.low + lane.high) / 2.0, lane.name});
    for (const NumberLane& lane : kinds | std::views::reverse)
        plot.across.push_back({lane.limit, playback::formatCell(lane.limit, 1)});
    addAxes(scene, plot);
    for (const NumberLane& lane : kinds)
        addLost(scene, plot, lane);
    addPresentAcross(scene, plot, score, QCoreApplication::translate("figures", "largest score"),
                     playback::formatSetting(score));
}

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame,
        {{Sample::Swatch, faded({Role::Wrong}, lostInFloat),
          QCoreApplication::translate("figures", "exp overflows in float")},
         {Sample::Swatch, faded({Role::Wrong}, lostInDouble),
          QCoreApplication::translate("figures", "and in double")},
         {Sample::Swatch, {Role::Accent}, QCoreApplication::translate("figures", "the largest score now")},
         {Sample::Swatch,
          {Role::Wrong},
          QCoreApplication::translate("figures", "infinity divided by infinity: no weights")}});
}

} // namespace

Scene NumericsFigure::layout(const Frame& frame) const
{
    const double score = frame.knob(u"score-size"_s);
    const double scores[]{score, score - 1.0, 0.0};
    const engine::SoftmaxNumerics runs = engine::softmaxInBoth(scores);
    Scene scene = explained(frame);
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0);
    const double line = size * 1.7;
    const QString heading =
        QCoreApplication::translate("figures", "Scores %1, %2, 0: the same softmax four times")
            .arg(playback::formatSetting(score), playback::formatSetting(score - 1.0));
    scene.marks.append(
        textMark(QRectF(10.0, 4.0, room.width() - 20.0, line), heading, size, Role::Ink, TextAlign::Left));
    const std::vector<NumberRow> rows = rowsOf(runs);
    const double most = room.height() * (1.0 - axisShare) - line - 10.0;
    const double table = std::min(most, tableHeight(rows.size(), textPixels(frame, tableText)));
    const double axis = room.height() - table - line - 10.0;
    addNumberTable(scene, QRectF(10.0, line + 6.0, room.width() - 20.0, table), rows,
                   textPixels(frame, tableText), 1);
    addLimits(scene, QRectF(8.0, room.height() - axis, room.width() - 16.0, axis), score,
              textPixels(frame, 12.0));
    scene.summary = QCoreApplication::translate(
                        "figures", "Largest score %1: naive float %2, naive double %3, shifted both fine.")
                        .arg(playback::formatSetting(score),
                             runs.naiveSingle.isUsable ? QCoreApplication::translate("figures", "fine")
                                                       : QCoreApplication::translate("figures", "lost"),
                             runs.naiveDouble.isUsable ? QCoreApplication::translate("figures", "fine")
                                                       : QCoreApplication::translate("figures", "lost"));
    return scene;
}

} // namespace casefile::figures
