#pragma once

#include "engine/measure/cost_timing.h"

#include <QMap>
#include <QObject>
#include <QSet>

#include <memory>
#include <thread>

namespace casefile::playback {

using CostTimingPtr = std::shared_ptr<const engine::CostTiming>;

/// Measures on this computer what a layer costs, in a thread of its own, when somebody asks for it. What was
/// measured stays until the program ends: it belongs to the computer and not to a lesson.
class CostMeter : public QObject
{
    Q_OBJECT

public:
    explicit CostMeter(QObject* parent = nullptr);
    ~CostMeter() override; ///< ends a measurement and waits for it

    void setPlan(std::vector<std::size_t> lengths, int runs); ///< other than the usual: tests take few
    void measure(std::size_t dModel);                         ///< ignored while one is running
    void cancel(); ///< at the next tile; what was measured before stays

    CostTimingPtr timing(std::size_t dModel) const; ///< so far, if it is running; null: not measured
    bool isRunning() const { return m_running != 0; }
    double progress() const; ///< 0 … 1, by the work that the lengths are
    bool isFailed(std::size_t dModel) const { return m_failed.contains(dModel); } ///< not enough memory

signals:
    void changed();

private:
    void adopt(std::size_t dModel, const CostTimingPtr& timing);
    void end(std::size_t dModel, const CostTimingPtr& before, bool isWhole, bool isFailed);

    std::vector<std::size_t> m_lengths = engine::timedLengths();
    int m_runs = 7;                             ///< each number is the median of so many
    QMap<std::size_t, CostTimingPtr> m_timings; ///< by d_model
    std::size_t m_running = 0;                  ///< d_model of the measurement that is on; 0: none
    QSet<std::size_t> m_failed;                 ///< d_model of those whose last measurement failed
    std::jthread m_thread;                      ///< last: it has ended before the rest goes
};

} // namespace casefile::playback
