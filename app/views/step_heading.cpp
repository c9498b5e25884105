#include "app/views/step_heading.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

namespace casefile::views {

namespace design = figures::design;

StepHeading::StepHeading(QWidget* parent)
    : QWidget(parent)
    , m_box(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_title(new QLabel(this))
    , m_side(new QWidget(this))
    , m_place(new QLabel(m_side))
    , m_back(new QPushButton(m_side))
    , m_pin(new QPushButton(m_side))
    , m_dense(new QPushButton(m_side))
    , m_freeze(new QPushButton(m_side))
{
    setLook(m_title, "heading");
    setLook(m_place, "muted");
    setLook(m_back, "pill-on");
    setLook(m_pin, "pill-on");
    setLook(m_dense, "link");
    setLook(m_freeze, "link");
    m_title->setWordWrap(true);
    m_back->hide();
    auto* side = new FlowLayout(design::space3, m_side);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_dense), static_cast<QWidget*>(m_freeze),
          static_cast<QWidget*>(m_pin), static_cast<QWidget*>(m_place)})
        side->addWidget(widget);
    m_box->setContentsMargins(0, 0, 0, 0);
    m_box->setSpacing(design::space2);
    m_box->addWidget(m_title, 1);
    m_box->addWidget(m_side, 0, Qt::AlignRight | Qt::AlignVCenter);
}

void StepHeading::setWords(const QString& title, const QString& place)
{
    m_title->setText(title);
    m_place->setText(place);
    arrange();
}

/// The title is measured as one line: what stands beside it must not make it wrap.
void StepHeading::arrange()
{
    const int line = m_title->fontMetrics().horizontalAdvance(m_title->text());
    const bool beside = line + m_box->spacing() + m_side->sizeHint().width() <= width();
    const auto direction = beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction == m_box->direction())
        return; // every edit comes here: nothing is laid out anew for it
    m_box->setDirection(direction);
    m_box->setAlignment(m_side, beside ? Qt::AlignRight | Qt::AlignVCenter : Qt::Alignment());
}

void StepHeading::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StepHeading::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
