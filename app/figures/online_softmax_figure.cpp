#include "app/figures/online_softmax_figure.h"

#include "app/figures/bar_rows.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/online_softmax.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::figures {

using engine::MergedHalves;
using engine::TensorId;

namespace {

constexpr double barsShare = 0.5; ///< of the height
constexpr double rightHalf = 0.5; ///< opacity of its bars

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame,
        {{Sample::Swatch, scoreInk, QCoreApplication::translate("figures", "scaled scores, left half")},
         {Sample::Swatch, faded(scoreInk, rightHalf), QCoreApplication::translate("figures", "right half")},
         {Sample::LineThick, {Role::Accent}, QCoreApplication::translate("figures", "the cut")},
         {Sample::None,
          {},
          QCoreApplication::translate("figures", "each half knows only its own maximum and sum")}});
}

/// The row of scores, each half in its own shade.
NamedBars barsOf(const Frame& frame, std::size_t query, std::size_t cut)
{
    const engine::AttentionTrace& trace = *frame.trace;
    NamedBars bars;
    bars.name = QCoreApplication::translate("figures", "scaled");
    bars.spoken = QCoreApplication::translate("figures", "scaled score %1");
    for (std::size_t key = 0; key < trace.keys(); ++key) {
        const double score = trace.at({TensorId::Masked, std::size_t(shownHead(frame)), query, key});
        bars.values.push_back(score);
        bars.inks.push_back(key < cut ? scoreInk : faded(scoreInk, rightHalf));
        bars.low = std::isfinite(score) ? std::min(bars.low, score) : bars.low;
    }
    bars.high = topOf(bars.values, 0.1);
    return bars;
}

NumberRow row(const QString& name, const QStringList& values, bool bold = false)
{
    return {QStringList{name} + values, Role::Ink, bold,
            QCoreApplication::translate("figures", "%1: left %2, right %3, merged %4")
                .arg(name, values.value(0), values.value(1), values.value(2))};
}

std::vector<NumberRow> rowsOf(const MergedHalves& halves)
{
    const auto number = [](double value) { return playback::formatCell(value, 4); };
    return {
        {{QString(), QCoreApplication::translate("figures", "left"),
          QCoreApplication::translate("figures", "right"), QCoreApplication::translate("figures", "merged")},
         Role::Muted,
         false,
         {}},
        row(QCoreApplication::translate("figures", "maximum"),
            {number(halves.left.maximum), number(halves.right.maximum), number(halves.merged.maximum)}),
        row(QCoreApplication::translate("figures", "sum of its exponentials"),
            {number(halves.left.sum), number(halves.right.sum), u"—"_s}),
        row(QCoreApplication::translate("figures", "shrinks by"),
            {number(halves.leftCorrection), number(halves.rightCorrection), u"—"_s}),
        row(QCoreApplication::translate("figures", "sum after shrinking"),
            {number(halves.left.sum * halves.leftCorrection),
             number(halves.right.sum * halves.rightCorrection), number(halves.merged.sum)},
            true),
    };
}

/// Between the two halves; bars are items, in the order of the keys.
void addCut(Scene& scene, qsizetype cut, double height)
{
    if (cut <= 0 || cut >= scene.items.size())
        return;
    const double x = scene.items[cut].rect.left();
    LineMark line{.from = {x, 2.0}, .to = {x, height}, .width = 3.0, .ink = {Role::Accent}, .meaning = {}};
    line.meaning.description = QCoreApplication::translate("figures", "the cut");
    scene.marks.append(line);
}

void addFooter(Scene& scene, const QRectF& line, const MergedHalves& halves, double size)
{
    const QString text = QCoreApplication::translate(
                             "figures", "context from the merged halves and in one go differ by at most %1")
                             .arg(compactNumber(halves.disagreement));
    scene.marks.append(textMark(line, text, size, Role::Accent, TextAlign::Left));
}

} // namespace

Scene OnlineSoftmaxFigure::layout(const Frame& frame) const
{
    if (!isDrawable(frame) || !frame.revealed)
        return wordsInstead(explained(frame), frame, unansweredText());
    const engine::AttentionTrace& trace = *frame.trace;
    const auto query = std::size_t(focusedQuery(frame));
    const std::size_t last = trace.keys() - 1;
    Scene scene = explained(frame);
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0);
    const std::size_t cut = std::min(std::size_t(frame.knob(u"cut-at"_s)), std::max<std::size_t>(last, 1));
    const double top = last == 0 ? room.height() - 12.0 : room.height() * barsShare;
    addBarRows(scene, QRectF(8.0, 6.0, room.width() - 16.0, top - 6.0), {barsOf(frame, query, cut)},
               keyTexts(trace), focusedKey(frame), size);
    if (last == 0) {
        scene.summary = QCoreApplication::translate("figures", "One key alone cannot be cut.");
        return scene;
    }
    addCut(scene, qsizetype(cut), top);
    const MergedHalves halves = engine::mergeHalves(trace, std::size_t(shownHead(frame)), query, cut);
    const double line = size * 1.6;
    addNumberTable(scene, QRectF(12.0, top + 4.0, room.width() - 24.0, room.height() - top - line - 8.0),
                   rowsOf(halves), size, 1);
    addFooter(scene, QRectF(12.0, room.height() - line - 2.0, room.width() - 24.0, line), halves, size);
    scene.summary =
        QCoreApplication::translate("figures",
                                    "Row “%1” cut after %2 keys: merged maximum %3, merged sum %4.")
            .arg(tokenText(trace, int(query)))
            .arg(cut)
            .arg(playback::formatCell(halves.merged.maximum), playback::formatCell(halves.merged.sum));
    return scene;
}

} // namespace casefile::figures
