#pragma once

#include "engine/attention/trace.h"

#include <QByteArray>
#include <QJsonObject>

namespace casefile::exports {

/// The pass as a trace request (architecture of the command `casefile trace`): input, weights, mask,
/// settings, every number in full.
QJsonObject requestOf(const engine::AttentionTrace& trace);

/// The present experiment to take away: one file that needs only NumPy, or only Armadillo, with the sentence
/// and the weights written into it. Run, it prints every stage as JSON under the names of `casefile trace`.
QByteArray numpyScript(const engine::AttentionTrace& trace);
QByteArray armadilloScript(const engine::AttentionTrace& trace);

} // namespace casefile::exports
