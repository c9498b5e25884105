#include "app/figures/update_dropout_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/dropout_draw.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

double meanOf(std::span<const double> values)
{
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    return sum / double(values.size());
}

QList<LegendEntry> legendOf(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return {{Sample::Ramp,
             {Role::Diverging},
             QCoreApplication::translate("figures", "numbers of the update, all rows to one scale")},
            {Sample::Hatch,
             {Role::Hidden},
             QCoreApplication::translate("figures", "dropped: exactly 0; holes drawn with seed %1")
                 .arg(int(frame.knob(u"hole-draw"_s)))},
            {Sample::None, {}, QCoreApplication::translate("figures", "mean: of the numbers of a row")},
            {Sample::None, {}, untrainedText(frame)}};
}

/// Marks the dropped numbers of a strip.
void addHoles(Scene& scene, const QRectF& room, const std::vector<bool>& kept)
{
    const double width = room.width() / double(kept.size());
    Meaning meaning;
    meaning.description = QCoreApplication::translate("figures", "dropped: exactly 0");
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (!kept[i])
            scene.marks.append(RectMark{
                .rect = QRectF(room.left() + width * double(i), room.top(), width - 1.0, room.height()),
                .fill = Ink{Role::Hidden},
                .stroke = {},
                .hatched = true,
                .meaning = meaning});
}

} // namespace

Scene UpdateDropoutFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = legendOf(frame);
    addCutNote(scene, frame, int(blockTokens));
    const Frame inner = reserveLegend(scene, frame);
    const std::size_t token = blockToken(frame);
    const auto& block = m_run.of(blockInput(*frame.trace), blockSettings(frame)).front();
    const auto update = block.attentionStep.update.row(token);
    const bool trains = frame.knob(u"block-training"_s) != 0.0;
    const double rate = trains ? frame.knob(u"block-dropout"_s) : 0.0;
    std::vector<engine::DropoutDraw> draws;
    QList<NamedRow> rows{
        {QCoreApplication::translate("figures", "update of “%1”").arg(tokenText(*frame.trace, int(token))),
         QCoreApplication::translate("figures", "mean %1").arg(playback::formatCell(meanOf(update), 3))}};
    constexpr int passes = 4;
    for (int pass = 0; pass < passes; ++pass) {
        draws.push_back(engine::dropOut(
            update, rate, std::uint64_t(frame.knob(u"hole-draw"_s)) * passes + std::uint64_t(pass)));
        rows.append({QCoreApplication::translate("figures", "pass %1").arg(pass + 1),
                     QCoreApplication::translate("figures", "%1 of %2 kept, mean %3")
                         .arg(std::ranges::count(draws.back().kept, true))
                         .arg(update.size())
                         .arg(playback::formatCell(meanOf(draws.back().output), 3))});
    }
    const NamedRows table(inner, QRectF(QPointF(0, 0), inner.size), rows);
    const double scale = largestSize(update) / (1.0 - rate);
    addNumberStrip(scene, table.room(0), update, scale);
    for (int pass = 0; pass < passes; ++pass) {
        addNumberStrip(scene, table.room(pass + 1), draws[std::size_t(pass)].output, scale);
        addHoles(scene, table.room(pass + 1), draws[std::size_t(pass)].kept);
    }
    table.addTo(scene, table.count());
    scene.summary =
        trains
            ? QCoreApplication::translate(
                  "figures",
                  "In training each number is dropped with probability %1, and what stays is divided by %2.")
                  .arg(playback::formatSetting(rate), playback::formatSetting(1.0 - rate))
            : QCoreApplication::translate("figures", "In use nothing is dropped: every pass gives the same.");
    return scene;
}

} // namespace casefile::figures
