#include "app/views/words_panel.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/depth_tabs.h"
#include "app/views/prose_view.h"

#include <QEvent>
#include <QVBoxLayout>

namespace casefile::views {

using playback::LessonSession;
namespace design = figures::design;

WordsPanel::WordsPanel(const LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_tabs(new DepthTabs(this))
    , m_prose(new ProseView(appearance, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(design::space3);
    column->addWidget(m_tabs);
    column->addWidget(m_prose);
    connect(m_tabs, &DepthTabs::depthChosen, this, &WordsPanel::depthChosen);
    connect(m_prose, &QTextBrowser::anchorClicked, this, &WordsPanel::linkChosen);
    for (const auto signal :
         {&LessonSession::traceChanged, &LessonSession::stateChanged, &LessonSession::focusChanged,
          &LessonSession::stepChanged, &LessonSession::predictionChanged})
        connect(&session, signal, this, &WordsPanel::follow);
    follow();
}

void WordsPanel::follow()
{
    if (m_session.chapter().steps.isEmpty())
        return;
    const content::Depth depth = m_session.state().depth;
    m_tabs->setDepth(depth);
    const content::StepText& words = m_session.chapter().words(m_session.language(), m_session.step().id);
    QString text = words.depths.value(depth);
    if (m_session.trace())
        text = playback::fillFields(text, *m_session.trace(), m_session.state().head, m_session.focus(),
                                    playback::Markup::Markdown);
    m_prose->setMarkdownText(text);
}

void WordsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
