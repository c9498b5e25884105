#pragma once

namespace casefile::views {

/// Lets screen readers see option cards as what they are: one of several choices, checked or not. May be
/// called again.
void installOptionAccessibility();

} // namespace casefile::views
