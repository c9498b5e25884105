#include "app/playback/timeline.h"

#include <algorithm>
#include <cassert>

namespace casefile::playback {

Timeline::Timeline(const content::Chapter& chapter)
{
    double now = 0.0;
    for (const content::Step& step : chapter.steps) {
        if (!m_starts.isEmpty())
            now += stepGap;
        m_starts.append(now);
        if (!step.prediction.isEmpty() && now > 0.0)
            m_stops.append(now);
        now += std::max(step.seconds, 0.0);
        m_ends.append(now);
        if (step.pauseAfter)
            m_stops.append(now);
    }
    m_duration = now;
    if (!m_starts.isEmpty() && (m_stops.isEmpty() || m_stops.last() < m_duration))
        m_stops.append(m_duration);
}

double Timeline::start(int step) const
{
    assert(step >= 0 && step < stepCount());
    return m_starts[step];
}

double Timeline::end(int step) const
{
    assert(step >= 0 && step < stepCount());
    return m_ends[step];
}

Cursor Timeline::cursorAt(double seconds) const
{
    if (m_starts.isEmpty())
        return {};
    const auto after = std::upper_bound(m_starts.cbegin(), m_starts.cend(), seconds);
    const int step = std::max(int(after - m_starts.cbegin()) - 1, 0);
    const double length = m_ends[step] - m_starts[step];
    if (length <= 0.0)
        return {step, 1.0}; // a step without a duration is always finished
    return {step, std::clamp((seconds - m_starts[step]) / length, 0.0, 1.0)};
}

double Timeline::secondsOf(const Cursor& cursor) const
{
    if (m_starts.isEmpty())
        return 0.0;
    const int step = std::clamp(cursor.step, 0, stepCount() - 1);
    const double progress = std::clamp(cursor.progress, 0.0, 1.0);
    if (progress >= 1.0)
        return m_ends[step]; // not start + length: rounding would miss the end
    return m_starts[step] + progress * (m_ends[step] - m_starts[step]);
}

double Timeline::nextStop(double seconds) const
{
    const auto stop = std::upper_bound(m_stops.cbegin(), m_stops.cend(), seconds);
    return stop == m_stops.cend() ? m_duration : *stop;
}

} // namespace casefile::playback
