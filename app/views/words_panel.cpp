#include "app/views/words_panel.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/prose_view.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

namespace casefile::views {

using playback::LessonSession;
namespace design = figures::design;

namespace {

constexpr content::Depth depths[] = {content::Depth::Story, content::Depth::Numbers, content::Depth::Formula,
                                     content::Depth::Code};

} // namespace

WordsPanel::WordsPanel(const LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_tabs(new QTabBar(this))
    , m_prose(new ProseView(appearance, this))
{
    for (std::size_t i = 0; i < std::size(depths); ++i)
        m_tabs->addTab({});
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setElideMode(Qt::ElideNone); // narrow: arrows scroll, no word is cut
    m_tabs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(design::space3);
    column->addWidget(m_tabs);
    column->addWidget(m_prose);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) { emit depthChosen(depths[index]); });
    connect(m_prose, &QTextBrowser::anchorClicked, this, &WordsPanel::linkChosen);
    for (const auto signal :
         {&LessonSession::traceChanged, &LessonSession::stateChanged, &LessonSession::focusChanged,
          &LessonSession::stepChanged, &LessonSession::predictionChanged})
        connect(&session, signal, this, &WordsPanel::follow);
    retranslate();
    follow();
}

void WordsPanel::follow()
{
    if (m_session.chapter().steps.isEmpty())
        return;
    const QSignalBlocker quiet(m_tabs);
    const content::Depth depth = m_session.state().depth;
    m_tabs->setCurrentIndex(int(std::find(std::begin(depths), std::end(depths), depth) - std::begin(depths)));
    const content::StepText& words = m_session.chapter().words(m_session.language(), m_session.step().id);
    QString text = words.depths.value(depth);
    if (m_session.trace())
        text = playback::fillFields(text, *m_session.trace(), m_session.state().head, m_session.focus(),
                                    playback::Markup::Markdown);
    m_prose->setMarkdownText(text);
}

void WordsPanel::retranslate()
{
    const QSignalBlocker quiet(m_tabs);
    const QString names[] = {tr("Story"), tr("Numbers"), tr("Formula"), tr("Code")};
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->setTabText(i, names[i]);
    m_tabs->setAccessibleName(tr("How deep the words go"));
}

void WordsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        follow();
    }
    QWidget::changeEvent(event);
}

} // namespace casefile::views
