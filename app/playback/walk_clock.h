#pragma once

#include "app/content/code_walk.h"
#include "engine/attention/trace.h"

#include <memory>
#include <optional>
#include <utility>

namespace casefile::playback {

/// Where a walk through code is: a line, and the index of each loop that it stands in; -1: not in that loop.
struct Moment
{
    int line = 0;
    int head = -1;  ///< h
    int query = -1; ///< i
    int key = -1;   ///< j, among all keys
    int tile = -1;  ///< t

    int index(content::Loop loop) const;
    void setIndex(content::Loop loop, int index);
    bool operator==(const Moment&) const = default;
};

/// A number of a walk: of which tensor, and where in it. `head` counts where there are several.
struct WalkCell
{
    const content::WalkTensor* tensor = nullptr;
    int head = 0;
    int row = 0;
    int column = 0;
};

/// The rows and columns that a moment touches: half open.
struct WalkSpan
{
    int firstRow = 0, lastRow = 0, firstColumn = 0, lastColumn = 0;
    bool contains(int row, int column) const
    {
        return row >= firstRow && row < lastRow && column >= firstColumn && column < lastColumn;
    }
};

/// How often each loop of a walk runs now, and what stays fixed where it has no such loop.
struct WalkSizes
{
    int heads = 1, queries = 0, keys = 0;
    int tileSize = 1;
    int head = 0;  ///< that is shown, where the walk does not run over heads
    int query = 0; ///< whose row is walked, where the walk runs over tiles
    int tiles() const { return (keys + tileSize - 1) / tileSize; }
};

/// All moments of a walk in the order in which they happen, numbered from 0 without listing them: 512 tokens
/// make more than a million. Moments divide the progress of a step into equal parts.
class WalkClock
{
public:
    /// A walk for what is shown of this trace; neither may be null.
    WalkClock(std::shared_ptr<const content::CodeWalk> walk, engine::TracePtr trace, const WalkSizes& sizes);

    const content::CodeWalk& walk() const { return *m_walk; }
    const engine::AttentionTrace& trace() const { return *m_trace; }
    const WalkSizes& sizes() const { return m_sizes; }

    qint64 count() const { return m_count; } ///< of all moments
    Moment at(qint64 number) const;          ///< kept within the walk
    /// The number of a moment; loops that it leaves out are at their first run. 0 for a line not in the walk.
    qint64 numberOf(const Moment& moment) const;

    /// The moments around a number at which the same line is at work, whatever its indices: first and last.
    std::pair<qint64, qint64> runOf(qint64 number) const;

    qint64 numberAt(double progress) const; ///< of the moment at this progress of the step, 0 … 1
    double progressOf(qint64 number) const; ///< in the middle of its part, so that rounding does not leave it

    /// The moment that made a number: the last one up to `now`, else the first one after it. None when no
    /// line makes the tensor. A tensor that grows was made in the tile of `now`, or the one before it.
    std::optional<qint64> makerOf(const WalkCell& cell, qint64 now) const;
    /// The first moment that works on the value of a tensor that grows, in this tile; none: no line does.
    std::optional<qint64> beginOf(const WalkCell& cell, int tile) const;
    /// Likewise the last one, after which the value of this tile stands.
    std::optional<qint64> endOf(const WalkCell& cell, int tile) const;

    /// What a moment reads or makes of a tensor.
    WalkSpan spanOf(const content::WalkTensor& tensor, const Moment& moment) const;
    engine::Shape shapeOf(const content::WalkTensor& tensor) const; ///< of one head where there are several
    int headOf(const Moment& moment) const;                         ///< that per-head tensors are shown of

    int lengthOf(const QString& axis, const Moment& moment) const; ///< "n", "h·d_k": rows of walkAxisNames()

private:
    using Node = content::WalkNode;
    int runs(content::Loop loop, const Moment& outer) const;
    qint64 countOf(const Node& node, const Moment& outer) const;
    qint64 countOf(const std::vector<Node>& body, const Moment& outer) const;
    Moment locate(const std::vector<Node>& body, Moment outer, qint64 number) const;
    std::pair<qint64, qint64> runIn(const std::vector<Node>& body, Moment outer, qint64 number) const;
    std::optional<qint64> find(const std::vector<Node>& body, Moment outer, const Moment& wanted) const;
    int firstIndex(content::Loop loop, const Moment& outer) const; ///< of j within a tile
    Moment makingMoment(int line, const WalkCell& cell, int tile, bool last) const;

    std::shared_ptr<const content::CodeWalk> m_walk;
    engine::TracePtr m_trace;
    WalkSizes m_sizes;
    qint64 m_count = 0;
};

} // namespace casefile::playback
