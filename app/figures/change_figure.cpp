#include "app/figures/change_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/tensor_symbol.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::TensorChange;
using engine::TensorId;

namespace {

constexpr int panelsPerRow = 4;
constexpr double tileMargin = 0.12; ///< of the width of a panel, on both sides of its tile
constexpr double leastTile = 0.3;   ///< of the room: the sides of the smallest tensor
constexpr double leastCell = 4.0;   ///< pixels: one changed cell of many is seen
constexpr int mostCells =
    40; ///< of a side that are drawn one by one; of longer sides, neighbours share a place
constexpr std::array shown{TensorId::X,      TensorId::Memory,  TensorId::Wq,      TensorId::Wk,
                           TensorId::Wv,     TensorId::Query,   TensorId::Key,     TensorId::Value,
                           TensorId::Scores, TensorId::Weights, TensorId::Context, TensorId::Concat,
                           TensorId::Output};

class ChangeLayout
{
public:
    ChangeLayout(const Frame& frame, const std::vector<TensorChange>& changes)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
    {
        const bool isCross = !frame.trace->memory.empty();
        for (const TensorId tensor : shown) {
            const auto found = std::ranges::find(changes, tensor, &TensorChange::tensor);
            if (found != changes.end() && !(isCross && tensor == TensorId::Concat)) // twelve places
                m_panels.push_back(*found);
        }
        const int rows = (int(m_panels.size()) + panelsPerRow - 1) / panelsPerRow;
        m_cell = QSizeF(m_frame.size.width() / panelsPerRow, m_frame.size.height() / std::max(rows, 1));
        m_pixels = std::min(textPixels(m_frame, 13.0), m_cell.height() / 5.0);
    }

    Scene make()
    {
        QStringList changed;
        QStringList same;
        for (std::size_t place = 0; place < m_panels.size(); ++place) {
            addPanel(int(place));
            (m_panels[place].count > 0 ? changed : same).append(tensorSymbol(m_panels[place].tensor));
        }
        const QString separator = QCoreApplication::translate("figures", ", ", "between the words of a list");
        m_scene.summary = changed.isEmpty()
                              ? QCoreApplication::translate("figures", "No tensor of this head has changed.")
                              : QCoreApplication::translate("figures", "Changed: %1. Unchanged: %2.")
                                    .arg(changed.join(separator), same.join(separator));
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(
            frame,
            {{Sample::Swatch, {Role::Accent}, QCoreApplication::translate("figures", "a cell that changed")},
             {Sample::Frame,
              {Role::Line},
              QCoreApplication::translate("figures", "a tensor; what is empty is as before")}});
    }

    QString countText(const TensorChange& change) const
    {
        return change.count == 0 ? QCoreApplication::translate("figures", "unchanged")
                                 : QCoreApplication::translate("figures", "%1 of %2 changed", "cells")
                                       .arg(change.count)
                                       .arg(change.cells.size());
    }

    void addPanel(int place)
    {
        const TensorChange& change = m_panels[std::size_t(place)];
        const int column = place % panelsPerRow;
        const int row = place / panelsPerRow;
        const QRectF area =
            QRectF(column * m_cell.width(), row * m_cell.height(), m_cell.width(), m_cell.height())
                .adjusted(6, 1, -6, -1);
        const double line = textHeight(m_pixels);
        const QString title = u"%1  %2 × %3"_s.arg(tensorSymbol(change.tensor))
                                  .arg(change.shape.rows)
                                  .arg(change.shape.columns);
        const QRectF map =
            tileIn(area.adjusted(area.width() * tileMargin, line + 1, -area.width() * tileMargin, -line - 1),
                   change.shape);
        m_scene.marks.append(textLine(title, area.left(), map.top() - line - 1, area.width(), m_pixels,
                                      {Role::Ink}, TextAlign::Centre));
        TextMark count = textLine(countText(change), area.left(), map.bottom() + 1, area.width(), m_pixels,
                                  {change.count > 0 ? Role::Accent : Role::Muted}, TextAlign::Centre);
        count.bold = change.count > 0;
        m_scene.marks.append(count);
        SceneItem item;
        item.rect = area;
        item.name = title;
        item.value = change.count == 0 ? countText(change)
                                       : QCoreApplication::translate("figures", "%1, by at most %2")
                                             .arg(countText(change), playback::formatCell(change.largest, 4));
        item.meaning.description =
            QCoreApplication::translate("figures", "%1: %2", "name, value").arg(item.name, item.value);
        item.gridRow = row;
        item.gridColumn = column;
        addMap(change, map, item.meaning);
        m_scene.items.append(item);
    }

    /// A tile whose sides tell a long tensor from a square one; none is too narrow to see a cell in it.
    QRectF tileIn(const QRectF& room, const engine::Shape& shape) const
    {
        std::size_t most = 1;
        for (const TensorChange& change : m_panels)
            most = std::max({most, change.shape.rows, change.shape.columns});
        const auto side = [&](double whole, std::size_t length) {
            return whole * (leastTile + (1.0 - leastTile) * double(length) / double(most));
        };
        QRectF tile(QPointF(), QSizeF(side(room.width(), shape.columns), side(room.height(), shape.rows)));
        tile.moveCenter(room.center());
        return tile;
    }

    void addMap(const TensorChange& change, const QRectF& map, const Meaning& meaning)
    {
        m_scene.marks.append(
            RectMark{.rect = map, .fill = Ink{Role::Chip}, .stroke = Ink{Role::Line}, .meaning = meaning});
        const double shownShare = between(m_frame.progress, 0.0, 0.6);
        if (!m_frame.revealed || shownShare <= 0.0)
            return;
        const int rows = std::min(int(change.shape.rows), mostCells);
        const int columns = std::min(int(change.shape.columns), mostCells);
        const QSizeF size(map.width() / columns, map.height() / rows);
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                if (!anyChanged(change, {row, rows}, {column, columns}))
                    continue;
                QRectF cell(map.left() + column * size.width(), map.top() + row * size.height(),
                            std::max(size.width(), leastCell), std::max(size.height(), leastCell));
                cell.moveRight(std::min(cell.right(), map.right()));
                cell.moveBottom(std::min(cell.bottom(), map.bottom()));
                m_scene.marks.append(RectMark{.rect = cell,
                                              .fill = Ink{Role::Accent, 0.0, shownShare},
                                              .stroke = {},
                                              .meaning = meaning});
            }
        }
    }

    /// One place of `count` along a side.
    struct Place
    {
        int index = 0;
        int count = 1;
        std::size_t first(std::size_t side) const { return side * std::size_t(index) / std::size_t(count); }
        std::size_t last(std::size_t side) const
        {
            return side * std::size_t(index + 1) / std::size_t(count);
        }
    };

    static bool anyChanged(const TensorChange& change, Place row, Place column)
    {
        for (std::size_t r = row.first(change.shape.rows); r < row.last(change.shape.rows); ++r) {
            for (std::size_t c = column.first(change.shape.columns); c < column.last(change.shape.columns);
                 ++c) {
                if (change.cells[r * change.shape.columns + c])
                    return true;
            }
        }
        return false;
    }

    Scene m_scene;
    Frame m_frame;
    std::vector<TensorChange> m_panels;
    QSizeF m_cell;
    double m_pixels = 12.0;
};

} // namespace

const std::vector<TensorChange>& ChangeFigure::changes(const Frame& frame) const
{
    const engine::AttentionTrace& trace = *frame.trace;
    const int head = shownHead(frame);
    const double alteration = m_comparison == Comparison::Altered ? frame.knob(u"alteration"_s) : 0.0;
    if (m_remembered.trace == frame.trace && m_remembered.head == head &&
        m_remembered.alteration == alteration)
        return m_remembered.changes;
    engine::TracePtr before = frame.trace;
    engine::TracePtr after = frame.trace;
    if (m_comparison == Comparison::Altered)
        after = m_altered.of(frame);
    else if (trace.model.unedited)
        before = engine::withWeights(trace, trace.model.unedited);
    m_remembered = {frame.trace, head, alteration, engine::tensorChanges(*before, *after, std::size_t(head))};
    return m_remembered.changes;
}

Scene ChangeFigure::layout(const Frame& frame) const
{
    if (isDrawable(frame))
        return ChangeLayout(frame, changes(frame)).make();
    Scene empty;
    empty.size = frame.size;
    return empty;
}

} // namespace casefile::figures
