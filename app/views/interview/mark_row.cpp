#include "app/views/interview/mark_row.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QRadioButton>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;

MarkRow::MarkRow(Kind kind, QWidget* parent)
    : QWidget(parent)
    , m_words(new QLabel(this))
    , m_note(new QLabel(this))
{
    if (kind == Kind::Tick)
        m_box = new QCheckBox(this);
    else
        m_box = new QRadioButton(this);
    m_box->setAutoExclusive(false); // whoever owns the rows says which are marked
    m_words->setWordWrap(true);
    m_note->setWordWrap(true);
    setLook(m_note, "muted");
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_words);
    words->addWidget(m_note);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, design::space1, 0, design::space1);
    row->setSpacing(design::space2);
    row->addWidget(m_box, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    connect(m_box, &QAbstractButton::clicked, this, &MarkRow::marked);
}

void MarkRow::setWords(const QString& words, const QString& note)
{
    m_words->setText(words);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_box->setAccessibleName(words);
    m_box->setAccessibleDescription(note);
}

void MarkRow::setMarked(bool on)
{
    m_box->setChecked(on);
}

bool MarkRow::isMarked() const
{
    return m_box->isChecked();
}

void MarkRow::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_box->isEnabled() &&
        rect().contains(event->position().toPoint()))
        m_box->click();
}

} // namespace casefile::views
