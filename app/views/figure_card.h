#pragma once

#include "engine/attention/trace.h"

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class FigureView;
class HeatMapChart;
class KnobStrip;
class SceneHost;

/// A white panel with one picture of the session, its title and its knobs above and its legend below. The
/// heat map is a chart, all others are figure views; pointing and pinning go to the session.
class FigureCard : public QFrame
{
    Q_OBJECT

public:
    FigureCard(playback::LessonSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    void setFigure(const QString& id);
    QString figureId() const { return m_id; }
    SceneHost* host() const; ///< the picture shown now; nullptr before setFigure

protected:
    void changeEvent(QEvent* event) override;

signals:
    void cellChosen(const casefile::engine::CellRef& cell);

private:
    void adopt(SceneHost& host);
    void followScene();
    void followTitle();

    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    QString m_id;
    QVBoxLayout* m_column;
    QLabel* m_title;
    KnobStrip* m_knobs;
    FigureView* m_view = nullptr;
    HeatMapChart* m_chart = nullptr;
};

} // namespace casefile::views
