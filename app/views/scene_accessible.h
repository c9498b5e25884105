#pragma once

#include <QAccessibleWidget>
#include <QWidget>

#include <vector>

namespace casefile::views {

class SceneHost;

/// What a screen reader sees of a figure: its summary, and one child for each token, arc and cell.
class SceneAccessible : public QAccessibleWidget
{
public:
    SceneAccessible(QWidget* widget, SceneHost& host);
    ~SceneAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    QString text(QAccessible::Text kind) const override;

private:
    SceneHost& m_host;
    mutable std::vector<QAccessible::Id> m_children; ///< made when asked for
};

/// Makes Qt ask us about figures and charts; call once before the first is made.
void installSceneAccessibility();

} // namespace casefile::views
