#include "app/figures/middle_figure.h"

#include "app/figures/curve_plot.h"
#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/number_table.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/middle.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t tokens = 64;
constexpr int places = 8;    ///< of the plot, to walk to
constexpr double air = 1.15; ///< above the highest place

class MiddleLayout
{
public:
    explicit MiddleLayout(const Frame& frame)
        : m_settings{tokens, std::size_t(frame.knob(u"middle-layers"_s)), frame.knob(u"middle-toll"_s)}
        , m_fact(std::size_t(frame.knob(u"fact-place"_s)) - 1)
        , m_share(engine::shareByPlace(m_settings))
        , m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_plan(planLab(m_frame.size))
    {}

    Scene make()
    {
        const CurvePlot plot(
            m_frame, m_plan.plot,
            {1.0, double(tokens), false, QCoreApplication::translate("figures", "place in the text")},
            {0.0, highest(), false, QCoreApplication::translate("figures", "share in the last token")});
        plot.addAxes(m_scene);
        Curve curve{{}, {Role::Accent}, 2.5, m_scene.legend.first().text};
        for (std::size_t place = 0; place + 1 < tokens; ++place)
            curve.points.emplace_back(double(place + 1), m_share[place]);
        plot.addCurve(m_scene, curve);
        plot.addMarker(m_scene, double(m_fact + 1), Role::Head2, m_scene.legend.at(1).text);
        for (int place = 0; place < places; ++place) {
            const auto token = std::size_t(std::round(plot.placeAcross(place, places)));
            plot.addItem(
                m_scene, place, places, QCoreApplication::translate("figures", "place %1").arg(token),
                QCoreApplication::translate("figures", "share %1").arg(compactNumber(m_share[token - 1])));
        }
        const QList<Readout> lines = readouts();
        addReadouts(m_scene, m_plan.readouts, lines, textPixels(m_frame, 14.0));
        m_scene.summary =
            QCoreApplication::translate("figures", "%1; %2.").arg(lines.at(1).text, lines.constLast().text);
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(
            frame,
            {{Sample::LineThick,
              {Role::Accent},
              QCoreApplication::translate("figures", "how much of the last token comes from each place")},
             {Sample::LineThin,
              {Role::Head2},
              QCoreApplication::translate("figures", "where the fact stands")}});
    }

    /// Of the places before the last, whose own row would dwarf them.
    double highest() const { return air * *std::max_element(m_share.begin(), m_share.end() - 1); }

    QString at(const QString& words, std::size_t place) const
    {
        return words.arg(place + 1).arg(compactNumber(m_share[place]));
    }

    QList<Readout> readouts() const
    {
        const auto lowest = std::size_t(std::min_element(m_share.begin(), m_share.end()) - m_share.begin());
        return {
            {m_settings.slope == 0.0
                 ? QCoreApplication::translate("figures", "all scores equal: nothing was learned")
                 : QCoreApplication::translate("figures",
                                               "scores fall with distance only: nothing was learned")},
            {at(QCoreApplication::translate("figures", "fact at place %1: share %2"), m_fact), Role::Head2,
             true},
            {at(QCoreApplication::translate("figures", "place %1: share %2"), 0)},
            {at(QCoreApplication::translate("figures", "place %1: share %2"), tokens - 2)},
            {at(QCoreApplication::translate("figures", "the last itself, place %1, not drawn: share %2"),
                tokens - 1),
             Role::Muted},
            {at(QCoreApplication::translate("figures", "least at place %1: share %2"), lowest)},
        };
    }

    engine::MiddleSettings m_settings;
    std::size_t m_fact; ///< place, from 0
    std::vector<double> m_share;
    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
};

} // namespace

Scene MiddleFigure::layout(const Frame& frame) const
{
    return MiddleLayout(frame).make();
}

} // namespace casefile::figures
