#pragma once

#include <QtGlobal>

namespace casefile::shell {

/// Nanoseconds of a clock that all processes of this machine share and that never goes back.
qint64 monotonicNanoseconds();
inline constexpr double nanosecondsInMillisecond = 1e6;

/// Memory of this process that is in RAM now, in bytes; 0 where the system does not tell.
qint64 residentBytes();

} // namespace casefile::shell
