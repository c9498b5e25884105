#include "app/views/heat_map_chart.h"

#include "app/figures/design.h"
#include "app/figures/registry.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"
#include "app/views/copied_numbers.h"
#include "app/views/frame_source.h"
#include "app/views/heat_map_item.h"
#include "app/views/map_zoom.h"
#include "app/views/readout.h"
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

/// With Ctrl, + and − make text larger and smaller.
bool isZoomKey(const QKeyEvent& event, const MapZoom& zoom)
{
    return !event.modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) &&
           zoom.wantsKey(event.key());
}

} // namespace

HeatMapChart::HeatMapChart(const LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QChartView(new QChart, parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_interaction(new SceneInteraction([this]() -> const figures::Scene& { return scene(); }, this))
    , m_item(new HeatMapItem(appearance, *m_interaction, chart()))
    , m_zoom(new MapZoom([this] { return keptCell(); }, this))
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
    connect(m_zoom, &MapZoom::changed, this, &HeatMapChart::follow);
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
    figures::Frame frame = frameOf(m_session, size(), m_appearance.textScale());
    m_zoom->setMap(frame.trace ? int(frame.trace->queries()) : 0, frame.trace ? int(frame.trace->keys()) : 0);
    frame.window = m_zoom->window();
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
    if (m_frame.trace) {
        if (m_session.isComputing())
            paintComputing(*painter, viewport()->rect(), m_appearance);
        return;
    }
    painter->setFont(m_appearance.font(design::textBody));
    painter->setPen(m_appearance.color(figures::Role::Muted));
    const QString words =
        m_session.problem().isEmpty() ? tr("Type a sentence to see this picture.") : m_session.problem();
    painter->drawText(QRectF(viewport()->rect()).adjusted(20, 20, -20, -20),
                      Qt::AlignCenter | Qt::TextWordWrap, words);
}

bool HeatMapChart::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        (m_interaction->wantsKey(static_cast<QKeyEvent*>(event)->key(), m_session.isPinned()) ||
         isZoomKey(*static_cast<QKeyEvent*>(event), *m_zoom))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(figures::figureTitle(figureId));
        m_zoom->retranslate();
        m_frame = {};
        follow();
    }
    return QChartView::event(event);
}

void HeatMapChart::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    m_zoom->setPlace(rect().topRight());
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
    if (!m_zoom->dragged(event->position(), m_geometry))
        m_interaction->mouseMoved(event->position());
}

void HeatMapChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_zoom->pressed(event->position(), m_geometry))
        m_interaction->clicked(event->position());
}

void HeatMapChart::mouseReleaseEvent(QMouseEvent*)
{
    m_zoom->released();
}

void HeatMapChart::wheelEvent(QWheelEvent* event)
{
    event->setAccepted(m_zoom->wheel(event, m_geometry));
}

figures::MapWindow HeatMapChart::shownPart() const
{
    return m_zoom->window();
}

std::optional<QPoint> HeatMapChart::walkedCell() const
{
    const int walked = walkedItem();
    const QList<figures::SceneItem>& items = scene().items;
    if (walked < 0 || walked >= items.size() || items.at(walked).gridRow < 0)
        return std::nullopt;
    return QPoint(items.at(walked).gridColumn, items.at(walked).gridRow);
}

/// What a zoom keeps in its place: the cell in focus, as far as there is one.
QPoint HeatMapChart::keptCell() const
{
    return {m_frame.focus.key >= 0 ? m_frame.focus.key : m_geometry.firstColumn + m_geometry.columns / 2,
            m_frame.focus.query >= 0 ? m_frame.focus.query : m_geometry.firstRow + m_geometry.rows / 2};
}

/// To that cell, or to the row it is in.
void HeatMapChart::walkTo(QPoint cell)
{
    const QList<figures::SceneItem>& items = scene().items;
    int row = -1;
    for (int i = 0; i < items.size(); ++i) {
        if (items.at(i).gridRow != cell.y())
            continue;
        row = row < 0 ? i : row;
        if (items.at(i).gridColumn == cell.x())
            row = i;
    }
    m_interaction->walkTo(row);
}

void HeatMapChart::keyPressEvent(QKeyEvent* event)
{
    if (copyNumbers(*event, *m_interaction, scene(), m_frame.trace))
        return;
    const MapZoom::Answer answer =
        isZoomKey(*event, *m_zoom) ? m_zoom->keyPressed(event->key(), walkedCell()) : MapZoom::Answer();
    if (answer.walkTo)
        walkTo(*answer.walkTo);
    if (!answer.isUsed && !m_interaction->keyPressed(event, m_session.isPinned()))
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
