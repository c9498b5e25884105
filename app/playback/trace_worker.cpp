#include "app/playback/trace_worker.h"

#include <QMutexLocker>

#include <utility>

namespace casefile::playback {

TraceWorker::TraceWorker(QObject* parent)
    : QObject(parent)
{
    qRegisterMetaType<TraceResult>();
    m_thread.setObjectName(QStringLiteral("compute"));
    m_runner.moveToThread(&m_thread);
}

TraceWorker::~TraceWorker()
{
    cancel();
    m_thread.quit();
    m_thread.wait();
}

void TraceWorker::submit(const TraceRequest& request)
{
    {
        const QMutexLocker lock(&m_mutex);
        m_waiting = request;
    }
    if (!m_thread.isRunning())
        m_thread.start();
    QMetaObject::invokeMethod(
        &m_runner, [this] { runNewest(); }, Qt::QueuedConnection);
}

void TraceWorker::cancel()
{
    const QMutexLocker lock(&m_mutex);
    m_waiting.reset();
}

void TraceWorker::runNewest()
{
    std::optional<TraceRequest> request;
    {
        const QMutexLocker lock(&m_mutex);
        request = std::exchange(m_waiting, std::nullopt);
    }
    if (request)
        emit finished(computeTrace(*request));
}

} // namespace casefile::playback
