#include "app/figures/shared_keys_figure.h"

#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/size_words.h"
#include "engine/measure/attention_cost.h"
#include "engine/measure/head_edit.h"
#include "engine/measure/shared_keys.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::figures {

/// One pass with shared keys, and what it was made of.
struct SharedKeysFigure::Experiment
{
    engine::TracePtr trace;
    std::size_t keyHeads = 1;
    std::vector<engine::Matrix> weights; ///< [n, m] of each head
    std::vector<std::size_t> groups;     ///< which key head each head reads
    double changed = 0.0;                ///< share of the output

    Experiment(const engine::TracePtr& pass, std::size_t sets)
        : trace(pass)
        , keyHeads(sets)
    {
        engine::GroupedTrace shared = engine::attendSharing(*pass, sets);
        for (engine::GroupedHeadTrace& head : shared.heads) {
            weights.push_back(std::move(head.weights));
            groups.push_back(head.keyHead);
        }
        changed = engine::changeOf(*pass, shared.output).share;
    }

    /// The weights of each head as they were, where something is shared and the picture is high enough, and
    /// as they are with shared keys.
    std::vector<MapPanel> panels(const Frame& frame) const
    {
        constexpr double leastHeight = 230.0; // at 100 % text size
        std::vector<MapPanel> maps;
        if (keyHeads < weights.size() && frame.size.height() >= leastHeight * frame.textScale) {
            maps = weightPanels(frame);
            for (MapPanel& map : maps) {
                map.title = QCoreApplication::translate("figures", "head %1: its own keys").arg(map.head + 1);
                map.framed = false;
            }
        }
        for (int head = 0; head < int(weights.size()); ++head)
            maps.push_back({.title = QCoreApplication::translate("figures", "head %1 reads set %2")
                                         .arg(head + 1)
                                         .arg(groups[std::size_t(head)] + 1),
                            .values = weights[std::size_t(head)],
                            .head = head,
                            .framed = head == shownHead(frame)});
        return maps;
    }
};

namespace {

constexpr std::uint64_t bytesOfNumber = 2; ///< 16-bit floating point

std::uint64_t cacheBytes(const engine::AttentionTrace& trace, std::size_t keyHeads)
{
    const engine::AttentionWeights& weights = trace.weights();
    const engine::AttentionSizes sizes{trace.keys(), weights.dModel(), weights.heads,
                                       keyHeads,     weights.dK(),     weights.dV()};
    return engine::costOf(sizes).keyValueNumbers * bytesOfNumber;
}

} // namespace

SharedKeysFigure::SharedKeysFigure() = default;
SharedKeysFigure::~SharedKeysFigure() = default;

Scene SharedKeysFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = {{Sample::Ramp,
                     {Role::Sequential, 1.0},
                     QCoreApplication::translate("figures", "weight: rows ask, columns are asked")},
                    {Sample::None,
                     {},
                     QCoreApplication::translate(
                         "figures", "shared: the mean of a group's keys and values, not trained on")},
                    modelEntry(*frame.trace)};
    const QSizeF room = reserveLegend(scene, frame).size;
    const std::size_t heads = frame.trace->headCount();
    std::size_t keyHeads = keyHeadsOf(frame.knob(u"head-sharing"_s), heads);
    while (heads % keyHeads != 0)
        --keyHeads;
    if (!m_last || m_last->trace != frame.trace || m_last->keyHeads != keyHeads)
        m_last = std::make_unique<Experiment>(frame.trace, keyHeads);
    MapPanels maps;
    maps.panels = m_last->panels(frame);
    if (maps.panels.size() > heads) // each head below what it was
        maps.across = int(heads);
    maps.rowNames = queryTexts(*frame.trace);
    maps.columnNames = keyTexts(*frame.trace);
    maps.scaleWords = QCoreApplication::translate("figures", "colour of a weight, from 0 to 1");
    const QString words =
        QCoreApplication::translate("figures",
                                    "Cache of this sentence: %1 instead of %2. The output changes by %3.")
            .arg(byteCount(cacheBytes(*frame.trace, keyHeads)), byteCount(cacheBytes(*frame.trace, heads)),
                 percentText(m_last->changed));
    const QRectF area = addFootLine(
        scene, frame, QRectF(QPointF(), room).adjusted(design::space2, 2.0, -design::space2, -2.0), words);
    addMapPanels(scene, frame, area, maps);
    scene.summary = frame.revealed ? words : unansweredText();
    return scene;
}

} // namespace casefile::figures
