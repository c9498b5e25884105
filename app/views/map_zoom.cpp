#include "app/views/map_zoom.h"

#include "app/figures/map_window.h"

#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::HeatMapGeometry;
using figures::MapWindow;
using figures::ShownCells;

namespace {

constexpr int buttonSide = 20;

/// Cells to the right and down that an arrow key asks for.
QPoint stepOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

bool isCloser(int key)
{
    return key == Qt::Key_Plus || key == Qt::Key_Equal;
}

QToolButton* button(QWidget* host, const QString& sign)
{
    auto* made = new QToolButton(host);
    made->setText(sign);
    made->setAutoRaise(true);
    made->setFixedSize(buttonSide, buttonSide);
    made->setFocusPolicy(Qt::TabFocus);
    made->hide();
    return made;
}

} // namespace

MapZoom::MapZoom(std::function<QPoint()> kept, QWidget* host)
    : QObject(host)
    , m_kept(std::move(kept))
    , m_farther(button(host, u"−"_s))
    , m_closer(button(host, u"+"_s))
{
    connect(m_closer, &QToolButton::clicked, this, [this] { zoomRound(true, m_kept()); });
    connect(m_farther, &QToolButton::clicked, this, [this] { zoomRound(false, m_kept()); });
    retranslate();
}

void MapZoom::retranslate()
{
    m_closer->setAccessibleName(tr("Look at the map more closely"));
    m_closer->setToolTip(tr("Closer (key + or the wheel)"));
    m_farther->setAccessibleName(tr("Show more of the map"));
    m_farther->setToolTip(tr("Farther (key − or the wheel)"));
}

void MapZoom::setPlace(QPoint topRight)
{
    m_closer->move(topRight - QPoint(buttonSide, 0));
    m_farther->move(topRight - QPoint(2 * buttonSide, 0));
}

bool MapZoom::isPossible() const
{
    return std::max(m_rows, m_columns) > figures::closerFrom;
}

void MapZoom::setMap(int rows, int columns)
{
    if (rows == m_rows && columns == m_columns)
        return;
    m_rows = rows;
    m_columns = columns;
    m_window = {};
    m_closer->setVisible(isPossible());
    m_farther->setVisible(isPossible());
    m_farther->setEnabled(false);
}

void MapZoom::set(const MapWindow& window)
{
    if (window == m_window)
        return;
    m_window = window;
    m_farther->setEnabled(window.side > 0);
    emit changed();
}

void MapZoom::zoom(bool closer, QPointF keep)
{
    set(figures::zoomed(m_window, closer, keep, m_rows, m_columns));
}

/// Keeps a cell that is shown in its place; one that is not comes to the middle.
void MapZoom::zoomRound(bool closer, QPoint cell)
{
    const ShownCells shown = figures::shownCells(m_window, m_rows, m_columns);
    if (shown.rows <= 0 || shown.columns <= 0)
        return;
    if (!shown.contains(cell.y(), cell.x()))
        cell = {shown.firstColumn + shown.columns / 2, shown.firstRow + shown.rows / 2};
    zoom(closer, {(cell.x() - shown.firstColumn + 0.5) / shown.columns,
                  (cell.y() - shown.firstRow + 0.5) / shown.rows});
}

bool MapZoom::wantsKey(int key) const
{
    if (!isPossible())
        return false;
    const bool isPart = m_window.side > 0;
    return isCloser(key) || (isPart && (key == Qt::Key_Minus || key == Qt::Key_Home || key == Qt::Key_End ||
                                        !stepOf(key).isNull()));
}

MapZoom::Answer MapZoom::keyPressed(int key, std::optional<QPoint> walked)
{
    if (!wantsKey(key))
        return {};
    if (isCloser(key) || key == Qt::Key_Minus) {
        zoomRound(isCloser(key), walked ? *walked : m_kept());
        return {true, walked};
    }
    if (key == Qt::Key_Home || key == Qt::Key_End) {
        const QPoint corner = key == Qt::Key_Home ? QPoint() : QPoint(m_columns - 1, m_rows - 1);
        set(figures::moved(m_window, corner.x() - m_window.column, corner.y() - m_window.row, m_rows,
                           m_columns));
        return {true, walked ? std::optional(corner) : std::nullopt};
    }
    if (walked)
        return walk(key, *walked);
    const QPoint step = stepOf(key) * std::max(1, m_window.side / 4);
    set(figures::moved(m_window, step.x(), step.y(), m_rows, m_columns));
    return {true, {}};
}

/// Within the part the walk goes on by itself; at its edge the part moves on with it.
MapZoom::Answer MapZoom::walk(int key, QPoint walked)
{
    const ShownCells shown = figures::shownCells(m_window, m_rows, m_columns);
    const QPoint step = stepOf(key), target = walked + step;
    const bool areRows = shown.rows > figures::heatMapItemLimit || shown.columns > figures::heatMapItemLimit;
    const bool isInside = shown.contains(target.y(), target.x());
    const bool isOnMap = target.y() >= 0 && target.y() < m_rows && target.x() >= 0 && target.x() < m_columns;
    if (!isOnMap || (isInside && !(areRows && step.x() != 0)))
        return {};
    const QPoint far = step * std::max(1, m_window.side / 4);
    set(figures::moved(m_window, far.x(), far.y(), m_rows, m_columns));
    return {true, areRows ? QPoint(m_window.column, target.y()) : target};
}

bool MapZoom::wheel(QWheelEvent* event, const HeatMapGeometry& geometry)
{
    const QPointF at = event->position();
    if (!isPossible() || event->modifiers() != Qt::NoModifier || !geometry.plot.contains(at))
        return false;
    m_wheelTurn += event->angleDelta().y();
    const int steps = m_wheelTurn / QWheelEvent::DefaultDeltasPerStep;
    m_wheelTurn -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps < 0 && m_window.side == 0)
        return false; // nothing is farther than the whole: the page may scroll
    if (steps != 0)
        zoom(steps > 0, {(at.x() - geometry.plot.left()) / geometry.plot.width(),
                         (at.y() - geometry.plot.top()) / geometry.plot.height()});
    return true;
}

bool MapZoom::pressed(QPointF point, const HeatMapGeometry& geometry)
{
    m_isDragging = m_window.side > 0 && geometry.minimap.contains(point);
    return dragged(point, geometry);
}

/// The middle of the part goes where the pointer is.
bool MapZoom::dragged(QPointF point, const HeatMapGeometry& geometry)
{
    if (!m_isDragging || geometry.minimap.isEmpty())
        return false;
    const ShownCells shown = figures::shownCells(m_window, m_rows, m_columns);
    const double across = (point.x() - geometry.minimap.left()) / geometry.minimap.width();
    const double down = (point.y() - geometry.minimap.top()) / geometry.minimap.height();
    const int column = qRound(across * m_columns - shown.columns / 2.0);
    const int row = qRound(down * m_rows - shown.rows / 2.0);
    set(figures::moved(m_window, column - shown.firstColumn, row - shown.firstRow, m_rows, m_columns));
    return true;
}

} // namespace casefile::views
