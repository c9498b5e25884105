#pragma once

#include "engine/attention/trace.h"

class QKeyEvent;

namespace casefile::figures {
struct Scene;
}

namespace casefile::views {

class SceneInteraction;

/// The key that copies: puts the number of the item that is walked to on the clipboard, in full; without a
/// walk, every number of the picture as a table (CSV). False for another key, or when there is nothing.
bool copyNumbers(const QKeyEvent& key, const SceneInteraction& interaction, const figures::Scene& scene,
                 const engine::TracePtr& trace);

/// Puts one number of the trace on the clipboard, in full.
void copyNumber(const engine::AttentionTrace& trace, const engine::CellRef& cell);

} // namespace casefile::views
