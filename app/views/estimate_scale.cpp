#include "app/views/estimate_scale.h"

#include "app/figures/design.h"
#include "app/playback/prediction.h"
#include "app/views/appearance.h"

#include <QPainter>

namespace casefile::views {

using figures::Role;
namespace design = figures::design;

namespace {

constexpr double scaleWidth = 220.0; ///< pixels at the normal text size, as the rest below
constexpr double pinHeight = 16.0;
constexpr double dotRadius = 5.0;
constexpr double edge = 10.0; ///< beside the first and the last mark

} // namespace

EstimateScale::EstimateScale(const playback::Prediction& prediction, int guess, const Appearance& appearance,
                             QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_first(prediction.options.first())
    , m_last(prediction.options.last())
    , m_right(prediction.exact)
    , m_guess(guess)
    , m_marks(int(prediction.options.size()))
{
    setAccessibleName(tr("The scale, with your guess and the right number"));
}

QSize EstimateScale::sizeHint() const
{
    const double height = m_appearance.pixels(pinHeight + 2.0 * design::textSmall);
    return {qRound(m_appearance.pixels(scaleWidth)), qRound(height)};
}

double EstimateScale::xOf(double mark) const
{
    const double margin = m_appearance.pixels(edge);
    return margin + mark / (m_marks - 1) * (width() - 2.0 * margin);
}

void EstimateScale::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = m_appearance.pixels(pinHeight);
    painter.setPen(QPen(m_appearance.color(Role::Muted), 2.0));
    painter.drawLine(QPointF(xOf(0), line), QPointF(xOf(m_marks - 1), line));
    painter.setFont(m_appearance.font(design::textSmall));
    const QRectF below(0.0, line + m_appearance.pixels(dotRadius), width(), height() - line);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, m_first);
    painter.drawText(below, Qt::AlignRight | Qt::AlignTop, m_last);
    if (m_guess >= 0) {
        const double radius = m_appearance.pixels(dotRadius);
        painter.setBrush(m_appearance.color(Role::Panel));
        painter.setPen(QPen(m_appearance.color(Role::Ink), 2.0));
        painter.drawEllipse(QPointF(guessX(), line), radius, radius);
    }
    painter.setPen(QPen(m_appearance.color(Role::Right), 3.0));
    painter.drawLine(QPointF(rightX(), 1.0), QPointF(rightX(), line));
}

} // namespace casefile::views
