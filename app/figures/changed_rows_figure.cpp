#include "app/figures/changed_rows_figure.h"

#include "app/figures/block_run.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "engine/measure/changed_rows.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTokens = 16;
constexpr double rounding = 1e-9; ///< a smaller change is none

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame, {{Sample::Swatch, {Role::Accent}, QCoreApplication::translate("figures", "the row has moved")},
                {Sample::Hatch,
                 {Role::Hidden},
                 QCoreApplication::translate("figures", "the row is exactly as before")},
                {Sample::None, {}, untrainedText(frame)}});
    addCutNote(scene, frame, mostTokens);
    return scene;
}

engine::StackSettings settingsOf(const Frame& frame)
{
    engine::StackSettings settings = blockSettings(frame);
    settings.blocks = std::size_t(frame.knob(u"carrier-layers"_s));
    settings.mask = frame.trace->memory.empty() ? frame.trace->settings.mask : engine::Mask{};
    if (settings.mask.rule == "cells" || settings.mask.rule == "all")
        settings.mask = {}; // made for all tokens of the sentence
    return settings;
}

engine::Matrix firstRows(const engine::Matrix& x)
{
    engine::Matrix rows(std::min(x.rows(), std::size_t(mostTokens)), x.columns());
    std::ranges::copy(x.values().first(rows.values().size()), rows.values().begin());
    return rows;
}

} // namespace

Scene ChangedRowsFigure::layout(const Frame& frame) const
{
    Scene scene = explained(frame);
    if (!isDrawable(frame))
        return scene;
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    const QStringList words = firstTokens(frame, mostTokens);
    const int changed = std::min(int(frame.knob(u"changed-token"_s)), int(words.size())) - 1;
    const auto moved =
        engine::changedRows(firstRows(frame.trace->x), std::size_t(changed),
                            engine::LayerKind(int(frame.knob(u"change-carrier"_s))), settingsOf(frame));
    const Frame inner = reserveLegend(scene, frame);
    const int shown = 1 + int(frame.progress * double(moved.size() - 1) + 1e-9);
    TokenGrid grid;
    grid.queries = words;
    grid.highlighted = changed;
    for (std::size_t layer = 0; layer < moved.size(); ++layer)
        grid.keys.append(layer == 0 ? QCoreApplication::translate("figures", "input")
                                    : QCoreApplication::translate("figures", "layer %1").arg(layer));
    const auto text = [&](double distance) {
        return distance > rounding
                   ? QCoreApplication::translate("figures", "moved by %1").arg(compactNumber(distance))
                   : QCoreApplication::translate("figures", "exactly as before");
    };
    grid.cell = [&](int token, int layer) -> GridCell {
        const double distance = moved[std::size_t(layer)][std::size_t(token)];
        if (layer >= shown)
            return {{Role::Chip}, false, {}};
        return {distance > rounding ? Ink{Role::Accent} : Ink{Role::Hidden}, distance <= rounding,
                QCoreApplication::translate("figures", "%1, %2: %3", "token, layer, change")
                    .arg(words.at(token), grid.keys.at(layer), text(distance))};
    };
    grid.rowValue = [&](int token) { return text(moved.back()[std::size_t(token)]); };
    addTokenGrid(scene, inner, QRectF(QPointF(4.0, 4.0), inner.size - QSizeF(8.0, 8.0)), grid);
    const auto reached =
        std::ranges::count_if(moved.back(), [](double distance) { return distance > rounding; });
    scene.summary =
        QCoreApplication::translate("figures", "“%1” is changed: behind layer %2, %3 of %4 rows move.")
            .arg(words.at(changed))
            .arg(moved.size() - 1)
            .arg(reached)
            .arg(words.size());
    return scene;
}

} // namespace casefile::figures
