#pragma once

#include "engine/attention/trace.h"
#include "engine/models/model.h"

#include <QMetaType>
#include <QString>

#include <optional>

namespace casefile::playback {

/// Why a sentence has no trace.
struct TraceProblem
{
    enum class Kind { None, NoTokens, TooManyTokens, UnknownModel, MaskDoesNotFit, OutOfRange, NoMemory };
    Kind kind = Kind::None;
    int tokens = 0; ///< how many the sentence has, when that is the problem
    QString detail; ///< name of the model, or the temperature

    bool operator==(const TraceProblem&) const = default;
};

QString toSentence(const TraceProblem& problem); ///< one translated sentence; empty for Kind::None

/// What is to be computed: everything that a trace depends on, as a value.
struct TraceRequest
{
    quint64 number = 0; ///< the newest wins
    QString sentence;
    engine::Model model;
    engine::AttentionSettings settings;
    QString memory{}; ///< the text that is asked; empty: the sentence itself
};

/// What came of it: a trace or a problem.
struct TraceResult
{
    quint64 number = 0;
    engine::TracePtr trace;
    TraceProblem problem;
};

/// Computes in the calling thread. Throws nothing: what the engine throws becomes the problem.
TraceResult computeTrace(const TraceRequest& request);

/// True when the sentence is short enough (at most 32 tokens) for the GUI thread.
bool isLessonSized(const TraceRequest& request);

} // namespace casefile::playback

Q_DECLARE_METATYPE(casefile::playback::TraceResult)
