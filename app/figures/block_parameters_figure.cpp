#include "app/figures/block_parameters_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/block_parameters.h"

#include <QCoreApplication>
#include <QLocale>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr double narrow = 420.0; ///< pixels: there the bars have to do for the shares

struct Part
{
    QString name;
    std::uint64_t count = 0;
    Role role = Role::Ink;
};

QString grouped(std::uint64_t count)
{
    return QLocale(QLocale::English).toString(qulonglong(count));
}

QList<Part> partsOf(const engine::BlockParameters& count)
{
    const auto word = [](const char* text) { return QCoreApplication::translate("figures", text); };
    return {{word(QT_TRANSLATE_NOOP("figures", "attention, 4 matrices")), count.attention, Role::Head0},
            {word(QT_TRANSLATE_NOOP("figures", "feed-forward, 2 matrices")), count.feedForward, Role::Head2},
            {word(QT_TRANSLATE_NOOP("figures", "biases")), count.biases, Role::Head1},
            {word(QT_TRANSLATE_NOOP("figures", "two norms")), count.norms, Role::Head3}};
}

/// All parts in one bar, in order.
void addStackedBar(Scene& scene, const QRectF& rect, const QList<Part>& parts, std::uint64_t total)
{
    double left = rect.left();
    for (const Part& part : parts) {
        Meaning meaning;
        meaning.description = QCoreApplication::translate("figures", "%1, %2", "name, value")
                                  .arg(part.name, grouped(part.count));
        const double width = rect.width() * double(part.count) / double(total);
        scene.marks.append(RectMark{.rect = QRectF(left, rect.top(), width, rect.height()),
                                    .fill = Ink{part.role},
                                    .stroke = {},
                                    .meaning = meaning});
        left += width;
    }
}

} // namespace

Scene BlockParametersFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene;
    scene.size = frame.size;
    const auto width = std::uint64_t(frame.knob(u"block-width"_s));
    const auto factor = std::uint64_t(frame.knob(u"feed-forward-factor"_s));
    const auto heads = std::uint64_t(frame.knob(u"block-heads"_s));
    const engine::BlockParameters count = engine::blockParameters(width, factor);
    const QList<Part> parts = partsOf(count);
    scene.legend.append(
        {Sample::None,
         {},
         QCoreApplication::translate("figures", "bars: shares of all parameters of the block")});
    const Frame inner = reserveLegend(scene, frame);
    QList<NamedRow> rows;
    for (const Part& part : parts) {
        const double percent = 100.0 * double(part.count) / double(count.total());
        rows.append(
            {part.name, frame.size.width() < narrow
                            ? grouped(part.count)
                            : u"%1 (%2 %)"_s.arg(grouped(part.count), playback::formatCell(percent, 1))});
    }
    rows.append({QCoreApplication::translate("figures", "the block"), grouped(count.total())});
    rows.append({QCoreApplication::translate("figures", "%1 heads", "parameters of a block").arg(heads),
                 width % heads == 0
                     ? QCoreApplication::translate("figures", "%1 numbers wide each").arg(width / heads)
                     : QCoreApplication::translate("figures", "heads must divide d_model")});
    const NamedRows table(inner, QRectF(QPointF(0, 0), inner.size), rows);
    for (int row = 0; row < parts.size(); ++row)
        addShareBar(scene, table.room(row),
                    double(parts.at(row).count) / double(count.total()) *
                        staggered(frame.progress, row, int(parts.size())),
                    {parts.at(row).role}, {});
    addStackedBar(scene, table.room(int(parts.size())), parts, count.total());
    table.addTo(scene, table.count());
    scene.summary =
        QCoreApplication::translate(
            "figures",
            "A block with d_model %1 has %2 parameters; %3 of them are in the feed-forward network.")
            .arg(width)
            .arg(grouped(count.total()), grouped(count.feedForward));
    return scene;
}

} // namespace casefile::figures
