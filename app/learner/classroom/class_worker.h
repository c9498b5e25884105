#pragma once

#include "app/learner/classroom/class_rows.h"
#include "app/learner/classroom/class_trouble.h"
#include "app/learner/classroom/outbox.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace casefile::learner {

class ClassServer;

/// Speaks with the server in a thread of its own, one thing after another; what came of it is a signal.
class ClassWorker : public QObject
{
    Q_OBJECT

public:
    ClassWorker();
    ~ClassWorker() override;

    void send(const ClassPlace& place, const QString& password, const OutboxBatch& batch);
    void read(const ClassPlace& place, const QString& password);
    void close();

signals:
    void sent(const casefile::learner::OutboxBatch& batch);
    void rowsRead(const casefile::learner::ClassRows& rows);
    void failed(casefile::learner::ClassTrouble trouble, const QString& said);

private:
    bool connectTo(const ClassPlace& place, const QString& password);

    std::unique_ptr<ClassServer> m_server;
    ClassPlace m_place;
    QString m_password;
    ClassRows m_rows;
};

/// The thread, and the worker in it. The destructor waits for what is under way, for some seconds at most.
class ClassThread
{
public:
    ClassThread();
    ~ClassThread();
    ClassThread(const ClassThread&) = delete;
    ClassThread& operator=(const ClassThread&) = delete;

    ClassWorker* worker() const { return m_worker; }
    template <typename Task>
    void run(Task task)
    {
        QMetaObject::invokeMethod(
            m_worker, [worker = m_worker, task] { task(*worker); }, Qt::QueuedConnection);
    }

private:
    std::unique_ptr<QThread> m_thread;
    ClassWorker* m_worker;
};

} // namespace casefile::learner

Q_DECLARE_METATYPE(casefile::learner::ClassTrouble)
