#include "app/figures/bar_table.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/text_columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double tallestRow = 58.0; ///< pixels at 100 % text size
constexpr double barHeight = 7.0;
constexpr double shortestBar = 24.0; ///< that still compares
constexpr double boldness = 1.2;     ///< a bold word is that much wider
constexpr double rowNameShare = 0.4; ///< of the width, at most

class TableLayout
{
public:
    TableLayout(Scene& scene, const Frame& frame, const QRectF& area, const BarTable& table)
        : m_scene(scene)
        , m_frame(frame)
        , m_table(table)
    {
        const double comfortable = std::min(420.0, 150.0 + 70.0 * double(table.columns.size()));
        const TypeScale type = typeScale(area.size(), frame.textScale, QSizeF(comfortable, 260.0));
        const double count = double(table.rows.size()) + 1.0;
        m_row = std::min(area.height() / count, tallestRow * type.factor);
        m_size = std::min(type.body, m_row / 1.5);
        m_name =
            std::min(area.width() * rowNameShare, widestOf(table.rows, m_size) * boldness + design::space3);
        m_column = (area.width() - m_name) / double(std::max<qsizetype>(table.columns.size(), 1));
        m_nameSize = commonSize(table.rows, (m_name - design::space2) / boldness);
        m_headSize = commonSize(table.columns, m_column - design::space3);
        m_number = widestNumber() + design::space3;
        const double spare = area.height() - m_row * count;
        m_area = area.adjusted(0, spare / 3, 0, 0);
    }

    void add()
    {
        for (int column = 0; column < m_table.columns.size(); ++column) {
            const QRectF rect = cellRect(-1, column);
            TextMark head = textMark(rect, m_table.columns[column], m_headSize, Role::Muted, TextAlign::Left);
            head.meaning.description = m_table.columns[column];
            m_scene.marks.append(head);
        }
        for (int row = 0; row < m_table.rows.size(); ++row) {
            addName(row);
            for (int column = 0; column < m_table.columns.size(); ++column)
                addCell(row, column);
        }
    }

private:
    /// The size at which all of these words stand in `width`, if they can.
    double commonSize(const QStringList& words, double width) const
    {
        double size = m_size;
        for (const QString& each : words)
            size = std::min(size, fittingSize(each, width, m_size));
        return size;
    }

    double widestNumber() const
    {
        QStringList numbers;
        for (const auto& row : m_table.cells)
            for (const BarCell& cell : row)
                if (cell.share)
                    numbers.append(cell.number);
        return widestOf(numbers, m_size);
    }

    QRectF cellRect(int row, int column) const
    {
        return {m_area.left() + m_name + column * m_column, m_area.top() + (row + 1) * m_row,
                m_column - design::space3, m_row};
    }

    void addName(int row)
    {
        const QRectF rect(m_area.left(), m_area.top() + (row + 1) * m_row, m_name - design::space2, m_row);
        TextMark name = textMark(rect, m_table.rows[row], m_nameSize, Role::Ink, TextAlign::Left);
        name.bold = row == m_table.highlighted;
        name.meaning.description = m_table.rows[row];
        m_scene.marks.append(name);
    }

    void addCell(int row, int column)
    {
        const BarCell& cell = m_table.cells[std::size_t(row)][std::size_t(column)];
        const QRectF rect = cellRect(row, column);
        SceneItem item;
        item.rect = rect;
        item.name = QCoreApplication::translate("figures", "%1, %2", "name, value")
                        .arg(m_table.rows[row], m_table.columns[column]);
        item.value = !m_frame.revealed ? unansweredText() : cell.spoken.isEmpty() ? cell.number : cell.spoken;
        item.meaning.description =
            QCoreApplication::translate("figures", "%1: %2").arg(item.name, item.value);
        item.gridRow = row;
        item.gridColumn = column;
        m_scene.items.append(item);
        if (!m_frame.revealed)
            return;
        if (m_row >= textHeight(m_size) + barHeight + 4.0)
            addNumberOverBar(rect, column, cell, item.meaning);
        else
            addNumberBesideBar(rect, column, cell, item.meaning);
    }

    void addNumber(const QRectF& rect, const BarCell& cell, const Meaning& meaning)
    {
        TextMark number = textMark(rect, cell.number, fittingSize(cell.number, rect.width(), m_size),
                                   Role::Ink, TextAlign::Left);
        number.meaning = meaning;
        m_scene.marks.append(number);
    }

    void addNumberOverBar(const QRectF& rect, int column, const BarCell& cell, const Meaning& meaning)
    {
        const double line = textHeight(m_size);
        const double top = rect.center().y() - (line + barHeight + 2.0) / 2;
        addNumber({rect.left(), top, rect.width(), line}, cell, meaning);
        addBar(QRectF(rect.left(), top + line + 2.0, rect.width(), barHeight), column, cell, meaning);
    }

    /// In a low row: the bar takes what the widest number leaves.
    void addNumberBesideBar(const QRectF& rect, int column, const BarCell& cell, const Meaning& meaning)
    {
        const double line = textHeight(m_size);
        const double words = cell.share ? std::min(m_number, rect.width()) : rect.width();
        addNumber({rect.left(), rect.center().y() - line / 2, words, line}, cell, meaning);
        const QRectF track(rect.left() + words, rect.center().y() - barHeight / 2, rect.width() - words,
                           std::min(barHeight, m_row - 2.0));
        if (track.width() >= shortestBar)
            addBar(track, column, cell, meaning);
    }

    /// How far the bars of a column reach to the left of their zero line, as a share of the right.
    double belowZero(int column) const
    {
        double low = 0.0;
        for (const auto& row : m_table.cells)
            low = std::min(low, std::max(-1.0, row[std::size_t(column)].share.value_or(0.0)));
        return -low;
    }

    void addBar(const QRectF& track, int column, const BarCell& cell, const Meaning& meaning)
    {
        if (!cell.share)
            return;
        RectMark mark{
            .rect = track, .fill = Ink{Role::Chip}, .stroke = {}, .radius = 2.0, .meaning = meaning};
        m_scene.marks.append(mark);
        const double below = belowZero(column), unit = track.width() / (1.0 + below);
        const double zero = track.left() + below * unit;
        if (below > 0.0)
            m_scene.marks.append(LineMark{.from = {zero, track.top() - 1.0},
                                          .to = {zero, track.bottom() + 1.0},
                                          .ink = {Role::Muted},
                                          .meaning = {}});
        const double grown = between(m_frame.progress, 0.0, 0.7) * std::clamp(*cell.share, -1.0, 1.0);
        if (grown == 0.0)
            return;
        const double length = std::max(1.0, std::abs(grown) * unit);
        mark.rect = {grown < 0.0 ? zero - length : zero, track.top(), length, track.height()};
        mark.fill = Ink{cell.role};
        m_scene.marks.append(mark);
    }

    Scene& m_scene;
    const Frame& m_frame;
    const BarTable& m_table;
    QRectF m_area;
    double m_row = 0.0;
    double m_size = 12.0;
    double m_nameSize = 12.0;
    double m_headSize = 12.0;
    double m_name = 0.0;
    double m_column = 0.0;
    double m_number = 0.0; ///< width of the widest number, with the gap behind it
};

} // namespace

void addBarTable(Scene& scene, const Frame& frame, const QRectF& area, const BarTable& table)
{
    TableLayout(scene, frame, area, table).add();
}

} // namespace casefile::figures
