#pragma once

/// The design tokens: every size, space and time on screen comes from here. Colours are in palette.h.
namespace casefile::figures::design {

inline constexpr double textSmall = 12.0; ///< pixels at 100 % text size
inline constexpr double textNote = 13.0;
inline constexpr double textBody = 14.0;
inline constexpr double textHeading = 18.0;
inline constexpr double textTitle = 20.0;
inline constexpr double textDisplay = 30.0;

inline constexpr int space1 = 4;
inline constexpr int space2 = 8;
inline constexpr int space3 = 12;
inline constexpr int space4 = 16;
inline constexpr int space5 = 24;

inline constexpr double radiusSmall = 6.0;
inline constexpr double radiusMedium = 8.0;
inline constexpr double radiusLarge = 10.0;

inline constexpr int motionPass = 1600; ///< milliseconds of a dense network, from its inputs to its outputs
inline constexpr int focusReleaseDelay = 300; ///< milliseconds
inline constexpr int focusPreviewDelay = 60;

inline constexpr double lineHeight = 1.6; ///< of body text

} // namespace casefile::figures::design
