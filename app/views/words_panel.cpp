#include "app/views/words_panel.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/depth_tabs.h"
#include "app/views/prose_view.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace casefile::views {

using playback::LessonSession;
namespace design = figures::design;

WordsPanel::WordsPanel(const LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_tabs(new DepthTabs(this))
    , m_head(new QLabel(this))
    , m_prose(new ProseView(appearance, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(design::space3);
    setLook(m_head, "muted");
    m_head->setWordWrap(true);
    column->addWidget(m_tabs);
    column->addWidget(m_head);
    column->addWidget(m_prose);
    connect(m_tabs, &DepthTabs::depthChosen, this, &WordsPanel::depthChosen);
    connect(m_prose, &QTextBrowser::anchorClicked, this, &WordsPanel::linkChosen);
    for (const auto signal :
         {&LessonSession::traceChanged, &LessonSession::stateChanged, &LessonSession::focusChanged,
          &LessonSession::stepChanged, &LessonSession::predictionChanged})
        connect(&session, signal, this, &WordsPanel::follow);
    follow();
}

/// While a question is open only the story speaks: numbers, formula and code would answer it.
bool WordsPanel::isWaiting() const
{
    return !m_session.isRevealed() && m_session.state().depth != content::Depth::Story;
}

/// While all heads are drawn, the numbers in the words still are those of one.
void WordsPanel::followHead()
{
    const content::State& state = m_session.state();
    QString words;
    if (isWaiting())
        words = tr("Answer first; then this opens. Until then, the story:");
    else if (state.allHeads && m_session.trace())
        words = tr("All heads are drawn; the numbers in the words are those of head %1.").arg(state.head + 1);
    m_head->setText(words);
    m_head->setVisible(!words.isEmpty());
}

void WordsPanel::follow()
{
    if (m_session.chapter().steps.isEmpty())
        return;
    const content::Depth depth = m_session.state().depth;
    m_tabs->setDepth(depth);
    const content::StepText& words = m_session.chapter().words(m_session.language(), m_session.step().id);
    QString text = words.depths.value(isWaiting() ? content::Depth::Story : depth);
    if (m_session.trace())
        text = playback::fillFields(text, *m_session.trace(), m_session.state().head, m_session.focus(),
                                    playback::Markup::Markdown);
    m_prose->setMarkdownText(text);
    followHead();
}

void WordsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
