#pragma once

#include <QtGlobal>

#include <functional>

namespace casefile::learner {

/// Milliseconds of some clock that never goes back.
using MsClock = std::function<qint64()>;

/// Adds up the time while it runs.
class Stopwatch
{
public:
    explicit Stopwatch(const MsClock& clock)
        : m_clock(clock)
    {}

    void start()
    {
        if (!m_isRunning)
            m_since = m_clock();
        m_isRunning = true;
    }
    void stop()
    {
        m_sum = elapsed();
        m_isRunning = false;
    }
    void reset(qint64 ms = 0)
    {
        m_sum = ms;
        m_isRunning = false;
    }
    bool isRunning() const { return m_isRunning; }
    qint64 elapsed() const { return m_sum + (m_isRunning ? m_clock() - m_since : 0); }

private:
    MsClock m_clock;
    qint64 m_sum = 0;
    qint64 m_since = 0;
    bool m_isRunning = false;
};

} // namespace casefile::learner
