#include "app/figures/block_path_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

/// One station: what the token's vector is called there.
struct Station
{
    QString name;
    std::span<const double> vector;
    Role role = Role::Ink;
};

QString word(const char* text)
{
    return QCoreApplication::translate("figures", text);
}

/// The stations of a block in the order in which they are computed.
QList<Station> stationsOf(const engine::EncoderBlockTrace& block, std::size_t token)
{
    const auto& attention = block.attentionStep;
    const auto& network = block.feedForwardStep;
    const Station norm{word(QT_TRANSLATE_NOOP("figures", "norm")), attention.norm.output.row(token)};
    const Station update{word(QT_TRANSLATE_NOOP("figures", "+ attention")), attention.update.row(token),
                         Role::Head0};
    const Station sum{word(QT_TRANSLATE_NOOP("figures", "sum")), attention.sum.row(token)};
    const Station norm2{word(QT_TRANSLATE_NOOP("figures", "norm")), network.norm.output.row(token)};
    const Station update2{word(QT_TRANSLATE_NOOP("figures", "+ feed-forward")), network.update.row(token),
                          Role::Head2};
    const Station sum2{word(QT_TRANSLATE_NOOP("figures", "sum")), network.sum.row(token)};
    if (block.place == engine::NormPlace::Before)
        return {norm, update, sum, norm2, update2, sum2};
    return {update, sum, norm, update2, sum2, norm2};
}

QList<Station> wayOf(const engine::AttentionTrace& trace, const engine::EncoderBlockTrace& block,
                     std::size_t token)
{
    QList<Station> way;
    if (!trace.embedding.empty())
        way.append({word(QT_TRANSLATE_NOOP("figures", "embedding")), trace.embedding.row(token)});
    if (!trace.position.empty())
        way.append({word(QT_TRANSLATE_NOOP("figures", "+ position")), trace.position.row(token)});
    way.append({word(QT_TRANSLATE_NOOP("figures", "x, the input")), block.attentionStep.input.row(token)});
    way.append(stationsOf(block, token));
    way.last().name = word(QT_TRANSLATE_NOOP("figures", "output"));
    way.last().role = Role::Accent;
    return way;
}

QList<LegendEntry> legendOf(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return {
        {Sample::Ramp,
         {Role::Diverging},
         QCoreApplication::translate("figures", "numbers of the vector, all rows to one scale")},
        {Sample::None, {}, untrainedText(frame)},
    };
}

} // namespace

Scene BlockPathFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = legendOf(frame);
    addCutNote(scene, frame, int(blockTokens));
    const Frame inner = reserveLegend(scene, frame);
    const std::size_t token = blockToken(frame);
    const QList<Station> way =
        wayOf(*frame.trace, m_run.of(blockInput(*frame.trace), blockSettings(frame)).front(), token);
    QList<NamedRow> rows;
    for (const Station& station : way)
        rows.append({station.name,
                     QCoreApplication::translate("figures", "length %1")
                         .arg(playback::formatCell(vectorLength(station.vector))),
                     {station.role}});
    const double size = textPixels(frame, 14.0);
    scene.marks.append(textLine(QCoreApplication::translate("figures", "“%1” on its way through one block")
                                    .arg(tokenText(*frame.trace, int(token))),
                                4.0, 0.0, frame.size.width() - 8.0, size, {}));
    const double head = size * 1.6;
    const NamedRows table(inner, QRectF(0, head, inner.size.width(), inner.size.height() - head), rows);
    const int shown = int(std::ceil(frame.progress * double(way.size())));
    double scale = 0.0; // of all: what is added is seen beside what it is added to
    for (const Station& station : way)
        scale = std::max(scale, largestSize(station.vector));
    for (int row = 0; row < shown; ++row)
        addNumberStrip(scene, table.room(row), way.at(row).vector, scale);
    table.addTo(scene, shown);
    scene.summary = QCoreApplication::translate(
                        "figures", "“%1” enters the block with length %2 and leaves it with length %3.")
                        .arg(tokenText(*frame.trace, int(token)),
                             playback::formatCell(vectorLength(way.at(way.size() - 7).vector)),
                             playback::formatCell(vectorLength(way.last().vector)));
    return scene;
}

} // namespace casefile::figures
