#include "app/views/heat_map_chart.h"

#include "app/figures/design.h"
#include "app/figures/registry.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"
#include "app/views/copied_numbers.h"
#include "app/views/frame_source.h"
#include "app/views/heat_map_item.h"
#include "app/views/scene_accessible.h"
#include "app/views/scene_interaction.h"

#include <QAccessible>
#include <QChart>
#include <QGraphicsLayout>
#include <QLegend>
#include <QMouseEvent>
#include <QPainter>
#include <QValueAxis>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
using playback::LessonSession;
namespace design = figures::design;

namespace {

const QString figureId = u"heat-map"_s;

QValueAxis* addHiddenAxis(QChart* chart, Qt::Alignment side)
{
    auto* axis = new QValueAxis(chart);
    axis->setLabelsVisible(false);
    axis->setGridLineVisible(false);
    axis->setLineVisible(false);
    chart->addAxis(axis, side);
    return axis;
}

} // namespace

HeatMapChart::HeatMapChart(const LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QChartView(new QChart, parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_interaction(new SceneInteraction([this]() -> const figures::Scene& { return scene(); }, this))
    , m_item(new HeatMapItem(appearance, *m_interaction, chart()))
    , m_keys(addHiddenAxis(chart(), Qt::AlignTop))
    , m_queries(addHiddenAxis(chart(), Qt::AlignLeft))
{
    installSceneAccessibility();
    m_queries->setReverse(true);
    chart()->legend()->hide();
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    m_interaction->setFinder([this](QPointF point) { return cellItem(point); });
    connect(m_interaction, &SceneInteraction::changed, this, &HeatMapChart::announceWalk);
    connect(&appearance, &Appearance::changed, this, &HeatMapChart::follow);
    for (const auto signal :
         {&LessonSession::traceChanged, &LessonSession::stateChanged, &LessonSession::focusChanged,
          &LessonSession::cursorChanged, &LessonSession::problemChanged, &LessonSession::predictionChanged,
          &LessonSession::computingChanged})
        connect(&session, signal, this, &HeatMapChart::follow);
    setAccessibleName(figures::figureTitle(figureId));
    follow();
}

/// A chart that is not seen is laid out when it is asked for.
void HeatMapChart::follow()
{
    m_isStale = true;
    if (isVisible()) {
        layOut();
        m_item->update();
        viewport()->update();
    }
    emit sceneChanged();
}

void HeatMapChart::layOut() const
{
    m_isStale = false;
    const figures::Frame frame = frameOf(m_session, size(), m_appearance.textScale());
    if (!frame.trace) {
        m_frame = {};
        m_scene = {};
        m_item->setScene(m_scene);
        return;
    }
    if (isSameFrame(frame, m_frame))
        return;
    m_frame = frame;
    m_geometry = figures::heatMapGeometry(frame);
    chart()->setPlotArea(m_geometry.plot);
    m_keys->setRange(0, m_geometry.columns);
    m_queries->setRange(0, m_geometry.rows);
    m_scene = figures::makeFigure(figureId)->layout(frame);
    m_scene.size = size();
    m_item->setScene(m_scene);
}

const figures::Scene& HeatMapChart::scene() const
{
    if (m_isStale)
        layOut();
    return m_scene;
}

int HeatMapChart::walkedItem() const
{
    return m_interaction->walkedItem();
}

std::optional<figures::SceneItem> HeatMapChart::cellItem(QPointF point) const
{
    const figures::Scene& now = scene();
    if (!m_frame.trace || !m_frame.revealed)
        return {};
    if (const figures::SceneItem* item = figures::itemAt(now, point); item && item->meaning.cell)
        return *item;
    const std::optional<engine::CellRef> cell = m_geometry.cellAt(point);
    if (!cell)
        return figures::explanationAt(now, point);
    return figures::heatMapItem(m_frame, m_geometry, int(cell->row), int(cell->column));
}

void HeatMapChart::announceWalk()
{
    m_item->setRingVisible(hasFocus());
    if (hasFocus() && walkedItem() >= 0 && QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(walkedItem());
        QAccessible::updateAccessibility(&event);
    }
}

void HeatMapChart::drawForeground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawForeground(painter, rect);
    if (m_frame.trace)
        return;
    painter->setFont(m_appearance.font(design::textBody));
    painter->setPen(m_appearance.color(Role::Muted));
    const QString words =
        m_session.problem().isEmpty() ? tr("Type a sentence to see this picture.") : m_session.problem();
    painter->drawText(QRectF(viewport()->rect()).adjusted(20, 20, -20, -20),
                      Qt::AlignCenter | Qt::TextWordWrap, words);
}

bool HeatMapChart::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        m_interaction->wantsKey(static_cast<QKeyEvent*>(event)->key(), m_session.isPinned())) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(figures::figureTitle(figureId));
        m_frame = {};
        follow();
    }
    return QChartView::event(event);
}

void HeatMapChart::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    follow();
}

void HeatMapChart::showEvent(QShowEvent* event)
{
    QChartView::showEvent(event);
    scene();
}

/// A picture may be taken of a chart that was never shown.
void HeatMapChart::paintEvent(QPaintEvent* event)
{
    scene();
    QChartView::paintEvent(event);
}

void HeatMapChart::mouseMoveEvent(QMouseEvent* event)
{
    m_interaction->mouseMoved(event->position());
}

void HeatMapChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_interaction->clicked(event->position());
}

void HeatMapChart::mouseReleaseEvent(QMouseEvent*) {}

void HeatMapChart::keyPressEvent(QKeyEvent* event)
{
    if (!copyNumbers(*event, *m_interaction, scene(), m_frame.trace) &&
        !m_interaction->keyPressed(event, m_session.isPinned()))
        event->ignore();
}

void HeatMapChart::focusInEvent(QFocusEvent* event)
{
    QChartView::focusInEvent(event);
    m_interaction->focusGained(event->reason());
}

void HeatMapChart::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    m_interaction->focusLost();
}

void HeatMapChart::leaveEvent(QEvent* event)
{
    QChartView::leaveEvent(event);
    m_interaction->mouseLeft();
}

} // namespace casefile::views
