#include "app/figures/reach_paths_figure.h"

#include "app/figures/column_labels.h"
#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/reach_table.h"
#include "engine/measure/reach.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::Carrier;
using engine::PathNode;

namespace {

constexpr double dotRadius = 3.5;
constexpr double hopWidth = 3.0;
constexpr double crossSize = 6.0;   ///< half of it, in pixels
constexpr double wordsShare = 0.25; ///< of the height, at most

class ReachPathsLayout
{
public:
    explicit ReachPathsLayout(const Frame& frame)
        : m_carrier(Carrier(int(frame.knob(u"carrier"_s))))
        , m_kernel(std::size_t(frame.knob(u"kernel"_s)))
        , m_tokens(std::size_t(frame.knob(u"path-distance"_s)) + 1)
        , m_source(frame.knob(u"path-back"_s) == 0.0 ? 0 : m_tokens - 1)
        , m_target(m_tokens - 1 - m_source)
        , m_path(engine::shortestPath(m_carrier, m_kernel, m_tokens, m_source, m_target))
        , m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_plan(planLab(m_frame.size))
    {
        const bool isOneLevel = m_carrier == Carrier::Recurrent;
        m_levels = isOneLevel || m_path.nodes.empty() ? 1 : m_path.hops();
        m_pixels = textPixels(frame, 12.0);
        placeField();
    }

    Scene make()
    {
        addFans();
        if (m_path.nodes.empty())
            addBarred();
        addDots();
        addNames();
        addHops();
        addEnds();
        addReachTable(m_scene, m_frame, m_plan.readouts, {m_carrier, m_kernel, m_source, m_target});
        m_scene.summary = QCoreApplication::translate("figures", "%1, from token %2 to token %3: %4.")
                              .arg(carrierName(m_carrier))
                              .arg(m_source + 1)
                              .arg(m_target + 1)
                              .arg(hopsText(m_path));
        return m_scene;
    }

private:
    /// What there is to explain depends on whether there is a way, and whether it is a chain's.
    Scene explained(const Frame& frame) const
    {
        using Sample = LegendEntry::Sample;
        const auto words = [](const char* text) { return QCoreApplication::translate("figures", text); };
        QList<LegendEntry> legend;
        const bool isChain = m_carrier == Carrier::Recurrent;
        if (m_path.nodes.empty())
            legend.append({Sample::LineThin,
                           {Role::Wrong},
                           words(QT_TRANSLATE_NOOP("figures", "may not be read, in any layer"))});
        else
            legend.append({Sample::LineThick,
                           {Role::Accent},
                           words(QT_TRANSLATE_NOOP("figures", "a hop of the shortest way"))});
        if (isChain && !m_path.nodes.empty())
            legend.append({Sample::LineThin,
                           {Role::Accent},
                           words(QT_TRANSLATE_NOOP("figures", "a token enters its state: no hop"))});
        legend.append({Sample::LineThin,
                       {Role::Muted},
                       words(QT_TRANSLATE_NOOP("figures", "what a place on the way reads"))});
        legend.append({Sample::Swatch, {Role::Ink}, words(QT_TRANSLATE_NOOP("figures", "dots: tokens"))});
        legend.append({Sample::Swatch,
                       {Role::Muted},
                       isChain ? words(QT_TRANSLATE_NOOP("figures", "dots: states"))
                               : words(QT_TRANSLATE_NOOP("figures", "dots: what a layer makes of them"))});
        return explainedBy(frame, legend);
    }

    /// Room for the dots: below it the words of the tokens, if there are enough, and the name of the start;
    /// at the left the names of the levels.
    void placeField()
    {
        const double line = textHeight(m_pixels) + 4.0;
        const double names =
            std::max(textWidth(levelName(0), m_pixels), textWidth(levelName(m_levels), m_pixels)) + 6.0;
        const auto tokens = double(m_tokens);
        const double pitch = (m_plan.plot.width() - names) / tokens;
        if (m_tokens <= m_frame.trace->queries()) {
            m_words = queryTexts(*m_frame.trace).first(qsizetype(m_tokens));
            m_wordsPlan = planColumnLabels(m_words, pitch, m_pixels, m_plan.plot.height() * wordsShare);
            if (m_wordsPlan.numbered)
                m_words.clear();
        }
        const double below = line + 6.0 + (m_words.isEmpty() ? 0.0 : m_wordsPlan.height + 6.0);
        m_field = m_plan.plot.adjusted(names + pitch / 2, line + 8.0, -pitch / 2, -below);
    }

    /// "tokens" at the foot, then layer by layer.
    QString levelName(std::size_t level) const
    {
        if (level == 0)
            return QCoreApplication::translate("figures", "tokens");
        return m_carrier == Carrier::Recurrent
                   ? QCoreApplication::translate("figures", "states")
                   : QCoreApplication::translate("figures", "layer %1").arg(level);
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

    /// The direction that there is not: everything that the target may not read, and the source crossed out.
    void addBarred()
    {
        if (m_carrier == Carrier::Recurrent)
            return;
        const PathNode reader{1, m_target};
        const auto seen = engine::seenFrom(m_carrier, m_kernel, m_tokens, reader);
        for (std::size_t position = 0; position < m_tokens; ++position)
            if (std::ranges::find(seen, position) == seen.end())
                m_scene.marks.append(LineMark{.from = at({0, position}),
                                              .to = at(reader),
                                              .width = position == m_source ? 1.5 : 1.0,
                                              .ink = {Role::Wrong, 0, position == m_source ? 1.0 : 0.35},
                                              .meaning = {}});
        const QPointF middle = (at({0, m_source}) + at(reader)) / 2;
        for (const double side : {-crossSize, crossSize})
            m_scene.marks.append(LineMark{.from = middle - QPointF(crossSize, side),
                                          .to = middle + QPointF(crossSize, side),
                                          .width = hopWidth,
                                          .ink = {Role::Wrong},
                                          .meaning = {}});
    }

    /// Words of the tokens below their dots; of the levels, as many as have room.
    void addNames()
    {
        const double half = m_field.width() / double(m_tokens - 1) / 2, line = textHeight(m_pixels);
        if (!m_words.isEmpty())
            addColumnLabels(m_scene, m_wordsPlan, m_words,
                            QRectF(m_field.left() - half, m_field.bottom() + 8.0, m_field.width() + 2 * half,
                                   m_wordsPlan.height),
                            int(m_source), Role::Accent, false);
        const double pitch = m_field.height() / double(m_levels);
        const auto step = std::max<std::size_t>(1, std::size_t(std::ceil(line / pitch)));
        for (std::size_t level = 0; level <= m_levels; level += step)
            m_scene.marks.append(textLine(levelName(level), m_plan.plot.left(), at({level, 0}).y() - line / 2,
                                          m_field.left() - half - m_plan.plot.left() - 4.0, m_pixels,
                                          {Role::Muted}));
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
        if (!nodes.empty() && nodes.front().level > 0) // of a chain: the way begins at the token
            m_scene.marks.append(LineMark{.from = at({0, m_source}),
                                          .to = at(nodes.front()),
                                          .width = hopWidth / 2,
                                          .ink = {Role::Accent},
                                          .meaning = {}});
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
               m_field.bottom() + 8.0 + (m_words.isEmpty() ? 0.0 : m_wordsPlan.height + 4.0));
        addEnd({m_levels, m_target}, QCoreApplication::translate("figures", "to token %1").arg(m_target + 1),
               m_field.top() - 8.0 - line);
        if (m_path.nodes.empty())
            m_scene.marks.append(textLine(hopsText(m_path), m_field.left(), m_field.top() + 10.0,
                                          m_field.width(), m_pixels, {Role::Wrong}, TextAlign::Right));
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

    Carrier m_carrier;
    std::size_t m_kernel;
    std::size_t m_tokens;
    std::size_t m_source;
    std::size_t m_target;
    engine::SignalPath m_path;
    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
    std::size_t m_levels = 1; ///< above the tokens
    double m_pixels = 12.0;
    QRectF m_field;
    QStringList m_words; ///< of the tokens, where the sentence has so many
    ColumnLabels m_wordsPlan;
};

} // namespace

Scene ReachPathsFigure::layout(const Frame& frame) const
{
    return ReachPathsLayout(frame).make();
}

} // namespace casefile::figures
