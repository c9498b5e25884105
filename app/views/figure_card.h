#pragma once

#include "app/export/exhibit.h"

#include <QFrame>

class QLabel;
class QToolButton;
class QPushButton;
class QVBoxLayout;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class CostStrip;
class FigureView;
class HeatMapChart;
class ExhibitSaver;
class KnobStrip;
class SceneHost;
class WeightEditor;

/// A white panel with one picture of the session, its title and its knobs (or an
/// editor of its weights) above and its legend below. The
/// heat map is a chart, all others are figure views; pointing and pinning go to the session.
class FigureCard : public QFrame
{
    Q_OBJECT

public:
    FigureCard(playback::LessonSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    void setFigure(const QString& id);
    void setPictureHeight(int least); ///< without title and knobs; 0: what a picture needs to be there at all
    QString figureId() const { return m_id; }
    exports::Exhibit exhibit() const; ///< the picture shown now, to be saved
    SceneHost* host() const;          ///< the picture shown now; nullptr before setFigure

protected:
    void changeEvent(QEvent* event) override;

signals:
    void cellChosen(const casefile::engine::CellRef& cell);
    void momentChosen(qint64 moment); ///< of the walk through code

private:
    void adopt(SceneHost& host);
    void followScene();
    void followTitle();
    void save();
    void followEdits();
    engine::WeightEdits editsHere() const;

    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    QString m_id;
    QString m_step; ///< that the picture was set for
    QVBoxLayout* m_column;
    QLabel* m_title;
    QToolButton* m_save;
    ExhibitSaver* m_saver;
    KnobStrip* m_knobs;
    CostStrip* m_cost;          ///< above the picture of what was measured on this computer
    QPushButton* m_editWeights; ///< opens the editor, in pictures that have a weight matrix
    WeightEditor* m_weights;
    engine::WeightEdits m_seenEdits; ///< of this picture's matrix, when the editor was last opened for them
    FigureView* m_view = nullptr;
    HeatMapChart* m_chart = nullptr;
};

} // namespace casefile::views
