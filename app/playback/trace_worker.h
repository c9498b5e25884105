#pragma once

#include "app/playback/trace_request.h"

#include <QMutex>
#include <QObject>
#include <QThread>

#include <optional>

namespace casefile::playback {

/// The one compute thread. A request waits until the thread is free and is replaced by a newer one; the
/// result comes back as a queued signal. The thread starts with the first request and has ended when the
/// destructor returns.
class TraceWorker : public QObject
{
    Q_OBJECT

public:
    explicit TraceWorker(QObject* parent = nullptr);
    ~TraceWorker() override;

    void submit(const TraceRequest& request);
    void cancel(); ///< forgets a request that waits; one that runs still reports

signals:
    void finished(const casefile::playback::TraceResult& result);

private:
    void runNewest(); ///< in the compute thread

    QMutex m_mutex;
    std::optional<TraceRequest> m_waiting; ///< guarded by m_mutex
    QThread m_thread;
    QObject m_runner; ///< lives in m_thread
};

} // namespace casefile::playback
