#include "app/views/door_card.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;

DoorCard::DoorCard(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_words(new QLabel(this))
    , m_place(new QLabel(this))
    , m_action(new QPushButton(this))
{
    setLook(this, "panel");
    setLook(m_title, "title");
    setLook(m_place, "note");
    setLook(m_action, "link");
    setCursor(Qt::PointingHandCursor);
    m_words->setWordWrap(true);
    m_place->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space5, design::space5, design::space5);
    column->setSpacing(design::space2);
    column->addWidget(m_title);
    column->addWidget(m_words);
    column->addWidget(m_place);
    column->addStretch(1);
    column->addSpacing(design::space4);
    column->addWidget(m_action, 0, Qt::AlignLeft);
    connect(m_action, &QPushButton::clicked, this, &DoorCard::opened);
}

void DoorCard::setWords(const QString& title, const QString& words, const QString& place,
                        const QString& action)
{
    m_title->setText(title);
    m_words->setText(words);
    m_place->setText(place);
    m_place->setVisible(!place.isEmpty());
    m_action->setText(action);
    m_action->setAccessibleName(tr("%1: %2", "door, what the button does").arg(title, action));
    m_action->setAccessibleDescription(place);
}

void DoorCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit opened();
}

} // namespace casefile::views
