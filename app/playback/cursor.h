#pragma once

namespace casefile::playback {

/// A moment of a chapter: which step, and how far into it (0 … 1).
struct Cursor
{
    int step = 0;
    double progress = 0.0;
    bool operator==(const Cursor&) const = default;
};

} // namespace casefile::playback
