#include "app/figures/reach_paths_figure.h"

#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "engine/measure/reach.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::Carrier;
using engine::PathNode;

namespace {

constexpr double dotRadius = 3.5;
constexpr double hopWidth = 3.0;
constexpr int carriers = 6;

QString carrierName(Carrier carrier)
{
    return content::knobChoices(*content::knobNamed(u"carrier"_s)).at(int(carrier));
}

QString hopsText(const engine::SignalPath& path)
{
    return path.nodes.empty()
               ? QCoreApplication::translate("figures", "no way, however many layers")
               : QCoreApplication::translate("figures", "%n hop(s)", nullptr, int(path.hops()));
}

class ReachPathsLayout
{
public:
    explicit ReachPathsLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_plan(planLab(m_frame.size))
        , m_carrier(Carrier(int(frame.knob(u"carrier"_s))))
        , m_kernel(std::size_t(frame.knob(u"kernel"_s)))
        , m_tokens(std::size_t(frame.knob(u"path-distance"_s)) + 1)
        , m_source(frame.knob(u"path-back"_s) == 0.0 ? 0 : m_tokens - 1)
        , m_target(m_tokens - 1 - m_source)
        , m_path(pathOf(m_carrier))
    {
        const bool isChain = m_carrier == Carrier::Recurrent;
        m_levels = isChain || m_path.nodes.empty() ? 1 : m_path.hops();
        const double words = textHeight(m_pixels = textPixels(frame, 12.0)) + 4.0;
        m_field = m_plan.plot.adjusted(14.0, words + 8.0, -14.0, -words - 10.0);
    }

    Scene make()
    {
        addFans();
        addDots();
        addHops();
        addEnds();
        addTable();
        m_scene.summary = QCoreApplication::translate("figures", "%1, from token %2 to token %3: %4.")
                              .arg(carrierName(m_carrier))
                              .arg(m_source + 1)
                              .arg(m_target + 1)
                              .arg(hopsText(m_path));
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(frame,
                           {{Sample::LineThick,
                             {Role::Accent},
                             QCoreApplication::translate("figures", "a hop of the shortest way")},
                            {Sample::LineThin,
                             {Role::Muted},
                             QCoreApplication::translate("figures", "what a place on the way reads")}});
    }

    engine::SignalPath pathOf(Carrier carrier) const
    {
        return engine::shortestPath(carrier, m_kernel, m_tokens, m_source, m_target);
    }

    QPointF at(PathNode node) const
    {
        return {m_field.left() + m_field.width() * double(node.position) / double(m_tokens - 1),
                m_field.bottom() - m_field.height() * double(node.level) / double(m_levels)};
    }

    double radius() const
    {
        return std::min({dotRadius, m_field.width() / double(m_tokens) * 0.35,
                         m_field.height() / double(m_levels) * 0.35});
    }

    /// What the places on the way read, and, of a chain, the token that each state reads.
    void addFans()
    {
        const auto add = [this](PathNode from, PathNode to) {
            m_scene.marks.append(
                LineMark{.from = at(from), .to = at(to), .ink = {Role::Muted, 0, 0.4}, .meaning = {}});
        };
        if (m_carrier == Carrier::Recurrent) {
            for (std::size_t position = 0; position < m_tokens; ++position) {
                add({0, position}, {1, position});
                if (position > 0)
                    add({1, position - 1}, {1, position});
            }
            return;
        }
        std::vector<PathNode> readers = m_path.nodes;
        if (readers.empty())
            readers.push_back({1, m_target});
        for (const PathNode& reader : readers)
            if (reader.level > 0)
                for (const std::size_t below : engine::seenFrom(m_carrier, m_kernel, m_tokens, reader))
                    add({reader.level - 1, below}, reader);
    }

    void addDots()
    {
        for (std::size_t level = 0; level <= m_levels; ++level)
            for (std::size_t position = 0; position < m_tokens; ++position)
                m_scene.marks.append(CircleMark{.centre = at({level, position}),
                                                .radius = radius(),
                                                .fill = Ink{level == 0 ? Role::Ink : Role::Muted},
                                                .stroke = {},
                                                .meaning = {}});
    }

    /// Hop by hop with the progress of the step.
    void addHops()
    {
        const auto& nodes = m_path.nodes;
        for (std::size_t hop = 1; hop < nodes.size(); ++hop) {
            const double share = staggered(m_frame.progress, int(hop) - 1, int(nodes.size()) - 1, 0.3);
            if (share <= 0.0)
                break;
            const QPointF from = at(nodes[hop - 1]), to = at(nodes[hop]);
            Meaning meaning;
            meaning.description = QCoreApplication::translate("figures", "hop %1: from position %2 to %3")
                                      .arg(hop)
                                      .arg(nodes[hop - 1].position + 1)
                                      .arg(nodes[hop].position + 1);
            m_scene.marks.append(LineMark{.from = from,
                                          .to = from + (to - from) * share,
                                          .width = hopWidth,
                                          .ink = {Role::Accent},
                                          .meaning = meaning});
        }
        for (const PathNode& node : nodes)
            m_scene.marks.append(CircleMark{.centre = at(node),
                                            .radius = radius() * 1.3,
                                            .fill = Ink{Role::Accent},
                                            .stroke = {},
                                            .meaning = {}});
    }

    /// Where the signal sets out, below the tokens, and where it should arrive, above the layers.
    void addEnds()
    {
        const double line = textHeight(m_pixels);
        addEnd({0, m_source}, QCoreApplication::translate("figures", "from token %1").arg(m_source + 1),
               m_field.bottom() + 8.0);
        addEnd({m_levels, m_target}, QCoreApplication::translate("figures", "to token %1").arg(m_target + 1),
               m_field.top() - 8.0 - line);
        if (m_path.nodes.empty())
            m_scene.marks.append(textLine(hopsText(m_path), m_field.left(), m_field.center().y() - line / 2,
                                          m_field.width(), m_pixels, {}, TextAlign::Centre));
    }

    /// A ring about one end, and its name.
    void addEnd(PathNode node, const QString& name, double top)
    {
        m_scene.marks.append(CircleMark{.centre = at(node),
                                        .radius = radius() * 2.0,
                                        .fill = {},
                                        .stroke = Ink{Role::Accent},
                                        .strokeWidth = 1.5,
                                        .meaning = {}});
        m_scene.marks.append(textLine(name, m_plan.plot.left(), top, m_plan.plot.width(), m_pixels,
                                      {Role::Muted},
                                      node.position == 0 ? TextAlign::Left : TextAlign::Right));
    }

    /// The hops of every kind at this distance.
    void addTable()
    {
        QList<Readout> lines;
        lines.append({QCoreApplication::translate("figures", "From token %1 to token %2:")
                          .arg(m_source + 1)
                          .arg(m_target + 1)});
        for (int index = 0; index < carriers; ++index) {
            const bool isShown = Carrier(index) == m_carrier;
            lines.append({QCoreApplication::translate("figures", "%1: %2", "kind of network, hops")
                              .arg(carrierName(Carrier(index)), hopsText(pathOf(Carrier(index)))),
                          isShown ? Role::Accent : Role::Ink, isShown});
        }
        const QList<QRectF> places = addReadouts(m_scene, m_plan.readouts, lines, textPixels(m_frame, 14.0));
        for (int index = 0; index < carriers; ++index) {
            SceneItem item;
            item.rect = places.at(index + 1);
            item.name = carrierName(Carrier(index));
            item.value = hopsText(pathOf(Carrier(index)));
            item.meaning.description = lines.at(index + 1).text;
            item.gridRow = index;
            item.gridColumn = 0;
            m_scene.items.append(item);
        }
    }

    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
    Carrier m_carrier;
    std::size_t m_kernel;
    std::size_t m_tokens;
    std::size_t m_source;
    std::size_t m_target;
    engine::SignalPath m_path;
    std::size_t m_levels = 1; ///< above the tokens
    double m_pixels = 12.0;
    QRectF m_field;
};

} // namespace

Scene ReachPathsFigure::layout(const Frame& frame) const
{
    return ReachPathsLayout(frame).make();
}

} // namespace casefile::figures
