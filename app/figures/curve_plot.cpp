#include "app/figures/curve_plot.h"

#include "app/figures/fonts.h"
#include "app/figures/layout_tools.h"
#include "app/figures/link_curve.h"
#include "app/figures/round_ticks.h"
#include "app/playback/prose_fields.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace casefile::figures {

namespace {

constexpr int linearSteps = 6;      ///< at most between the ends of an axis
constexpr double manyDecades = 1e5; ///< an axis of more is written in powers of ten alone
constexpr int mostTicks = 7;        ///< of a logarithmic axis
constexpr double tickGap = 4.0;
constexpr double dotRadius = 4.0; ///< half the side of a square one

/// The pieces of a line that a dash pattern leaves, when `walked` pixels of it lie before; counts them on.
std::vector<QLineF> inkedPieces(const QLineF& line, int dash, double& walked)
{
    constexpr double shortest = 0.01; // pixels: each step gets on
    const auto& pattern = link_curve::dashPattern(dash);
    const double period = std::accumulate(pattern.begin(), pattern.end(), 0.0), length = line.length();
    if (period <= 0.0)
        return {line};
    std::vector<QLineF> pieces;
    for (double from = 0.0; from < length;) {
        double rest = std::fmod(walked, period);
        std::size_t part = 0;
        while (part + 1 < pattern.size() && rest >= pattern[part])
            rest -= pattern[part++];
        const double step = std::max(shortest, std::min(pattern[part] - rest, length - from));
        if (part % 2 == 0)
            pieces.emplace_back(line.pointAt(from / length),
                                line.pointAt(std::min(1.0, (from + step) / length)));
        from += step;
        walked += step;
    }
    return pieces;
}

} // namespace

double CurveAxis::share(double value) const
{
    const double share =
        isLogarithmic ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
    return std::clamp(share, 0.0, 1.0);
}

std::vector<double> CurveAxis::ticks() const
{
    if (!isLogarithmic)
        return roundTicks(low, high, linearSteps);
    constexpr double rounding = 1e-9; // of a logarithm
    std::vector<double> ticks;
    const int first = int(std::ceil(std::log10(low) - rounding)),
              last = int(std::floor(std::log10(high) + rounding));
    const int step = std::max(1, (last - first) / mostTicks + 1);
    for (int power = first + (last - first) % step; power <= last; power += step) // with the topmost
        ticks.push_back(std::pow(10.0, power));
    return ticks;
}

QString CurveAxis::label(double tick) const
{
    if (isLogarithmic)
        return high / low > manyDecades && tick != 1.0 ? playback::formatPower(tick)
                                                       : playback::formatSetting(tick);
    constexpr int fewestDecimals = 2; // of a number that has so many; zeros at the end are not written
    const std::vector<double> all = ticks();
    const double step = all.size() > 1 ? all[1] - all[0] : 1.0;
    return playback::formatSetting(tick, std::max(fewestDecimals, int(std::ceil(-std::log10(step)))));
}

CurvePlot::CurvePlot(const Frame& frame, const QRectF& area, CurveAxis across, CurveAxis up)
    : m_across(std::move(across))
    , m_up(std::move(up))
    , m_pixels(std::min(textPixels(frame, 12.0), area.height() / 12.0))
    , m_area(area)
{
    double widest = 0.0;
    for (const double tick : m_up.ticks())
        widest = std::max(widest, textWidth(m_up.label(tick), m_pixels));
    const double line = textHeight(m_pixels);
    m_field = area.adjusted(widest + 2 * tickGap, 1.5 * line + tickGap, -tickGap, -2 * line - 2 * tickGap);
}

QPointF CurvePlot::at(QPointF point) const
{
    return {m_field.left() + m_field.width() * m_across.share(point.x()),
            m_field.bottom() - m_field.height() * m_up.share(point.y())};
}

void CurvePlot::addAxes(Scene& scene) const
{
    const double line = textHeight(m_pixels);
    scene.marks.append(RectMark{.rect = m_field, .fill = {}, .stroke = Ink{Role::Line}, .meaning = {}});
    double free = m_field.bottom() + line; // labels that would touch are left out
    for (const double tick : m_up.ticks()) {
        const double y = m_field.bottom() - m_field.height() * m_up.share(tick);
        scene.marks.append(LineMark{
            .from = {m_field.left(), y}, .to = {m_field.right(), y}, .ink = {Role::Line}, .meaning = {}});
        if (y + line / 2 > free)
            continue;
        free = y - line / 2;
        scene.marks.append(textLine(m_up.label(tick), m_area.left(), y - line / 2,
                                    m_field.left() - m_area.left() - tickGap, m_pixels, {Role::Muted},
                                    TextAlign::Right));
    }
    double right = m_area.left();
    for (const double tick : m_across.ticks()) {
        const double x = m_field.left() + m_field.width() * m_across.share(tick);
        const QString text = m_across.label(tick);
        const double width = textWidth(text, m_pixels) + 2.0;
        const double left = std::clamp(x - width / 2, m_area.left(), m_area.right() - width);
        if (left < right)
            continue;
        right = left + width + tickGap;
        scene.marks.append(textLine(text, left, m_field.bottom() + tickGap, width, m_pixels, {Role::Muted},
                                    TextAlign::Centre));
    }
    scene.marks.append(
        textLine(m_up.title, m_area.left(), m_area.top(), m_area.width(), m_pixels, {Role::Muted}));
    scene.marks.append(textLine(m_across.title, m_field.left(), m_area.bottom() - line, m_field.width(),
                                m_pixels, {Role::Muted}, TextAlign::Right));
}

void CurvePlot::addCurve(Scene& scene, const Curve& curve) const
{
    const auto isInside = [this](QPointF point) {
        return point.y() >= m_up.low && point.y() <= m_up.high && point.x() >= m_across.low &&
               point.x() <= m_across.high;
    };
    Meaning meaning;
    meaning.description = curve.meaning;
    double walked = 0.0;
    for (std::size_t i = 1; i < curve.points.size(); ++i)
        if (isInside(curve.points[i - 1]) || isInside(curve.points[i]))
            for (const QLineF& piece :
                 inkedPieces({at(curve.points[i - 1]), at(curve.points[i])}, curve.dash, walked))
                scene.marks.append(LineMark{.from = piece.p1(),
                                            .to = piece.p2(),
                                            .width = curve.width,
                                            .ink = curve.ink,
                                            .meaning = meaning});
}

void CurvePlot::addPoint(Scene& scene, QPointF point, Dot dot, const Ink& ink, const QString& meaning) const
{
    Meaning said;
    said.description = meaning;
    const QPointF centre = at(point);
    if (dot == Dot::Round)
        scene.marks.append(
            CircleMark{.centre = centre, .radius = dotRadius, .fill = ink, .stroke = {}, .meaning = said});
    else
        scene.marks.append(RectMark{
            .rect = QRectF(centre.x() - dotRadius, centre.y() - dotRadius, 2 * dotRadius, 2 * dotRadius),
            .fill = ink,
            .stroke = {},
            .meaning = said});
}

void CurvePlot::addMarker(Scene& scene, double across, Role role, const QString& meaning) const
{
    if (across < m_across.low || across > m_across.high)
        return;
    Meaning said;
    said.description = meaning;
    const double x = m_field.left() + m_field.width() * m_across.share(across);
    scene.marks.append(LineMark{.from = {x, m_field.top()},
                                .to = {x, m_field.bottom()},
                                .width = 1.5,
                                .ink = {role},
                                .meaning = said});
}

double CurvePlot::placeAcross(int place, int places) const
{
    const double share = (place + 0.5) / places;
    return m_across.isLogarithmic ? m_across.low * std::pow(m_across.high / m_across.low, share)
                                  : m_across.low + (m_across.high - m_across.low) * share;
}

void CurvePlot::addItem(Scene& scene, int place, int places, const QString& name, const QString& value) const
{
    const double width = m_field.width() / places;
    SceneItem item;
    item.rect = QRectF(m_field.left() + width * place, m_field.top(), width, m_field.height());
    item.name = name;
    item.value = value;
    item.meaning.description = name + QStringLiteral(": ") + value;
    item.gridRow = 0;
    item.gridColumn = place;
    scene.items.append(item);
}

} // namespace casefile::figures
