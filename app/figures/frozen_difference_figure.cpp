#include "app/figures/frozen_difference_figure.h"

#include "app/content/knob.h"
#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "app/figures/map_panels.h"
#include "app/figures/tensor_symbol.h"
#include "app/figures/text_columns.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

using engine::TensorId;

namespace {

constexpr int decimals = 4; ///< of the numbers that are named

QString say(const char* words)
{
    return QCoreApplication::translate("figures", words);
}

/// "+0.0312", or in two figures what four decimals would show as nothing.
QString signedText(double difference)
{
    constexpr double smallest = 0.00005; // reads 0.0000
    if (std::isnan(difference))
        return say(QT_TRANSLATE_NOOP("figures", "in one state only"));
    if (difference != 0.0 && std::abs(difference) < smallest)
        return (difference > 0.0 ? u"+"_s : QString()) + differenceText(difference);
    const QString text = playback::formatCell(difference, decimals);
    return difference > 0.0 ? u'+' + text : text;
}

TensorId comparedTensor(const Frame& frame)
{
    return TensorId(int(frame.knob(u"compared-tensor"_s)));
}

/// "now", or "frozen → now" where the two states have other words there.
QString bothNames(const QString& frozen, const QString& now)
{
    return frozen == now ? now : u"%1→%2"_s.arg(frozen, now);
}

class DifferenceLayout
{
public:
    DifferenceLayout(const Frame& frame, const engine::TensorDifference& difference)
        : m_frame(frame)
        , m_difference(difference)
        , m_tensor(comparedTensor(frame))
        , m_name(content::knobChoices(*content::knobNamed(u"compared-tensor"_s)).value(int(m_tensor)))
        , m_head(std::size_t(std::max(shownHead(frame), 0)))
    {
        m_scene.size = frame.size;
    }

    Scene make()
    {
        addLegendEntries();
        const QSizeF room = reserveLegend(m_scene, m_frame).size;
        QRectF area = QRectF(QPointF(), room).adjusted(design::space2, 2.0, -design::space2, -design::space1);
        if (!m_difference.isComparable()) {
            addSentence(area);
            return m_scene;
        }
        if (m_frame.revealed) {
            area = addFootLine(m_scene, m_frame, area, countSentence());
            area = addFootLine(m_scene, m_frame, area, largestSentence());
        }
        Frame focused = m_frame;
        focused.progress = 1.0; // two states are compared, not made: whatever time it is, all of it
        if (rowAxis(m_tensor) != Axis::Query)
            focused.focus = {};
        addMapPanels(m_scene, focused, area, maps());
        for (SceneItem& item : m_scene.items)
            explain(item);
        frameLargest();
        m_scene.summary = m_frame.revealed ? largestSentence() + u' ' + countSentence() : unansweredText();
        return m_scene;
    }

private:
    void addLegendEntries()
    {
        using Sample = LegendEntry::Sample;
        m_scene.legend = {{Sample::Ramp,
                           {Role::Diverging, 1.0},
                           say(QT_TRANSLATE_NOOP("figures", "present minus frozen"))}};
        if (!m_difference.isComparable() || !m_frame.revealed)
            return;
        if (m_difference.largest > 0.0)
            m_scene.legend.append(
                {Sample::Frame, {Role::Accent}, say(QT_TRANSLATE_NOOP("figures", "the largest difference"))});
        if (m_difference.oneSided > 0)
            m_scene.legend.append(
                {Sample::Swatch,
                 {Role::Hidden},
                 say(QT_TRANSLATE_NOOP("figures", "hidden by a mask in one of the two states"))});
    }

    MapPanels maps() const
    {
        MapPanels maps;
        maps.panels = {{.title = title(), .values = m_difference.cells}};
        maps.most = m_frame.revealed ? largestCell(maps.panels) : 1.0;
        maps.ramp = Role::Diverging;
        maps.areWeights = false;
        for (std::size_t row = 0; row < m_difference.after.rows; ++row)
            maps.rowNames.append(rowText(row));
        for (std::size_t column = 0; column < m_difference.after.columns; ++column)
            maps.columnNames.append(columnText(column));
        maps.scaleWords = QCoreApplication::translate("figures", "colour of a number, from −%1 to %1")
                              .arg(playback::formatCell(maps.most));
        return maps;
    }

    QString title() const
    {
        return engine::isPerHead(m_tensor) ? u"%1 · %2"_s.arg(m_name, headNumber(int(m_head))) : m_name;
    }

    QString rowText(std::size_t row) const
    {
        return bothNames(rowName(*m_frame.frozen, m_tensor, row), rowName(*m_frame.trace, m_tensor, row));
    }

    QString columnText(std::size_t column) const
    {
        return bothNames(columnName(*m_frame.frozen, m_tensor, m_head, column),
                         columnName(*m_frame.trace, m_tensor, m_head, column));
    }

    engine::CellRef cellAt(std::size_t row, std::size_t column) const
    {
        return {m_tensor, engine::isPerHead(m_tensor) ? m_head : 0, row, column};
    }

    /// "0.3012 → 0.2700: −0.0312"
    QString valueAt(const engine::CellRef& cell) const
    {
        return QCoreApplication::translate("figures", "%1 → %2: %3", "number before, now, difference")
            .arg(playback::formatCell(m_frame.frozen->at(cell), decimals),
                 playback::formatCell(m_frame.trace->at(cell), decimals),
                 signedText(m_difference.cells(cell.row, cell.column)));
    }

    QString largestSentence() const
    {
        if (m_difference.largest == 0.0)
            return QCoreApplication::translate("figures", "%1: no number differs.").arg(m_name);
        const engine::CellRef cell = cellAt(m_difference.row, m_difference.column);
        return QCoreApplication::translate("figures", "Largest difference: %1, %2.")
            .arg(cellName(rowText(cell.row), columnText(cell.column)), valueAt(cell));
    }

    QString countSentence() const
    {
        const std::size_t all = m_difference.cells.values().size();
        return QCoreApplication::translate("figures", "%1 of %2 cells of %3 differ.")
            .arg(m_difference.changed)
            .arg(all)
            .arg(m_name);
    }

    QString sentence() const
    {
        if (!m_frame.frozen)
            return say(QT_TRANSLATE_NOOP("figures", "Nothing is frozen: freeze a state to compare with it."));
        const auto& [before, after] = std::pair(m_difference.before, m_difference.after);
        if (before == engine::Shape{} || after == engine::Shape{})
            return QCoreApplication::translate("figures", "%1 is not in both states.").arg(m_name);
        return QCoreApplication::translate(
                   "figures", "%1 has other shapes: frozen %2 × %3, now %4 × %5; nothing can be subtracted.")
            .arg(m_name)
            .arg(before.rows)
            .arg(before.columns)
            .arg(after.rows)
            .arg(after.columns);
    }

    void addSentence(const QRectF& area)
    {
        m_scene.summary = sentence();
        const TypeScale type = typeScale(m_frame.size, m_frame.textScale, QSizeF(420.0, 300.0));
        const double size = fittingSize(m_scene.summary, area.width(), type.body);
        const double line = textHeight(size);
        const QRectF place(area.left(), area.center().y() - line / 2, area.width(), line);
        TextMark mark = textMark(place, m_scene.summary, size, Role::Ink);
        mark.meaning.description = m_scene.summary;
        m_scene.marks.append(mark);
        SceneItem item;
        item.rect = place;
        item.name = m_name;
        item.value = m_scene.summary;
        item.meaning.description = m_scene.summary;
        m_scene.items.append(item);
    }

    /// Gives a cell of the map its words, its focus and the way to where its present number comes from.
    void explain(SceneItem& item) const
    {
        const int row = item.gridRow;
        const int column = item.gridColumn;
        const Axis axis = rowAxis(m_tensor);
        item.meaning.query = axis == Axis::Query ? row : -1;
        item.meaning.key = axis == Axis::Key ? row : -1;
        if (!m_frame.revealed || std::size_t(m_scene.items.size()) < m_difference.cells.values().size())
            return; // covered, or each row is an item
        if (columnAxis(m_tensor) == Axis::Key)
            item.meaning.key = column;
        item.meaning.cell = cellAt(std::size_t(row), std::size_t(column));
        item.isMeasured = true;
        item.value = valueAt(*item.meaning.cell);
        item.meaning.description =
            QCoreApplication::translate("figures", "%1: %2").arg(item.name, item.value);
    }

    void frameLargest()
    {
        if (!m_frame.revealed || m_difference.largest == 0.0)
            return;
        for (const Mark& mark : m_scene.marks) {
            const auto* map = std::get_if<MapMark>(&mark);
            if (!map || int(m_difference.row) >= map->rows)
                continue;
            RectMark frame;
            frame.rect = cellRect(*map, int(m_difference.row), int(m_difference.column));
            frame.stroke = Ink{Role::Accent};
            frame.strokeWidth = 2.0;
            frame.meaning.description = largestSentence();
            m_scene.marks.append(frame);
            return;
        }
    }

    const Frame& m_frame;
    const engine::TensorDifference& m_difference;
    TensorId m_tensor;
    QString m_name;
    std::size_t m_head;
    Scene m_scene;
};

} // namespace

const engine::TensorDifference& FrozenDifferenceFigure::difference(const Frame& frame) const
{
    const TensorId tensor = comparedTensor(frame);
    const int head = shownHead(frame);
    Remembered& last = m_remembered;
    if (last.frozen == frame.frozen && last.trace == frame.trace && last.head == head &&
        last.difference.tensor == tensor)
        return last.difference;
    last = {frame.frozen, frame.trace, head, {}};
    last.difference.tensor = tensor;
    if (frame.frozen)
        last.difference = engine::tensorDifference(*frame.frozen, *frame.trace, tensor, std::size_t(head));
    return last.difference;
}

Scene FrozenDifferenceFigure::layout(const Frame& frame) const
{
    if (isDrawable(frame))
        return DifferenceLayout(frame, difference(frame)).make();
    Scene empty;
    empty.size = frame.size;
    return empty;
}

} // namespace casefile::figures
