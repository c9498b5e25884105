#include "app/views/questions/judged_view.h"

#include "app/figures/design.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"

#include <QLabel>
#include <QVBoxLayout>

namespace casefile::views {

namespace design = figures::design;

JudgedView::JudgedView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : QuestionView(session, appearance, parent)
    , m_column(new QVBoxLayout(this))
    , m_verdict(new QLabel(this))
{
    setLook(m_verdict, "strong");
    m_verdict->setWordWrap(true);
    m_verdict->hide();
    m_column->setContentsMargins({});
    m_column->setSpacing(design::space2);
    m_column->addWidget(m_verdict);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void JudgedView::addPart(QWidget* part)
{
    m_column->insertWidget(m_column->count() - 1, part);
}

void JudgedView::say(const QString& words)
{
    m_verdict->setText(words);
    m_verdict->setVisible(!words.isEmpty());
}

content::Answer JudgedView::given() const
{
    const playback::QuizItem* item = m_session.item();
    return item ? item->answer.value_or(content::Answer()) : content::Answer();
}

} // namespace casefile::views
