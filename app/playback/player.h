#pragma once

#include "app/playback/timeline.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace casefile::playback {

/// The only clock. Scrub bar, keys, links in the prose and tests all call the same seek().
class Player : public QObject
{
    Q_OBJECT

public:
    explicit Player(QObject* parent = nullptr);

    void setTimeline(const Timeline& timeline); ///< goes to the beginning
    const Timeline& timeline() const { return m_timeline; }

    double seconds() const { return m_seconds; }
    Cursor cursor() const;
    bool isPlaying() const;
    double speed() const { return m_speed; }
    bool reducedMotion() const { return m_reducedMotion; }

public slots:
    void seek(double seconds); ///< clamps, and pauses
    void seekStep(int step, double progress = 0.0);
    /// A moment that was asked for as such: it is shown as it is, also with reduced motion.
    void seekMoment(int step, double progress);
    void toggle(); ///< Space: run to the next authored stop, or pause
    void play();   ///< with reduced motion: jumps, at most to the end of one step
    void pause();
    void stepForward(); ///< → : end of this step, or the end of the next if already there
    void stepBack();    ///< ← : start of this step, or of the previous
    void toStart();
    void toEnd();
    void setSpeed(double speed);         ///< 0.25 … 4
    void setReducedMotion(bool on);      ///< progress jumps from 0 to 1
    void advance(double elapsedSeconds); ///< what the timer does; tests call it with their own time

signals:
    void cursorChanged(const casefile::playback::Cursor& cursor);
    void playingChanged(bool playing);
    void speedChanged(double speed);

private:
    int stepToFinish() const; ///< this step, or the next when this one is finished
    void moveTo(double seconds, bool isMoment = false);

    Timeline m_timeline;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
    double m_seconds = 0.0;
    double m_target = 0.0;
    double m_speed = 1.0;
    bool m_reducedMotion = false;
    bool m_isMoment = false; ///< see seekMoment
};

} // namespace casefile::playback
