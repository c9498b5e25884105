#include "app/playback/trace_source.h"

#include "engine/input_error.h"

namespace casefile::playback {

TraceSource::TraceSource(QObject* parent)
    : QObject(parent)
{
    connect(&m_worker, &TraceWorker::finished, this, &TraceSource::accept);
}

void TraceSource::accept(const TraceResult& result)
{
    if (result.number != m_request.number || !m_isComputing)
        return;
    adopt(result);
    emit arrived();
}

void TraceSource::request(const QString& sentence, const QString& model, quint64 seed,
                          const engine::AttentionSettings& settings)
{
    const bool isFirst = m_request.number == 0;
    const bool isOtherModel = isFirst || model != m_modelName || seed != m_seed;
    if (!isOtherModel && sentence == m_request.sentence && settings == m_request.settings)
        return;
    if (isOtherModel)
        loadModel(model, seed);
    m_request = {m_request.number + 1, sentence, m_model.value_or(engine::Model{}), settings};
    m_worker.cancel();
    if (!m_model) {
        adopt({m_request.number, nullptr, {TraceProblem::Kind::UnknownModel, 0, model}});
    } else if (isLessonSized(m_request)) {
        adopt(computeTrace(m_request));
    } else {
        m_isComputing = true;
        m_problem = {};
        m_worker.submit(m_request);
    }
}

engine::TracePtr TraceSource::traceOf(const QString& sentence) const
{
    TraceRequest request = m_request;
    request.sentence = sentence;
    return m_model && isLessonSized(request) ? computeTrace(request).trace : nullptr;
}

void TraceSource::loadModel(const QString& name, quint64 seed)
{
    m_modelName = name;
    m_seed = seed;
    try {
        m_model = engine::modelNamed(name.toStdString(), seed);
    } catch (const engine::InputError&) {
        m_model.reset();
    }
}

void TraceSource::adopt(const TraceResult& result)
{
    m_isComputing = false;
    m_problem = result.problem;
    if (result.trace)
        m_trace = result.trace;
}

} // namespace casefile::playback
