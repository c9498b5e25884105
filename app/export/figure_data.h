#pragma once

#include "app/figures/scene.h"
#include "engine/attention/trace.h"

#include <QByteArray>

namespace casefile::exports {

/// The numbers behind a picture as CSV (RFC 4180, UTF-8, one head line): each cell that the picture shows
/// once, with its tensor, head (from 1), row and column by number (from 0) and by name, and its value in
/// full; then what has a value but is no cell of the trace, or more than one, in the words of the picture.
QByteArray figureData(const figures::Scene& scene, const engine::AttentionTrace& trace);

/// The shortest text that reads back as the same double.
QString inFull(double value);

} // namespace casefile::exports
