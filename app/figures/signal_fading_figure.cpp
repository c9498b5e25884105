#include "app/figures/signal_fading_figure.h"

#include "app/figures/curve_plot.h"
#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/fading.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int places = 10;
constexpr double least = 1e-9;
constexpr double most = 1e9;
constexpr double rounding = 1e-6; ///< of a curve that begins with 1

struct Line
{
    const std::vector<double>* left;
    QString name;
    Ink ink;
};

QString shareText(double left)
{
    constexpr double small = 0.1; // has a place more
    return playback::formatSetting(left, left < small ? 4 : 3);
}

class SignalFadingLayout
{
public:
    explicit SignalFadingLayout(const Frame& frame)
        : m_settings{std::size_t(frame.knob(u"fading-steps"_s)), frame.knob(u"recurrent-scale"_s),
                     std::uint64_t(frame.knob(u"fading-seed"_s)), frame.knob(u"score-lead"_s)}
        , m_fading(engine::measureFading(m_settings))
        , m_lines(linesOf(m_fading, m_settings.lead))
        , m_frame(reserveLegend(m_scene = explained(frame, m_lines), frame))
        , m_plan(planLab(m_frame.size))
    {}

    Scene make()
    {
        const double steps = double(m_settings.steps);
        const CurvePlot plot(
            m_frame, m_plan.plot,
            {0.0, steps, false, QCoreApplication::translate("figures", "steps after token 1")}, upAxis());
        plot.addAxes(m_scene);
        const std::size_t shown = 1 + std::size_t(steps * m_frame.progress);
        for (const Line& line : m_lines) {
            Curve curve{{}, line.ink, 2.5, line.name, dashOf(line)};
            for (std::size_t step = 0; step < std::min(shown, line.left->size()); ++step)
                curve.points.emplace_back(double(step), (*line.left)[step]);
            plot.addCurve(m_scene, curve);
        }
        for (int place = 0; place < places; ++place)
            addItem(plot, place);
        const QList<Readout> lines = readouts();
        addReadouts(m_scene, m_plan.readouts, lines, textPixels(m_frame, 14.0));
        for (const Readout& line : lines)
            m_scene.summary += (m_scene.summary.isEmpty() ? QString() : u" · "_s) + line.text;
        return m_scene;
    }

private:
    static std::vector<Line> linesOf(const engine::Fading& fading, double lead)
    {
        return {
            {&fading.linear, QCoreApplication::translate("figures", "chain without tanh"), {Role::Muted}},
            {&fading.cell,
             QCoreApplication::translate("figures", "recurrent cell, untrained"),
             {Role::Accent}},
            {&fading.evenAttention,
             QCoreApplication::translate("figures", "attention, equal scores"),
             {Role::Query}},
            {&fading.leadingAttention,
             QCoreApplication::translate("figures", "attention, token 1 leads by %1")
                 .arg(playback::formatSetting(lead)),
             {Role::Value}},
        };
    }

    /// As many decades as the curves have, from 1 down at least one.
    CurveAxis upAxis() const
    {
        double low = 0.1, high = 1.0;
        for (const Line& line : m_lines) {
            const auto [smallest, largest] = std::ranges::minmax(*line.left);
            low = std::min(low, smallest);
            high = std::max(high, largest);
        }
        const auto decade = [](double value) { return std::log10(std::clamp(value, least, most)); };
        return {std::pow(10.0, std::floor(decade(low))), std::pow(10.0, std::ceil(decade(high) - rounding)),
                true, QCoreApplication::translate("figures", "share of token 1 that is left")};
    }

    int dashOf(const Line& line) const { return int(&line - m_lines.data()); }

    static Scene explained(const Frame& frame, const std::vector<Line>& lines)
    {
        Scene scene;
        scene.size = frame.size;
        for (std::size_t line = 0; line < lines.size(); ++line)
            scene.legend.append({LegendEntry::Sample::Dashed, lines[line].ink, lines[line].name, int(line)});
        return scene;
    }

    void addItem(const CurvePlot& plot, int place)
    {
        const auto step = std::size_t(plot.placeAcross(place, places));
        QStringList values;
        for (const Line& line : m_lines)
            values.append(QCoreApplication::translate("figures", "%1 %2", "name, value")
                              .arg(line.name, shareText((*line.left)[step])));
        plot.addItem(m_scene, place, places,
                     QCoreApplication::translate("figures", "after %n step(s)", nullptr, int(step)),
                     values.join(u", "_s));
    }

    QList<Readout> readouts() const
    {
        QList<Readout> lines{{QCoreApplication::translate("figures", "untrained, weights drawn with seed %1")
                                  .arg(m_settings.seed),
                              Role::Muted},
                             {QCoreApplication::translate("figures", "left after %n step(s):", nullptr,
                                                          int(m_settings.steps))}};
        for (const Line& line : m_lines)
            lines.append({QCoreApplication::translate("figures", "%1: %2", "name, value")
                              .arg(line.name, shareText(line.left->back())),
                          line.ink.role == Role::Muted ? Role::Ink : line.ink.role});
        return lines;
    }

    engine::FadingSettings m_settings;
    engine::Fading m_fading;
    std::vector<Line> m_lines;
    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
};

} // namespace

Scene SignalFadingFigure::layout(const Frame& frame) const
{
    return SignalFadingLayout(frame).make();
}

} // namespace casefile::figures
