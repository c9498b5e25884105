#include "app/learner/classroom/class_worker.h"

#include "app/learner/classroom/class_server.h"

namespace casefile::learner {

namespace {

constexpr unsigned long longestGoodbyeMs = 5000; ///< more than a server is waited for

} // namespace

ClassWorker::ClassWorker()
    : m_server(std::make_unique<ClassServer>())
{
    qRegisterMetaType<ClassTrouble>();
    qRegisterMetaType<OutboxBatch>();
    qRegisterMetaType<ClassRows>();
}

ClassWorker::~ClassWorker() = default;

bool ClassWorker::connectTo(const ClassPlace& place, const QString& password)
{
    if (m_place != place)
        m_rows = {};
    if (m_server->isOpen() && m_place == place && m_password == password)
        return true;
    m_place = place;
    m_password = password;
    return m_server->open(place, password) && m_server->checkSchema();
}

void ClassWorker::send(const ClassPlace& place, const QString& password, const OutboxBatch& batch)
{
    if (connectTo(place, password) && (batch.isEmpty() || m_server->send(batch)))
        emit sent(batch);
    else
        emit failed(m_server->trouble(), m_server->said());
}

/// After a trouble what is there may be read in part: the next time begins anew.
void ClassWorker::read(const ClassPlace& place, const QString& password)
{
    if (connectTo(place, password) && m_server->read(m_rows))
        return emit rowsRead(m_rows);
    m_rows = {};
    emit failed(m_server->trouble(), m_server->said());
}

void ClassWorker::close()
{
    m_server->close();
    m_password.clear();
}

ClassThread::ClassThread()
    : m_thread(std::make_unique<QThread>())
    , m_worker(new ClassWorker)
{
    m_worker->moveToThread(m_thread.get());
    QObject::connect(m_thread.get(), &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread->start();
}

ClassThread::~ClassThread()
{
    m_thread->quit();
    if (!m_thread->wait(longestGoodbyeMs))
        m_thread.release(); // hangs in the system's look-up of a name: the process ends without it
}

} // namespace casefile::learner
