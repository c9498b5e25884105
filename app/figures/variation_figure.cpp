#include "app/figures/variation_figure.h"

#include "app/figures/bar_rows.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/variation.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostKeys = 20;   ///< that have bars
constexpr double barShare = 0.52;      ///< of the width
constexpr double plainOpacity = 0.45;  ///< of the bars that the others are compared with
constexpr int decimals = 3;            ///< of every number of the table
constexpr double smallestPlain = 5e-4; ///< below this, three decimals would be zeros

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(
        frame,
        {{Sample::Swatch, faded(weightInk, plainOpacity),
          QCoreApplication::translate("figures", "weight as the head makes it")},
         {Sample::Swatch, weightInk, QCoreApplication::translate("figures", "weight, done another way")},
         {Sample::Swatch,
          {Role::Muted},
          QCoreApplication::translate("figures", "sum of the column, done another way")},
         {Sample::None, {}, QCoreApplication::translate("figures", "all bars to one scale")},
         {Sample::None,
          {},
          QCoreApplication::translate("figures",
                                      "context is off by: largest |context − gain × plain context|")}});
}

engine::VariationSettings settingsOf(const Frame& frame)
{
    return {frame.knob(u"gain"_s), engine::GainOf(int(frame.knob(u"gain-of"_s))),
            engine::DivideBy(int(frame.knob(u"divide-by"_s))),
            engine::SoftmaxOver(int(frame.knob(u"softmax-over"_s)))};
}

NamedBars bars(const QString& name, const QString& spoken, std::span<const double> values, const Ink& ink,
               double high)
{
    const std::vector<double> shown(values.begin(),
                                    values.begin() + std::ptrdiff_t(std::min(values.size(), mostKeys)));
    return {name, {}, spoken, shown, std::vector<Ink>(shown.size(), ink), 0.0, high};
}

/// Both numbers of a row with the same decimals, as those of the rows above and below.
QString aligned(double value)
{
    const double size = std::abs(value);
    return size == 0.0 || size >= smallestPlain ? playback::formatCell(value, decimals)
                                                : compactNumber(value);
}

NumberRow row(const QString& name, double plain, double now, bool bold = false)
{
    return {{name, aligned(plain), aligned(now)},
            Role::Ink,
            bold,
            QCoreApplication::translate("figures", "%1: plain %2, now %3")
                .arg(name, aligned(plain), aligned(now))};
}

std::vector<NumberRow> numbersOf(const engine::Variation& plain, const engine::Variation& now,
                                 std::size_t query)
{
    const auto words = [](const char* text) { return QCoreApplication::translate("figures", text); };
    const auto largest = [query](const engine::Variation& any) {
        return std::ranges::max(any.weights.row(query));
    };
    return {
        {{{}, words(QT_TRANSLATE_NOOP("figures", "plain")), words(QT_TRANSLATE_NOOP("figures", "now"))},
         Role::Muted,
         true,
         {}},
        row(words(QT_TRANSLATE_NOOP("figures", "largest weight")), largest(plain), largest(now)),
        row(words(QT_TRANSLATE_NOOP("figures", "entropy")), plain.entropy[query], now.entropy[query]),
        row(words(QT_TRANSLATE_NOOP("figures", "row sum")), plain.rowSums[query], now.rowSums[query], true),
        row(words(QT_TRANSLATE_NOOP("figures", "context is off by")), 0.0, now.departure),
    };
}

} // namespace

Scene VariationFigure::layout(const Frame& frame) const
{
    Scene scene = explained(frame);
    if (!isDrawable(frame))
        return scene;
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    if (frame.trace->memory.empty())
        addCutNote(scene, frame, int(mostKeys));
    const auto head = std::size_t(shownHead(frame)), query = std::size_t(focusedQuery(frame));
    const engine::Variation plain = engine::varied(*frame.trace, head, {});
    const engine::Variation now = engine::varied(*frame.trace, head, settingsOf(frame));
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0);
    const double split = room.width() * barShare;
    const QString spoken = QCoreApplication::translate("figures", "weight %1");
    const double high = std::max(1.0, std::ranges::max(now.columnSums));
    addBarRows(
        scene, QRectF(8.0, 6.0, split - 16.0, room.height() - 12.0),
        {bars(QCoreApplication::translate("figures", "plain"), spoken, plain.weights.row(query),
              faded(weightInk, plainOpacity), high),
         bars(QCoreApplication::translate("figures", "now"), spoken, now.weights.row(query), weightInk, high),
         bars(QCoreApplication::translate("figures", "column sum"),
              QCoreApplication::translate("figures", "sum of the column %1"), now.columnSums, {Role::Muted},
              high)},
        keyTexts(*frame.trace).first(qsizetype(std::min(frame.trace->keys(), mostKeys))), focusedKey(frame),
        size);
    const std::vector<NumberRow> rows = numbersOf(plain, now, query);
    const double height = std::min(room.height() - 8.0, tableHeight(rows.size(), size));
    addNumberTable(scene,
                   QRectF(split + 4.0, (room.height() - height) / 2, room.width() - split - 12.0, height),
                   rows, size, 3);
    scene.summary = rows[2].spoken + u" · "_s + rows[3].spoken;
    return scene;
}

} // namespace casefile::figures
