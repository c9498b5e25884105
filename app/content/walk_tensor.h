#pragma once

#include "engine/attention/trace.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace casefile::content {

/// The loops that a walk through code knows: over heads (h), queries (i), keys (j) and tiles of keys (t).
enum class Loop { Head, Query, Key, Tile };
QString loopName(Loop loop); ///< "h", "i", "j", "t", as in the files
QStringList loopNames();
std::optional<Loop> loopNamed(const QString& name);

/// Something that a line of code makes or reads, and which loops run along its rows and columns.
struct WalkTensor
{
    QString name;            ///< "scores"
    engine::TensorId tensor; ///< where the trace keeps it; of one that grows tile by tile: what it ends as
    std::optional<Loop> rows;
    std::optional<Loop> columns; ///< Head: each head has its own block of columns
    bool grows = false;          ///< has a value after each tile; the trace has only the last
};

/// THE table of what code walks may name: every tensor of the trace, and what streaming carries from tile to
/// tile.
const QList<WalkTensor>& walkTensors();
QStringList walkTensorNames();
const WalkTensor* walkTensorNamed(const QString& name); ///< nullptr if unknown

} // namespace casefile::content
