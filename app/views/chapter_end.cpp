#include "app/views/chapter_end.h"

#include "app/content/library.h"
#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace casefile::views {

using playback::LessonSession;
namespace design = figures::design;

namespace {

/// The next chapter of the course that is written; nullptr after the last.
const content::Chapter* chapterAfter(const content::Library& library, const QString& id)
{
    auto entry = std::ranges::find(library.course, id, &content::CourseEntry::id);
    while (entry != library.course.end() && ++entry != library.course.end())
        if (const content::Chapter* chapter = library.chapter(entry->id))
            return chapter;
    return nullptr;
}

} // namespace

ChapterEnd::ChapterEnd(const content::Library& library, const LessonSession& session, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_session(session)
    , m_words(new QLabel(this))
    , m_quiz(new QPushButton(this))
    , m_next(new QPushButton(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(this, "bar-bottom");
    setLook(m_words, "muted");
    setLook(m_next, "primary");
    auto* row = new FlowLayout(design::space3, this);
    row->setContentsMargins(design::space5, design::space2, design::space5, design::space2);
    row->addWidget(m_words);
    row->addWidget(m_quiz);
    row->addWidget(m_next);
    connect(m_quiz, &QPushButton::clicked, this, [this] { emit quizChosen(m_session.chapter().id); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit chapterChosen(m_nextChapter); });
    connect(&session, &LessonSession::cursorChanged, this, &ChapterEnd::follow);
    connect(&session, &LessonSession::stepChanged, this, &ChapterEnd::follow);
    follow();
}

void ChapterEnd::takeFocus()
{
    if (isHidden())
        return;
    (m_nextChapter.isEmpty() ? m_quiz : m_next)->setFocus(Qt::TabFocusReason);
}

void ChapterEnd::follow()
{
    const content::Chapter& chapter = m_session.chapter();
    const playback::Cursor cursor = m_session.cursor();
    const content::Chapter* next = chapterAfter(m_library, chapter.id);
    const content::Quiz* quiz = m_library.quiz(chapter.id);
    const bool hasQuiz = quiz && !quiz->questions.isEmpty();
    const bool isAtEnd =
        !chapter.steps.isEmpty() && cursor.step + 1 == chapter.steps.size() && cursor.progress >= 1.0;
    m_nextChapter = next ? next->id : QString();
    m_words->setText(tr("The chapter ends here."));
    m_quiz->setText(tr("Questions on this chapter"));
    m_quiz->setVisible(hasQuiz);
    m_next->setVisible(next);
    if (next)
        m_next->setText(
            tr("Next chapter: %1 →", "title").arg(content::inLanguage(next->titles, m_session.language())));
    setVisible(isAtEnd && (next || hasQuiz));
}

void ChapterEnd::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
