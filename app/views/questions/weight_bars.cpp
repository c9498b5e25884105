#include "app/views/questions/weight_bars.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QPainter>

namespace casefile::views {

using figures::Role;
namespace design = figures::design;

namespace {

constexpr double barRoom = 120.0;
constexpr double barsWidth = 520.0;
constexpr double barShare = 0.6; ///< of a token's column

} // namespace

WeightBars::WeightBars(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void WeightBars::setBars(const QStringList& tokens, const std::vector<double>& weights)
{
    constexpr double whole = 100.0;
    m_tokens = tokens;
    m_weights = weights;
    QStringList words;
    for (std::size_t i = 0; i < weights.size(); ++i)
        words.append(tr("%1: %2 %", "token, weight in per cent")
                         .arg(tokens.value(qsizetype(i)))
                         .arg(qRound(whole * weights[i])));
    setAccessibleName(tr("Weights of the row"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

QSize WeightBars::sizeHint() const
{
    const QFontMetricsF metrics(m_appearance.font(design::textNote));
    return {qRound(m_appearance.pixels(barsWidth)),
            qRound(m_appearance.pixels(barRoom) + 2 * metrics.height())};
}

void WeightBars::paintEvent(QPaintEvent*)
{
    if (m_weights.empty())
        return;
    QPainter painter(this);
    painter.setFont(m_appearance.font(design::textNote));
    const double line = QFontMetricsF(painter.font()).height();
    const double room = height() - 2 * line;
    const double base = line / 2 + room;
    const double column = double(width()) / double(m_weights.size());
    painter.setPen(m_appearance.color(Role::Line));
    painter.drawLine(QPointF(0, base), QPointF(width(), base));
    painter.drawLine(QPointF(0, base - room), QPointF(width(), base - room)); // a weight of 1
    for (std::size_t i = 0; i < m_weights.size(); ++i) {
        const double left = double(i) * column;
        const double tall = room * m_weights[i];
        painter.fillRect(QRectF(left + column * (1 - barShare) / 2, base - tall, column * barShare, tall),
                         m_appearance.color(Role::Accent));
        painter.setPen(m_appearance.color(Role::Ink));
        painter.drawText(
            QRectF(left, base, column, line * 1.4), Qt::AlignCenter,
            painter.fontMetrics().elidedText(m_tokens.value(qsizetype(i)), Qt::ElideRight, int(column)));
    }
}

} // namespace casefile::views
