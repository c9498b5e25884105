#include "app/views/editor/question_preview.h"

#include "app/content/localized.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/prose_view.h"
#include "app/views/questions/question_view.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace casefile::views {

namespace design = figures::design;
using playback::QuizPhase;
using playback::QuizSession;

namespace {

constexpr quint64 someOrder = 1; ///< of shuffled options: the same while one writes

} // namespace

QuestionPreview::QuestionPreview(const Appearance& appearance, const QString& ownSentence,
                                 const QString& language, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_ownSentence(ownSentence)
    , m_session([] { return QDateTime::currentDateTime(); })
    , m_title(new QLabel(tr("Preview"), this))
    , m_language(new QComboBox(this))
    , m_problem(new QLabel(this))
    , m_prompt(new ProseView(appearance, this))
    , m_place(new QVBoxLayout)
    , m_hints(new ProseView(appearance, this))
    , m_feedback(new ProseView(appearance, this))
    , m_actions(new QWidget(this))
    , m_check(new QPushButton(tr("Check"), this))
    , m_hint(new QPushButton(tr("Hint"), this))
    , m_solution(new QPushButton(tr("Solution"), this))
    , m_reset(new QPushButton(tr("Reset"), this))
{
    setLook(this, "page");
    setLook(m_title, "heading");
    setLook(m_problem, "muted");
    setLook(m_check, "primary");
    m_problem->setWordWrap(true);
    m_prompt->setTextSize(design::textHeading);
    m_language->setAccessibleName(tr("Language of the preview"));
    for (const QString& each : content::requiredLanguages())
        m_language->addItem(each == "zh"_L1 ? u"中文"_s : u"English"_s, each);
    m_language->setCurrentIndex(m_language->findData(language));

    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_language);
    auto* buttons = new QHBoxLayout(m_actions);
    buttons->setContentsMargins({});
    for (QPushButton* button : {m_check, m_hint, m_solution, m_reset})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(design::space3);
    column->addLayout(top);
    for (QWidget* widget : {static_cast<QWidget*>(m_problem), static_cast<QWidget*>(m_prompt)})
        column->addWidget(widget);
    column->addLayout(m_place);
    for (QWidget* widget : {static_cast<QWidget*>(m_hints), static_cast<QWidget*>(m_feedback), m_actions})
        column->addWidget(widget);
    column->addStretch();

    connect(&m_session, &QuizSession::changed, this, &QuestionPreview::follow);
    connect(&m_session, &QuizSession::traceChanged, this, &QuestionPreview::follow);
    connect(&appearance, &Appearance::changed, this, &QuestionPreview::follow);
    connect(m_language, &QComboBox::activated, this, &QuestionPreview::begin);
    connect(m_check, &QPushButton::clicked, this, &QuestionPreview::goOn);
    connect(m_hint, &QPushButton::clicked, &m_session, &QuizSession::takeHint);
    connect(m_solution, &QPushButton::clicked, &m_session, &QuizSession::giveUp);
    connect(m_reset, &QPushButton::clicked, this, &QuestionPreview::begin);
    follow();
}

void QuestionPreview::setQuestion(const content::Question& question, const QString& chapter)
{
    m_problem->clear();
    m_quiz = {{}, chapter, {question}};
    begin();
}

void QuestionPreview::setProblem(const QString& words)
{
    m_problem->setText(words);
    m_quiz.questions.clear();
    begin();
}

void QuestionPreview::begin()
{
    delete m_view; // what it shows is gone
    m_view = nullptr;
    if (!m_quiz.questions.isEmpty()) {
        m_session.start(m_quiz, m_ownSentence, m_language->currentData().toString(), someOrder);
        m_session.setCertainty(content::Certainty::Sure); // asked on the quiz page, not here
        m_view = makeQuestionView(m_quiz.questions.first().task, m_session, m_appearance, this);
        m_place->addWidget(m_view);
    }
    follow();
}

void QuestionPreview::goOn()
{
    const playback::QuizItem* item = m_session.item();
    if (item && item->phase == QuizPhase::Wrong)
        m_session.tryAgain();
    else
        m_session.submit();
}

void QuestionPreview::follow()
{
    const playback::QuizItem* item = m_quiz.questions.isEmpty() ? nullptr : m_session.item();
    const bool isAsked = item && m_view;
    m_problem->setVisible(!isAsked);
    for (QWidget* widget : {static_cast<QWidget*>(m_prompt), m_actions})
        widget->setVisible(isAsked);
    if (!isAsked) {
        m_hints->hide();
        m_feedback->hide();
        return;
    }
    m_prompt->setMarkdownText(m_session.prompt());
    m_view->follow();
    m_hints->setMarkdownText(m_session.hints().join(u"\n\n"_s));
    m_hints->setVisible(!m_session.hints().isEmpty());
    const QString said = m_session.problem().isEmpty() ? m_session.feedback() : m_session.problem();
    m_feedback->setMarkdownText(said);
    m_feedback->setVisible(!said.isEmpty() && !m_view->answersForItself());
    const bool isWrong = item->phase == QuizPhase::Wrong;
    m_check->setText(isWrong ? tr("Try again") : tr("Check"));
    m_check->setEnabled(isWrong || m_session.canSubmit());
    setLook(m_check, m_check->isEnabled() ? "primary" : "");
    m_hint->setEnabled(m_session.hasMoreHints() && !item->isSolved());
    m_solution->setEnabled(!item->isSolved());
}

} // namespace casefile::views
