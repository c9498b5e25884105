#include "app/views/figure_view.h"

#include "app/figures/design.h"
#include "app/figures/registry.h"
#include "app/figures/scene_painter.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"
#include "app/views/copied_numbers.h"
#include "app/views/frame_source.h"
#include "app/views/readout.h"
#include "app/views/scene_accessible.h"
#include "app/views/scene_interaction.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace casefile::views {

using figures::Role;
using playback::LessonSession;
namespace design = figures::design;

// The ring of a picked cell is drawn within it, 2.5 pixels outside of this: names stand close around the
// cell.
static constexpr double ringInset = 3.5;
static constexpr double lowestRing = 4.0;

FigureView::FigureView(const LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_interaction(new SceneInteraction([this]() -> const figures::Scene& { return scene(); }, this))
{
    installSceneAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    connect(m_interaction, &SceneInteraction::changed, this, &FigureView::announceWalk);
    connect(&appearance, &Appearance::changed, this, &FigureView::follow);
    connect(&session.costMeter(), &playback::CostMeter::changed, this, &FigureView::follow);
    for (const auto signal :
         {&LessonSession::traceChanged, &LessonSession::stateChanged, &LessonSession::focusChanged,
          &LessonSession::cursorChanged, &LessonSession::problemChanged, &LessonSession::predictionChanged,
          &LessonSession::computingChanged})
        connect(&session, signal, this, &FigureView::follow);
}

FigureView::~FigureView() = default;

void FigureView::setFigure(const QString& id)
{
    if (id == m_figureId)
        return;
    m_figureId = id;
    m_figure = figures::makeFigure(id);
    m_frame = {};
    m_interaction->focusLost();
    follow();
}

QSize FigureView::sizeHint() const
{
    return {560, minimumSizeHint().height()}; // a page gives what it has left, and scrolls only below that
}

QSize FigureView::minimumSizeHint() const
{
    return {160, 120};
}

void FigureView::follow()
{
    const QString title = figures::figureTitle(m_figureId, !m_session.state().memory.isEmpty());
    if (title != accessibleName())
        setAccessibleName(title);
    m_stale = true;
    update();
    emit sceneChanged();
}

const figures::Scene& FigureView::scene() const
{
    if (!m_stale && m_scene.size == QSizeF(size()))
        return m_scene;
    m_stale = false;
    const figures::Frame frame = frameOf(m_session, size(), m_appearance.textScale());
    if (!frame.trace || !m_figure) {
        m_scene = {};
        m_scene.size = size();
        m_frame = {};
    } else if (!isSameFrame(frame, m_frame)) {
        m_frame = frame;
        m_scene = m_figure->layout(frame);
        m_scene.size = size();
    }
    return m_scene;
}

int FigureView::walkedItem() const
{
    return m_interaction->walkedItem();
}

void FigureView::announceWalk()
{
    update();
    if (hasFocus() && walkedItem() >= 0 && QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(walkedItem());
        QAccessible::updateAccessibility(&event);
    }
}

void FigureView::paintEmpty(QPainter& painter) const
{
    const QString words = !m_session.problem().isEmpty() ? m_session.problem()
                          : m_session.isComputing()      ? tr("Computing …")
                          : m_figure                     ? tr("Type a sentence to see this picture.")
                                     : tr("There is no picture called \"%1\".").arg(m_figureId);
    painter.setFont(m_appearance.font(design::textBody));
    painter.setPen(m_appearance.color(Role::Muted));
    painter.drawText(QRectF(rect()).adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, words);
}

void FigureView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const figures::Scene& now = scene();
    if (!m_frame.trace) {
        paintEmpty(painter);
        return;
    }
    figures::paint(painter, now, m_appearance.palette());
    const int walked = m_interaction->walkedItem();
    if (hasFocus() && walked >= 0 && walked < now.items.size())
        paintFocusRing(painter, now, walked, m_appearance);
    else if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(4, 4, -4, -4), m_appearance);
    if (const auto picked = pickedRect()) {
        const double above = std::clamp((picked->height() - lowestRing) / 2.0, 0.0, ringInset);
        paintFocusRing(painter, picked->adjusted(ringInset, above, -ringInset, -above), m_appearance);
    }
    if (const auto shown = m_interaction->shownItem())
        paintReadout(painter, *shown, rect(), m_appearance);
    if (m_session.isComputing())
        paintComputing(painter, rect(), m_appearance);
}

bool FigureView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        m_interaction->wantsKey(static_cast<QKeyEvent*>(event)->key(), m_session.isPinned())) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LanguageChange) {
        m_frame = {};
        follow();
    }
    return QWidget::event(event);
}

void FigureView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged) {
        emit knobsTurned(m_dragged->valuesAt(event->position()));
        return;
    }
    setCursor(figures::handleAt(scene(), event->position()) ? Qt::SizeAllCursor : Qt::ArrowCursor);
    m_interaction->mouseMoved(event->position());
}

void FigureView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const figures::SceneHandle* handle = figures::handleAt(scene(), event->position()))
        m_dragged = *handle;
    else
        m_interaction->clicked(event->position());
}

void FigureView::mouseReleaseEvent(QMouseEvent*)
{
    m_dragged.reset();
}

void FigureView::setPicked(std::optional<engine::CellRef> cell)
{
    m_picked = cell;
    m_wheelTurn = 0;
    update();
}

/// Where the picked cell stands in the picture, if it does.
std::optional<QRectF> FigureView::pickedRect() const
{
    if (!m_picked)
        return std::nullopt;
    for (const figures::Mark& mark : scene().marks) {
        const auto* rect = std::get_if<figures::RectMark>(&mark);
        if (rect && rect->meaning.cell == m_picked)
            return rect->rect;
    }
    return std::nullopt;
}

void FigureView::wheelEvent(QWheelEvent* event)
{
    const auto picked = pickedRect();
    if (!picked || !picked->contains(event->position())) {
        QWidget::wheelEvent(event); // the page scrolls
        return;
    }
    m_wheelTurn += event->angleDelta().y();
    const int steps = m_wheelTurn / QWheelEvent::DefaultDeltasPerStep;
    m_wheelTurn -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0)
        emit pickedTurned(steps);
    event->accept();
}

void FigureView::leaveEvent(QEvent*)
{
    m_interaction->mouseLeft();
}

void FigureView::keyPressEvent(QKeyEvent* event)
{
    if (!copyNumbers(*event, *m_interaction, scene(), m_frame.trace) &&
        !m_interaction->keyPressed(event, m_session.isPinned()))
        QWidget::keyPressEvent(event);
}

void FigureView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_interaction->focusGained(event->reason());
}

void FigureView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_interaction->focusLost();
}

} // namespace casefile::views
