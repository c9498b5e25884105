#pragma once

#include "app/figures/figure.h"
#include "app/figures/heat_map_figure.h"
#include "app/views/questions/question_view.h"
#include "app/views/scene_host.h"

class QPainter;
class QLabel;

namespace casefile::views {

class SceneInteraction;

/// A cell of the map to be clicked or walked to: rows ask, columns are asked. The chosen cell is framed, and
/// after the verdict the right one too.
class CellView : public QuestionView, public SceneHost
{
    Q_OBJECT

public:
    CellView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);
    ~CellView() override;

    void follow() override;
    void takeFocus() override;
    QString keys() const override;

    const figures::Scene& scene() const override;
    QRectF widgetRect(const figures::SceneItem& item) const override { return item.rect; }
    int walkedItem() const override;
    QWidget* widget() override { return this; }
    SceneInteraction& interaction() override { return *m_interaction; }

    QSize sizeHint() const override { return {520, 400}; }
    QSize minimumSizeHint() const override { return {260, 220}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void layOut();
    QString chosenWords() const; ///< for a screen reader
    void frameCell(QPainter& painter, int row, int column, figures::Role role) const;

    SceneInteraction* m_interaction;
    figures::Scene m_scene;
    figures::HeatMapGeometry m_geometry;
};

} // namespace casefile::views
