#include "app/figures/code_walk_values.h"

#include "app/figures/layout_tools.h"
#include "app/figures/streamed_row.h"
#include "app/figures/tensor_symbol.h"
#include "app/playback/code_stepper.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using content::Loop;
using content::WalkTensor;

CodeWalkValues::CodeWalkValues(const Frame& frame)
    : m_clock(playback::walkClock(frame.walk, frame.trace, shownHead(frame), frame.focus, frame.knobs))
    , m_number(m_clock->numberAt(frame.progress))
    , m_isCovered(!frame.revealed)
    , m_moment(m_clock->at(m_number))
{
    const playback::WalkSizes& sizes = m_clock->sizes();
    if (walksOneRow())
        m_row = std::make_unique<const engine::StreamingTrace>(streamedRow(
            *frame.trace, std::size_t(sizes.head), std::size_t(sizes.query), std::size_t(sizes.tileSize)));
}

CodeWalkValues::~CodeWalkValues() = default;

bool CodeWalkValues::walksOneRow() const
{
    return m_clock->walk().has(Loop::Tile);
}

QList<const WalkTensor*> CodeWalkValues::tensors() const
{
    QStringList names = m_clock->walk().given;
    for (const content::WalkLine& line : m_clock->walk().lines)
        if (!line.makes.isEmpty() && !names.contains(line.makes))
            names.append(line.makes);
    QList<const WalkTensor*> tensors;
    for (const QString& name : names) {
        const WalkTensor* tensor = content::walkTensorNamed(name);
        if (tensor && m_clock->shapeOf(*tensor).rows > 0)
            tensors.append(tensor);
    }
    return tensors;
}

std::optional<engine::CellRef> CodeWalkValues::cellRef(const WalkTensor& tensor, int row, int column) const
{
    if (tensor.grows)
        return std::nullopt;
    const int head = engine::isPerHead(tensor.tensor) ? this->head() : 0;
    return engine::CellRef{tensor.tensor, std::size_t(head), std::size_t(row), std::size_t(column)};
}

CodeWalkValues::Cell CodeWalkValues::at(const WalkTensor& tensor, int row, int column) const
{
    if (tensor.grows)
        return growing(tensor, row, column);
    const auto made = m_clock->makerOf({&tensor, head(), row, column}, m_number);
    Cell cell;
    cell.moment = made.value_or(-1);
    if (!made || (!m_isCovered && *made <= m_number))
        cell.value = m_clock->trace().at(*cellRef(tensor, row, column));
    return cell;
}

/// While lines are at work on it, a number that grows is neither the old one nor the new one.
CodeWalkValues::Cell CodeWalkValues::growing(const WalkTensor& tensor, int row, int column) const
{
    const playback::WalkCell place{&tensor, head(), row, column};
    const int last = m_clock->sizes().tiles() - 1;
    const bool isBefore = m_moment.tile < 0 && m_number < m_clock->beginOf(place, 0).value_or(0);
    const int tile = m_moment.tile >= 0 ? m_moment.tile : isBefore ? 0 : last;
    Cell cell;
    cell.moment = m_clock->makerOf(place, m_number).value_or(-1);
    const qint64 begin = m_clock->beginOf(place, tile).value_or(0);
    const qint64 end = m_clock->endOf(place, tile).value_or(0);
    if (m_isCovered)
        return cell;
    if (m_number >= end)
        cell.value = afterTile(tensor, tile, column);
    else if (m_number >= begin)
        cell.inWork = true;
    else
        cell.value = afterTile(tensor, tile - 1, column);
    return cell;
}

/// Before the first tile: what the engine begins with.
double CodeWalkValues::afterTile(const WalkTensor& tensor, int tile, int column) const
{
    const bool isMaximum = tensor.name == u"running-maximum"_s;
    if (tile < 0)
        return isMaximum ? -std::numeric_limits<double>::infinity() : 0.0;
    const engine::TileStep& step = m_row->tiles[std::size_t(tile)];
    if (isMaximum)
        return step.maximum[0];
    if (tensor.name == u"correction"_s)
        return step.correction[0];
    return tensor.name == u"running-sum"_s ? step.sum[0] : step.blend(0, std::size_t(column));
}

double CodeWalkValues::largest(const WalkTensor& tensor) const
{
    double largest = 0.0;
    const auto take = [&largest](double value) {
        if (std::isfinite(value))
            largest = std::max(largest, std::abs(value));
    };
    const engine::Shape shape = m_clock->shapeOf(tensor);
    for (int tile = 0; tensor.grows && tile < m_clock->sizes().tiles(); ++tile)
        for (int column = 0; column < int(shape.columns); ++column)
            take(afterTile(tensor, tile, column));
    if (!tensor.grows) {
        const engine::Matrix all = m_clock->trace().tensor(tensor.tensor, std::size_t(head()));
        std::ranges::for_each(all.values(), take);
    }
    return largest > 0.0 ? largest : 1.0;
}

QString walkTensorTitle(const WalkTensor& tensor)
{
    const auto words = [](const char* text) { return QCoreApplication::translate("figures", text); };
    if (tensor.name == u"running-maximum"_s)
        return words(QT_TRANSLATE_NOOP("figures", "largest so far, m"));
    if (tensor.name == u"correction"_s)
        return words(QT_TRANSLATE_NOOP("figures", "old account times"));
    if (tensor.name == u"running-sum"_s)
        return words(QT_TRANSLATE_NOOP("figures", "sum so far, ℓ"));
    if (tensor.name == u"blend"_s)
        return words(QT_TRANSLATE_NOOP("figures", "blend so far"));
    switch (tensor.tensor) {
    case engine::TensorId::Scaled:
        return words(QT_TRANSLATE_NOOP("figures", "scaled"));
    case engine::TensorId::Masked:
        return words(QT_TRANSLATE_NOOP("figures", "masked"));
    case engine::TensorId::RowMaximum:
        return words(QT_TRANSLATE_NOOP("figures", "row maximum"));
    case engine::TensorId::Shifted:
        return words(QT_TRANSLATE_NOOP("figures", "shifted"));
    case engine::TensorId::Exponential:
        return words(QT_TRANSLATE_NOOP("figures", "exponential"));
    case engine::TensorId::RowSum:
        return words(QT_TRANSLATE_NOOP("figures", "row sum"));
    case engine::TensorId::Concat:
        return words(QT_TRANSLATE_NOOP("figures", "joined heads"));
    case engine::TensorId::Output:
        return words(QT_TRANSLATE_NOOP("figures", "output"));
    default:
        return tensorSymbol(tensor.tensor);
    }
}

} // namespace casefile::figures
