#include "app/views/fold_mark.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QEvent>
#include <QLinearGradient>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

namespace casefile::views {

using figures::Role;
namespace design = figures::design;

namespace {

constexpr double fade = 28.0; ///< pixels at the normal text size
constexpr double arrowHalf = 7.0;
constexpr int leastRest = 4; ///< pixels below the edge that nobody misses

} // namespace

FoldMark::FoldMark(QScrollArea* area, Role ground, const Appearance& appearance)
    : QWidget(area)
    , m_area(area)
    , m_ground(ground)
    , m_appearance(appearance)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    area->viewport()->installEventFilter(this);
    connect(area->verticalScrollBar(), &QScrollBar::valueChanged, this, &FoldMark::follow);
    connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, this, &FoldMark::follow);
    connect(&appearance, &Appearance::changed, this, &FoldMark::follow);
    follow();
}

void FoldMark::follow()
{
    const QScrollBar* bar = m_area->verticalScrollBar();
    const QRect page = m_area->viewport()->geometry();
    const int height = qRound(m_appearance.pixels(fade));
    setGeometry(page.left(), page.bottom() + 1 - height, page.width(), height);
    setVisible(bar->maximum() - bar->value() > leastRest);
    raise();
    update();
}

bool FoldMark::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        follow();
    return QWidget::eventFilter(watched, event);
}

void FoldMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor page = m_appearance.color(m_ground);
    QLinearGradient veil(0, 0, 0, height());
    veil.setColorAt(1.0, page);
    page.setAlpha(0);
    veil.setColorAt(0.0, page);
    painter.fillRect(rect(), veil);
    const double half = m_appearance.pixels(arrowHalf);
    const QPointF tip(width() / 2.0, height() - m_appearance.pixels(design::space1));
    const QPointF arrow[] = {tip + QPointF(-half, -half), tip, tip + QPointF(half, -half)};
    painter.setPen(QPen(m_appearance.color(Role::Accent), 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(arrow, 3);
}

} // namespace casefile::views
