#pragma once

#include "app/content/chapter.h"
#include "app/playback/cursor.h"

#include <QList>

namespace casefile::playback {

/// Seconds <-> cursor for one chapter. Has no timer: it is a value.
class Timeline
{
public:
    Timeline() = default;
    explicit Timeline(const content::Chapter& chapter);

    int stepCount() const { return int(m_starts.size()); }
    double duration() const { return m_duration; }
    double start(int step) const; ///< seconds at which the step begins
    double end(int step) const;

    Cursor cursorAt(double seconds) const;
    double secondsOf(const Cursor& cursor) const;

    double nextStop(double seconds) const;     ///< end of the next step that pauses; the duration if there is none
    QList<double> stops() const { return m_stops; }

private:
    QList<double> m_starts;
    QList<double> m_stops;
    double m_duration = 0.0;
};

} // namespace casefile::playback
