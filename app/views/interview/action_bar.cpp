#include "app/views/interview/action_bar.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;

namespace {

constexpr int roomForKeys = 180;

} // namespace

ActionBar::ActionBar(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_keys(new QLabel(this))
    , m_place(new QWidget(this))
    , m_buttons(new FlowLayout(design::space2, m_place))
{
    setLook(this, "bar-bottom");
    setAttribute(Qt::WA_StyledBackground);
    setLook(m_keys, "muted");
    m_keys->setWordWrap(true);
    m_buttons->setContentsMargins({});
    m_buttons->setFromRight(true);
    auto* line = new QHBoxLayout;
    line->setSpacing(design::space2);
    line->addWidget(m_keys, 1);
    line->addWidget(m_place);
    m_column->setContentsMargins(design::space5, design::space3, design::space5, design::space3);
    m_column->setSpacing(design::space2);
    m_column->addLayout(line);
}

void ActionBar::add(QWidget* button)
{
    m_buttons->addWidget(button);
}

void ActionBar::addBelow(QWidget* part)
{
    m_column->addWidget(part);
}

void ActionBar::arrange()
{
    const int buttons = m_buttons->sizeHint().width();
    const bool isWrapped = buttons + 2 * design::space5 + design::space2 + roomForKeys > width();
    m_keys->setVisible(!isWrapped);
    m_place->setMinimumWidth(isWrapped ? 0 : buttons);
}

QSize ActionBar::minimumSizeHint() const
{
    return {0, QWidget::minimumSizeHint().height()};
}

bool ActionBar::event(QEvent* event)
{
    const bool isHandled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return isHandled;
}

void ActionBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace casefile::views
