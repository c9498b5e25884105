#include "app/figures/map_panels.h"

#include "app/figures/column_labels.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/panel_grid.h"
#include "app/figures/scale_bar.h"
#include "app/figures/text_columns.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace casefile::figures {

namespace {

constexpr std::size_t mostItems = 4096;
constexpr double sweepEnd = 0.7;          ///< share of the progress in which the rows are filled
constexpr double lineOfText = 1.45;       ///< of the pixel size
constexpr double rowLabelShare = 0.16;    ///< of the width, at most
constexpr double columnLabelShare = 0.14; ///< of the height, at most, where maps are of weights
constexpr double dimensionShare = 0.2;    ///< likewise, of names of dimensions
constexpr double tallestCell = 3.0;       ///< height of a cell, at most, to its width, where it is no weight
constexpr double largestSide = 84.0;      ///< of a cell, at 100 % text size
constexpr double numberedWidth = 34.0;    ///< visual rule: numbers in cells from this width on
constexpr double numberedHeight = 16.0;
constexpr double barWidth = 12.0;
constexpr int mostSkipped = 4; ///< at least every fourth column has its name, or none has

class PanelsLayout
{
public:
    PanelsLayout(Scene& scene, const Frame& frame, const QRectF& area, const MapPanels& maps)
        : m_scene(scene)
        , m_frame(frame)
        , m_maps(maps)
        , m_type(typeScale(area.size(), frame.textScale, QSizeF(420.0, 300.0)))
        , m_rows(int(maps.panels.front().values.rows()))
        , m_columns(int(maps.panels.front().values.columns()))
    {
        const double line = m_type.small * lineOfText;
        m_label =
            std::min(area.width() * rowLabelShare, widestOf(maps.rowNames, m_type.small)) + design::space1;
        const double bar = barWidth + textWidth(number(-maps.most), m_type.small) + design::space3;
        m_room = area.adjusted(m_label, 0, -bar, -line / 2);
        m_bar = QRectF(m_room.right() + design::space2, area.top() + line, barWidth, m_room.height() - line);
        m_barRight = area.right();
        const double names = m_room.height() * (maps.areWeights ? columnLabelShare : dimensionShare);
        m_grid = arranged(line, names);
        m_plan = planColumnLabels(maps.columnNames, m_grid.map.width() / m_columns, m_type.small, names);
        m_hasColumns =
            m_grid.map.width() / m_columns >= textHeight(m_type.small) * 0.6 || m_plan.step <= mostSkipped;
        m_columnBand = m_hasColumns ? m_plan.height : 0.0;
        m_grid = arranged(line, m_columnBand);
        m_title = line;
    }

    void add()
    {
        for (int index = 0; index < int(m_maps.panels.size()); ++index)
            addPanel(index);
        addBar();
    }

private:
    static QString number(double value) { return playback::formatCell(value); }

    PanelGrid arranged(double title, double columnLabels) const
    {
        return arrangePanels({int(m_maps.panels.size()), m_maps.across, m_rows, m_columns, m_room.size(),
                              title, columnLabels, largestSide * m_type.factor,
                              m_maps.areWeights ? 1.0 : tallestCell});
    }

    QRectF mapRect(int index) const
    {
        const int column = index % m_grid.across;
        const int row = index / m_grid.across;
        const double left = m_room.left() + column * (m_grid.map.width() + design::space3);
        const double pitch = m_title + m_grid.map.height() + design::space1;
        const double top = m_room.top() + m_columnBand + row * pitch + m_title;
        return {QPointF(left, top), m_grid.map};
    }

    void addPanel(int index)
    {
        const MapPanel& panel = m_maps.panels[std::size_t(index)];
        const QRectF rect = mapRect(index);
        const double labels = index < m_grid.across ? m_columnBand : 0.0; // between title and map
        const bool isLast =
            index % m_grid.across == m_grid.across - 1 || index + 1 == int(m_maps.panels.size());
        const double wide = isLast ? m_room.right() - rect.left() : rect.width(); // nothing stands beside it
        const QRectF head(rect.left(), rect.top() - labels - m_title, std::max(wide, 1.0), m_title);
        if (labels > 0.0)
            addColumnLabels(m_scene, m_plan, m_maps.columnNames,
                            QRectF(rect.left(), rect.top() - labels, rect.width(), labels),
                            m_maps.areWeights ? focusedKey(m_frame) : -1, Role::Key, true);
        if (index % m_grid.across == 0)
            addRowLabels(m_scene, m_maps.rowNames,
                         QRectF(rect.left() - m_label, rect.top(), m_label - design::space1, rect.height()),
                         m_type.small, m_frame.focus.query < 0 ? -1 : focusedQuery(m_frame), Role::Query);
        const double fitting = fittingSize(panel.title, head.width(), m_type.small);
        const bool isShort = !panel.shortTitle.isEmpty() && textWidth(panel.title, fitting) > head.width();
        TextMark title = textMark(head, isShort ? panel.shortTitle : panel.title,
                                  isShort ? m_type.small : fitting, panel.titleRole, TextAlign::Left);
        title.bold = panel.framed;
        title.meaning.description = panel.title;
        title.meaning.head = headOf(panel);
        m_scene.marks.append(title);
        addMap(panel, rect);
        addItems(panel, rect, index);
    }

    static int headOf(const MapPanel& panel)
    {
        return panel.tensor && engine::isPerHead(*panel.tensor) ? panel.head : -1;
    }

    int rowsShown() const
    {
        return m_frame.revealed ? int(std::ceil(between(m_frame.progress, 0.0, sweepEnd) * m_rows)) : 0;
    }

    bool isHidden(int row, int column) const
    {
        return m_maps.areWeights && isHiddenKey(*m_frame.trace, row, column);
    }

    void addMap(const MapPanel& panel, const QRectF& rect)
    {
        m_scene.marks.append(RectMark{.rect = rect,
                                      .fill = {},
                                      .stroke = Ink{panel.framed ? Role::Accent : Role::Line},
                                      .strokeWidth = panel.framed ? 2.0 : 1.0,
                                      .meaning = {}});
        const int rows = rowsShown();
        if (rows == 0)
            return;
        auto levels = std::make_shared<std::vector<float>>();
        levels->reserve(std::size_t(rows) * std::size_t(m_columns));
        const bool masks = m_maps.areWeights && m_frame.trace->settings.mask.rule != "none";
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < m_columns; ++column)
                levels->push_back(
                    masks && isHidden(row, column)
                        ? std::numeric_limits<float>::quiet_NaN()
                        : float(panel.values(std::size_t(row), std::size_t(column)) / m_maps.most));
        MapMark map;
        map.rect = QRectF(rect.topLeft(), QSizeF(rect.width(), rect.height() / m_rows * rows));
        map.tensor = panel.tensor;
        map.head = panel.head;
        map.ramp = m_maps.ramp;
        map.low = m_maps.ramp == Role::Diverging ? -1.0 : 0.0;
        map.rows = rows;
        map.columns = m_columns;
        map.levels = levels;
        m_scene.marks.append(map);
        addNumbers(panel, rect, rows);
        addFocus(rect);
    }

    void addNumbers(const MapPanel& panel, const QRectF& rect, int rows)
    {
        const QSizeF cell(rect.width() / m_columns, rect.height() / m_rows);
        if (!m_frame.numbersShown || cell.width() < numberedWidth || cell.height() < numberedHeight)
            return;
        const double size = std::min({cell.width() * 0.32, cell.height() * 0.6, m_type.small});
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < m_columns; ++column) {
                const double value = panel.values(std::size_t(row), std::size_t(column));
                if (textWidth(number(value), size) + 4.0 > cell.width())
                    continue; // it would run into its neighbour
                TextMark mark = textMark(cellRect(rect, row, column), number(value), size, Role::Muted);
                if (!isHidden(row, column))
                    mark.ink = inkOn(m_maps.ramp, value / m_maps.most);
                m_scene.marks.append(mark);
            }
    }

    QRectF cellRect(const QRectF& rect, int row, int column) const
    {
        const QSizeF cell(rect.width() / m_columns, rect.height() / m_rows);
        return {QPointF(rect.left() + column * cell.width(), rect.top() + row * cell.height()), cell};
    }

    QRectF rowRect(const QRectF& rect, int row) const
    {
        return cellRect(rect, row, 0).united(cellRect(rect, row, m_columns - 1));
    }

    void addFocus(const QRectF& rect)
    {
        if (m_frame.focus.query < 0)
            return;
        const int query = focusedQuery(m_frame);
        if (query >= int(m_maps.rowNames.size()))
            return; // of a longer sentence than is drawn
        RectMark mark;
        mark.rect = rowRect(rect, query);
        mark.stroke = Ink{Role::Query};
        mark.strokeWidth = 1.5;
        mark.meaning.description = QCoreApplication::translate("figures", "the query in focus: “%1”")
                                       .arg(tokenText(*m_frame.trace, query));
        m_scene.marks.append(mark);
    }

    QString valueOf(const MapPanel& panel, int row, int column) const
    {
        if (!m_frame.revealed || !m_frame.numbersShown)
            return unansweredText();
        if (isHidden(row, column))
            return hiddenReason(*m_frame.trace, std::size_t(row), std::size_t(column));
        return number(panel.values(std::size_t(row), std::size_t(column)));
    }

    void addItems(const MapPanel& panel, const QRectF& rect, int index)
    {
        const bool areCells =
            m_maps.panels.size() * std::size_t(m_rows) * std::size_t(m_columns) <= mostItems;
        const int firstRow = index / m_grid.across * (m_rows + 1);
        const int firstColumn = index % m_grid.across * (m_columns + 1);
        for (int row = 0; row < m_rows; ++row)
            for (int column = 0; column < (areCells ? m_columns : 1); ++column) {
                SceneItem item;
                item.rect = areCells ? cellRect(rect, row, column) : rowRect(rect, row);
                item.gridRow = firstRow + row;
                item.gridColumn = firstColumn + column;
                item.meaning.query = row;
                item.meaning.head = headOf(panel);
                if (areCells)
                    fillCell(item, panel, row, column);
                else
                    fillRow(item, panel, row);
                item.meaning.description =
                    QCoreApplication::translate("figures", "%1: %2").arg(item.name, item.value);
                m_scene.items.append(item);
            }
    }

    void fillCell(SceneItem& item, const MapPanel& panel, int row, int column) const
    {
        item.name = QCoreApplication::translate("figures", "%1, %2", "name, value")
                        .arg(panel.title, cellName(m_maps.rowNames[row], m_maps.columnNames[column]));
        item.value = valueOf(panel, row, column);
        if (m_maps.areWeights)
            item.meaning.key = column;
        if (panel.tensor && m_frame.revealed)
            item.meaning.cell = engine::CellRef{*panel.tensor, std::size_t(panel.head), std::size_t(row),
                                                std::size_t(column)};
    }

    void fillRow(SceneItem& item, const MapPanel& panel, int row) const
    {
        const auto values = panel.values.row(std::size_t(row));
        const auto best = std::ranges::max_element(values, {}, [](double value) { return std::abs(value); });
        const int column = int(best - values.begin());
        item.name =
            QCoreApplication::translate("figures", "%1, row “%2”").arg(panel.title, m_maps.rowNames[row]);
        item.value = QCoreApplication::translate("figures", "strongest at “%1”: %2")
                         .arg(m_maps.columnNames[column], valueOf(panel, row, column));
    }

    void addBar()
    {
        const double least = m_maps.ramp == Role::Diverging ? -m_maps.most : 0.0;
        const double top = mapRect(0).top(), foot = mapRect(int(m_maps.panels.size()) - 1).bottom();
        m_bar = QRectF(m_bar.left(), top, m_bar.width(), foot - top); // as high as the maps
        addScaleBar(m_scene,
                    {m_bar, m_barRight, m_maps.ramp, m_frame.revealed ? number(least) : QString(),
                     m_frame.revealed ? number(m_maps.most) : QString(), m_maps.scaleWords, m_type.small});
    }

    Scene& m_scene;
    const Frame& m_frame;
    const MapPanels& m_maps;
    TypeScale m_type;
    int m_rows;
    int m_columns;
    double m_label = 0.0;
    double m_title = 0.0;
    double m_columnBand = 0.0; ///< height of the column labels
    QRectF m_room;
    QRectF m_bar;
    double m_barRight = 0.0;
    PanelGrid m_grid;
    ColumnLabels m_plan;
    bool m_hasColumns = true;
};

} // namespace

void addMapPanels(Scene& scene, const Frame& frame, const QRectF& area, const MapPanels& maps)
{
    if (!maps.panels.empty() && !maps.panels.front().values.empty())
        PanelsLayout(scene, frame, area, maps).add();
}

double largestCell(const std::vector<MapPanel>& panels)
{
    double largest = 0.0;
    for (const MapPanel& panel : panels)
        for (const double value : panel.values.values())
            largest = std::max(largest, std::abs(value));
    return largest > 0.0 ? largest : 1.0;
}

} // namespace casefile::figures
