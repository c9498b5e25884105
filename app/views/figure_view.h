#pragma once

#include "app/figures/figure.h"
#include "app/views/scene_host.h"

#include <QWidget>

#include <memory>
#include <optional>

class QPainter;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class SceneInteraction;

/// Shows one registered figure of a session: lays out when the frame changes, paints, and reports what is
/// pointed at.
class FigureView : public QWidget, public SceneHost
{
    Q_OBJECT

public:
    FigureView(const playback::LessonSession& session, const Appearance& appearance,
               QWidget* parent = nullptr);
    ~FigureView() override;

    void setFigure(const QString& id); ///< unknown: nothing is shown but a sentence
    QString figureId() const { return m_figureId; }
    void setPicked(std::optional<engine::CellRef> cell); ///< ringed; the wheel turns its number

    const figures::Scene& scene() const override;
    QRectF widgetRect(const figures::SceneItem& item) const override { return item.rect; }
    int walkedItem() const override;
    QWidget* widget() override { return this; }
    SceneInteraction& interaction() override { return *m_interaction; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void sceneChanged();                                           ///< legend and summary may have changed
    void pickedTurned(int steps);                                  ///< of the wheel, over the picked cell
    void knobsTurned(const casefile::content::KnobValues& values); ///< by dragging a point of the picture

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void follow();
    void announceWalk();
    void paintEmpty(QPainter& painter) const;

    const playback::LessonSession& m_session;
    const Appearance& m_appearance;
    SceneInteraction* m_interaction;
    QString m_figureId;
    std::unique_ptr<figures::Figure> m_figure;
    mutable figures::Frame m_frame;
    mutable figures::Scene m_scene;
    mutable bool m_stale = true;
    std::optional<QRectF> pickedRect() const;

    std::optional<figures::SceneHandle> m_dragged;
    std::optional<engine::CellRef> m_picked;
    int m_wheelTurn = 0; ///< eighths of a degree since the last whole step
};

} // namespace casefile::views
