#include "app/views/dense_network_view.h"

#include "app/figures/dense_network_scene.h"
#include "app/figures/design.h"
#include "app/figures/scene_painter.h"
#include "app/views/appearance.h"
#include "app/views/readout.h"
#include "app/views/scene_accessible.h"
#include "app/views/scene_interaction.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace casefile::views {

namespace {

const std::vector<std::size_t> layerSizes = {4, 6, 5, 2};
constexpr std::uint64_t seed = 1;
constexpr double keyStep = 0.1;
constexpr double grabMargin = 8.0; ///< round a slider

/// One step: the pass from the inputs to the outputs.
playback::Timeline passTimeline()
{
    content::Chapter chapter;
    chapter.steps.append(content::Step());
    chapter.steps.first().seconds = figures::design::motionPass / 1000.0;
    return playback::Timeline(chapter);
}

} // namespace

DenseNetworkView::DenseNetworkView(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_interaction(new SceneInteraction([this]() -> const figures::Scene& { return m_scene; }, this))
    , m_network(engine::untrainedDenseNetwork(layerSizes, seed))
{
    installSceneAccessibility();
    for (std::size_t i = 0; i < layerSizes.front(); ++i) // evenly from 1 down to -1: where the learner starts
        m_input.push_back(1.0 - 2.0 * double(i) / double(layerSizes.front() - 1));
    m_pass.setTimeline(passTimeline());
    m_pass.toEnd();
    connect(&m_pass, &playback::Player::cursorChanged, this, &DenseNetworkView::layOut);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    connect(m_interaction, &SceneInteraction::changed, this, qOverload<>(&QWidget::update));
    connect(&appearance, &Appearance::changed, this, [this] {
        m_pass.setReducedMotion(m_appearance.reducedMotion());
        layOut();
    });
    run();
}

void DenseNetworkView::run()
{
    m_trace = engine::forward(m_network, m_input);
    layOut();
}

void DenseNetworkView::playPass()
{
    m_pass.setReducedMotion(m_appearance.reducedMotion());
    m_pass.toStart();
    m_pass.play();
}

void DenseNetworkView::layOut()
{
    setAccessibleName(tr("Dense network"));
    m_scene = figures::layoutDenseNetwork(m_network, m_trace, size(), m_pass.cursor().progress,
                                          m_appearance.textScale());
    m_scene.size = size();
    update();
    emit sceneChanged();
}

void DenseNetworkView::setInput(int index, double value)
{
    if (index < 0 || index >= int(m_input.size()))
        return;
    m_input[std::size_t(index)] = std::clamp(value, -1.0, 1.0);
    run();
}

int DenseNetworkView::walkedItem() const
{
    return m_interaction->walkedItem();
}

int DenseNetworkView::inputAt(QPointF point) const
{
    const QList<figures::DenseHandle> handles =
        figures::denseInputHandles(m_trace, size(), m_appearance.textScale());
    for (int i = 0; i < handles.size(); ++i) {
        const QRectF grab = handles.at(i).track.united(handles.at(i).knob);
        if (grab.adjusted(-grabMargin, -grabMargin, grabMargin, grabMargin).contains(point))
            return i;
    }
    return -1;
}

void DenseNetworkView::dragTo(QPointF point)
{
    const QList<figures::DenseHandle> handles =
        figures::denseInputHandles(m_trace, size(), m_appearance.textScale());
    setInput(m_dragged, handles.at(m_dragged).valueAt(point));
}

bool DenseNetworkView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        m_interaction->wantsKey(static_cast<QKeyEvent*>(event)->key(), false)) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LanguageChange)
        layOut();
    return QWidget::event(event);
}

void DenseNetworkView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    figures::paint(painter, m_scene, m_appearance.palette());
    const int walked = walkedItem();
    if (hasFocus() && walked >= 0 && walked < m_scene.items.size())
        paintFocusRing(painter, m_scene, walked, m_appearance);
    if (const auto shown = m_interaction->shownItem(); shown && m_dragged < 0)
        paintReadout(painter, *shown, rect(), m_appearance);
}

void DenseNetworkView::resizeEvent(QResizeEvent*)
{
    layOut();
}

void DenseNetworkView::mousePressEvent(QMouseEvent* event)
{
    m_dragged = event->button() == Qt::LeftButton ? inputAt(event->position()) : -1;
    if (m_dragged < 0)
        return;
    m_pass.toEnd();
    dragTo(event->position());
    setCursor(Qt::SizeVerCursor);
}

void DenseNetworkView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged >= 0)
        dragTo(event->position());
    else {
        setCursor(inputAt(event->position()) >= 0 ? Qt::SizeVerCursor : Qt::ArrowCursor);
        m_interaction->mouseMoved(event->position());
    }
}

void DenseNetworkView::showEvent(QShowEvent*)
{
    playPass();
}

void DenseNetworkView::hideEvent(QHideEvent*)
{
    m_pass.toEnd(); // nobody sees the rest of it
}

void DenseNetworkView::mouseReleaseEvent(QMouseEvent*)
{
    m_dragged = -1;
    unsetCursor();
    update();
}

void DenseNetworkView::leaveEvent(QEvent*)
{
    m_interaction->mouseLeft();
}

/// On an input, Up and Down move its value and Left and Right lead to the next; elsewhere arrows walk the
/// grid.
void DenseNetworkView::keyPressEvent(QKeyEvent* event)
{
    const int walked = walkedItem();
    const bool onInput = walked >= 0 && walked < int(m_input.size());
    if (onInput && event->key() == Qt::Key_Up)
        setInput(walked, m_input[std::size_t(walked)] + keyStep);
    else if (onInput && event->key() == Qt::Key_Down)
        setInput(walked, m_input[std::size_t(walked)] - keyStep);
    else if (onInput && event->key() == Qt::Key_Right)
        m_interaction->walkTo(walked + 1);
    else if (onInput && event->key() == Qt::Key_Left)
        m_interaction->walkTo(std::max(walked - 1, 0));
    else if (!m_interaction->keyPressed(event, false))
        QWidget::keyPressEvent(event);
}

void DenseNetworkView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_interaction->focusGained(event->reason());
}

void DenseNetworkView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_interaction->focusLost();
}

} // namespace casefile::views
