#pragma once

#include "app/playback/model_choice.h"
#include "app/playback/trace_request.h"
#include "app/playback/trace_worker.h"

#include <QObject>

namespace casefile::playback {

/// Keeps the one trace that is on screen: a short sentence is computed at once, a long one in the compute
/// thread. While there is a problem or a computation, the last good trace stays.
class TraceSource : public QObject
{
    Q_OBJECT

public:
    explicit TraceSource(QObject* parent = nullptr);

    /// Does nothing when this is what was asked for last.
    void request(const content::State& state);

    /// The trace of another sentence under the same model and settings; null for a long or impossible one.
    engine::TracePtr traceOf(const QString& sentence) const;

    engine::TracePtr trace() const { return m_trace; }
    const TraceProblem& problem() const { return m_problem; }
    bool isComputing() const { return m_isComputing; }
    const engine::Model* model() const
    {
        return m_model ? &*m_model : nullptr;
    } ///< nullptr if it is not known

public slots:
    /// A result of the compute thread; ignored when a newer request overtook it.
    void accept(const casefile::playback::TraceResult& result);

signals:
    void arrived(); ///< a result came from the compute thread

private:
    void loadModel();
    void adopt(const TraceResult& result);

    TraceRequest m_request;
    ModelChoice m_choice;
    std::optional<engine::Model> m_model;
    engine::TracePtr m_trace;
    TraceProblem m_problem;
    bool m_isComputing = false;
    TraceWorker m_worker; ///< last: it ends before the rest goes
};

} // namespace casefile::playback
