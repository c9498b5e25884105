#include "app/figures/place_score_figure.h"

#include "app/figures/curve_plot.h"
#include "app/figures/lab_plan.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/position_scores.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::PlaceScheme;

namespace {

constexpr int places = 8;
constexpr std::size_t farthest = 256;
constexpr int schemes = 4;
constexpr double thumbnailShare = 0.5; ///< of the height of the numbers, below them
constexpr std::size_t coarser = 2;     ///< distances from one point of a thumbnail to the next

constexpr Ink unmovedInk{Role::Muted, 0.0, 0.35};

engine::PlaceSettings unmoved(engine::PlaceSettings settings)
{
    settings.farthest = 0;
    return settings;
}

engine::PlaceSettings settingsOf(const Frame& frame)
{
    return {PlaceScheme(int(frame.knob(u"place-scheme"_s))), farthest,
            std::size_t(frame.knob(u"place-shift"_s)),       frame.knob(u"place-drawn"_s) != 0.0,
            std::uint64_t(frame.knob(u"place-seed"_s)),      std::size_t(frame.knob(u"place-head"_s)) - 1};
}

class PlaceScoreLayout
{
public:
    explicit PlaceScoreLayout(const Frame& frame)
        : m_settings(settingsOf(frame))
        , m_scores(engine::scoresByDistance(m_settings))
        , m_unmoved(engine::scoresByDistance(unmoved(m_settings)))
        , m_frame(reserveLegend(m_scene = explained(frame), frame))
        , m_plan(planLab(m_frame.size))
    {}

    Scene make()
    {
        const auto [own, ownHigh] = std::ranges::minmax(m_scores);
        const auto [other, otherHigh] = std::ranges::minmax(m_unmoved);
        const double low = std::min(own, other), high = std::max(ownHigh, otherHigh);
        const double room = std::max(1.0, (high - low) * 0.08);
        const CurvePlot plot(
            m_frame, m_plan.plot,
            {0.0, double(farthest), false, QCoreApplication::translate("figures", "distance, tokens")},
            {std::min(0.0, low - room), std::max(0.0, high + room), false,
             QCoreApplication::translate("figures", "scaled score")});
        plot.addAxes(m_scene);
        Curve curve{{}, {Role::Accent}, 2.5, explanation()};
        for (std::size_t distance = 0; distance < m_scores.size(); ++distance)
            curve.points.emplace_back(double(distance), m_scores[distance]);
        if (m_settings.farthest > 0)
            addUnmoved(plot);
        plot.addCurve(m_scene, curve);
        for (int place = 0; place < places; ++place) {
            const auto distance = std::size_t(plot.placeAcross(place, places));
            plot.addItem(m_scene, place, places,
                         QCoreApplication::translate("figures", "distance %1").arg(distance),
                         QCoreApplication::translate("figures", "score %1")
                             .arg(playback::formatCell(m_scores[distance])));
        }
        const QRectF& beside = m_plan.readouts;
        const double half = beside.height() * (1.0 - thumbnailShare);
        addReadouts(m_scene, {beside.left(), beside.top(), beside.width(), half}, readouts(),
                    textPixels(m_frame, 14.0));
        for (int scheme = 0; scheme < schemes; ++scheme)
            addThumbnail(PlaceScheme(scheme),
                         QRectF(beside.left() + beside.width() / 2 * (scheme % 2),
                                beside.top() + half + (beside.height() - half) / 2 * (scheme / 2),
                                beside.width() / 2, (beside.height() - half) / 2));
        m_scene.summary = QCoreApplication::translate("figures", "%1: %2", "name, value")
                              .arg(schemeName(m_settings.scheme), explanation());
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        QList<LegendEntry> legend{
            {Sample::LineThick,
             {Role::Accent},
             QCoreApplication::translate("figures", "one query with the same key, farther and farther")},
            {Sample::None,
             {},
             QCoreApplication::translate("figures", "small: all schemes, each to its own scale")}};
        if (frame.knob(u"place-shift"_s) > 0.0)
            legend.append({Sample::LineThick, unmovedInk,
                           QCoreApplication::translate("figures", "the same before both are moved")});
        return explainedBy(frame, legend);
    }

    /// One scheme, small, from its least to its largest score: how they differ in shape.
    void addThumbnail(PlaceScheme scheme, const QRectF& room)
    {
        engine::PlaceSettings settings = m_settings;
        settings.scheme = scheme;
        const std::vector<double> scores = engine::scoresByDistance(settings);
        const auto [low, high] = std::ranges::minmax(scores);
        const double pixels = textPixels(m_frame, 12.0), line = textHeight(pixels);
        const QRectF plot = room.adjusted(2.0, line + 2.0, -6.0, -6.0);
        if (plot.height() < line)
            return;
        const bool isShown = scheme == m_settings.scheme;
        const Ink ink{isShown ? Role::Accent : Role::Muted};
        Meaning meaning;
        meaning.description =
            QCoreApplication::translate("figures", "%1: scores from %2 to %3")
                .arg(schemeName(scheme), playback::formatCell(low), playback::formatCell(high));
        m_scene.marks.append(
            RectMark{.rect = plot, .fill = {}, .stroke = Ink{Role::Line}, .meaning = meaning});
        const double span = std::max(high - low, 1e-9);
        const auto at = [&](std::size_t distance) {
            return QPointF(plot.left() + plot.width() * double(distance) / double(scores.size() - 1),
                           plot.bottom() - 2.0 - (plot.height() - 4.0) * (scores[distance] - low) / span);
        };
        for (std::size_t distance = coarser; distance < scores.size(); distance += coarser)
            m_scene.marks.append(LineMark{.from = at(distance - coarser),
                                          .to = at(distance),
                                          .width = isShown ? 2.0 : 1.2,
                                          .ink = ink,
                                          .meaning = meaning});
        m_scene.marks.append(
            textLine(schemeName(scheme), room.left() + 2.0, room.top(), room.width() - 8.0, pixels, ink));
    }

    /// A broad pale band where the curve was before both were moved: whoever does not leave it depends on the
    /// offset only.
    void addUnmoved(const CurvePlot& plot)
    {
        Curve curve{{}, unmovedInk, 8.0, m_scene.legend.last().text};
        for (std::size_t distance = 0; distance < m_unmoved.size(); ++distance)
            curve.points.emplace_back(double(distance), m_unmoved[distance]);
        plot.addCurve(m_scene, curve);
    }

    static QString schemeName(PlaceScheme scheme)
    {
        return content::knobChoices(*content::knobNamed(u"place-scheme"_s)).at(int(scheme));
    }

    /// What is compared.
    QString explanation() const
    {
        const bool isSinusoidal = m_settings.scheme == PlaceScheme::Sinusoidal;
        if (!m_settings.drawn)
            return isSinusoidal ? QCoreApplication::translate("figures", "positions alone, not projected")
                                : QCoreApplication::translate("figures", "q and k all ones, d_k = 64");
        return (isSinusoidal ? QCoreApplication::translate("figures", "through W_Q, W_K drawn with seed %1")
                             : QCoreApplication::translate("figures", "q and k drawn with seed %1"))
            .arg(m_settings.seed);
    }

    QList<Readout> readouts() const
    {
        QList<Readout> lines{
            {schemeName(m_settings.scheme), Role::Accent, true},
            {explanation()},
            {QCoreApplication::translate("figures", "query at %1, farthest key at %2")
                 .arg(m_settings.farthest + m_settings.distance)
                 .arg(m_settings.farthest)},
        };
        for (const std::size_t distance : {std::size_t(0), std::size_t(16), farthest})
            lines.append(
                {m_settings.farthest > 0
                     ? QCoreApplication::translate("figures", "distance %1: %2; before: %3")
                           .arg(QString::number(distance), playback::formatCell(m_scores[distance]),
                                playback::formatCell(m_unmoved[distance]))
                     : QCoreApplication::translate("figures", "distance %1: %2")
                           .arg(QString::number(distance), playback::formatCell(m_scores[distance]))});
        return lines;
    }

    engine::PlaceSettings m_settings;
    std::vector<double> m_scores;  ///< by distance
    std::vector<double> m_unmoved; ///< the same, before both are moved
    Scene m_scene;
    Frame m_frame;
    LabPlan m_plan;
};

} // namespace

Scene PlaceScoreFigure::layout(const Frame& frame) const
{
    return PlaceScoreLayout(frame).make();
}

} // namespace casefile::figures
