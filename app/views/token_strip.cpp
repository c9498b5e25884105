#include "app/views/token_strip.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
namespace design = figures::design;

TokenStrip::TokenStrip(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::IBeamCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void TokenStrip::setChips(const QList<Chip>& chips)
{
    if (chips == m_chips)
        return;
    m_chips = chips;
    updateGeometry();
    update();
}

QSize TokenStrip::sizeHint() const
{
    return {qRound(m_appearance.pixels(260)), qRound(m_appearance.pixels(28))};
}

QSize TokenStrip::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void TokenStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_appearance.font(design::textBody));
    const QFontMetrics metrics = painter.fontMetrics();
    const double padding = m_appearance.pixels(design::space2);
    const double gap = m_appearance.pixels(6);
    double x = 1;
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        const Chip& chip = m_chips.at(i);
        const double chipWidth = metrics.horizontalAdvance(chip.text) + 2 * padding;
        const QString rest = u"+%1"_s.arg(m_chips.size() - i);
        const bool last = i + 1 == m_chips.size();
        const double reserve = last ? 0 : metrics.horizontalAdvance(rest) + gap;
        if (x + chipWidth + reserve > width() && i > 0) {
            painter.setPen(m_appearance.color(Role::Muted));
            painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, rest);
            break;
        }
        const QRectF rect(x + 0.5, 1.5, std::min(chipWidth, width() - x - 1), height() - 3);
        painter.setBrush(m_appearance.color(Role::Panel));
        painter.setPen(QPen(m_appearance.color(chip.known ? Role::Line : Role::Muted), 1,
                            chip.known ? Qt::SolidLine : Qt::DashLine));
        painter.drawRoundedRect(rect, design::radiusSmall, design::radiusSmall);
        painter.setPen(m_appearance.color(Role::Ink));
        painter.drawText(rect, Qt::AlignCenter,
                         metrics.elidedText(chip.text, Qt::ElideRight, int(rect.width() - padding)));
        x += chipWidth + gap;
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_appearance.color(Role::Query), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), design::radiusSmall,
                                design::radiusSmall);
    }
}

void TokenStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit activated();
}

void TokenStrip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_F2)
        emit activated();
    else
        QWidget::keyPressEvent(event);
}

void TokenStrip::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void TokenStrip::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace casefile::views
