#include "app/views/scene_interaction.h"

#include "app/figures/design.h"
#include "app/views/scene_walk.h"

#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace casefile::views {

namespace design = figures::design;

namespace {

bool isSame(const std::optional<figures::SceneItem>& a, const std::optional<figures::SceneItem>& b)
{
    if (!a || !b)
        return a.has_value() == b.has_value();
    return a->rect == b->rect && a->name == b->name;
}

/// One link in two pictures: it stands for the same number, or (where it has none) in the same place.
bool isSameLink(const figures::SceneItem& a, const figures::SceneItem& b)
{
    return a.mark >= 0 && b.mark >= 0 && a.meaning.cell == b.meaning.cell &&
           (a.meaning.cell || (a.gridRow == b.gridRow && a.gridColumn == b.gridColumn));
}

/// False for marks that only explain themselves, such as a colour bar.
bool canBePinned(const figures::Meaning& meaning)
{
    return meaning.query >= 0 || meaning.key >= 0 || meaning.head >= 0 || meaning.cell || meaning.moment >= 0;
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
    return figures::explanationAt(m_scene(), point);
}

int SceneInteraction::walkedItem() const
{
    if (!m_walkedLink)
        return m_walked;
    const QList<figures::SceneItem>& items = m_scene().items;
    const auto found = std::ranges::find_if(
        items, [this](const figures::SceneItem& item) { return isSameLink(item, *m_walkedLink); });
    return found == items.cend() ? m_walked : int(found - items.cbegin());
}

SceneInteraction::Item SceneInteraction::walked() const
{
    const figures::Scene& scene = m_scene();
    const int walked = walkedItem();
    return walked >= 0 && walked < scene.items.size() ? figures::spoken(scene, scene.items.at(walked))
                                                      : Item();
}

SceneInteraction::Item SceneInteraction::shownItem() const
{
    return m_hovered ? m_hovered : walked();
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

void SceneInteraction::announce(const Item& item)
{
    emit hovered(item ? item->meaning.query : -1, item ? item->meaning.key : -1);
    emit changed();
}

void SceneInteraction::preview(const Item& item)
{
    if (isSame(item, m_hovered))
        return;
    m_hovered = item;
    announce(m_hovered);
}

void SceneInteraction::pin(const figures::SceneItem& item)
{
    const figures::Meaning meaning = item.meaning; // the first signal may lay the scene out anew
    if (meaning.head >= 0)
        emit headChosen(meaning.head);
    if (meaning.query >= 0 || meaning.key >= 0)
        emit pinned(meaning.query, meaning.key);
    if (meaning.cell)
        emit cellChosen(*meaning.cell);
    if (meaning.moment >= 0)
        emit momentChosen(meaning.moment);
    emit changed();
}

void SceneInteraction::clicked(QPointF point)
{
    const Item item = itemAt(point);
    m_previewTimer.stop();
    m_candidate = item;
    m_hovered = item;
    if (item && canBePinned(item->meaning))
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
        if (const Item item = walked())
            pin(*item);
        else
            walkTo(walkFrom(m_scene().items, -1, Qt::Key_Home));
        break;
    default:
        walkTo(walkFrom(m_scene().items, walkedItem(), event->key()));
    }
    return true;
}

void SceneInteraction::walkTo(int index)
{
    if (index == walkedItem())
        return;
    m_walked = index;
    m_hovered.reset();
    m_walkedLink.reset();
    const QList<figures::SceneItem>& items = m_scene().items;
    if (index >= 0 && index < items.size() && items.at(index).mark >= 0)
        m_walkedLink = items.at(index);
    announce(walked());
    if (index >= 0)
        emit walkedOn();
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
