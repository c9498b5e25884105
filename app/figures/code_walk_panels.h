#pragma once

#include "app/figures/code_walk_values.h"

#include <vector>

namespace casefile::figures {

constexpr int mostWalkRows = 10; ///< of a matrix that are shown at once: those about the present moment
constexpr int mostWalkColumns = 12;
constexpr int mostJoinedColumns = 64; ///< of heads side by side, whose cells are thin

/// One matrix of the picture of a walk, and which part of it is shown.
struct WalkPanel
{
    const content::WalkTensor* tensor = nullptr;
    playback::WalkSpan shown;
    QString title;
    double largest = 1.0;
    int rows() const { return shown.lastRow - shown.firstRow; }
    int columns() const { return shown.lastColumn - shown.firstColumn; }
};

/// The matrices that a walk has at this moment, in the order in which they are made.
std::vector<WalkPanel> walkPanels(const CodeWalkValues& values, const Frame& frame);

/// Heads side by side, or what W_O makes of them: what a head wrote is seen only where all columns stand.
bool showsJoinedHeads(const CodeWalkValues& values, const content::WalkTensor& tensor);

} // namespace casefile::figures
