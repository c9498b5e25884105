#include "app/views/scene_interaction.h"

#include "app/figures/design.h"
#include "app/views/scene_walk.h"

#include <QKeyEvent>
#include <QWidget>

namespace casefile::views {

namespace design = figures::design;

SceneInteraction::SceneInteraction(SceneSource scene, QWidget* host)
    : QObject(host)
    , m_scene(std::move(scene))
{
    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(design::focusPreviewDelay);
    m_releaseTimer.setSingleShot(true);
    m_releaseTimer.setInterval(design::focusReleaseDelay);
    connect(&m_previewTimer, &QTimer::timeout, this, [this] { preview(m_candidate); });
    connect(&m_releaseTimer, &QTimer::timeout, this, [this] { preview(-1); });
}

const figures::SceneItem* SceneInteraction::item(int index) const
{
    const figures::Scene& scene = m_scene();
    return index >= 0 && index < scene.items.size() ? &scene.items.at(index) : nullptr;
}

int SceneInteraction::indexAt(QPointF point) const
{
    const figures::Scene& scene = m_scene();
    const figures::SceneItem* found = figures::itemAt(scene, point);
    return found ? int(found - scene.items.constData()) : -1;
}

int SceneInteraction::shownItem() const
{
    return m_hovered >= 0 ? m_hovered : m_walked;
}

void SceneInteraction::mouseMoved(QPointF point)
{
    const int index = indexAt(point);
    if (index == m_candidate)
        return;
    m_candidate = index;
    if (index >= 0) {
        m_releaseTimer.stop();
        m_previewTimer.start();
    } else {
        m_previewTimer.stop();
        m_releaseTimer.start();
    }
}

void SceneInteraction::mouseLeft()
{
    m_candidate = -1;
    m_previewTimer.stop();
    if (m_hovered >= 0)
        m_releaseTimer.start();
}

void SceneInteraction::preview(int index)
{
    if (index == m_hovered)
        return;
    m_hovered = index;
    const figures::SceneItem* shown = item(index);
    emit hovered(shown ? shown->meaning.query : -1, shown ? shown->meaning.key : -1);
    emit changed();
}

void SceneInteraction::pinItem(int index)
{
    const figures::SceneItem* chosen = item(index);
    if (!chosen)
        return;
    const figures::Meaning meaning = chosen->meaning; // the scene may be laid out anew by the first signal
    if (meaning.query >= 0 || meaning.key >= 0)
        emit pinned(meaning.query, meaning.key);
    if (meaning.cell)
        emit cellChosen(*meaning.cell);
    emit changed();
}

void SceneInteraction::clicked(QPointF point)
{
    const int index = indexAt(point);
    if (index < 0) {
        emit freed();
        return;
    }
    m_previewTimer.stop();
    m_candidate = index;
    m_hovered = index;
    pinItem(index);
}

bool SceneInteraction::wantsKey(int key, bool isPinned) const
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        return m_walked >= 0;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return true;
    case Qt::Key_Escape:
        return isPinned || m_walked >= 0;
    default:
        return false;
    }
}

bool SceneInteraction::keyPressed(QKeyEvent* event, bool isPinned)
{
    if (!wantsKey(event->key(), isPinned))
        return false;
    switch (event->key()) {
    case Qt::Key_Escape:
        if (isPinned)
            emit freed();
        else
            walkTo(-1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_walked < 0)
            walkTo(0);
        else
            pinItem(m_walked);
        break;
    default:
        walkTo(walkFrom(m_scene().items, m_walked, event->key()));
    }
    return true;
}

void SceneInteraction::walkTo(int index)
{
    if (index == m_walked)
        return;
    m_walked = index;
    m_hovered = -1;
    const figures::SceneItem* shown = item(index);
    emit hovered(shown ? shown->meaning.query : -1, shown ? shown->meaning.key : -1);
    emit changed();
}

void SceneInteraction::focusGained(Qt::FocusReason reason)
{
    const bool byKeyboard = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    if (byKeyboard && m_walked < 0)
        walkTo(walkFrom(m_scene().items, -1, Qt::Key_Home));
    emit changed();
}

void SceneInteraction::focusLost()
{
    walkTo(-1);
    emit changed();
}

} // namespace casefile::views
