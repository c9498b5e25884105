#include "app/views/cost_strip.h"

#include "app/figures/design.h"
#include "app/figures/measured_cost_figure.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace casefile::views {

using playback::CostMeter;
using playback::LessonSession;
namespace design = figures::design;

namespace {

constexpr int barSteps = 100;
constexpr int barWidth = 160;

} // namespace

CostStrip::CostStrip(LessonSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_button(new QPushButton(this))
    , m_bar(new QProgressBar(this))
    , m_words(new QLabel(this))
{
    setLook(m_button, "pill");
    setLook(m_words, "muted");
    m_words->setWordWrap(true);
    m_bar->setRange(0, barSteps);
    m_bar->setFixedWidth(barWidth);
    m_bar->setTextVisible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(design::space3);
    row->addWidget(m_button);
    row->addWidget(m_bar);
    row->addWidget(m_words, 1);
    connect(m_button, &QPushButton::clicked, this, &CostStrip::press);
    connect(&session.costMeter(), &CostMeter::changed, this, &CostStrip::follow);
    connect(&session, &LessonSession::stateChanged, this, &CostStrip::follow);
    hide();
    follow();
}

void CostStrip::press()
{
    CostMeter& meter = m_session.costMeter();
    if (meter.isRunning())
        meter.cancel();
    else
        meter.measure(figures::timedWidth(m_session.state().knobs));
}

void CostStrip::follow()
{
    const CostMeter& meter = m_session.costMeter();
    const std::size_t width = figures::timedWidth(m_session.state().knobs);
    const bool isMeasured = bool(meter.timing(width));
    m_button->setText(meter.isRunning() ? tr("Stop") : isMeasured ? tr("Measure again") : tr("Measure"));
    m_bar->setVisible(meter.isRunning());
    m_bar->setValue(int(meter.progress() * barSteps));
    m_bar->setAccessibleName(tr("Measured so far, in percent"));
    m_words->setText(
        meter.isRunning()       ? tr("Measuring; close other programs for calm numbers.")
        : meter.isFailed(width) ? tr("This computer has not enough free memory for these lengths.")
        : isMeasured            ? QString()
                                : tr("Takes a few seconds of one processor; nothing leaves this computer."));
    m_button->setAccessibleDescription(m_words->text());
}

void CostStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

void CostStrip::hideEvent(QHideEvent* event)
{
    if (!event->spontaneous()) // not when the window is made small
        m_session.costMeter().cancel();
    QWidget::hideEvent(event);
}

} // namespace casefile::views
