#pragma once

#include "app/figures/figure.h"

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// The frame that a session shows right now, at this size. Its trace is null while a sentence cannot be
/// computed.
figures::Frame frameOf(const playback::LessonSession& session, QSizeF size, double textScale);

/// True when two frames give the same picture: what a view compares before it lays out again.
bool isSameFrame(const figures::Frame& a, const figures::Frame& b);

} // namespace casefile::views
