#include "app/views/option_button.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/icons.h"

#include <QPainter>

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr double optionCapSide = 20.0; ///< pixels, at the normal text size

} // namespace

OptionButton::OptionButton(const QString& words, const Appearance& appearance, QWidget* parent)
    : QPushButton(words, parent)
    , m_appearance(appearance)
{}

void OptionButton::setCap(const QString& key)
{
    m_cap = key.isEmpty() ? QIcon() : keycap(key, m_appearance);
    updateGeometry();
    update();
}

int OptionButton::capSide() const
{
    return m_cap.isNull() ? 0 : qRound(m_appearance.pixels(optionCapSide));
}

QRect OptionButton::capRect() const
{
    const int side = capSide();
    return {width() - design::space2 - side, (height() - side) / 2, side, side};
}

QSize OptionButton::sizeHint() const
{
    const QSize words = QPushButton::sizeHint();
    const int side = capSide();
    return side == 0 ? words : QSize(words.width() + side, std::max(words.height(), side + design::space2));
}

void OptionButton::paintEvent(QPaintEvent* event)
{
    QPushButton::paintEvent(event);
    if (m_cap.isNull())
        return;
    QPainter painter(this);
    m_cap.paint(&painter, capRect());
}

} // namespace casefile::views
