#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class ScrubSlider;

/// Time at the bottom of a lesson: start, back, play, forward, scrub, speed, "step 4 of 9". The only view
/// with the timeline.
class TransportBar : public QWidget
{
    Q_OBJECT

public:
    TransportBar(playback::LessonSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    void toggle();  ///< to the next stop, or pause
    void forward(); ///< one step

signals:
    void endPassed(); ///< there is no step after this one

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(void (TransportBar::*action)());
    void buildSpeedMenu();
    void toStart();
    void back();
    bool isAtEnd() const;
    void followChapter();
    void followCursor();
    void retranslate();
    void restyle();

    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    QToolButton* m_start;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    ScrubSlider* m_slider;
    QLabel* m_hint;
    QLabel* m_step;
    QPushButton* m_speed;
};

} // namespace casefile::views
