#include "app/figures/length_cost_figure.h"

#include "app/figures/curve_plot.h"
#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/attention_cost.h"

#include <QCoreApplication>

#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int places = 6;           ///< items along the axis
constexpr double fewest = 64.0;     ///< tokens
constexpr double longest = 1048576; ///< tokens
constexpr int points = 41;
constexpr std::uint64_t headWidth = 64; ///< d_k: heads of the usual width
constexpr double scoreBytes = 2.0;      ///< half precision
constexpr double statisticBytes = 4.0;  ///< a running maximum or sum, in single precision

/// What a layer needs at one length: the part that grows like n and the part that grows like its square.
struct Parts
{
    double linear = 0.0;
    double quadratic = 0.0;
};

class LengthCostLayout
{
public:
    explicit LengthCostLayout(const Frame& frame)
        : m_width(std::uint64_t(frame.knob(u"cost-width"_s)))
        , m_isMemory(frame.knob(u"cost-of"_s) != 0.0)
        , m_frame(reserveLegend(m_scene = explained(frame, m_isMemory), frame))
        , m_plan(planLab(m_frame.size))
        , m_crossover(engine::crossoverTokens(sizes(1), 4 * m_width))
    {}

    Scene make()
    {
        const Parts low = parts(fewest), high = parts(longest);
        const CurvePlot plot(
            m_frame, m_plan.plot, {fewest, longest, true, QCoreApplication::translate("figures", "tokens n")},
            {std::min(low.linear, low.quadratic), std::max(high.linear, high.quadratic), true,
             m_isMemory ? QCoreApplication::translate("figures", "bytes of one layer")
                        : QCoreApplication::translate("figures", "multiply-adds of one layer")});
        plot.addAxes(m_scene);
        Curve linear{{}, {Role::Ink}, 2.5, m_scene.legend.at(0).text};
        Curve quadratic{{}, {Role::Accent}, 2.5, m_scene.legend.at(1).text, 1};
        for (int point = 0; point < points; ++point) {
            const double n = fewest * std::pow(longest / fewest, double(point) / (points - 1));
            linear.points.emplace_back(n, parts(n).linear);
            quadratic.points.emplace_back(n, parts(n).quadratic);
        }
        plot.addCurve(m_scene, linear);
        plot.addCurve(m_scene, quadratic);
        if (!m_isMemory)
            plot.addMarker(m_scene, m_crossover, Role::Muted, crossoverText());
        for (int place = 0; place < places; ++place) {
            const double n = std::round(plot.placeAcross(place, places));
            plot.addItem(m_scene, place, places,
                         QCoreApplication::translate("figures", "n = %1").arg(n, 0, 'f', 0), partsText(n));
        }
        const QList<Readout> lines = readouts();
        addReadouts(m_scene, m_plan.readouts, lines, textPixels(m_frame, 14.0));
        m_scene.summary = lines.constLast().text;
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame, bool isMemory)
    {
        using Sample = LegendEntry::Sample;
        QList<LegendEntry> legend{
            {Sample::LineThick,
             {Role::Ink},
             isMemory ? QCoreApplication::translate("figures", "tile by tile: maximum and sum of each row")
                      : QCoreApplication::translate("figures", "projections and feed-forward")},
            {Sample::Dashed,
             {Role::Accent},
             isMemory ? QCoreApplication::translate("figures", "all scores kept, half precision")
                      : QCoreApplication::translate("figures", "scores and contexts"),
             1}};
        if (!isMemory)
            legend.append({Sample::LineThin,
                           {Role::Muted},
                           QCoreApplication::translate("figures", "as many of both: n = 6 d")});
        return explainedBy(frame, legend);
    }

    engine::AttentionSizes sizes(std::uint64_t tokens) const
    {
        const std::uint64_t heads = m_width / headWidth;
        return engine::evenSizes(tokens, m_width, heads, heads);
    }

    Parts parts(double n) const
    {
        const engine::AttentionCost cost = engine::costOf(sizes(std::uint64_t(n)));
        if (m_isMemory)
            return {2.0 * statisticBytes * double(m_width / headWidth) * n, scoreBytes * double(cost.cells)};
        const double feedForward = 2.0 * n * double(m_width) * 4.0 * double(m_width);
        return {double(cost.projections) + feedForward, double(cost.scores) + double(cost.contexts)};
    }

    QString crossoverText() const
    {
        return QCoreApplication::translate("figures", "equal at n = 6 d = %1").arg(m_crossover, 0, 'f', 0);
    }

    /// Both parts and their ratio.
    QString partsText(double n) const
    {
        const Parts part = parts(n);
        return QCoreApplication::translate("figures", "%1 and %2, ratio %3")
            .arg(playback::formatSetting(part.linear), playback::formatSetting(part.quadratic),
                 playback::formatSetting(part.quadratic / part.linear));
    }

    QList<Readout> readouts() const
    {
        QList<Readout> lines{
            {QCoreApplication::translate("figures", "counted, not timed; heads of %1").arg(headWidth),
             Role::Muted}};
        for (const double n : {512.0, 8192.0, 65536.0})
            lines.append({QCoreApplication::translate("figures", "n = %1: quadratic part %2 × the linear")
                              .arg(n, 0, 'f', 0)
                              .arg(playback::formatSetting(parts(n).quadratic / parts(n).linear))});
        if (m_isMemory)
            lines.append({QCoreApplication::translate("figures", "the result is the same")});
        else
            lines.append({crossoverText(), Role::Ink, true});
        return lines;
    }

    std::uint64_t m_width;
    bool m_isMemory;
    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
    double m_crossover;
};

} // namespace

Scene LengthCostFigure::layout(const Frame& frame) const
{
    return LengthCostLayout(frame).make();
}

} // namespace casefile::figures
