#include "app/views/scrub_slider.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace casefile::views {

using figures::Role;

namespace {

constexpr double grooveHeight = 6.0;
constexpr double handleRadius = 8.0;
constexpr double tickHalfHeight = 7.0;
constexpr double millisecond = 1000.0;

} // namespace

ScrubSlider::ScrubSlider(const Appearance& appearance, QWidget* parent)
    : QAbstractSlider(parent)
    , m_appearance(appearance)
{
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSingleStep(int(millisecond));
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
    connect(this, &QAbstractSlider::actionTriggered, this,
            [this] { emit scrubbed(sliderPosition() / millisecond); });
}

void ScrubSlider::setStops(const QList<double>& seconds)
{
    m_stops = seconds;
    update();
}

QSize ScrubSlider::sizeHint() const
{
    return {320, 32};
}

QSize ScrubSlider::minimumSizeHint() const
{
    return {120, 32};
}

QRectF ScrubSlider::groove() const
{
    return QRectF(handleRadius + 2, (height() - grooveHeight) / 2.0, width() - 2 * (handleRadius + 2),
                  grooveHeight);
}

double ScrubSlider::xOf(double seconds) const
{
    const double span = std::max(maximum() - minimum(), 1);
    return groove().left() + groove().width() * (seconds * millisecond - minimum()) / span;
}

void ScrubSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_appearance.color(Role::Line));
    painter.drawRoundedRect(groove(), grooveHeight / 2, grooveHeight / 2);
    const double now = xOf(value() / millisecond);
    QRectF done = groove();
    done.setRight(now);
    painter.setBrush(m_appearance.color(Role::Accent));
    painter.drawRoundedRect(done, grooveHeight / 2, grooveHeight / 2);

    painter.setPen(QPen(m_appearance.color(Role::Muted), 1.5));
    for (const double stop : m_stops) {
        const double x = xOf(stop);
        painter.drawLine(QPointF(x, height() / 2.0 - tickHalfHeight),
                         QPointF(x, height() / 2.0 + tickHalfHeight));
    }
    painter.setPen(QPen(m_appearance.color(hasFocus() ? Role::Query : Role::Accent), hasFocus() ? 3.5 : 2.5));
    painter.setBrush(m_appearance.color(Role::Panel));
    painter.drawEllipse(QPointF(now, height() / 2.0), handleRadius, handleRadius);
}

void ScrubSlider::scrubTo(double x)
{
    const double share = std::clamp((x - groove().left()) / std::max(groove().width(), 1.0), 0.0, 1.0);
    emit scrubbed((minimum() + share * (maximum() - minimum())) / millisecond);
}

void ScrubSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    scrubTo(event->position().x());
}

void ScrubSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        scrubTo(event->position().x());
}

void ScrubSlider::mouseReleaseEvent(QMouseEvent*)
{
    setSliderDown(false);
}

} // namespace casefile::views
