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

void TraceSource::request(const content::State& state)
{
    const engine::AttentionSettings settings = content::settingsOf(state);
    const ModelChoice choice = modelChoice(state);
    const bool isFirst = m_request.number == 0;
    const bool isOtherModel = isFirst || choice != m_choice;
    if (!isOtherModel && state.sentence == m_request.sentence && state.memory == m_request.memory &&
        settings == m_request.settings)
        return;
    m_choice = choice;
    if (isOtherModel)
        loadModel();
    m_request = {m_request.number + 1, state.sentence, m_model.value_or(engine::Model{}), settings,
                 state.memory};
    m_worker.cancel();
    if (!m_model) {
        adopt({m_request.number, nullptr, {TraceProblem::Kind::UnknownModel, 0, state.model}});
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

void TraceSource::loadModel()
{
    try {
        m_model = makeModel(m_choice);
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
