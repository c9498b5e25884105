#include "app/figures/measured_cost_figure.h"

#include "app/figures/curve_plot.h"
#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/size_words.h"
#include "engine/measure/attention_cost.h"
#include "engine/measure/cost_timing.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t narrowest = 64; ///< d_model of the first choice; each next is twice as wide
constexpr double shortest = 48.0;       ///< tokens: a little more than the measured lengths on both sides
constexpr double longest = 2730.0;      ///< tokens
constexpr double guideOpacity = 0.6;
constexpr double millisecondsOfSecond = 1e3;
constexpr double bytesOfMebibyte = 1 << 20;

/// "12.3 µs", "1.23 ms", "123 ms": three digits, from microseconds on.
QString timeText(double seconds)
{
    const bool isShort = seconds < 1e-3;
    const double value = seconds * (isShort ? 1e6 : millisecondsOfSecond);
    const int decimals = std::clamp(2 - int(std::floor(std::log10(std::max(value, 1e-9)))), 0, 2);
    const QString digits = QString::number(value, 'f', decimals);
    return (isShort ? QCoreApplication::translate("figures", "%1 µs", "microseconds")
                    : QCoreApplication::translate("figures", "%1 ms", "milliseconds"))
        .arg(digits);
}

class MeasuredCostLayout
{
public:
    explicit MeasuredCostLayout(const Frame& frame)
        : m_width(timedWidth(frame.knobs))
        , m_isMemory(frame.knob(u"timed-of"_s) != 0.0)
        , m_timing(frame.timing ? *frame.timing : engine::CostTiming())
        , m_counted(engine::crossoverTokens(engine::evenSizes(1, m_width, heads(), heads()), 4 * m_width))
        , m_frame(reserveLegend(m_scene = explained(frame, m_isMemory), frame))
        , m_plan(planLab(m_frame.size))
    {}

    Scene make()
    {
        const CurvePlot plot(m_frame, m_plan.plot,
                             {shortest, longest, true, QCoreApplication::translate("figures", "tokens n")},
                             upAxis());
        plot.addAxes(m_scene);
        if (!m_timing.lengths.empty()) {
            addGuide(plot, 1.0, Role::Ink);
            addGuide(plot, 2.0, Role::Accent);
        }
        for (const engine::TimedLength& length : m_timing.lengths) {
            plot.addPoint(m_scene, {double(length.tokens), linear(length)}, CurvePlot::Dot::Square,
                          {Role::Ink}, pointText(length));
            plot.addPoint(m_scene, {double(length.tokens), quadratic(length)}, CurvePlot::Dot::Round,
                          {Role::Accent}, pointText(length));
        }
        if (!m_isMemory)
            plot.addMarker(m_scene, m_counted, Role::Muted, countedText());
        addItems(plot);
        const QList<Readout> lines = readouts();
        addReadouts(m_scene, m_plan.readouts, lines, textPixels(m_frame, 14.0));
        for (const Readout& line : lines)
            m_scene.summary += (m_scene.summary.isEmpty() ? QString() : u" · "_s) + line.text;
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame, bool isMemory)
    {
        using Sample = LegendEntry::Sample;
        Scene scene = explainedBy(
            frame,
            {{Sample::Swatch,
              {Role::Accent},
              isMemory ? QCoreApplication::translate("figures", "●: all weights kept")
                       : QCoreApplication::translate("figures", "●: attention (scores, softmax, contexts)")},
             {Sample::Swatch,
              {Role::Ink},
              isMemory ? QCoreApplication::translate("figures", "■: tile by tile, no weights kept")
                       : QCoreApplication::translate("figures", "■: projections and feed-forward")},
             {Sample::LineThin,
              {Role::Accent},
              QCoreApplication::translate("figures", "like n², through the last ●")},
             {Sample::LineThin,
              {Role::Ink},
              QCoreApplication::translate("figures", "like n, through the last ■")}});
        if (!isMemory)
            scene.legend.append({Sample::LineThick,
                                 {Role::Muted},
                                 QCoreApplication::translate("figures", "equal by multiply-adds, n = 6 d")});
        return scene;
    }

    std::uint64_t heads() const { return std::max<std::uint64_t>(1, m_width / engine::timedHeadWidth); }

    /// In the unit of the axis: milliseconds, or mebibytes.
    double linear(const engine::TimedLength& length) const
    {
        return m_isMemory ? double(length.tileBytes) / bytesOfMebibyte
                          : length.tokenSeconds * millisecondsOfSecond;
    }
    double quadratic(const engine::TimedLength& length) const
    {
        return m_isMemory ? double(length.weightBytes) / bytesOfMebibyte
                          : length.attentionSeconds * millisecondsOfSecond;
    }

    /// Whole powers of ten round everything that was measured.
    CurveAxis upAxis() const
    {
        double low = 0.01, high = 10.0;
        for (const engine::TimedLength& length : m_timing.lengths)
            for (const double value : {linear(length), quadratic(length)}) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
        return {std::pow(10.0, std::floor(std::log10(low))), std::pow(10.0, std::ceil(std::log10(high))),
                true,
                m_isMemory ? QCoreApplication::translate("figures", "MiB held by one layer")
                           : QCoreApplication::translate("figures", "milliseconds of one layer")};
    }

    /// The line that grows like that power of n and meets the last point.
    void addGuide(const CurvePlot& plot, double power, Role role)
    {
        const engine::TimedLength& last = m_timing.lengths.back();
        const double value = power > 1.0 ? quadratic(last) : linear(last);
        const auto at = [&](double n) {
            return QPointF(n, value * std::pow(n / double(last.tokens), power));
        };
        Curve guide{{}, {role, 0.0, guideOpacity}, 1.0, m_scene.legend.at(power > 1.0 ? 2 : 3).text};
        for (double n = double(last.tokens); n > shortest; n /= 2.0)
            guide.points.insert(guide.points.begin(), at(n));
        plot.addCurve(m_scene, guide);
    }

    QString pointText(const engine::TimedLength& length) const
    {
        const QString n = QString::number(length.tokens);
        return m_isMemory ? QCoreApplication::translate("figures", "n = %1: all weights %2, tile by tile %3")
                                .arg(n, byteCount(length.weightBytes), byteCount(length.tileBytes))
                          : QCoreApplication::translate(
                                "figures", "n = %1: attention %2, projections and feed-forward %3")
                                .arg(n, timeText(length.attentionSeconds), timeText(length.tokenSeconds));
    }

    /// Something to walk to for each length, measured or not.
    void addItems(const CurvePlot& plot)
    {
        const std::vector<std::size_t> lengths = engine::timedLengths();
        for (int place = 0; place < int(lengths.size()); ++place) {
            const std::size_t n = lengths[std::size_t(place)];
            const auto found = std::ranges::find(m_timing.lengths, n, &engine::TimedLength::tokens);
            const QString value =
                found == m_timing.lengths.end() ? QCoreApplication::translate("figures", "not measured yet")
                : m_isMemory
                    ? QCoreApplication::translate("figures", "all weights %1, tile by tile %2")
                          .arg(byteCount(found->weightBytes), byteCount(found->tileBytes))
                    : QCoreApplication::translate("figures", "attention %1, projections and feed-forward %2")
                          .arg(timeText(found->attentionSeconds), timeText(found->tokenSeconds));
            plot.addItem(m_scene, place, int(lengths.size()),
                         QCoreApplication::translate("figures", "n = %1").arg(n), value);
        }
    }

    QString countedText() const
    {
        return QCoreApplication::translate("figures", "counted: equal at n = 6 d = %1")
            .arg(m_counted, 0, 'f', 0);
    }

    QString measuredText() const
    {
        const auto crossover = engine::timedCrossover(m_timing);
        return crossover ? QCoreApplication::translate("figures", "measured: equal at n ≈ %1")
                               .arg(std::round(*crossover), 0, 'f', 0)
                         : QCoreApplication::translate("figures", "measured: not equal within these lengths");
    }

    QList<Readout> readouts() const
    {
        const QString sizes =
            QCoreApplication::translate("figures", "d = %1, h = %2").arg(m_width).arg(heads());
        if (m_timing.lengths.empty())
            return {{QCoreApplication::translate("figures", "Not measured on this computer yet:"), Role::Ink,
                     true},
                    {QCoreApplication::translate("figures", "press “Measure” above.")},
                    {sizes, Role::Muted}};
        QList<Readout> lines{
            {QCoreApplication::translate("figures", "measured on this computer, one thread, %1")
                 .arg(QString::fromUtf8(engine::fast::isaName(m_timing.isa))),
             Role::Muted},
            {QCoreApplication::translate("figures", "%1; median of %n run(s)", nullptr, m_timing.runs)
                 .arg(sizes),
             Role::Muted}};
        for (const std::size_t n : {std::size_t(64), std::size_t(512), std::size_t(2048)}) {
            const auto found = std::ranges::find(m_timing.lengths, n, &engine::TimedLength::tokens);
            if (found != m_timing.lengths.end())
                lines.append(
                    {QCoreApplication::translate("figures", "n = %1: ● %2, ■ %3")
                         .arg(n)
                         .arg(m_isMemory ? byteCount(found->weightBytes) : timeText(found->attentionSeconds),
                              m_isMemory ? byteCount(found->tileBytes) : timeText(found->tokenSeconds))});
        }
        if (!m_isMemory)
            lines.append({{countedText(), Role::Ink}, {measuredText(), Role::Ink, true}});
        return lines;
    }

    std::uint64_t m_width;
    bool m_isMemory;
    engine::CostTiming m_timing;
    double m_counted;
    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
};

} // namespace

std::size_t timedWidth(const content::KnobValues& knobs)
{
    return std::size_t(narrowest) << std::size_t(content::knobValue(knobs, u"timed-width"_s));
}

Scene MeasuredCostFigure::layout(const Frame& frame) const
{
    return MeasuredCostLayout(frame).make();
}

} // namespace casefile::figures
