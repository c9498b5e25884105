#include "app/figures/sight_pattern_figure.h"

#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/reach.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::Sight;

namespace {

constexpr double relayFading = 0.6;   ///< of the opacity, with each layer between
constexpr double faintestRelay = 0.1; ///< of pairs many layers apart
constexpr int namedDepths = 4;        ///< in the legend

engine::SightSettings settingsOf(const Frame& frame)
{
    return {Sight(int(frame.knob(u"sight"_s))), std::size_t(frame.knob(u"sight-tokens"_s)),
            std::size_t(frame.knob(u"sight-radius"_s)), frame.knob(u"sight-causal"_s) != 0.0,
            std::uint64_t(frame.knob(u"sight-seed"_s))};
}

/// Strong where the pattern allows the look, paler with every layer between.
Ink inkOf(std::size_t layers)
{
    return {Role::Accent, 0.0, std::max(faintestRelay, std::pow(relayFading, double(layers) - 1.0))};
}

class SightPatternLayout
{
public:
    explicit SightPatternLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_plan(planLab(m_frame.size))
        , m_settings(settingsOf(frame))
        , m_reach(engine::reachOf(m_settings))
        , m_layers(std::size_t(frame.knob(u"sight-layers"_s)))
        , m_shown(std::min(m_layers, 1 + std::size_t(frame.progress * double(m_layers))))
    {
        m_pixels = textPixels(frame, 12.0);
        const double title = textHeight(m_pixels) + 4.0;
        const double side = std::min(m_plan.plot.width() - title, m_plan.plot.height() - title);
        m_grid = QRectF(m_plan.plot.left() + title + (m_plan.plot.width() - title - side) / 2,
                        m_plan.plot.top() + title, side, side);
    }

    Scene make()
    {
        addTitles();
        m_scene.marks.append(RectMark{.rect = m_grid, .fill = {}, .stroke = Ink{Role::Line}, .meaning = {}});
        for (std::size_t query = 0; query < m_settings.tokens; ++query)
            addRow(query);
        addCellLines();
        const QList<Readout> lines = readouts();
        addReadouts(m_scene, m_plan.readouts, lines, textPixels(m_frame, 14.0));
        m_scene.summary = QCoreApplication::translate("figures", "%1. %2. %3.", "pattern, pairs, pairs later")
                              .arg(lines.at(0).text, lines.at(1).text, lines.at(2).text);
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        QList<LegendEntry> legend{
            {Sample::Swatch, inkOf(1), QCoreApplication::translate("figures", "looks in one layer")}};
        const int layers = int(frame.knob(u"sight-layers"_s));
        for (int depth = 2; depth <= std::min(layers, namedDepths); ++depth)
            legend.append(
                {Sample::Swatch, inkOf(std::size_t(depth)),
                 QCoreApplication::translate("figures", "reached within %n layer(s)", nullptr, depth)});
        return explainedBy(frame, legend);
    }

    double pitch() const { return m_grid.width() / double(m_settings.tokens); }

    void addTitles()
    {
        const double height = textHeight(m_pixels);
        m_scene.marks.append(textLine(QCoreApplication::translate("figures", "key (is asked)"), m_grid.left(),
                                      m_grid.top() - height - 2.0, m_grid.width(), m_pixels, {Role::Muted},
                                      TextAlign::Centre));
        TextMark rows = textLine(QCoreApplication::translate("figures", "query (asks)"), 0, 0,
                                 m_grid.height(), m_pixels, {Role::Muted}, TextAlign::Centre);
        rows.rotation = -90.0;
        rows.rect.moveCenter({m_grid.left() - 2.0 - height / 2, m_grid.center().y()});
        m_scene.marks.append(rows);
    }

    /// Cells of one depth are countable.
    void addCellLines()
    {
        for (std::size_t line = 1; line < m_settings.tokens; ++line) {
            const double place = pitch() * double(line);
            m_scene.marks.append(LineMark{.from = m_grid.topLeft() + QPointF(place, 0.0),
                                          .to = m_grid.bottomLeft() + QPointF(place, 0.0),
                                          .ink = {Role::Panel},
                                          .meaning = {}});
            m_scene.marks.append(LineMark{.from = m_grid.topLeft() + QPointF(0.0, place),
                                          .to = m_grid.topRight() + QPointF(0.0, place),
                                          .ink = {Role::Panel},
                                          .meaning = {}});
        }
    }

    /// Neighbouring cells of one depth are one rectangle.
    void addRow(std::size_t query)
    {
        const auto& row = m_reach.layers[query];
        const double side = pitch(), top = m_grid.top() + side * double(query);
        for (std::size_t key = 0, end = 0; key < row.size(); key = end) {
            for (end = key + 1; end < row.size() && row[end] == row[key];)
                ++end;
            if (row[key] == 0 || row[key] > m_shown)
                continue;
            const int depth = int(row[key]); // lupdate cannot read brackets in a call
            Meaning meaning;
            meaning.description =
                QCoreApplication::translate("figures", "reached within %n layer(s)", nullptr, depth);
            m_scene.marks.append(RectMark{
                .rect = QRectF(m_grid.left() + side * double(key), top, side * double(end - key), side)
                            .adjusted(0.5, 0.5, -0.5, -0.5),
                .fill = inkOf(row[key]),
                .stroke = {},
                .meaning = meaning});
        }
        addRowItem(query, QRectF(m_grid.left(), top, m_grid.width(), side));
    }

    void addRowItem(std::size_t query, const QRectF& rect)
    {
        const auto& row = m_reach.layers[query];
        const auto within = [&row](std::size_t depth) {
            return std::ranges::count_if(
                row, [depth](std::size_t layers) { return layers > 0 && layers <= depth; });
        };
        SceneItem item;
        item.rect = rect;
        item.name = QCoreApplication::translate("figures", "token %1").arg(query + 1);
        item.value = QCoreApplication::translate("figures", "sees %1 keys, and %2 within %3 layers")
                         .arg(within(1))
                         .arg(within(m_layers))
                         .arg(m_layers);
        item.meaning.description =
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
        item.gridRow = int(query);
        item.gridColumn = 0;
        m_scene.items.append(item);
    }

    QList<Readout> readouts() const
    {
        const auto n = m_settings.tokens;
        const std::size_t pairs = m_reach.pairs(1), later = m_reach.pairs(m_layers);
        QString name = content::knobChoices(*content::knobNamed(u"sight"_s)).at(int(m_settings.sight));
        if (m_settings.sight == Sight::Random)
            name = QCoreApplication::translate("figures", "%1, drawn with seed %2")
                       .arg(name)
                       .arg(m_settings.seed);
        const auto share = [n](std::size_t count) {
            return playback::formatCell(100.0 * double(count) / double(n * n), 1);
        };
        QList<Readout> lines{
            {name, Role::Accent, true},
            {QCoreApplication::translate("figures", "one layer: %1 of %2 pairs, %3 %")
                 .arg(pairs)
                 .arg(n * n)
                 .arg(share(pairs))},
            {QCoreApplication::translate("figures", "%n layer(s): %1 pairs, %2 %", nullptr, int(m_layers))
                 .arg(later)
                 .arg(share(later))},
            {QCoreApplication::translate("figures", "nothing new after %n layer(s): %1 pairs", nullptr,
                                         int(m_reach.deepest()))
                 .arg(m_reach.pairs(n))},
        };
        if (m_settings.sight == Sight::Window)
            lines.append({QCoreApplication::translate("figures", "back at most %1 × %2 + 1 = %3 positions")
                              .arg(m_layers)
                              .arg(m_settings.radius)
                              .arg(m_layers * m_settings.radius + 1)});
        return lines;
    }

    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
    engine::SightSettings m_settings;
    engine::Reach m_reach;
    std::size_t m_layers; ///< asked for
    std::size_t m_shown;  ///< so far
    double m_pixels = 12.0;
    QRectF m_grid;
};

} // namespace

Scene SightPatternFigure::layout(const Frame& frame) const
{
    return SightPatternLayout(frame).make();
}

} // namespace casefile::figures
