#include "app/views/questions/number_view.h"

#include "app/content/templates/template_numbers.h"
#include "app/figures/design.h"
#include "app/playback/prose_fields.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/cell_text.h"
#include "app/views/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace casefile::views {

using playback::QuizPhase;
using namespace Qt::StringLiterals;
namespace design = figures::design;

namespace {

constexpr int fieldWidth = 220;

const content::NumberTask* taskOf(const playback::QuizSession& session)
{
    return session.item() ? std::get_if<content::NumberTask>(&session.item()->question.task) : nullptr;
}

} // namespace

NumberView::NumberView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : QuestionView(session, appearance, parent)
    , m_field(new QLineEdit(this))
    , m_rule(new QLabel(this))
    , m_sign(new QLabel(this))
    , m_verdict(new QLabel(this))
{
    setLook(m_field, "field");
    setLook(m_rule, "muted");
    setLook(m_verdict, "strong");
    m_field->setFixedWidth(fieldWidth);
    m_field->setInputMethodHints(Qt::ImhPreferNumbers);
    m_rule->setWordWrap(true);
    m_verdict->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(design::space2);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* row = new QHBoxLayout;
    row->setSpacing(design::space2);
    row->addWidget(m_field);
    row->addWidget(m_sign);
    row->addWidget(m_verdict, 1);
    column->addLayout(row);
    column->addWidget(m_rule);
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_session.choose({{}, text, -1, -1});
    });
}

QString NumberView::rule() const
{
    const content::NumberTask* task = taskOf(m_session);
    if (!task)
        return {};
    if (task->tolerance <= 0.0)
        return tr("A whole number, graded exactly.");
    return tr("Graded right within ±%1. A fraction or a percentage will do.")
        .arg(QString::number(task->tolerance));
}

/// Of a question from a template: its number does not come from the learner's sentence.
QString NumberView::drawnVerdict(QuizPhase phase, const QString& expected) const
{
    if (phase == QuizPhase::Right)
        return tr("Right. It is %1.", "a number").arg(expected);
    if (phase == QuizPhase::GivenUp)
        return tr("It is %1.", "a number").arg(expected);
    return phase == QuizPhase::Wrong ? tr("Not right.") : QString();
}

QString NumberView::verdictWords() const
{
    const playback::QuizItem& item = *m_session.item();
    if (!item.verdict)
        return {};
    const content::NumberTask& task = *taskOf(m_session);
    if (task.drawn)
        return drawnVerdict(item.phase, content::toWords({{*task.drawn}}, task.tolerance));
    const bool whole = task.tolerance <= 0.0;
    const QString expected = playback::formatCell(item.verdict->expected, whole ? 0 : inspectorDecimals);
    if (item.phase == QuizPhase::Right)
        return tr("Right. The engine has %1.").arg(expected);
    if (item.phase == QuizPhase::GivenUp)
        return tr("The engine has %1.").arg(expected);
    return item.phase == QuizPhase::Wrong ? tr("Not right.") : QString();
}

/// The number that was typed stays in the field: the sign beside it says what became of it.
void NumberView::followSign()
{
    const playback::QuizItem& item = *m_session.item();
    const bool right = item.phase == QuizPhase::Right;
    const bool wrong = item.phase == QuizPhase::Wrong || (item.phase == QuizPhase::GivenUp && item.answer);
    m_sign->setVisible(right || wrong);
    if (!right && !wrong)
        return;
    const int side = qRound(m_appearance.pixels(design::textHeading));
    m_sign->setPixmap(icon(right ? u"check"_s : u"cross"_s,
                           m_appearance.color(right ? figures::Role::Right : figures::Role::Wrong))
                          .pixmap(QSize(side, side), devicePixelRatioF()));
    m_sign->setAccessibleName(right ? tr("Right") : tr("Not right"));
    m_sign->setToolTip(m_sign->accessibleName());
}

void NumberView::follow()
{
    const playback::QuizItem* item = m_session.item();
    if (!item)
        return;
    const QString typed = item->answer ? item->answer->typed : QString();
    if (m_field->text() != typed)
        m_field->setText(typed);
    m_field->setReadOnly(!isOpen());
    m_field->setPlaceholderText(tr("your number"));
    m_field->setAccessibleName(tr("Your number"));
    m_field->setAccessibleDescription(tr("%1 %2", "question, how it is graded").arg(spokenPrompt(), rule()));
    m_rule->setText(rule());
    followSign();
    m_verdict->setText(verdictWords());
    m_verdict->setVisible(!m_verdict->text().isEmpty());
}

QString NumberView::keys() const
{
    return tr("Type the number · Ctrl+1–3 how sure · Return check, next · Ctrl+H hint · Esc leave");
}

void NumberView::takeFocus()
{
    m_field->setFocus(Qt::OtherFocusReason);
}

} // namespace casefile::views
