#include "app/views/scene_accessible.h"

#include "app/views/scene_host.h"

#include <QPointer>

#include <algorithm>

namespace casefile::views {

namespace {

/// One token, arc or cell: no object of its own, only a place in its host's scene.
class ItemAccessible : public QAccessibleInterface
{
public:
    ItemAccessible(QWidget* widget, SceneHost& host, int index)
        : m_widget(widget)
        , m_host(host)
        , m_index(index)
    {}

    bool isValid() const override { return m_widget && m_index < m_host.scene().items.size(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_widget); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    int index() const { return m_index; }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inWidget = m_host.widgetRect(place()).toAlignedRect();
        return QRect(m_widget->mapToGlobal(inWidget.topLeft()), inWidget.size());
    }

    QAccessible::Role role() const override
    {
        if (isValid() && place().mark >= 0)
            return QAccessible::Graphic;
        return isValid() && place().gridRow >= 0 ? QAccessible::Cell : QAccessible::ListItem;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_widget && m_widget->hasFocus() && m_host.walkedItem() == m_index;
        state.readOnly = true;
        return state;
    }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        const figures::SceneItem item = figures::spoken(m_host.scene(), place());
        if (kind == QAccessible::Name)
            return item.name;
        if (kind == QAccessible::Value)
            return item.value;
        return kind == QAccessible::Description ? item.meaning.description : QString();
    }

private:
    const figures::SceneItem& place() const { return m_host.scene().items.at(m_index); }

    QPointer<QWidget> m_widget;
    SceneHost& m_host;
    int m_index;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    auto* host = widget ? dynamic_cast<SceneHost*>(widget) : nullptr;
    return host ? new SceneAccessible(widget, *host) : nullptr;
}

} // namespace

SceneAccessible::SceneAccessible(QWidget* widget, SceneHost& host)
    : QAccessibleWidget(widget, QAccessible::Grouping)
    , m_host(host)
{}

SceneAccessible::~SceneAccessible()
{
    for (const QAccessible::Id id : m_children)
        QAccessible::deleteAccessibleInterface(id);
}

int SceneAccessible::childCount() const
{
    return int(m_host.scene().items.size());
}

QAccessibleInterface* SceneAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    while (index >= int(m_children.size())) {
        auto* item = new ItemAccessible(widget(), m_host, int(m_children.size()));
        m_children.push_back(QAccessible::registerAccessibleInterface(item));
    }
    return QAccessible::accessibleInterface(m_children[std::size_t(index)]);
}

int SceneAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* item = dynamic_cast<const ItemAccessible*>(child);
    return item ? item->index() : -1;
}

QAccessibleInterface* SceneAccessible::childAt(int x, int y) const
{
    const QPoint point = widget()->mapFromGlobal(QPoint(x, y));
    const figures::Scene& scene = m_host.scene();
    const figures::SceneItem* found = figures::itemAt(scene, point);
    return found ? child(int(found - scene.items.constData())) : nullptr;
}

QAccessibleInterface* SceneAccessible::focusChild() const
{
    return widget()->hasFocus() ? child(m_host.walkedItem()) : nullptr;
}

QString SceneAccessible::text(QAccessible::Text kind) const
{
    if (kind == QAccessible::Description)
        return m_host.scene().summary;
    return QAccessibleWidget::text(kind);
}

void installSceneAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace casefile::views
