#pragma once

#include "app/playback/walk_clock.h"

#include <QString>

namespace casefile::playback {

/// "h = 2 of 4 · i = 3 of 5 (跑) · j = 1 of 5 (猫)", counted from 1; "all rows at once" outside of all
/// loops.
QString indexWords(const WalkClock& clock, const Moment& moment);

/// "s [n, m] = [5, 5]" for each matrix of the line, with its lengths now; empty when the line names none.
QString shapeWords(const WalkClock& clock, const Moment& moment);

/// The author's words about the line, in the language of the interface.
QString lineWords(const WalkClock& clock, const Moment& moment, const QString& language);

} // namespace casefile::playback
