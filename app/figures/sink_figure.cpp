#include "app/figures/sink_figure.h"

#include "app/figures/bar_rows.h"
#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/palette.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/sink.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostKeys = 24; ///< that have a bar
constexpr double barShare = 0.66;    ///< of the height; the contexts have the rest
constexpr double sinkBy = 0.8;       ///< of the step: the sink has its score

Scene explained(const Frame& frame)
{
    using Sample = LegendEntry::Sample;
    return explainedBy(frame,
                       {{Sample::Swatch,
                         {headRole(shownHead(frame))},
                         QCoreApplication::translate("figures", "weight of a token")},
                        {Sample::Swatch,
                         {Role::Ink},
                         QCoreApplication::translate("figures", "weight of the sink; its value is zero")},
                        {Sample::Ramp,
                         {Role::Diverging, 1.0},
                         QCoreApplication::translate("figures", "context, both rows to one scale")}});
}

NamedBars bars(const QString& name, std::vector<double> values, int head)
{
    std::vector<Ink> inks(values.size(), Ink{headRole(head)});
    inks.front() = Ink{Role::Ink};
    return {name, {}, QCoreApplication::translate("figures", "weight %1"), std::move(values), inks, 0.0, 1.0};
}

std::vector<double> firstCells(std::span<const double> row)
{
    return {row.begin(), row.begin() + std::ptrdiff_t(std::min(row.size(), mostKeys + 1))};
}

QString contextValue(double length, double cosine)
{
    return QCoreApplication::translate("figures", "length %1, cosine %2")
        .arg(playback::formatCell(length), playback::formatCell(cosine));
}

} // namespace

Scene SinkFigure::layout(const Frame& frame) const
{
    Scene scene = explained(frame);
    if (!isDrawable(frame))
        return scene;
    if (!frame.revealed)
        return wordsInstead(scene, frame, unansweredText());
    const auto head = std::size_t(shownHead(frame)), query = std::size_t(focusedQuery(frame));
    const engine::HeadTrace& plain = frame.trace->heads[head];
    const double score = frame.knob(u"sink-score"_s);
    const engine::Sink sink = engine::withSink(*frame.trace, head, score);
    const double shown = between(frame.progress, 0.0, sinkBy);
    const QSizeF room = reserveLegend(scene, frame).size;
    const double size = textPixels(frame, 13.0);

    std::vector<double> without = firstCells(plain.weights.row(query));
    without.insert(without.begin(), 0.0); // no sink yet
    without.resize(std::min(without.size(), mostKeys + 1));
    std::vector<double> with = firstCells(sink.weights.row(query));
    for (std::size_t key = 0; key < with.size(); ++key) // the sink comes in
        with[key] = without[key] + (with[key] - without[key]) * shown;
    QStringList names{QCoreApplication::translate("figures", "sink")};
    names += keyTexts(*frame.trace).first(qsizetype(without.size()) - 1);
    addBarRows(scene, QRectF(8.0, 4.0, room.width() - 16.0, room.height() * barShare - 8.0),
               {bars(QCoreApplication::translate("figures", "without"), without, int(head)),
                bars(QCoreApplication::translate("figures", "with sink"), with, int(head))},
               names, -1, size);

    const auto before = plain.context.row(query), after = sink.context.row(query);
    Scene below;
    const NamedRows table(
        frame, QRectF(8.0, room.height() * barShare, room.width() - 16.0, room.height() * (1.0 - barShare)),
        {{QCoreApplication::translate("figures", "context without"),
          QCoreApplication::translate("figures", "length %1")
              .arg(playback::formatCell(vectorLength(before)))},
         {QCoreApplication::translate("figures", "context with sink"),
          contextValue(vectorLength(after), sink.cosine[query])}});
    const double scale = largestSize(before);
    addNumberStrip(scene, table.room(0), before, scale);
    addNumberStrip(scene, table.room(1), after, scale);
    table.addTo(below, table.count());
    for (SceneItem& item : below.items)
        item.gridRow += 2; // below the two rows of bars
    scene.marks += below.marks;
    scene.items += below.items;
    scene.summary =
        QCoreApplication::translate(
            "figures", "The sink takes %1 of the weight of “%2”; the context keeps %3 of its length.")
            .arg(playback::formatCell(sink.weights(query, 0)), tokenText(*frame.trace, int(query)),
                 playback::formatCell(sink.kept[query]));
    return scene;
}

} // namespace casefile::figures
