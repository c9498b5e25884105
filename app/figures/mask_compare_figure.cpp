#include "app/figures/mask_compare_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/figures/weight_map.h"
#include "app/playback/prose_fields.h"
#include "engine/attention/attend.h"
#include "engine/attention/mistakes.h"
#include "engine/measure/hiding.h"

#include <QCoreApplication>

#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

/// The choices of the knob, in its order.
enum class Way { Replaced, AddedDouble, AddedSingle, ZeroBefore, ZeroAfter, Forgotten };

QString titleOf(Way way)
{
    switch (way) {
    case Way::Replaced:
        return QCoreApplication::translate("figures", "−1e9 in place of the score");
    case Way::AddedDouble:
        return QCoreApplication::translate("figures", "−1e9 added, double");
    case Way::AddedSingle:
        return QCoreApplication::translate("figures", "−1e9 added, float");
    case Way::ZeroBefore:
        return QCoreApplication::translate("figures", "score × 0, before softmax");
    case Way::ZeroAfter:
        return QCoreApplication::translate("figures", "weight × 0, after softmax");
    case Way::Forgotten:
        return QCoreApplication::translate("figures", "mask forgotten");
    }
    return {};
}

engine::Matrix mistakenWeights(const engine::AttentionTrace& trace, std::size_t head, Way way)
{
    using engine::Hiding;
    using engine::Mistake;
    const auto withMistake = [&](Mistake mistake) {
        return engine::attendWithMistake(trace, mistake)->heads[head].weights;
    };
    switch (way) {
    case Way::AddedDouble:
        return engine::weightsHiddenBy(Hiding::AddedDouble, trace, head);
    case Way::AddedSingle:
        return engine::weightsHiddenBy(Hiding::AddedSingle, trace, head);
    case Way::ZeroBefore:
        return withMistake(Mistake::MaskWithZero);
    case Way::ZeroAfter:
        return withMistake(Mistake::MaskAfterSoftmax);
    case Way::Forgotten:
        return withMistake(Mistake::NoMask);
    default:
        return engine::weightsHiddenBy(Hiding::Replaced, trace, head);
    }
}

std::vector<std::vector<bool>> hiddenCells(const engine::AttentionTrace& trace)
{
    std::vector<std::vector<bool>> hidden(trace.queries(), std::vector<bool>(trace.keys()));
    for (std::size_t i = 0; i < trace.queries(); ++i)
        for (std::size_t j = 0; j < trace.keys(); ++j)
            hidden[i][j] = isHiddenKey(trace, int(i), int(j));
    return hidden;
}

double largestDifference(const engine::Matrix& a, const engine::Matrix& b)
{
    double most = 0.0;
    for (std::size_t i = 0; i < a.values().size(); ++i)
        most = std::max(most, std::abs(a.values()[i] - b.values()[i]));
    return most;
}

/// Whether a row of weights does not sum to 1.
bool hasOddSum(const engine::Matrix& weights)
{
    for (std::size_t row = 0; row < weights.rows(); ++row) {
        const auto cells = weights.row(row);
        if (!sumsToOne(std::accumulate(cells.begin(), cells.end(), 0.0)))
            return true;
    }
    return false;
}

Scene explained(const Frame& frame, bool areSumsOdd = false)
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame, {{Sample::Ramp,
                 {Role::Sequential, 1.0},
                 QCoreApplication::translate("figures", "weight from 0 to 1 in head %1")
                     .arg(isDrawable(frame) ? shownHead(frame) + 1 : 1)},
                {Sample::Swatch,
                 {Role::Hidden},
                 QCoreApplication::translate("figures", "hidden by the mask: exactly 0")},
                {Sample::None,
                 {},
                 QCoreApplication::translate("figures", "rows ask (queries), columns are asked (keys)")}});
    if (areSumsOdd)
        scene.legend.append({Sample::Word,
                             {Role::Wrong},
                             QCoreApplication::translate("figures", "Σ: sum of a row that is not 1")});
    return scene;
}

} // namespace

Scene MaskCompareFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame) || !frame.revealed)
        return wordsInstead(explained(frame), frame, unansweredText());
    const engine::AttentionTrace& trace = *frame.trace;
    const auto head = std::size_t(shownHead(frame));
    const Way way = Way(int(frame.knob(u"hiding"_s)));
    WeightMap right{QCoreApplication::translate("figures", "as it should be: −∞ before softmax"),
                    trace.heads[head].weights,
                    hiddenCells(trace),
                    queryTexts(trace),
                    keyTexts(trace),
                    frame.focus.query < 0 ? -1 : focusedQuery(frame)};
    WeightMap mistaken = right;
    mistaken.title = titleOf(way);
    mistaken.weights = mistakenWeights(trace, head, way);
    const double difference = largestDifference(right.weights, mistaken.weights);
    Scene scene = explained(frame, hasOddSum(right.weights) || hasOddSum(mistaken.weights));
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0), line = size * 1.7;
    const QRectF half(8.0, 6.0, room.width() / 2 - 14.0, room.height() - line - 10.0);
    addWeightMap(scene, half, right, size, 0);
    addWeightMap(scene, half.translated(room.width() / 2, 0.0), mistaken, size, 1);
    scene.summary =
        (difference > 1e-6
             ? QCoreApplication::translate("figures", "The two differ: by up to %1 in one weight.")
             : QCoreApplication::translate("figures",
                                           "The two agree: the largest difference of a weight is %1."))
            .arg(compactNumber(difference));
    scene.marks.append(textMark(QRectF(8.0, room.height() - line, room.width() - 16.0, line), scene.summary,
                                size, difference > 1e-6 ? Role::Wrong : Role::Ink, TextAlign::Left));
    return scene;
}

} // namespace casefile::figures
