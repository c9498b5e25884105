#include "app/playback/player.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace casefile::playback {

namespace {

constexpr std::chrono::milliseconds tick{16};
constexpr double slowest = 0.25;
constexpr double fastest = 4.0;
constexpr double millisecondsPerSecond = 1000.0;

} // namespace

Player::Player(QObject* parent)
    : QObject(parent)
    , m_timer(this)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(tick);
    connect(&m_timer, &QTimer::timeout, this,
            [this] { advance(double(m_elapsed.restart()) / millisecondsPerSecond); });
}

void Player::setTimeline(const Timeline& timeline)
{
    pause();
    m_timeline = timeline;
    m_seconds = 0.0;
    m_isMoment = false;
    emit cursorChanged(cursor());
}

Cursor Player::cursor() const
{
    Cursor cursor = m_timeline.cursorAt(m_seconds);
    if (m_reducedMotion && !m_isMoment && cursor.progress > 0.0)
        cursor.progress = 1.0;
    return cursor;
}

bool Player::isPlaying() const
{
    return m_timer.isActive();
}

void Player::seek(double seconds)
{
    pause();
    moveTo(seconds);
}

void Player::seekStep(int step, double progress)
{
    seek(m_timeline.secondsOf({step, progress}));
}

void Player::seekMoment(int step, double progress)
{
    pause();
    moveTo(m_timeline.secondsOf({step, progress}), true);
}

void Player::toggle()
{
    if (isPlaying())
        pause();
    else
        play();
}

void Player::play()
{
    if (isPlaying() || m_seconds >= m_timeline.duration())
        return;
    m_target = m_timeline.nextStop(m_seconds);
    if (m_reducedMotion) {
        moveTo(std::min(m_target, m_timeline.end(stepToFinish())));
        return;
    }
    m_elapsed.start();
    m_timer.start();
    emit playingChanged(true);
}

void Player::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    emit playingChanged(false);
}

void Player::stepForward()
{
    if (m_timeline.stepCount() > 0)
        seek(m_timeline.end(stepToFinish()));
}

void Player::stepBack()
{
    if (m_timeline.stepCount() == 0)
        return;
    const int step = m_timeline.cursorAt(m_seconds).step;
    const bool atStart = m_seconds <= m_timeline.start(step);
    seek(m_timeline.start(atStart ? std::max(step - 1, 0) : step));
}

void Player::toStart()
{
    seek(0.0);
}

void Player::toEnd()
{
    seek(m_timeline.duration());
}

void Player::setSpeed(double speed)
{
    if (!std::isfinite(speed))
        return;
    speed = std::clamp(speed, slowest, fastest);
    if (speed == m_speed)
        return;
    m_speed = speed;
    emit speedChanged(speed);
}

void Player::setReducedMotion(bool on)
{
    if (on == m_reducedMotion)
        return;
    const Cursor before = cursor();
    m_reducedMotion = on;
    if (on && isPlaying()) {
        pause();
        moveTo(std::min(m_target, m_timeline.end(stepToFinish())));
    }
    if (cursor() != before)
        emit cursorChanged(cursor());
}

void Player::advance(double elapsedSeconds)
{
    if (!isPlaying() || !(elapsedSeconds > 0.0))
        return;
    moveTo(std::min(m_seconds + elapsedSeconds * m_speed, m_target));
    if (m_seconds >= m_target)
        pause();
}

int Player::stepToFinish() const
{
    const int step = m_timeline.cursorAt(m_seconds).step;
    const bool isFinished = m_seconds >= m_timeline.end(step);
    return std::min(isFinished ? step + 1 : step, m_timeline.stepCount() - 1);
}

void Player::moveTo(double seconds, bool isMoment)
{
    if (std::isnan(seconds))
        return;
    const Cursor before = cursor();
    m_isMoment = isMoment;
    m_seconds = std::clamp(seconds, 0.0, m_timeline.duration());
    if (cursor() != before)
        emit cursorChanged(cursor());
}

} // namespace casefile::playback
