#pragma once

#include "app/content/chapter.h"
#include "app/playback/cursor.h"

#include <QList>

namespace casefile::playback {

/// Seconds <-> cursor for one chapter. Has no timer: it is a value.
/// Between two steps lies a rest of `stepGap` seconds, so that "the end of this step" and "the start of the
/// next" are different moments and every cursor has a time of its own.
class Timeline
{
public:
    static constexpr double stepGap = 1.0 / 1024.0;

    Timeline() = default;
    explicit Timeline(const content::Chapter& chapter);

    int stepCount() const { return int(m_starts.size()); }
    double duration() const { return m_duration; }
    double start(int step) const; ///< seconds at which the step begins
    double end(int step) const;

    Cursor cursorAt(double seconds) const;
    double secondsOf(const Cursor& cursor) const;

    /// The first stop after `seconds`: the end of a step that pauses, or the start of a step that asks for a
    /// prediction; the duration if there is none.
    double nextStop(double seconds) const;
    QList<double> stops() const { return m_stops; } ///< ascending; the last is the duration

private:
    QList<double> m_starts;
    QList<double> m_ends;
    QList<double> m_stops;
    double m_duration = 0.0;
};

} // namespace casefile::playback
