#pragma once

#include "app/playback/player.h"
#include "app/views/scene_host.h"
#include "engine/block/dense_network.h"

#include <QWidget>

#include <vector>

namespace casefile::views {

class Appearance;
class SceneInteraction;

/// The opening demonstration: the forward pass of a dense network, live while its inputs are dragged or moved
/// by keys.
class DenseNetworkView : public QWidget, public SceneHost
{
    Q_OBJECT

public:
    explicit DenseNetworkView(const Appearance& appearance, QWidget* parent = nullptr);

    void setInput(int index, double value); ///< clamps to -1 … 1
    void playPass(); ///< shows the pass from the inputs to the outputs once; its end, with reduced motion
    playback::Player& pass() { return m_pass; }
    const engine::DenseTrace& trace() const { return m_trace; }

    const figures::Scene& scene() const override { return m_scene; }
    QRectF widgetRect(const figures::SceneItem& item) const override { return item.rect; }
    int walkedItem() const override;
    QWidget* widget() override { return this; }
    SceneInteraction& interaction() override { return *m_interaction; }

    QSize sizeHint() const override { return {620, 340}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

signals:
    void sceneChanged();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void run();
    void layOut();
    int inputAt(QPointF point) const; ///< -1: none
    void dragTo(QPointF point);

    const Appearance& m_appearance;
    SceneInteraction* m_interaction;
    engine::DenseNetwork m_network;
    std::vector<double> m_input;
    engine::DenseTrace m_trace;
    figures::Scene m_scene;
    int m_dragged = -1;
    playback::Player m_pass;
};

} // namespace casefile::views
