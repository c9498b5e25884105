#include "app/views/term_row.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"

#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

namespace casefile::views {

namespace {

/// The end of the words is the number: it stays whole.
void put(QPushButton* button, const TermRow::Number& number, int width)
{
    const QFontMetrics metrics(button->font());
    const int frame = button->sizeHint().width() - metrics.horizontalAdvance(button->text());
    const bool isWide = width > 0 && metrics.horizontalAdvance(number.words) + frame > width;
    const QString text =
        isWide ? metrics.elidedText(number.words, Qt::ElideMiddle, width - frame) : number.words;
    if (text != button->text())
        button->setText(text);
    button->setAccessibleName(number.words);
    button->setToolTip(number.toolTip);
}

} // namespace

TermRow::TermRow(QWidget* parent)
    : QWidget(parent)
    , m_left(addButton(Side::Left))
    , m_right(addButton(Side::Right))
    , m_result(new QLabel(this))
{
    setLook(m_result, "term-result");
    setFocusProxy(m_left);
    auto* flow = new FlowLayout(figures::design::space1, this);
    for (QWidget* part :
         {static_cast<QWidget*>(m_left), static_cast<QWidget*>(m_right), static_cast<QWidget*>(m_result)})
        flow->addWidget(part);
}

QPushButton* TermRow::addButton(Side side)
{
    auto* button = new QPushButton(this);
    setLook(button, "term");
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoDefault(true); // Return presses it, too
    connect(button, &QPushButton::clicked, this, [this, side] { emit chosen(side); });
    return button;
}

std::optional<TermRow::Side> TermRow::focusedSide() const
{
    if (m_left->hasFocus())
        return Side::Left;
    return m_right->hasFocus() ? std::optional(Side::Right) : std::nullopt;
}

void TermRow::fill(const Number& left, const std::optional<Number>& right, const QString& result)
{
    m_leftNumber = left;
    m_rightNumber = right;
    m_right->setVisible(right.has_value());
    m_result->setVisible(!result.isEmpty());
    m_result->setText(result);
    fit();
}

void TermRow::fit()
{
    put(m_left, m_leftNumber, m_room);
    if (m_rightNumber)
        put(m_right, *m_rightNumber, m_room);
}

void TermRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_room = event->size().width();
    fit();
}

} // namespace casefile::views
