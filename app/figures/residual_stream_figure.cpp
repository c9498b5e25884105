#include "app/figures/residual_stream_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

/// What is drawn of one block: three lengths.
struct BlockLengths
{
    double attention = 0.0;
    double network = 0.0;
    double stream = 0.0;
};

std::vector<BlockLengths> lengthsOf(std::span<const engine::EncoderBlockTrace> blocks, std::size_t token)
{
    std::vector<BlockLengths> lengths;
    for (const auto& block : blocks)
        lengths.push_back({vectorLength(block.attentionStep.update.row(token)),
                           vectorLength(block.feedForwardStep.update.row(token)),
                           vectorLength(block.output().row(token))});
    return lengths;
}

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    const auto words = [](const char* text) { return QCoreApplication::translate("figures", text); };
    return explainedBy(frame, {{Sample::Swatch,
                                {Role::Head0},
                                words(QT_TRANSLATE_NOOP("figures", "length of what attention adds"))},
                               {Sample::Swatch,
                                {Role::Head2},
                                words(QT_TRANSLATE_NOOP("figures", "length of what feed-forward adds"))},
                               {Sample::Swatch,
                                {Role::Accent},
                                words(QT_TRANSLATE_NOOP("figures", "length of the vector behind the block"))},
                               {Sample::None, {}, untrainedText(frame)}});
}

constexpr int barsOfBlock = 3;
constexpr double barAir = 0.2; ///< of the pitch of the bars
constexpr double rowAir = 0.1; ///< of a row, above and below its bars: they belong together

/// The bar at one of the three places of a row.
void addBar(Scene& scene, const QRectF& room, int place, double share, const Ink& ink)
{
    const double air = room.height() * rowAir;
    const double pitch = (room.height() - 2.0 * air) / barsOfBlock;
    const QRectF rect(room.left(), room.top() + air + pitch * (place + barAir / 2.0), room.width(),
                      pitch * (1.0 - barAir));
    addShareBar(scene, rect, share, ink, {});
}

/// Three bars below each other.
void addBars(Scene& scene, const QRectF& room, const BlockLengths& block, double most, double shown)
{
    const std::pair<double, Role> bars[] = {
        {block.attention, Role::Head0}, {block.network, Role::Head2}, {block.stream, Role::Accent}};
    for (int bar = 0; bar < barsOfBlock; ++bar)
        addBar(scene, room, bar, bars[bar].first / most * shown, {bars[bar].second});
}

} // namespace

Scene ResidualStreamFigure::layout(const Frame& frame) const
{
    Scene scene = explained(frame);
    if (!isDrawable(frame))
        return scene;
    addCutNote(scene, frame, int(blockTokens));
    const Frame inner = reserveLegend(scene, frame);
    engine::StackSettings settings = blockSettings(frame);
    settings.blocks = std::size_t(frame.knob(u"blocks"_s));
    const std::size_t token = blockToken(frame);
    const engine::Matrix x = blockInput(*frame.trace);
    const auto lengths = lengthsOf(m_run.of(x, settings), token);
    double most = vectorLength(x.row(token));
    QList<NamedRow> rows{
        {QCoreApplication::translate("figures", "length of"),
         QCoreApplication::translate("figures", "attention · feed-forward · then")},
        {QCoreApplication::translate("figures", "“%1”, input").arg(tokenText(*frame.trace, int(token))),
         playback::formatCell(most)}};
    for (std::size_t block = 0; block < lengths.size(); ++block) {
        const BlockLengths& each = lengths[block];
        most = std::max({most, each.attention, each.network, each.stream});
        rows.append(
            {QCoreApplication::translate("figures", "block %1").arg(block + 1),
             u"%1 · %2 · %3"_s.arg(playback::formatCell(each.attention), playback::formatCell(each.network),
                                   playback::formatCell(each.stream))});
    }
    const NamedRows table(inner, QRectF(QPointF(0, 0), inner.size), rows);
    addBar(scene, table.room(1), 1, vectorLength(x.row(token)) / most, {Role::Accent}); // as thick as theirs
    constexpr int first = 2; // row of a block, below heading and input
    for (int row = first; row < table.count(); ++row)
        addBars(scene, table.room(row), lengths[std::size_t(row - first)], most,
                staggered(frame.progress, row - first, table.count() - first));
    table.addTo(scene, table.count());
    scene.summary = QCoreApplication::translate(
                        "figures", "Behind %1 blocks the vector of “%2” has length %3; it began with %4.")
                        .arg(lengths.size())
                        .arg(tokenText(*frame.trace, int(token)), playback::formatCell(lengths.back().stream),
                             playback::formatCell(vectorLength(x.row(token))));
    return scene;
}

} // namespace casefile::figures
