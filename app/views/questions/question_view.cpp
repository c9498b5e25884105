#include "app/views/questions/question_view.h"

#include "app/playback/quiz_session.h"
#include "app/views/questions/cell_view.h"
#include "app/views/questions/choice_view.h"
#include "app/views/questions/number_view.h"

#include <QTextDocument>

namespace casefile::views {

namespace {

/// One overload for each kind of task: which widget asks it.
struct Maker
{
    playback::QuizSession& session;
    const Appearance& appearance;
    QWidget* parent;

    QuestionView* operator()(const content::ChoiceTask&) const
    {
        return new ChoiceView(session, appearance, parent);
    }
    QuestionView* operator()(const content::NumberTask&) const
    {
        return new NumberView(session, appearance, parent);
    }
    QuestionView* operator()(const content::CellTask&) const
    {
        return new CellView(session, appearance, parent);
    }
};

} // namespace

QuestionView::QuestionView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
{}

bool QuestionView::isOpen() const
{
    return m_session.item() && m_session.item()->isOpen();
}

QString QuestionView::spokenPrompt() const
{
    QTextDocument prompt;
    prompt.setMarkdown(m_session.prompt());
    return prompt.toPlainText();
}

QuestionView* makeQuestionView(const content::Task& task, playback::QuizSession& session,
                               const Appearance& appearance, QWidget* parent)
{
    return std::visit(Maker{session, appearance, parent}, task);
}

} // namespace casefile::views
