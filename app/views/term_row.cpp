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
    , m_left(addButton(m_leftCell))
    , m_right(addButton(m_rightCell))
    , m_result(new QLabel(this))
{
    setLook(m_result, "term-result");
    setFocusProxy(m_left);
    auto* flow = new FlowLayout(figures::design::space1, this);
    for (QWidget* part :
         {static_cast<QWidget*>(m_left), static_cast<QWidget*>(m_right), static_cast<QWidget*>(m_result)})
        flow->addWidget(part);
}

QPushButton* TermRow::addButton(const engine::CellRef& cell)
{
    auto* button = new QPushButton(this);
    setLook(button, "term");
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoDefault(true); // Return presses it, too
    connect(button, &QPushButton::clicked, this, [this, &cell] { emit chosen(engine::CellRef(cell)); });
    return button;
}

std::optional<engine::CellRef> TermRow::focusedCell() const
{
    if (m_left->hasFocus())
        return m_leftCell;
    return m_right->hasFocus() ? std::optional(m_rightCell) : std::nullopt;
}

void TermRow::fill(const Number& left, const std::optional<Number>& right, const QString& result)
{
    m_leftCell = left.cell;
    put(m_left, left);
    m_right->setVisible(right.has_value());
    if (right) {
        m_rightCell = right->cell;
        put(m_right, *right);
    }
    m_result->setVisible(!result.isEmpty());
    m_result->setText(result);
}

} // namespace casefile::views
