#include "app/views/term_row.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"

#include <QLabel>
#include <QPushButton>

namespace casefile::views {

namespace {

void put(QPushButton* button, const TermRow::Number& number)
{
    button->setText(number.words);
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
    put(m_left, left);
    m_right->setVisible(right.has_value());
    if (right)
        put(m_right, *right);
    m_result->setVisible(!result.isEmpty());
    m_result->setText(result);
}

} // namespace casefile::views
