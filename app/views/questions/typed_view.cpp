#include "app/views/questions/typed_view.h"

#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"

#include <QLabel>
#include <QLineEdit>

namespace casefile::views {

namespace {

constexpr int typedWidth = 320;

} // namespace

TypedView::TypedView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : JudgedView(session, appearance, parent)
    , m_field(new QLineEdit(this))
    , m_rule(new QLabel(this))
{
    setLook(m_field, "field");
    setLook(m_rule, "muted");
    m_field->setMaximumWidth(typedWidth);
    m_rule->setWordWrap(true);
    addPart(m_field);
    addPart(m_rule);
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_session.choose({{}, text, -1, -1});
    });
}

bool TypedView::isShape() const
{
    return m_session.item() && std::holds_alternative<content::ShapeTask>(m_session.item()->question.task);
}

QString TypedView::rule() const
{
    return isShape()
               ? tr("Its sizes in order, like 4 × 9; 4x9 and (4, 9) will do as well.")
               : tr("A word or two, in English or Chinese. Capitals, spaces and full stops do not matter.");
}

void TypedView::follow()
{
    if (!m_session.item())
        return;
    const QString typed = given().typed;
    if (m_field->text() != typed)
        m_field->setText(typed);
    m_field->setReadOnly(!isOpen());
    m_field->setPlaceholderText(isShape() ? tr("sizes") : tr("your words"));
    m_field->setAccessibleName(isShape() ? tr("The shape") : tr("Your words"));
    m_field->setAccessibleDescription(tr("%1 %2", "question, how it is graded").arg(spokenPrompt(), rule()));
    m_rule->setText(rule());
    const QString solution =
        isSolved() ? tr("It is: %1", "the right words").arg(m_session.expected()) : QString();
    say(tr("%1 %2", "verdict, solution").arg(verdictWords(), solution).trimmed());
}

void TypedView::takeFocus()
{
    m_field->setFocus(Qt::OtherFocusReason);
}

QString TypedView::keys() const
{
    return tr("Type the answer · Ctrl+1–3 how sure · Return check, next · Ctrl+H hint · Esc leave");
}

} // namespace casefile::views
