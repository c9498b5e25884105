#include "app/views/scene_interaction.h"

#include "app/figures/design.h"
#include "app/views/scene_walk.h"

#include <QKeyEvent>
#include <QWidget>

namespace casefile::views {

namespace design = figures::design;

namespace {

bool isSame(const std::optional<figures::SceneItem>& a, const std::optional<figures::SceneItem>& b)
{
    if (!a || !b)
        return a.has_value() == b.has_value();
    return a->rect == b->rect && a->name == b->name;
}

} // namespace

SceneInteraction::SceneInteraction(SceneSource scene, QWidget* host)
    : QObject(host)
    , m_scene(std::move(scene))
{
    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(design::focusPreviewDelay);
    m_releaseTimer.setSingleShot(true);
    m_releaseTimer.setInterval(design::focusReleaseDelay);
    connect(&m_previewTimer, &QTimer::timeout, this, [this] { preview(m_candidate); });
    connect(&m_releaseTimer, &QTimer::timeout, this, [this] { preview({}); });
}

void SceneInteraction::setFinder(ItemFinder finder)
{
    m_finder = std::move(finder);
}

SceneInteraction::Item SceneInteraction::itemAt(QPointF point) const
{
    if (m_finder)
        return m_finder(point);
    const figures::SceneItem* found = figures::itemAt(m_scene(), point);
    return found ? Item(*found) : Item();
}

const figures::SceneItem* SceneInteraction::walked() const
{
    const figures::Scene& scene = m_scene();
    return m_walked >= 0 && m_walked < scene.items.size() ? &scene.items.at(m_walked) : nullptr;
}

const figures::SceneItem* SceneInteraction::shownItem() const
{
    return m_hovered ? &*m_hovered : walked();
}

void SceneInteraction::mouseMoved(QPointF point)
{
    const Item item = itemAt(point);
    if (isSame(item, m_candidate))
        return;
    m_candidate = item;
    if (item) {
        m_releaseTimer.stop();
        m_previewTimer.start();
    } else {
        m_previewTimer.stop();
        m_releaseTimer.start();
    }
}

void SceneInteraction::mouseLeft()
{
    m_candidate.reset();
    m_previewTimer.stop();
    if (m_hovered)
        m_releaseTimer.start();
}

void SceneInteraction::announce(const figures::SceneItem* item)
{
    emit hovered(item ? item->meaning.query : -1, item ? item->meaning.key : -1);
    emit changed();
}

void SceneInteraction::preview(const Item& item)
{
    if (isSame(item, m_hovered))
        return;
    m_hovered = item;
    announce(m_hovered ? &*m_hovered : nullptr);
}

void SceneInteraction::pin(const figures::SceneItem& item)
{
    const figures::Meaning meaning = item.meaning; // the first signal may lay the scene out anew
    if (meaning.query >= 0 || meaning.key >= 0)
        emit pinned(meaning.query, meaning.key);
    if (meaning.cell)
        emit cellChosen(*meaning.cell);
    emit changed();
}

void SceneInteraction::clicked(QPointF point)
{
    const Item item = itemAt(point);
    m_previewTimer.stop();
    m_candidate = item;
    m_hovered = item;
    if (item)
        pin(*item);
    else
        emit freed();
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
        if (const figures::SceneItem* item = walked())
            pin(*item);
        else
            walkTo(walkFrom(m_scene().items, -1, Qt::Key_Home));
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
    m_hovered.reset();
    announce(walked());
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
