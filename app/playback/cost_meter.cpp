#include "app/playback/cost_meter.h"

#include "engine/input_error.h"

#include <algorithm>
#include <new>

namespace casefile::playback {

CostMeter::CostMeter(QObject* parent)
    : QObject(parent)
{}

void CostMeter::setPlan(std::vector<std::size_t> lengths, int runs)
{
    m_lengths = std::move(lengths);
    m_runs = runs;
}

CostMeter::~CostMeter() = default;

CostTimingPtr CostMeter::timing(std::size_t dModel) const
{
    return m_timings.value(dModel);
}

double CostMeter::progress() const
{
    if (!isRunning())
        return 0.0;
    const CostTimingPtr now = timing(m_running);
    const std::size_t done = now ? now->lengths.size() : 0;
    double all = 0.0, ready = 0.0;
    for (std::size_t i = 0; i < m_lengths.size(); ++i) {
        const double work = engine::timedWork(m_lengths[i], m_running, m_runs);
        all += work;
        ready += i < done ? work : 0.0;
    }
    return all > 0.0 ? ready / all : 0.0;
}

void CostMeter::measure(std::size_t dModel)
{
    if (isRunning() || dModel == 0)
        return;
    m_running = dModel;
    m_failed.remove(dModel);
    const CostTimingPtr before = m_timings.take(dModel);
    emit changed();
    m_thread =
        std::jthread([this, dModel, before, lengths = m_lengths, runs = m_runs](const std::stop_token& stop) {
            const auto post = [this](const auto& act) {
                QMetaObject::invokeMethod(this, act, Qt::QueuedConnection);
            };
            engine::CostTimingRequest request;
            request.dModel = dModel;
            request.tokens = lengths;
            request.runs = runs;
            request.stop = stop;
            request.measured = [&](const engine::CostTiming& soFar) {
                post([this, dModel, timing = std::make_shared<const engine::CostTiming>(soFar)] {
                    adopt(dModel, timing);
                });
            };
            bool isWhole = false, isFailed = false;
            try {
                isWhole = engine::timeCost(request).has_value();
            } catch (const std::bad_alloc&) {
                isFailed = true;
            } catch (const engine::InputError&) {
                isFailed = true;
            }
            post([this, dModel, before, isWhole, isFailed] { end(dModel, before, isWhole, isFailed); });
        });
}

void CostMeter::cancel()
{
    m_thread.request_stop();
}

void CostMeter::adopt(std::size_t dModel, const CostTimingPtr& timing)
{
    m_timings.insert(dModel, timing);
    emit changed();
}

/// A measurement that was ended leaves the one before it, as if it had not been begun.
void CostMeter::end(std::size_t dModel, const CostTimingPtr& before, bool isWhole, bool isFailed)
{
    m_running = 0;
    if (isFailed)
        m_failed.insert(dModel);
    if (!isWhole) {
        m_timings.remove(dModel);
        if (before)
            m_timings.insert(dModel, before);
    }
    emit changed();
}

} // namespace casefile::playback
