#include "app/figures/titled_grids.h"

#include "app/figures/column_labels.h"
#include "app/figures/fonts.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/text_columns.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double largestSide = 64.0; ///< of a cell, in pixels
constexpr double smallestSide = 2.0;
constexpr double finer = 0.97;     ///< from one size that is tried to the next
constexpr double gap = 6.0;        ///< between names and cells, as in a grid
constexpr double apart = 26.0;     ///< between two tables
constexpr double namesShare = 0.3; ///< of the room of a table, at most
constexpr double headShare = 0.35;

/// All tables at one size of cells, in a line or in a column.
class Arranged
{
public:
    Arranged(const std::vector<TitledGrid>& grids, const QSizeF& room, double pixels, bool beside,
             double side)
        : m_grids(grids)
        , m_room(room)
        , m_pixels(pixels)
        , m_beside(beside)
        , m_side(side)
    {
        const double count = double(grids.size()), gaps = apart * (count - 1);
        m_share = beside ? QSizeF((room.width() - gaps) / count, room.height())
                         : QSizeF(room.width(), (room.height() - gaps) / count);
        for (const TitledGrid& each : grids)
            m_fits.push_back(fitOf(each));
        if (beside) // cells begin in one line
            for (GridFit& fit : m_fits)
                fit.head = std::ranges::max(m_fits, {}, &GridFit::head).head;
    }

    bool hasRoom() const
    {
        double along = apart * (double(m_grids.size()) - 1), across = 0.0;
        for (std::size_t i = 0; i < m_grids.size(); ++i) {
            const QSizeF size = sizeOf(i);
            along += m_beside ? size.width() : size.height();
            across = std::max(across, m_beside ? size.height() : size.width());
        }
        return m_beside ? along <= m_room.width() && across <= m_room.height()
                        : along <= m_room.height() && across <= m_room.width();
    }

    double side() const { return m_side; }
    bool isBeside() const { return m_beside; }
    const GridFit& fit(std::size_t index) const { return m_fits[index]; }
    double titleHeight() const { return textHeight(m_pixels) + 2.0; }
    QSizeF sizeOf(std::size_t index) const
    {
        const GridFit& fit = m_fits[index];
        const TokenGrid& grid = m_grids[index].grid;
        const double cells = fit.names + m_side * double(grid.keys.size());
        const double title = std::min(textWidth(m_grids[index].title, m_pixels) + 1.0, m_share.width());
        return {std::max(cells, title),
                titleHeight() + fit.head + gap + m_side * double(grid.queries.size())};
    }

private:
    GridFit fitOf(const TitledGrid& each) const
    {
        const ColumnLabels columns =
            planColumnLabels(each.grid.keys, m_side, m_pixels, m_share.height() * headShare);
        return {m_side, std::min(widestOf(each.grid.queries, m_pixels) + gap, m_share.width() * namesShare),
                columns.height};
    }

    const std::vector<TitledGrid>& m_grids;
    QSizeF m_room;
    QSizeF m_share; ///< of one table
    double m_pixels;
    bool m_beside;
    double m_side;
    std::vector<GridFit> m_fits;
};

Arranged largestOf(const std::vector<TitledGrid>& grids, const QSizeF& room, double pixels)
{
    for (double side = largestSide; side > smallestSide; side *= finer)
        for (const bool beside : {true, false})
            if (const Arranged arranged(grids, room, pixels, beside, side); arranged.hasRoom())
                return arranged;
    return {grids, room, pixels, true, smallestSide};
}

} // namespace

void addTitledGrids(Scene& scene, const Frame& frame, const QRectF& area, std::vector<TitledGrid> grids)
{
    const double pixels = textPixels(frame, 13.0);
    const Arranged arranged = largestOf(grids, area.size(), pixels);
    QPointF corner = area.topLeft();
    int firstColumn = 0, firstRow = 0;
    for (std::size_t i = 0; i < grids.size(); ++i) {
        const QSizeF size = arranged.sizeOf(i);
        scene.marks.append(textLine(grids[i].title, corner.x(), corner.y(), size.width(),
                                    fittingSize(grids[i].title, size.width(), pixels), {Role::Muted}));
        grids[i].grid.fit = arranged.fit(i);
        const qsizetype before = scene.items.size();
        const double top = arranged.titleHeight();
        addTokenGrid(scene, frame, QRectF(corner + QPointF(0.0, top), size - QSizeF(0.0, top)),
                     grids[i].grid);
        for (qsizetype item = before; item < scene.items.size(); ++item) {
            scene.items[item].name = QCoreApplication::translate("figures", "%1, %2", "name, value")
                                         .arg(grids[i].title, scene.items[item].name);
            scene.items[item].gridColumn += firstColumn;
            scene.items[item].gridRow += firstRow;
        }
        (arranged.isBeside() ? firstColumn : firstRow) +=
            arranged.isBeside() ? 1 : int(grids[i].grid.queries.size());
        if (arranged.isBeside())
            corner.rx() += size.width() + apart;
        else
            corner.ry() += size.height() + apart;
    }
}

} // namespace casefile::figures
