#include "app/views/review/certainty_bar.h"

#include "app/figures/design.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace casefile::views {

namespace design = figures::design;
using content::Certainty;

CertaintyBar::CertaintyBar(playback::QuizSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_label(new QLabel(this))
    , m_buttons(new QButtonGroup(this))
{
    setLook(m_label, "note");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(design::space2);
    row->addWidget(m_label);
    for (const Certainty certainty : {Certainty::Guess, Certainty::Think, Certainty::Sure}) {
        auto* pill = new QPushButton(this);
        setLook(pill, "pill");
        pill->setCheckable(true);
        m_buttons->addButton(pill, int(certainty));
        row->addWidget(pill);
    }
    row->addStretch();
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int id) {
        m_session.setCertainty(Certainty(id));
        emit chosen();
    });
    retranslate();
}

void CertaintyBar::follow()
{
    const playback::QuizItem* item = m_session.item();
    m_buttons->setExclusive(false);
    for (QAbstractButton* pill : m_buttons->buttons()) {
        pill->setChecked(item && item->certainty && int(*item->certainty) == m_buttons->id(pill));
        pill->setEnabled(item && item->isOpen());
    }
    m_buttons->setExclusive(true);
}

void CertaintyBar::takeFocus()
{
    m_buttons->button(int(Certainty::Guess))->setFocus(Qt::TabFocusReason);
}

void CertaintyBar::retranslate()
{
    m_label->setText(tr("How sure are you?"));
    const QString words[] = {tr("A guess"), tr("I think so"), tr("Sure")};
    for (QAbstractButton* pill : m_buttons->buttons()) {
        const int number = m_buttons->id(pill);
        pill->setText(words[number - 1]);
        pill->setAccessibleName(
            tr("How sure are you? %1", "a button: guess, think, sure").arg(words[number - 1]));
        pill->setToolTip(tr("%1 (Ctrl+%2)", "how sure, digit").arg(words[number - 1]).arg(number));
    }
}

void CertaintyBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
