#include "app/views/questions/free_text_view.h"

#include "app/figures/design.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/prose_view.h"
#include "app/views/questions/answer_edit.h"
#include "app/views/questions/option_card.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

namespace {

constexpr double editHeight = 110.0;

} // namespace

FreeTextView::FreeTextView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : JudgedView(session, appearance, parent)
    , m_edit(new AnswerEdit(this))
    , m_modelTitle(new QLabel(this))
    , m_model(new ProseView(appearance, this))
    , m_pointsTitle(new QLabel(this))
    , m_cards(new QWidget(this))
{
    setLook(m_edit, "field");
    setLook(m_modelTitle, "strong");
    setLook(m_pointsTitle, "strong");
    m_model->setFocusPolicy(Qt::NoFocus);
    m_edit->setFixedHeight(qRound(appearance.pixels(editHeight)));
    auto* column = new QVBoxLayout(m_cards);
    column->setContentsMargins({});
    column->setSpacing(design::space2);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_edit, m_modelTitle, m_model, m_pointsTitle, m_cards})
        addPart(part);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (isOpen() && !isRating() && m_edit->toPlainText() != given().typed)
            m_session.choose({{}, m_edit->toPlainText(), -1, -1});
    });
}

bool FreeTextView::isRating() const
{
    return m_session.item() && m_session.item()->isRating && isOpen();
}

void FreeTextView::tick(int index)
{
    if (isRating()) {
        content::Answer answer = given();
        answer.parts[index] = answer.parts.value(index) == u"1"_s ? u"0"_s : u"1"_s;
        m_session.choose(answer);
    }
    follow(); // a click on a judged card must not leave it turned
}

void FreeTextView::follow()
{
    if (!m_session.item())
        return;
    const bool isModelShown = isRating() || !isOpen();
    const bool wasHidden = m_model->isHidden();
    if (m_edit->toPlainText() != given().typed)
        m_edit->setPlainText(given().typed);
    m_edit->setReadOnly(isModelShown);
    m_edit->setPlaceholderText(tr("your answer, in your own words"));
    m_edit->setAccessibleName(tr("Your answer"));
    m_edit->setAccessibleDescription(spokenPrompt());
    m_modelTitle->setText(tr("A good answer"));
    m_model->setMarkdownText(m_session.model());
    m_pointsTitle->setText(tr("Which of its points does your answer make? Tick them."));
    const QList<playback::ShownItem> points = m_session.points();
    while (m_points.size() < points.size()) {
        auto* card = new OptionCard(int(m_points.size()) + 1, m_appearance, m_cards);
        card->setKind(true, false);
        connect(card, &OptionCard::clicked, this, [this, index = int(m_points.size())] { tick(index); });
        m_cards->layout()->addWidget(card);
        m_points.append(card);
    }
    for (qsizetype i = 0; i < points.size(); ++i) {
        m_points[i]->setWords(points[i].text);
        m_points[i]->setChecked(points[i].isMarked);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_modelTitle, m_model, m_pointsTitle, m_cards})
        part->setVisible(isModelShown);
    if (isRating() && wasHidden && !m_points.isEmpty())
        m_points.first()->setFocus(Qt::OtherFocusReason);
    say(verdictWords());
}

void FreeTextView::takeFocus()
{
    m_edit->setFocus(Qt::OtherFocusReason);
}

bool FreeTextView::handleKey(QKeyEvent* event)
{
    const int index = event->key() - Qt::Key_1;
    if (!isRating() || event->modifiers() & ~Qt::KeypadModifier || index < 0 || index >= m_points.size())
        return false;
    m_points.at(index)->setFocus(Qt::ShortcutFocusReason);
    tick(index);
    return true;
}

QString FreeTextView::keys() const
{
    return isRating()
               ? tr("1–9, Space: tick a point · Return check, next · R repair · Esc leave")
               : tr("Type your answer · Ctrl+1–3 how sure · Ctrl+Return compare · Ctrl+H hint · Esc leave");
}

} // namespace casefile::views
