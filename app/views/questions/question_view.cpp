#include "app/views/questions/question_view.h"

#include "app/playback/quiz_session.h"
#include "app/views/questions/cell_view.h"
#include "app/views/questions/choice_view.h"
#include "app/views/questions/free_text_view.h"
#include "app/views/questions/mask_view.h"
#include "app/views/questions/number_view.h"
#include "app/views/questions/order_view.h"
#include "app/views/questions/parts_view.h"
#include "app/views/questions/slider_view.h"
#include "app/views/questions/typed_view.h"

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
    QuestionView* operator()(const content::TextTask&) const
    {
        return new TypedView(session, appearance, parent);
    }
    QuestionView* operator()(const content::ShapeTask&) const
    {
        return new TypedView(session, appearance, parent);
    }
    QuestionView* operator()(const content::MatchingTask&) const
    {
        return new PartsView(session, appearance, parent);
    }
    QuestionView* operator()(const content::ClozeTask&) const
    {
        return new PartsView(session, appearance, parent);
    }
    QuestionView* operator()(const content::OrderingTask&) const
    {
        return new OrderView(session, appearance, parent);
    }
    QuestionView* operator()(const content::MaskTask&) const
    {
        return new MaskView(session, appearance, parent);
    }
    QuestionView* operator()(const content::SliderTask&) const
    {
        return new SliderView(session, appearance, parent);
    }
    QuestionView* operator()(const content::FreeTextTask&) const
    {
        return new FreeTextView(session, appearance, parent);
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

bool QuestionView::isSolved() const
{
    const playback::QuizItem* item = m_session.item();
    return item && item->isSolved();
}

QString QuestionView::verdictWords() const
{
    constexpr double whole = 100.0;
    const playback::QuizItem* item = m_session.item();
    if (!item || !item->verdict || isOpen() || item->phase == playback::QuizPhase::GivenUp)
        return {};
    if (item->phase == playback::QuizPhase::Right)
        return tr("Right.");
    const int percent = int(whole * item->verdict->mark);
    return percent > 0 ? tr("Partly right: %1 %.", "a mark in per cent").arg(percent) : tr("Not right.");
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
