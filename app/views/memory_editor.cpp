#include "app/views/memory_editor.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace casefile::views {

using playback::LessonSession;
namespace design = figures::design;

MemoryEditor::MemoryEditor(LessonSession& session, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_label(new QLabel(this))
    , m_line(new QLineEdit(this))
    , m_swap(new QPushButton(this))
{
    setLook(this, "well");
    setLook(m_label, "muted");
    setLook(m_line, "bare");
    setLook(m_swap, "pill");
    m_line->setFrame(false);
    m_label->setBuddy(m_line);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(design::space2, design::space1, design::space1, design::space1);
    row->addWidget(m_label);
    row->addWidget(m_line, 1);
    row->addWidget(m_swap);
    connect(m_line, &QLineEdit::textEdited, &session, &LessonSession::setMemory);
    connect(m_swap, &QPushButton::clicked, this, &MemoryEditor::swap);
    connect(&session, &LessonSession::stateChanged, this, &MemoryEditor::follow);
    connect(&session, &LessonSession::stepChanged, this, &MemoryEditor::follow);
    follow();
}

void MemoryEditor::swap()
{
    m_session.setMemory(m_session.state().memory.isEmpty() ? m_session.lessonState().memory : QString());
}

void MemoryEditor::follow()
{
    const QString& memory = m_session.state().memory;
    setVisible(!memory.isEmpty() || !m_session.lessonState().memory.isEmpty());
    m_label->setText(tr("Asked (K, V)"));
    if (m_line->text() != memory) {
        m_line->setText(memory);
        m_line->home(false); // a text that is too long shows its beginning
    }
    m_line->setToolTip(memory);
    m_line->setAccessibleName(tr("Text that is asked: keys and values"));
    m_line->setPlaceholderText(tr("empty: the sentence itself, self-attention"));
    m_swap->setText(memory.isEmpty() ? tr("Ask the other text") : tr("Ask itself"));
}

void MemoryEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QFrame::changeEvent(event);
}

} // namespace casefile::views
