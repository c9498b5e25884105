// Where the numbers of a walk are made, and what its moments touch.
#include "app/playback/walk_clock.h"

#include <algorithm>

namespace casefile::playback {

using content::Loop;
using content::WalkTensor;

/// When a line makes a number. Loops that the number says nothing about are at their first or last run.
Moment WalkClock::makingMoment(int line, const WalkCell& cell, int tile, bool last) const
{
    const WalkTensor& tensor = *cell.tensor;
    const auto along = [&](Loop loop) -> std::optional<int> {
        if (tensor.rows == loop)
            return cell.row;
        return tensor.columns == loop ? std::optional(cell.column) : std::nullopt;
    };
    Moment moment;
    moment.line = line;
    for (const Loop loop : m_walk->lines.at(line).loops) {
        if (loop == Loop::Head && tensor.columns == Loop::Head)
            moment.head = cell.column / std::max(1, int(m_trace->weights().dV()));
        else if (loop == Loop::Head && engine::isPerHead(tensor.tensor))
            moment.head = cell.head;
        else if (loop == Loop::Tile)
            moment.tile = along(Loop::Key) ? *along(Loop::Key) / m_sizes.tileSize : tile;
        else
            moment.setIndex(loop,
                            along(loop).value_or(last ? firstIndex(loop, moment) + runs(loop, moment) - 1
                                                      : firstIndex(loop, moment)));
    }
    return moment;
}

std::optional<qint64> WalkClock::makerOf(const WalkCell& cell, qint64 now) const
{
    std::optional<qint64> before, after;
    QList<int> tiles{0}; // only what grows is made in more than one
    if (cell.tensor->grows) {
        const int present = at(now).tile;
        tiles = present < 0 ? QList{0, m_sizes.tiles() - 1} : QList{present, std::max(present - 1, 0)};
    }
    for (int line = 0; line < int(m_walk->lines.size()); ++line) {
        if (m_walk->lines.at(line).makes != cell.tensor->name)
            continue;
        for (const int tile : tiles) {
            const qint64 number = numberOf(makingMoment(line, cell, tile, true));
            if (number <= now)
                before = std::max(before.value_or(number), number);
            else
                after = std::min(after.value_or(number), number);
        }
    }
    return before ? before : after;
}

std::optional<qint64> WalkClock::beginOf(const WalkCell& cell, int tile) const
{
    std::optional<qint64> first;
    for (int line = 0; line < int(m_walk->lines.size()); ++line)
        if (m_walk->lines.at(line).makes == cell.tensor->name) {
            const qint64 number = numberOf(makingMoment(line, cell, tile, false));
            first = std::min(first.value_or(number), number);
        }
    return first;
}

std::optional<qint64> WalkClock::endOf(const WalkCell& cell, int tile) const
{
    std::optional<qint64> last;
    for (int line = 0; line < int(m_walk->lines.size()); ++line)
        if (m_walk->lines.at(line).makes == cell.tensor->name)
            last = std::max(last.value_or(0), numberOf(makingMoment(line, cell, tile, true)));
    return last;
}

int WalkClock::headOf(const Moment& moment) const
{
    if (!m_walk->has(Loop::Head))
        return m_sizes.head;
    if (moment.head >= 0)
        return moment.head;
    const auto inHeads = [](const content::WalkLine& line) { return line.loops.contains(Loop::Head); };
    const auto first = std::ranges::find_if(m_walk->lines, inHeads) - m_walk->lines.cbegin();
    return moment.line < first ? 0 : m_sizes.heads - 1;
}

engine::Shape WalkClock::shapeOf(const WalkTensor& tensor) const
{
    return m_trace->shape(tensor.tensor);
}

WalkSpan WalkClock::spanOf(const WalkTensor& tensor, const Moment& moment) const
{
    const engine::Shape shape = shapeOf(tensor);
    const auto along = [&](const std::optional<Loop>& loop, int length) -> std::pair<int, int> {
        if (loop == Loop::Head && moment.head >= 0) {
            const int block = int(m_trace->weights().dV());
            return {moment.head * block, (moment.head + 1) * block};
        }
        if (loop && *loop != Loop::Head && moment.index(*loop) >= 0)
            return {moment.index(*loop), moment.index(*loop) + 1};
        if (loop == Loop::Key && moment.tile >= 0)
            return {firstIndex(*loop, moment), firstIndex(*loop, moment) + runs(*loop, moment)};
        return {0, length};
    };
    const auto [firstRow, lastRow] = along(tensor.rows, int(shape.rows));
    const auto [firstColumn, lastColumn] = along(tensor.columns, int(shape.columns));
    return {firstRow, lastRow, firstColumn, lastColumn};
}

int WalkClock::lengthOf(const QString& axis, const Moment& moment) const
{
    const engine::AttentionWeights& weights = m_trace->weights();
    const int dK = int(weights.dK()), dV = int(weights.dV()), heads = int(weights.heads);
    const int tile = runs(Loop::Key, moment);
    const QList<int> lengths{int(m_trace->queries()),
                             int(m_trace->keys()),
                             dK,
                             dV,
                             int(weights.dModel()),
                             heads,
                             heads * dK,
                             heads * dV,
                             tile,
                             1};
    return lengths.value(int(content::walkAxisNames().indexOf(axis)), 0);
}

} // namespace casefile::playback
