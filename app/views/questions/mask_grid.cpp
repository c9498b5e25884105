#include "app/views/questions/mask_grid.h"

#include "app/views/appearance.h"
#include "app/views/check_delegate.h"
#include "app/views/icons.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace casefile::views {

using namespace Qt::StringLiterals;

namespace {

constexpr int smallestCell = 34;
constexpr double crossShare = 0.45; ///< of a cell's height

bool isVisibleCell(const QTableWidgetItem* item)
{
    return item->checkState() == Qt::Checked;
}

} // namespace

MaskGrid::MaskGrid(const Appearance& appearance, QWidget* parent)
    : QTableWidget(parent)
    , m_appearance(appearance)
{
    setLook(this, "mask");
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setItemDelegate(new CheckDelegate(appearance, this));
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setSectionsClickable(false);
        header->setHighlightSections(false);
    }
}

void MaskGrid::setWords(const QStringList& queries, const QStringList& keys)
{
    const int cell = qRound(m_appearance.pixels(smallestCell));
    horizontalHeader()->setMinimumSectionSize(cell);
    verticalHeader()->setDefaultSectionSize(cell);
    setRowCount(int(queries.size()));
    setColumnCount(int(keys.size()));
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            if (!item(row, column))
                setItem(row, column, new QTableWidgetItem);
    setVerticalHeaderLabels(queries);
    setHorizontalHeaderLabels(keys);
    resizeColumnsToContents();
}

void MaskGrid::setRows(const QStringList& rows)
{
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            const bool isVisible = rows.value(row).mid(column, 1) != u"0"_s;
            item(row, column)->setCheckState(isVisible ? Qt::Checked : Qt::Unchecked);
            name(row, column);
        }
    }
    if (!currentIndex().isValid())
        setCurrentCell(0, 0);
    updateGeometry();
}

QStringList MaskGrid::rows() const
{
    QStringList rows;
    for (int row = 0; row < rowCount(); ++row) {
        QString cells;
        for (int column = 0; column < columnCount(); ++column)
            cells += isVisibleCell(item(row, column)) ? u'1' : u'0';
        rows.append(cells);
    }
    return rows;
}

void MaskGrid::setWrong(const QStringList& wrong)
{
    m_wrong = wrong;
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            name(row, column);
    viewport()->update();
}

void MaskGrid::name(int row, int column)
{
    QTableWidgetItem* cell = item(row, column);
    const QString state = isVisibleCell(cell) ? tr("visible") : tr("hidden");
    const QString words =
        tr("query %1, key %2: %3", "tokens, visible or hidden")
            .arg(verticalHeaderItem(row)->text(), horizontalHeaderItem(column)->text(), state);
    const bool isWrong = m_wrong.value(row).mid(column, 1) == u"1"_s;
    cell->setData(Qt::AccessibleTextRole, isWrong ? tr("%1, not right", "a cell").arg(words) : words);
}

bool MaskGrid::wantsKey(const QKeyEvent& event) const
{
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        return true;
    default:
        return event.key() == Qt::Key_Space && m_isOpen;
    }
}

QSize MaskGrid::sizeHint() const
{
    const int frame = 2 * frameWidth();
    return {verticalHeader()->sizeHint().width() + horizontalHeader()->length() + frame,
            horizontalHeader()->sizeHint().height() + verticalHeader()->length() + frame};
}

void MaskGrid::paintCell(const QModelIndex& cell, bool isVisible)
{
    if (!cell.isValid() || !m_isOpen || isVisibleCell(item(cell.row(), cell.column())) == isVisible)
        return;
    item(cell.row(), cell.column())->setCheckState(isVisible ? Qt::Checked : Qt::Unchecked);
    name(cell.row(), cell.column());
    emit painted();
}

void MaskGrid::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && m_isOpen && currentItem())
        paintCell(currentIndex(), !isVisibleCell(currentItem()));
    else if (wantsKey(*event))
        QTableWidget::keyPressEvent(event);
    else
        event->ignore();
}

void MaskGrid::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex cell = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !cell.isValid() || !m_isOpen)
        return;
    setCurrentIndex(cell);
    m_brush = !isVisibleCell(item(cell.row(), cell.column()));
    paintCell(cell, *m_brush);
}

void MaskGrid::mouseMoveEvent(QMouseEvent* event)
{
    if (m_brush)
        paintCell(indexAt(event->position().toPoint()), *m_brush);
}

void MaskGrid::mouseReleaseEvent(QMouseEvent*)
{
    m_brush.reset();
}

void MaskGrid::paintEvent(QPaintEvent* event)
{
    QTableWidget::paintEvent(event);
    QPainter painter(viewport());
    const QIcon cross = icon(u"cross"_s, m_appearance.color(figures::Role::Wrong));
    for (int row = 0; row < m_wrong.size(); ++row) {
        for (int column = 0; column < m_wrong[row].size(); ++column) {
            if (m_wrong[row][column] != u'1')
                continue;
            const QRect cell = visualRect(model()->index(row, column));
            const int side = qRound(cell.height() * crossShare);
            cross.paint(&painter, QRect(cell.right() - side, cell.top() + 1, side, side));
        }
    }
}

} // namespace casefile::views
