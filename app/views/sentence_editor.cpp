#include "app/views/sentence_editor.h"

#include "app/figures/design.h"
#include "app/figures/token_words.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"
#include "app/views/token_strip.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>

namespace casefile::views {

namespace design = figures::design;
using playback::LessonSession;

static constexpr double leastSentence = 130.0; ///< pixels, at the normal text size

SentenceEditor::SentenceEditor(LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_frame(new QFrame(this))
    , m_label(new QLabel(this))
    , m_stack(new QStackedLayout)
    , m_strip(new TokenStrip(appearance, this))
    , m_line(new QLineEdit(this))
    , m_back(new QPushButton(this))
    , m_examples(new QPushButton(this))
{
    setLook(m_frame, "well");
    setLook(m_label, "muted");
    setLook(m_back, "pill");
    setLook(m_examples, "pill");
    m_line->setFrame(false);
    setLook(m_line, "bare");
    m_line->installEventFilter(this);
    m_stack->addWidget(m_strip);
    m_stack->addWidget(m_line);
    m_examples->setMenu(new QMenu(m_examples));
    m_examples->setFocusPolicy(Qt::TabFocus);

    auto* row = new QHBoxLayout(m_frame);
    row->setContentsMargins(design::space2, design::space1, design::space1, design::space1);
    row->addWidget(m_label);
    row->addLayout(m_stack, 1);
    row->addWidget(m_back);
    row->addWidget(m_examples);
    auto* column = new QHBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);

    connect(m_strip, &TokenStrip::activated, this, &SentenceEditor::edit);
    connect(m_line, &QLineEdit::textEdited, &session, &LessonSession::setSentence);
    connect(m_back, &QPushButton::clicked, &session, &LessonSession::takeSentenceBack);
    connect(m_line, &QLineEdit::returnPressed, this, &SentenceEditor::finish);
    connect(m_examples->menu(), &QMenu::aboutToShow, this, &SentenceEditor::buildExamples);
    connect(&session, &LessonSession::traceChanged, this, &SentenceEditor::follow);
    connect(&session, &LessonSession::problemChanged, this, &SentenceEditor::follow);
    connect(&session, &LessonSession::stateChanged, this, &SentenceEditor::follow);
    retranslate();
    follow();
}

void SentenceEditor::setLabelled(bool on)
{
    m_label->setVisible(on);
}

int SentenceEditor::leastWidth() const
{
    int width = m_examples->sizeHint().width() + qRound(m_appearance.pixels(leastSentence));
    for (const QWidget* part : {static_cast<const QWidget*>(m_label), static_cast<const QWidget*>(m_back)})
        if (!part->isHidden())
            width += part->sizeHint().width();
    return width;
}

void SentenceEditor::edit()
{
    m_line->setText(m_session.typedSentence());
    m_stack->setCurrentWidget(m_line);
    m_line->setFocus(Qt::OtherFocusReason);
    m_line->end(false);
}

bool SentenceEditor::isEditing() const
{
    return m_stack->currentWidget() == m_line;
}

void SentenceEditor::finish()
{
    if (!m_session.problem().isEmpty())
        return; // the text stays open until it can be used
    m_stack->setCurrentWidget(m_strip);
}

bool SentenceEditor::eventFilter(QObject* watched, QEvent* event)
{
    const bool escape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (escape) {
        finish();
        m_strip->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        finish();
    return QWidget::eventFilter(watched, event);
}

void SentenceEditor::follow()
{
    QList<TokenStrip::Chip> chips;
    if (m_session.trace() && m_session.problem().isEmpty()) {
        const engine::AttentionTrace& trace = *m_session.trace();
        for (int token = 0; token < int(trace.tokens.size()); ++token)
            chips.append({QString::fromStdString(trace.tokens[std::size_t(token)].text),
                          figures::isKnownToModel(trace, token)});
    }
    m_strip->setChips(chips);
    m_strip->setAccessibleName(tr("Sentence: %1").arg(m_session.typedSentence()));
    if (isEditing() && !m_line->hasFocus()) { // nobody types: what was opened to be repaired closes again
        m_line->setText(m_session.typedSentence());
        finish();
    }
    if (!m_session.problem().isEmpty() && !isEditing()) {
        m_line->setText(m_session.typedSentence());
        m_stack->setCurrentWidget(m_line);
    }
    m_back->setVisible(!m_session.sentenceAside().isEmpty());
    m_back->setToolTip(m_session.sentenceAside());
    emit messageChanged(message(), !m_session.problem().isEmpty());
}

QString SentenceEditor::message() const
{
    if (!m_session.problem().isEmpty())
        return m_session.problem();
    if (!m_session.sentenceAside().isEmpty())
        return tr("This place has its own example. Yours is kept: “%1”").arg(m_session.sentenceAside());
    const auto unknown = std::count_if(m_strip->chips().begin(), m_strip->chips().end(),
                                       [](const TokenStrip::Chip& chip) { return !chip.known; });
    if (unknown == 0)
        return {};
    return tr(
        "%n word(s) with a dashed border: unknown to the model. It sees only their identity and position.",
        nullptr, int(unknown));
}

void SentenceEditor::buildExamples()
{
    QMenu* menu = m_examples->menu();
    menu->clear();
    for (const content::Example& example : m_session.chapter().examples) {
        const QString text = m_session.chapter().example(example.id, m_session.language());
        QAction* action = menu->addAction(text);
        connect(action, &QAction::triggered, this, [this, text] {
            m_session.setSentence(text);
            finish();
        });
    }
}

void SentenceEditor::retranslate()
{
    m_label->setText(tr("Sentence"));
    m_examples->setText(tr("Examples"));
    m_back->setText(tr("Back to mine"));
    m_line->setPlaceholderText(tr("Type a sentence"));
    m_line->setAccessibleName(tr("Sentence"));
    m_strip->setToolTip(tr("Change the sentence: a click, or Ctrl+E"));
}

void SentenceEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        follow();
    }
    QWidget::changeEvent(event);
}

} // namespace casefile::views
