#include "app/views/transport_bar.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"
#include "app/views/icons.h"
#include "app/views/scrub_slider.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
namespace design = figures::design;

namespace {

constexpr double speeds[] = {0.25, 0.5, 1.0, 1.5, 2.0, 4.0};
constexpr int buttonSize = 34;
constexpr int playSize = 42;
constexpr int widthForHint = 1000;

} // namespace

TransportBar::TransportBar(playback::LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_start(addButton(&TransportBar::toStart))
    , m_back(addButton(&TransportBar::back))
    , m_play(addButton(&TransportBar::toggle))
    , m_forward(addButton(&TransportBar::forward))
    , m_slider(new ScrubSlider(appearance, this))
    , m_hint(new QLabel(this))
    , m_step(new QLabel(this))
    , m_speed(new QPushButton(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(this, "bar-bottom");
    setLook(m_play, "play");
    setLook(m_hint, "muted");
    m_hint->setMinimumWidth(1); // it goes where there is no room: it must not widen the window first
    setLook(m_step, "muted");
    setLook(m_speed, "pill");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(design::space5, design::space2, design::space5, design::space2);
    row->setSpacing(design::space4);
    for (QWidget* widget : {static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_back),
                            static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_forward)})
        row->addWidget(widget);
    row->addWidget(m_slider, 1);
    row->addWidget(m_step);
    row->addWidget(m_hint);
    row->addWidget(m_speed);
    buildSpeedMenu();

    playback::Player& player = session.player();
    connect(m_slider, &ScrubSlider::scrubbed, &player, &playback::Player::seek);
    connect(&player, &playback::Player::playingChanged, this, &TransportBar::restyle);
    connect(&player, &playback::Player::speedChanged, this, &TransportBar::retranslate);
    connect(&session, &playback::LessonSession::cursorChanged, this, &TransportBar::followCursor);
    connect(&session, &playback::LessonSession::stepChanged, this, &TransportBar::followChapter);
    connect(&appearance, &Appearance::changed, this, &TransportBar::restyle);
    restyle();
    followChapter();
}

QToolButton* TransportBar::addButton(void (TransportBar::*action)())
{
    auto* button = new QToolButton(this);
    button->setFocusPolicy(Qt::TabFocus);
    setLook(button, "round");
    connect(button, &QToolButton::clicked, this, action);
    return button;
}

void TransportBar::buildSpeedMenu()
{
    m_speed->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(m_speed);
    for (const double speed : speeds) {
        QAction* action = menu->addAction(u"%1×"_s.arg(QLocale().toString(speed, 'g', 3)));
        connect(action, &QAction::triggered, &m_session.player(),
                [this, speed] { m_session.player().setSpeed(speed); });
    }
    m_speed->setMenu(menu);
}

void TransportBar::toStart()
{
    m_session.player().toStart();
}

void TransportBar::back()
{
    m_session.player().stepBack();
}

bool TransportBar::isAtEnd() const
{
    const playback::Player& player = m_session.player();
    return player.seconds() >= player.timeline().duration();
}

void TransportBar::toggle()
{
    if (isAtEnd())
        emit endPassed();
    else
        m_session.player().toggle();
}

void TransportBar::forward()
{
    if (isAtEnd())
        emit endPassed();
    else
        m_session.player().stepForward();
}

void TransportBar::followChapter()
{
    const playback::Timeline& timeline = m_session.player().timeline();
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, int(timeline.duration() * 1000));
    m_slider->setStops(timeline.stops());
    retranslate();
    followCursor();
}

void TransportBar::followCursor()
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(int(m_session.player().seconds() * 1000));
    m_slider->update();
}

void TransportBar::retranslate()
{
    m_start->setToolTip(tr("To the start of the chapter (Home)"));
    m_back->setToolTip(tr("One step back (Left)"));
    m_play->setToolTip(m_session.player().isPlaying() ? tr("Pause (Space)")
                                                      : tr("Play to the next stop (Space)"));
    m_forward->setToolTip(tr("One step forward (Right)"));
    m_speed->setToolTip(tr("Speed of the animation"));
    for (QToolButton* button : {m_start, m_back, m_play, m_forward})
        button->setAccessibleName(button->toolTip());
    m_slider->setAccessibleName(tr("Time in this chapter"));
    m_hint->setText(tr("Space: to the next stop · ← → step by step"));
    m_step->setText(
        tr("Step %1 of %2").arg(m_session.cursor().step + 1).arg(m_session.player().timeline().stepCount()));
    m_speed->setText(u"%1×"_s.arg(QLocale::c().toString(m_session.player().speed(), 'f', 2)));
    m_speed->setAccessibleName(tr("Speed %1").arg(m_speed->text()));
}

void TransportBar::restyle()
{
    const QColor ink = m_appearance.color(Role::Ink);
    const auto dress = [this](QToolButton* button, const QString& name, const QColor& color, int size) {
        const int side = qRound(m_appearance.pixels(size));
        button->setIcon(icon(name, color));
        button->setFixedSize(side, side);
        button->setIconSize(QSize(side * 6 / 10, side * 6 / 10));
        button->setStyleSheet(u"border-radius: %1px;"_s.arg(side / 2));
    };
    dress(m_start, u"start"_s, ink, buttonSize);
    dress(m_back, u"back"_s, ink, buttonSize);
    dress(m_forward, u"forward"_s, ink, buttonSize);
    dress(m_play, m_session.player().isPlaying() ? u"pause"_s : u"play"_s, m_appearance.color(Role::Panel),
          playSize);
    retranslate();
}

/// The hint is the first to go when there is no room.
void TransportBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_hint->setVisible(width() > m_appearance.pixels(widthForHint));
}

void TransportBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
